import type { HostAdDetails } from '@diyar/contract/supply/host-ads';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '../platform/db/database.ts';
import { type BuiltPerson, buildListing } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { keepVisits, rollUpVisits } from './keep-visits.ts';
import { insertShares, insertViews } from './visit.queries.ts';
import { type Visit, visitorOf } from './visit.ts';

let world: TestApp;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
});
afterAll(() => world.close());

const BROWSER = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605.1';
const visit = (number: string, address: string, more: { agent?: string; personId?: string } = {}): Visit => {
  const day = riyadhDate(world.clock.now);
  const visitor = visitorOf('pepper', day, { address, userAgent: more.agent ?? BROWSER });
  return { kind: 'view', number, day, visitor, at: world.clock.now, personId: more.personId ?? null };
};
const write = (...visits: Visit[]) =>
  transact(world.db, (tx) => insertViews(tx, visits, riyadhDate(world.clock.now)));
const passOn = (...visits: Visit[]) =>
  transact(world.db, (tx) => insertShares(tx, visits, riyadhDate(world.clock.now)));
const figures = async ({ token }: BuiltPerson, number: string) => {
  const { data } = await world.call<HostAdDetails>(`/host/ads/${number}`, { token });
  return { views: data.figures.views, visitors: data.figures.visitors };
};

test('a reload is no view, coming back half an hour later is, and the visitor stays one', async () => {
  const { host, adNumber } = await buildListing(world.db);
  await write(visit(adNumber, '10.0.0.1'), visit(adNumber, '10.0.0.1'));
  world.clock.pass(60);
  await write(visit(adNumber, '10.0.0.1'));
  expect(await figures(host, adNumber)).toEqual({ views: 1, visitors: 1 });
  world.clock.pass(1800);
  await write(visit(adNumber, '10.0.0.1'));
  await write(visit(adNumber, '10.0.0.2'));
  await write(visit(adNumber, '10.0.0.1', { agent: `${BROWSER} another` }));
  expect(await figures(host, adNumber)).toEqual({ views: 4, visitors: 3 });
});

test('what comes from many processes at once is counted once a visitor', async () => {
  const { host, adNumber } = await buildListing(world.db);
  const other = await buildListing(world.db);
  const batches = Array.from({ length: 24 }, (_, index) => {
    const visits = Array.from({ length: 10 }, (_, one) => visit(adNumber, `10.1.0.${one}`));
    visits.push(visit(other.adNumber, '10.1.0.1'));
    return write(...(index % 2 === 0 ? visits : visits.toReversed()));
  });
  await Promise.all(batches);
  expect(await figures(host, adNumber)).toEqual({ views: 10, visitors: 10 });
  expect(await figures(other.host, other.adNumber)).toEqual({ views: 1, visitors: 1 });
});

test('its own people, hidden ads and private units are not counted', async () => {
  const { host, adNumber } = await buildListing(world.db);
  await write(visit(adNumber, '10.2.0.1', { personId: host.personId }));
  expect(await figures(host, adNumber)).toEqual({ views: 0, visitors: 0 });
  const hidden = await buildListing(world.db, { ad: { state: 'hidden' } });
  const secret = await buildListing(world.db, { unit: { privacy: 'private', link_key: 'key' } });
  await write(visit(hidden.adNumber, '10.2.0.1'), visit(secret.adNumber, '10.2.0.1'));
  expect(await figures(hidden.host, hidden.adNumber)).toEqual({ views: 0, visitors: 0 });
  expect(await figures(secret.host, secret.adNumber)).toEqual({ views: 0, visitors: 0 });
});

test('a day that is over leaves numbers alone, however often and by whomever it is rolled up', async () => {
  const { host, adNumber, adId } = await buildListing(world.db);
  await write(visit(adNumber, '10.3.0.1'), visit(adNumber, '10.3.0.2'));
  world.clock.pass(86_400);
  await write(visit(adNumber, '10.3.0.1'));
  await Promise.all([1, 2, 3].map(() => rollUpVisits(world.db, world.clock.now)));
  const kept = await world.db.selectFrom('ad_visit').select('day').where('ad_id', '=', adId).execute();
  expect(kept).toEqual([{ day: riyadhDate(world.clock.now) }]);
  expect(await figures(host, adNumber)).toEqual({ views: 3, visitors: 3 });
});

