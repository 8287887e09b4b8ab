import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { expireAds } from '../../ads/expire-ads.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { type BuiltListing, buildListing, buildOffer, buildPerson } from '../../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { AdSearch } from './ad-search.ts';
import { matchAds } from './match-ads.ts';
import { SearchEngine } from './search-engine.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
// That nothing older than a second is answered is kept by the engine itself, which asks first (LIFETIMES.searchColumns). Here it is only
// waited until the change is heard, however busy the machine.
const SOON = { timeout: 10_000, interval: 25 };

let database: TestDatabase;
let engine: SearchEngine;
let listing: BuiltListing;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  listing = await buildListing(database.db);
  engine = new SearchEngine(database.db);
  engine.start(() => {});
  await engine.read();
});
afterEach(() => engine.stop());

/** How many ads of the listing's advertiser a stranger finds. */
function found(filters: AdSearch['filters'] = {}, now = NOW): Promise<number> {
  const asked = {
    filters: { advertiser: listing.host.accountNumber, ...filters },
    words: [],
    now,
    today: '',
  };
  return engine.ask({ now, mayHaveWritten: false }, (snapshot) => matchAds(snapshot, asked).count());
}

const setAd = (state: 'hidden' | 'closed' | 'published') =>
  database.db.updateTable('ad').set({ state }).where('id', '=', listing.adId).execute();

test('a process that nobody asks anything hears of a change by itself', async () => {
  const heard: (readonly number[] | undefined)[] = [];
  engine.onChange((numbers) => heard.push(numbers));
  await setAd('hidden');
  await expect.poll(() => heard.flat(), SOON).toContain(Number(listing.adNumber));
});

test('what is committed while the ads are read for the first time is told to who waited for that', async () => {
  const other = openDatabase(database.url, { max: 1 });
  const fresh = new SearchEngine(database.db);
  const blocker = await other.pool.connect();
  await blocker.query('begin; lock table occupancy in access exclusive mode');
  const asked = { filters: { advertiser: listing.host.accountNumber }, words: [], now: NOW, today: '' };
  const answer = fresh.ask({ now: NOW, mayHaveWritten: false }, (snapshot) =>
    matchAds(snapshot, asked).count(),
  );
  // The ads have been read by then, and when they are taken has not.
  const waiting = () =>
    sql`select from pg_locks where relation = 'occupancy'::regclass and not granted`.execute(database.db);
  await expect.poll(async () => (await waiting()).rows.length, SOON).toBeGreaterThan(0);
  await setAd('hidden');
  await blocker.query('commit');
  expect(await answer).toBe(0);
  blocker.release();
  await other.close();
});

test('what ended more than a month ago is let go of, though nothing happens to its ad', async () => {
  const [spaceId] = listing.spaceIds;
  await occupy(spaceId, { closure_id: await close(listing.unitId) });
  let now = NOW;
  const old = new SearchEngine(database.db, { now: () => now });
  const asked = {
    filters: { advertiser: listing.host.accountNumber, ...DATES },
    words: [],
    now: NOW,
    today: '',
  };
  const answer = () =>
    old.ask({ now: NOW, mayHaveWritten: true }, (snapshot) => matchAds(snapshot, asked).count());
  expect(await answer()).toBe(0);
  now = new Date('2026-12-25T12:00:00Z');
  expect(await answer()).toBe(0);
  now = new Date('2026-12-27T12:00:00Z');
  expect(await answer()).toBe(1);
});

test('what is published, hidden, closed or made private is found or gone once it is heard of', async () => {
  expect(await found()).toBe(1);
  await setAd('hidden');
  await expect.poll(() => found(), SOON).toBe(0);
  await setAd('published');
  await expect.poll(() => found(), SOON).toBe(1);
  await database.db
    .updateTable('unit')
    .set({ privacy: 'private', link_key: 'k' })
    .where('id', '=', listing.unitId)
    .execute();
  await expect.poll(() => found(), SOON).toBe(0);
  await buildListing(database.db, { host: listing.host });
  await expect.poll(() => found(), SOON).toBe(1);
});

test('a licence that ends is over at midnight in Riyadh, whether or not anybody has taken the ad off yet', async () => {
  await database.db
    .updateTable('licence')
    .set({ expires_on: '2026-11-21' })
    .where('id', '=', listing.licenceId)
    .execute();
  const midnight = new Date('2026-11-21T21:00:00Z');
  await expect.poll(() => found({}, midnight), SOON).toBe(0);
  expect(await found({}, new Date(midnight.getTime() - 1))).toBe(1);
  await expireAds(database.db, midnight);
  await expect.poll(() => found(), SOON).toBe(0);
});

test('an offer and a special place begin and end by the clock', async () => {
  const { unitId, host, adId } = listing;
  const days = { starts_on: '2026-11-22', ends_on: '2026-11-22', discount: 50 };
  await buildOffer(database.db, { unitIds: [unitId], accountId: host.accountId, fields: days });
  await database.db
    .updateTable('ad')
    .set({ special_until: new Date('2026-11-21T15:00:00Z') })
    .where('id', '=', adId)
    .execute();
  await expect.poll(() => found({ special: true }), SOON).toBe(1);
  expect(await found({ special: true }, new Date('2026-11-21T15:00:00Z'))).toBe(0);
  // 60,000 a year, 30,000 on the day of the offer.
  const cheap = { period: 4, price_max: 30_000 } as const;
  expect(await found(cheap)).toBe(0);
  expect(await found(cheap, new Date('2026-11-21T21:00:00Z'))).toBe(1);
  expect(await found(cheap, new Date('2026-11-22T21:00:00Z'))).toBe(0);
});

