import type { Home } from '@diyar/contract/supply/home';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltPerson, buildListing, buildPerson } from '../testing/factories.ts';
import { insert } from '../testing/factory-rows.ts';
import { hold } from '../testing/payment-world.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
});
afterAll(() => world.close());

const home = async ({ token }: BuiltPerson, lang: 'ar' | 'en' = 'ar') =>
  (await world.call<Home>('/accounts/current/home', { token, lang })).data;

test('a new account has nothing waiting, and no figures of ads it does not have', async () => {
  expect(await home(await buildPerson(world.db))).toEqual({
    stays: [],
    arrivals: [],
    to_pay: [],
    to_accept: [],
    ads: [],
    needs: [],
    licences: [],
    advertises: false,
    wizard: null,
    views: null,
    business: null,
    today: { arrivals: [], departures: [] },
    to_settle: null,
    to_come: null,
    payout_missing: false,
    invitations: [],
    answered: 0,
    waits: { conflicts: 0, unread: { guest: 0, host: 0 }, evaluations: 0, requests: 0, cases: 0 },
  });
});

test('an advertiser sees the ads to do something about, licences about to end, and looks beside the days before', async () => {
  const { host, adId, adNumber } = await buildListing(world.db, {
    ad: { licence: { issued_on: '2026-01-01', expires_on: '2026-12-01' } },
  });
  const asked = await buildListing(world.db, { host, ad: { state: 'changes_asked' } });
  await buildListing(world.db, { host, ad: { state: 'waiting_for_approval' } });
  const day = (date: string, views: number) => ({ ad_id: adId, day: date, views, visitors: 1 });
  // Thirty days with today begin on the 23rd of October.
  const days = [day('2026-11-20', 5), day('2026-10-23', 7), day('2026-10-22', 11), day('2026-09-22', 100)];
  await world.db.insertInto('ad_day').values(days).execute();
  const shown = await home(host);
  expect(shown.ads).toEqual(
    expect.arrayContaining([
      { state: 'published', count: 1 },
      { state: 'changes_asked', count: 1 },
      { state: 'waiting_for_approval', count: 1 },
    ]),
  );
  expect(shown.needs).toMatchObject([{ id: asked.adNumber, state: 'changes_asked', title_lang: 'ar' }]);
  expect(shown.licences).toMatchObject([{ id: adNumber, expires_on: '2026-12-01' }]);
  expect(shown.advertises).toBe(true);
  expect(shown.views).toEqual({ now: 12, before: 11 });
});

test('a guest sees a stay ahead while it is held, and until it is over; a host once it is confirmed, until it begins', async () => {
  const { host, unitId } = await buildListing(world.db);
  const guest = await buildPerson(world.db);
  const { number } = await hold(world, { unitId, guest, start: '2026-12-01', end: '2026-12-03' });
  const stay = { id: number, state: 'pending' };
  expect((await home(guest)).stays).toMatchObject([stay]);
  const shown = await home(host);
  expect([shown.arrivals, shown.stays]).toEqual([[], []]);
  const { now } = world.clock;
  world.clock.now = new Date(now.getTime() + 3_600_000);
  expect((await home(guest)).stays).toEqual([]);
  await world.db
    .updateTable('reservation')
    .set({ state: 'active' })
    .where('number', '=', Number(number))
    .execute();
  expect((await home(host)).arrivals).toMatchObject([{ id: number, state: 'active' }]);
  world.clock.now = new Date('2026-12-02T09:00:00Z');
  expect((await home(guest)).stays).toMatchObject([{ id: number, state: 'active' }]);
  expect((await home(host)).arrivals).toEqual([]);
  world.clock.now = now;
});

test('who comes and leaves today, what is still to be paid, and the figures beside the days before', async () => {
  const { host, unitId } = await buildListing(world.db);
  const [leaving, coming] = [await buildPerson(world.db), await buildPerson(world.db)];
  const first = await hold(world, { unitId, guest: leaving, start: '2026-11-22', end: '2026-11-24' });
  const second = await hold(world, { unitId, guest: coming, start: '2026-11-24', end: '2026-11-26' });
  const numbers = [first.number, second.number].map(Number);
  await world.db.updateTable('reservation').set({ state: 'active' }).where('number', 'in', numbers).execute();
  const due_at = new Date('2026-11-24T09:00:00Z');
  const rest = {
    reservation_id: second.id,
    kind: 'rest' as const,
    amount: 12_300,
    due_at,
    cancels_at: due_at,
  };
  await world.db.insertInto('due').values(rest).execute();
  const { now } = world.clock;
  world.clock.now = new Date('2026-11-24T06:00:00Z');
  const shown = await home(host);
  expect(shown.today).toMatchObject({
    arrivals: [{ id: second.number }],
    departures: [{ id: first.number }],
  });
  expect(shown.today.arrivals[0]?.at).toMatch(/^\d\d:\d\d$/);
  expect((await home(coming)).to_settle).toMatchObject({
    bookings: 1,
    amount: { amount: 12_300 },
    next: '2026-11-24T12:00:00+03:00',
    reservation: second.number,
  });
  expect(shown.to_come?.rests.amount).toBe(12_300);
  expect(shown.business).toEqual({ bookings: { now: 0, before: 0 }, income: { now: 0, before: 0 } });
  expect((await home(coming)).today).toEqual({ arrivals: [], departures: [] });
  world.clock.now = now;
});