test('passing an ad on counts each visitor once a day, whether or not they were seen before, and stays when the day is over', async () => {
  const { host, adNumber } = await buildListing(world.db);
  const shares = async () => {
    const { data } = await world.call<HostAdDetails>(`/host/ads/${adNumber}`, { token: host.token });
    const { views, visitors, shares: passed } = data.figures;
    return [views, visitors, passed];
  };
  await write(visit(adNumber, '10.7.0.1'), visit(adNumber, '10.7.0.2'));
  await passOn(visit(adNumber, '10.7.0.1'), visit(adNumber, '10.7.0.1'));
  world.clock.pass(3600);
  await passOn(visit(adNumber, '10.7.0.1'), visit(adNumber, '10.7.0.3'));
  await passOn(visit(adNumber, '10.7.0.4', { personId: host.personId }));
  expect(await shares()).toEqual([3, 3, 2]);
  world.clock.pass(86_400);
  await rollUpVisits(world.db, world.clock.now);
  await passOn(visit(adNumber, '10.7.0.1'));
  expect(await shares()).toEqual([4, 4, 3]);
  await rollUpVisits(world.db, new Date(world.clock.now.getTime() + 86_400_000));
  expect(await shares()).toEqual([4, 4, 3]);
});

test('a visitor of one day is nobody known the next, and neither address nor browser stand in it', () => {
  const who = { address: '10.4.0.1', userAgent: BROWSER };
  const [one, next] = ['2026-11-21', '2026-11-22'].map((day) => visitorOf('pepper', day, who));
  expect(one).toHaveLength(16);
  expect(one).toEqual(visitorOf('pepper', '2026-11-21', who));
  expect(one).not.toEqual(next);
  expect(one).not.toEqual(visitorOf('another pepper', '2026-11-21', who));
});

test('the call counts browsers, leaves programs out, and answers before anything is written', async () => {
  const { host, adNumber } = await buildListing(world.db);
  const look = (agent: string, address: string) =>
    world.call(`/ads/${adNumber}/views`, {
      method: 'POST',
      headers: { 'user-agent': agent, 'x-forwarded-for': address },
    });
  for (const agent of [BROWSER, BROWSER, 'Googlebot/2.1', 'curl/8.5', ''])
    expect((await look(agent, '10.5.0.1')).status).toBe(201);
  expect((await look(BROWSER, '10.5.0.2')).status).toBe(201);
  expect(await figures(host, adNumber)).toEqual({ views: 0, visitors: 0 });
  await expect.poll(() => figures(host, adNumber), { timeout: 15_000 }).toEqual({ views: 2, visitors: 2 });
});

test('a press on share is counted by its own call', async () => {
  const { host, adNumber } = await buildListing(world.db);
  for (const agent of [BROWSER, 'Googlebot/2.1'])
    await world.call(`/ads/${adNumber}/shares`, {
      method: 'POST',
      headers: { 'user-agent': agent, 'x-forwarded-for': '10.8.0.1' },
    });
  const shares = async () =>
    (await world.call<HostAdDetails>(`/host/ads/${adNumber}`, { token: host.token })).data.figures.shares;
  await expect.poll(shares, { timeout: 15_000 }).toBe(1);
});

test('what waits is written before the process stops', async () => {
  const { host, adNumber } = await buildListing(world.db);
  const keeper = keepVisits(
    world.db,
    () => world.clock.now,
    () => {},
  );
  keeper.add(visit(adNumber, '10.6.0.1'));
  await keeper.flush();
  await keeper.flush();
  expect(await figures(host, adNumber)).toEqual({ views: 1, visitors: 1 });
});