test('a change that began earlier and commits later is not lost', async () => {
  const slow = openDatabase(database.url, { max: 1 });
  await slow.db.transaction().execute(async (tx) => {
    await tx.updateTable('ad').set({ state: 'hidden' }).where('id', '=', listing.adId).execute();
    // Begun after it, heard of before it.
    await buildListing(database.db, { host: listing.host });
    await expect.poll(() => found(), SOON).toBe(2);
  });
  await expect.poll(() => found(), SOON).toBe(1);
  await slow.close();
});

const DATES = { from: '2026-11-24', to: '2026-11-26' };
/** Half an hour into the stay. */
const occupy = (spaceId: string | undefined, cause: { reservation_id?: string; closure_id?: string }) =>
  sql`insert into occupancy (space_id, during, stay, kind, reservation_id, closure_id)
    select ${spaceId}, span, span, ${cause.closure_id === undefined ? 'stay' : 'closure'}::occupancy_kind,
      ${cause.reservation_id ?? null}::uuid, ${cause.closure_id ?? null}::uuid
    from (select tstzrange('2026-11-24 16:30+03', '2026-11-25 12:00+03') as span) spans`.execute(database.db);
const close = async (unitId: string): Promise<string> =>
  (
    await database.db
      .insertInto('closure')
      .values({ unit_id: unitId })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

test('what is taken is not found on its dates once it is heard of, nor is a unit that shares the space, until it is free again', async () => {
  const [spaceId = ''] = listing.spaceIds;
  await buildListing(database.db, { host: listing.host, unit: { spaces: [spaceId] } });
  await expect.poll(() => found(DATES), SOON).toBe(2);
  const closureId = await close(listing.unitId);
  await occupy(spaceId, { closure_id: closureId });
  await expect.poll(() => found(DATES), SOON).toBe(0);
  expect(await found({ from: '2026-11-26', to: '2026-11-27' })).toBe(2);
  // The unit is free for an arrival after its occupancy ended.
  await sql`update unit_policy set arrival_time = '13:00', departure_time = '11:00', gap_minutes = 0
    where unit_id = ${listing.unitId}`.execute(database.db);
  await expect.poll(() => found({ from: '2026-11-23', to: '2026-11-24' }), SOON).toBe(2);
  await database.db.deleteFrom('closure').where('id', '=', closureId).execute();
  await expect.poll(() => found(DATES), SOON).toBe(2);
});

test('a hold takes an ad off its dates until the hold ends by the clock, and for good once it is paid', async () => {
  const guest = await buildPerson(database.db);
  const { rows } = await sql<{ id: string }>`
    insert into reservation (unit_id, guest_account_id, host_account_id, period, start_date, end_date, starts_at, ends_at,
      state, method, hold_until, total, tax, down_payment, security_deposit, terms, created_at, updated_at)
    values (${listing.unitId}, ${guest.accountId}, ${listing.host.accountId}, 2, '2026-11-24', '2026-11-25',
      '2026-11-24 16:30+03', '2026-11-25 12:00+03', 'pending', 'card', '2026-11-21T09:30:00Z', 100, 0, 100, 0, '{}', now(), now())
    returning id`.execute(database.db);
  const [hold] = rows;
  await occupy(listing.spaceIds[0], { reservation_id: hold?.id ?? '' });
  const ended = new Date('2026-11-21T09:30:00Z');
  await expect.poll(() => found(DATES), SOON).toBe(0);
  expect(await found(DATES, new Date(ended.getTime() - 1))).toBe(0);
  expect(await found(DATES, ended)).toBe(1);
  await sql`update reservation set state = 'active' where id = ${hold?.id}`.execute(database.db);
  await expect.poll(() => found(DATES, ended), SOON).toBe(0);
});

test('who has just booked no longer finds the ad on those dates', async () => {
  await found(DATES);
  await occupy(listing.spaceIds[0], { closure_id: await close(listing.unitId) });
  const asked = {
    filters: { advertiser: listing.host.accountNumber, ...DATES },
    words: [],
    now: NOW,
    today: '',
  };
  const own = await engine.ask({ now: NOW, mayHaveWritten: true }, (snapshot) =>
    matchAds(snapshot, asked).count(),
  );
  expect(own).toBe(0);
});

test('who has just written sees it at once', async () => {
  await setAd('hidden');
  const asked = { filters: { advertiser: listing.host.accountNumber }, words: [], now: NOW, today: '' };
  const own = await engine.ask({ now: NOW, mayHaveWritten: true }, (snapshot) =>
    matchAds(snapshot, asked).count(),
  );
  expect(own).toBe(0);
});

test('without the database nothing old is answered', async () => {
  const lost = openDatabase(database.url, { max: 2 });
  const other = new SearchEngine(lost.db);
  other.start(() => {});
  await other.read();
  await lost.close();
  const answer = () =>
    other.ask({ now: NOW, mayHaveWritten: false }, () => 'answered').catch(() => 'refused');
  await expect.poll(answer, { timeout: 10_000, interval: 50 }).toBe('refused');
  await other.stop();
});

test('a place that is named anew, and very many changes at once, are heard', async () => {
  await sql`update ad set updated_at = now()`.execute(database.db);
  await sql`insert into district (slug, city_id, name_ar, name_en, lat, lng, approximate)
    select 'new-riyadh', id, 'جديد', 'New', lat, lng, true from city where slug = 'riyadh'`.execute(
    database.db,
  );
  await sql`update property set district_id = (select id from district where slug = 'new-riyadh')
    where id = ${listing.propertyId}`.execute(database.db);
  await expect.poll(() => found({ district: ['new-riyadh'] }), SOON).toBe(1);
});