test('a booking to be answered waits for its host however many guests come before', async () => {
  const { host, unitId } = await buildListing(world.db);
  const number = async (day: number) => {
    const guest = await buildPerson(world.db);
    const dates = { start: `2026-12-${day + 10}`, end: `2026-12-${day + 11}` };
    return (await hold(world, { unitId, guest, ...dates })).number;
  };
  const numbers: string[] = [];
  for (let day = 0; day < 6; day += 1) numbers.push(await number(day));
  const last = numbers.at(-1) ?? '';
  for (const [state, which] of [
    ['active', numbers.slice(0, -1)],
    ['waiting_for_approval', [last]],
  ] as const)
    await world.db
      .updateTable('reservation')
      .set({ state, answer_until: new Date('2026-12-01T12:00:00Z') })
      .where('number', 'in', which.map(Number))
      .execute();
  const shown = await home(host);
  expect(shown.arrivals.map(({ id }) => id)).toEqual(numbers.slice(0, 5));
  expect(shown.to_accept).toMatchObject([{ id: last, state: 'waiting_for_approval' }]);
});

test('a stay by the hour is told with its hours, to its guest and to the host who is to answer', async () => {
  const { host, unitId } = await buildListing(world.db);
  const guest = await buildPerson(world.db);
  const hours = { start: '2026-12-02T08:00', end: '2026-12-02T11:00' };
  const { number } = await hold(world, { unitId, guest, period: 1, ...hours });
  const shown = await home(guest);
  expect([shown.stays, shown.to_pay]).toMatchObject([[hours], [hours]]);
  const asked = { state: 'waiting_for_approval' as const, answer_until: new Date('2026-12-01T12:00:00Z') };
  await world.db.updateTable('reservation').set(asked).where('number', '=', Number(number)).execute();
  expect((await home(host)).to_accept).toMatchObject([hours]);
});

test('a wizard that somebody left open waits for them alone, and answered tickets are counted', async () => {
  const person = await buildPerson(world.db);
  const wizard = { version: 0, content: { property: { name: 'شقة النخيل' } } };
  await world.call('/host/wizard', { method: 'PUT', token: person.token, body: wizard });
  await world.call('/tickets', {
    method: 'POST',
    token: person.token,
    headers: { 'idempotency-key': 'of-the-home-page' },
    body: { kind: 'question', subject: 'سؤال', text: 'متى؟' },
  });
  await world.db
    .updateTable('ticket')
    .set({ state: 'answered' })
    .where('account_id', '=', person.accountId)
    .execute();
  expect(await home(person)).toMatchObject({ wizard: { property_id: null }, answered: 1 });
  expect((await home(await buildPerson(world.db))).wizard).toBeNull();
});

test('stays to evaluate, messages to read, a place taken elsewhere and a report to answer are counted for whom they wait', async () => {
  const { host, unitId } = await buildListing(world.db);
  const guest = await buildPerson(world.db);
  const over = await hold(world, { unitId, guest, start: '2026-11-22', end: '2026-11-23' });
  const set = (state: 'active' | 'finished') =>
    world.db.updateTable('reservation').set({ state }).where('number', '=', Number(over.number)).execute();
  await set('active');
  const write = {
    method: 'POST',
    token: host.token,
    body: { text: 'أهلًا بك' },
    key: crypto.randomUUID(),
  } as const;
  await world.call(`/reservations/${over.number}/messages`, write);
  const at = world.clock.now;
  const feedId = await insert(world.db, 'calendar_feed', {
    ...{
      unit_id: unitId,
      name: 'Airbnb',
      url: 'https://example.com/a.ics',
      created_at: at,
      next_read_at: at,
    },
  });
  const during = sql<string>`tstzrange('2026-11-22T13:00:00Z', '2026-11-23T09:00:00Z')`;
  await world.db
    .insertInto('feed_conflict')
    .values({ feed_id: feedId, reservation_id: over.id, during, found_at: at })
    .execute();
  await insert(world.db, 'report_case', {
    ...{ about_account_id: host.accountId, reported_account_id: host.accountId },
    ...{ opened_at: at, due_at: new Date('2026-11-28T09:00:00Z') },
  });
  const none = { conflicts: 0, unread: { guest: 0, host: 0 }, evaluations: 0, requests: 0, cases: 0 };
  expect((await home(guest)).waits).toEqual({ ...none, unread: { guest: 1, host: 0 } });
  expect((await home(host)).waits).toEqual({ ...none, conflicts: 1, cases: 1 });

  await set('finished');
  const { now } = world.clock;
  world.clock.now = new Date('2026-11-24T09:00:00Z');
  expect((await home(guest)).waits).toMatchObject({ evaluations: 1, unread: { guest: 1 } });
  expect((await home(host)).waits).toMatchObject({ evaluations: 1, conflicts: 0 });
  world.clock.now = new Date('2026-12-08T09:00:00Z');
  expect((await home(guest)).waits).toMatchObject({ evaluations: 0 });
  world.clock.now = now;
});
