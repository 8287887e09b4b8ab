import type { SavedSearch } from '@diyar/contract/finding/saved-searches';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { followChanges, turnDay } from '../alerts/follow-changes.ts';
import { tellAlerts } from '../alerts/tell-alerts.ts';
import { type BuiltPerson, buildListing, buildOffer, buildPerson } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
  await followChanges(world.db, world.clock.now);
});
afterAll(() => world.close());

const save = ({ token }: BuiltPerson, query: Record<string, string>, more: object = {}) =>
  world.call<{ id: string }>('/searches', { method: 'POST', token, body: { name: 'بحثي', query, ...more } });
const list = async ({ token }: BuiltPerson) =>
  (await world.call<{ items: SavedSearch[] }>('/searches', { token })).data.items;
const eventsOf = ({ accountId }: BuiltPerson) =>
  world.db
    .selectFrom('event')
    .select(['key', 'params'])
    .where('account_id', '=', accountId)
    .orderBy('at')
    .execute();
const follow = async () => {
  world.clock.pass(60);
  await followChanges(world.db, world.clock.now);
  await tellAlerts(world.db, 'at_once', world.clock.now);
};
const setPrice = (unitId: string, amount: number) =>
  world.db
    .updateTable('unit_price')
    .set({ amount })
    .where('unit_id', '=', unitId)
    .where('kind', '=', 'yearly')
    .execute();

const seenAt = async (number: string | undefined) =>
  (
    await world.db
      .selectFrom('seen_ad')
      .select('seen_at')
      .where('number', '=', Number(number))
      .executeTakeFirstOrThrow()
  ).seen_at;

test('a search is saved once, whatever the order of its words, and a search for nothing is refused', async () => {
  const person = await buildPerson(world.db);
  expect((await save(person, { city: 'riyadh,jeddah', rooms: '3,2' })).status).toBe(201);
  expect(await save(person, { rooms: '2,3', city: 'jeddah,riyadh' })).toMatchObject({
    status: 409,
    code: 'search_saved_already',
  });
  for (const query of [{}, { q: '' }, { colour: 'red' }, { from: '2026-12-01' }, { rooms: 'many' }] as Record<
    string,
    string
  >[])
    expect((await save(person, query)).status).toBe(422);
  expect((await list(person)).map(({ query }) => query)).toEqual([{ city: 'jeddah,riyadh', rooms: '2,3' }]);
});

test('typed words are kept as the filters they meant', async () => {
  const person = await buildPerson(world.db);
  await save(person, { q: 'شقة في جدة غرفتين' });
  const [saved] = await list(person);
  expect(saved?.query).toMatchObject({ category: 'apartment', city: 'jeddah', rooms: '2' });
  expect(saved?.query).not.toHaveProperty('q');
});

test('fifty searches are the most, also where the last two are saved at once', async () => {
  const person = await buildPerson(world.db);
  for (let at = 0; at < 49; at += 1) await save(person, { area_min: String(at + 1) });
  const last = await Promise.all([save(person, { area_min: '91' }), save(person, { area_min: '92' })]);
  expect(last.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await list(person)).toHaveLength(50);
});

test('who is told at once is told of a new ad, its lower price once, and never of their own', async () => {
  const [person, host] = [await buildPerson(world.db), await buildPerson(world.db, { kind: 'business' })];
  await save(person, { city: 'dammam' });
  await save(host, { city: 'dammam' });
  const { adNumber, unitId, adId } = await buildListing(world.db, {
    host,
    property: { city: 'dammam', district: 'ad-danah-dammam' },
    unit: { prices: { yearly: 6_000_000 } },
  });
  await follow();
  await follow();
  expect(await eventsOf(person)).toMatchObject([
    { key: 'search_matched', params: { name: 'بحثي', count: 1, new: 1, ad: adNumber } },
  ]);
  await setPrice(unitId, 5_000_000);
  await follow();
  await setPrice(unitId, 6_000_000);
  await follow();
  await setPrice(unitId, 5_000_000);
  await follow();
  const events = await eventsOf(person);
  expect(events).toHaveLength(2);
  expect(events[1]).toMatchObject({
    params: { price_drop: 1, price: 5_000_000, price_before: 6_000_000 },
  });
  expect(await eventsOf(host)).toEqual([]);
  expect((await list(person))[0]?.unseen).toBe(1);
  await world.db.updateTable('ad').set({ state: 'hidden' }).where('id', '=', adId).execute();
  expect((await list(person))[0]?.unseen).toBe(0);
});

test('a daily digest is one event of all searches, without what left the list meanwhile', async () => {
  const person = await buildPerson(world.db);
  await save(person, { city: 'abha' }, { every: 'daily' });
  await save(person, { category: 'villa', city: 'abha' }, { every: 'daily' });
  const place = { city: 'abha', district: 'al-mansak-abha', category: 'villa' };
  const [first, second] = [
    await buildListing(world.db, { property: place }),
    await buildListing(world.db, { property: place }),
  ];
  await follow();
  await world.db.updateTable('ad').set({ state: 'hidden' }).where('id', '=', second.adId).execute();
  await follow();
  expect(await eventsOf(person)).toEqual([]);
  for (const _ of [1, 2]) await tellAlerts(world.db, 'daily', world.clock.now);
  expect(await eventsOf(person)).toMatchObject([
    { key: 'searches_digest', params: { every: 'daily', searches: 2, count: 2 } },
  ]);
  expect(first.adNumber).not.toBe(second.adNumber);
});

test('a paused search tells nothing of what it missed, and a look makes nothing new', async () => {
  const person = await buildPerson(world.db);
  const { data } = await save(person, { city: 'tabuk' });
  const change = (paused: boolean) =>
    world.call(`/searches/${data.id}`, {
      method: 'PUT',
      token: person.token,
      body: { name: 'تبوك', every: 'at_once', kinds: ['new'], paused },
    });
  const place = { city: 'tabuk', district: 'al-ain-tabuk' };
  await change(true);
  await buildListing(world.db, { property: place });
  await follow();
  await change(false);
  await follow();
  expect(await eventsOf(person)).toEqual([]);
  await buildListing(world.db, { property: place });
  await follow();
  expect(await list(person)).toMatchObject([{ name: 'تبوك', unseen: 1, paused: false }]);
  await world.call(`/searches/${data.id}/looks`, { method: 'POST', token: person.token });
  expect(await list(person)).toMatchObject([{ unseen: 0 }]);
});

test('a favourite that costs less than when it was saved is told of once a price', async () => {
  const person = await buildPerson(world.db);
  const { adNumber, unitId } = await buildListing(world.db, { unit: { prices: { yearly: 6_000_000 } } });
  await follow();
  await world.call(`/favourites/${adNumber}`, { method: 'PUT', token: person.token });
  for (const amount of [5_500_000, 5_800_000, 5_500_000, 7_000_000, 6_500_000, 5_000_000]) {
    await setPrice(unitId, amount);
    await follow();
  }
  expect(await eventsOf(person)).toMatchObject([
    {
      key: 'favourite_price_dropped',
      params: { ad: adNumber, price: 5_500_000, price_before: 6_000_000, period: 4 },
    },
    { key: 'favourite_price_dropped', params: { ad: adNumber, price: 5_000_000 } },
  ]);
});

test('a price that a discount no longer lowers is the one before a new price, from its first minute on', async () => {
  const person = await buildPerson(world.db);
  const built = [];
  for (let at = 0; at < 2; at += 1) {
    const listing = await buildListing(world.db, { unit: { prices: { yearly: 6_000_000 } } });
    await world.call(`/favourites/${listing.adNumber}`, { method: 'PUT', token: person.token });
    const of = { accountId: listing.host.accountId, unitIds: [listing.unitId] };
    await buildOffer(world.db, { ...of, fields: { ends_on: '2026-11-21' } });
    built.push(listing);
  }
  const [first, second] = built;
  await follow();
  const dropped = (await eventsOf(person)).length;
  // Past midnight in Riyadh: one is changed before anybody looked at the new day, one after.
  world.clock.now = new Date('2026-11-21T21:00:30Z');
  await setPrice(first?.unitId ?? '', 5_500_000);
  await follow();
  await turnDay(world.db, world.clock.now);
  expect((await seenAt(second?.adNumber)).toISOString()).toBe(world.clock.now.toISOString());
  await setPrice(second?.unitId ?? '', 5_700_000);
  await follow();
  expect((await eventsOf(person)).slice(dropped)).toMatchObject([
    {
      key: 'favourite_price_dropped',
      params: { ad: first?.adNumber, price: 5_500_000, price_before: 6_000_000 },
    },
    {
      key: 'favourite_price_dropped',
      params: { ad: second?.adNumber, price: 5_700_000, price_before: 6_000_000 },
    },
  ]);
});

test('whoever was away for hours compares all ads, and drops nothing', async () => {
  const person = await buildPerson(world.db);
  await save(person, { city: 'najran' });
  const { adNumber } = await buildListing(world.db, {
    property: { city: 'najran', district: 'al-fahd-najran' },
  });
  await world.db.deleteFrom('search_change').execute();
  world.clock.pass(7 * 3600);
  await follow();
  expect(await eventsOf(person)).toMatchObject([{ key: 'search_matched', params: { ad: adNumber } }]);
});

test('two who read the same changes at once tell of them once', async () => {
  const person = await buildPerson(world.db);
  await save(person, { city: 'jazan' });
  await buildListing(world.db, { property: { city: 'jazan', district: 'ash-shati-jazan' } });
  world.clock.pass(60);
  await Promise.all([1, 2, 3].map(() => followChanges(world.db, world.clock.now)));
  await Promise.all([1, 2, 3].map(() => tellAlerts(world.db, 'at_once', world.clock.now)));
  expect(await eventsOf(person)).toHaveLength(1);
});
