import { PERIODS, PRICE_KINDS } from '@diyar/contract/period';
import { AD_SORTS, type AdSort, FACETS, FACINGS } from '@diyar/contract/search';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, DAY_MS, riyadhDate } from '../availability/riyadh.ts';
import { type BuiltListing, buildListing, buildOffer, buildPerson } from '../testing/factories.ts';
import { runsOf, SEED } from '../testing/proof.ts';
import { OCCUPANCY_CHANGES } from '../testing/random-occupancies.ts';
import { findNumbersBySql, findPlacedAds } from '../testing/search-by-sql.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { countFacets } from './count-facets.ts';
import { gatherCells } from './map-cells.ts';
import { matchAds, meantBy } from './match-ads.ts';
import { type Place, pickSlots } from './pick-page.ts';
import type { AdSearch } from './search.ts';
import { SearchEngine } from './search-engine.ts';

const LISTINGS = 70;
const CATEGORIES = ['apartment', 'villa', 'office'];
const PLACES = [
  ['riyadh', 'al-malqa-riyadh'],
  ['riyadh', 'al-yasmin-riyadh'],
  ['jeddah', 'ar-rawdah-jeddah'],
] as const;
const FEATURES = ['pool', 'parking', 'wifi', 'elevator'];
const TITLES = ['شقة مفروشة في الملقا', 'فيلا واسعة', 'Meeting office', 'بيت السدرة 12', 'Villa by the sea'];
const KINGDOM = { west: 34, south: 16, east: 56, north: 33 };

let database: TestDatabase;
let engine: SearchEngine;
const made: BuiltListing[] = [];

const some = <T>(values: readonly T[]) => fc.constantFrom(...values);
const listOf = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1 });
const day = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((n) => `2026-11-${String(n).padStart(2, '0')}`);

const aListing = fc.record({
  purpose: fc.option(fc.constant('sale' as const), { nil: 'rent' as const, freq: 4 }),
  prices: fc
    .subarray([...PRICE_KINDS])
    .chain((kinds) =>
      fc
        .tuple(...kinds.map(() => fc.integer({ min: 1, max: 4000 })))
        .map((amounts) => Object.fromEntries(kinds.map((kind, at) => [kind, amounts[at] ?? 1]))),
    ),
  place: some(PLACES),
  category: some(CATEGORIES),
  title: some(TITLES),
  area: fc.integer({ min: 1, max: 9 }).map((n) => n * 50.5),
  rooms: fc.option(fc.integer({ min: 0, max: 5 })),
  baths: fc.option(fc.integer({ min: 0, max: 3 })),
  age: fc.option(fc.integer({ min: 0, max: 20 })),
  furnished: some(['full', 'part', 'none', 'not_applicable'] as const),
  facing: fc.option(some(FACINGS)),
  features: fc.subarray(FEATURES),
  photos: fc.integer({ min: 0, max: 5 }),
  instant: fc.boolean(),
  source: some(['registry', 'sandbox'] as const),
  issued_on: fc.option(day(20, 23), { nil: '2026-01-01', freq: 4 }),
  expires_on: fc.option(day(24, 27), { nil: '2099-12-31', freq: 4 }),
  special: fc.option(day(20, 28), { freq: 3 }),
  published: fc.integer({ min: 1, max: 20 }),
  lat: fc.integer({ min: 0, max: 8 }),
  lng: fc.integer({ min: 0, max: 8 }),
  offer: fc.option(
    fc.record({
      type_discount: some(['percent', 'fixed'] as const),
      discount: fc.integer({ min: 1, max: 100 }),
      kinds: fc.subarray([...PRICE_KINDS], { minLength: 1 }),
      starts_on: day(20, 23),
      ends_on: day(23, 26),
    }),
    { freq: 2 },
  ),
});
type AListing = typeof aListing extends fc.Arbitrary<infer T> ? T : never;

const aSearch = fc.record(
  {
    purpose: some(['sale', 'rent'] as const),
    category: listOf(CATEGORIES),
    city: listOf(['riyadh', 'jeddah', 'nowhere']),
    district: listOf(PLACES.map(([, district]) => district)),
    period: some(PERIODS),
    price_min: fc.integer({ min: 0, max: 30 }),
    price_max: fc.integer({ min: 10, max: 40 }),
    area_min: fc.integer({ min: 0, max: 300 }),
    area_max: fc.integer({ min: 100, max: 500 }),
    rooms: listOf([0, 1, 2, 3, 9]),
    baths: listOf([0, 1, 2]),
    furnished: some(['full', 'part', 'none'] as const),
    features: listOf(FEATURES),
    facing: listOf(FACINGS),
    age_max: fc.integer({ min: 0, max: 20 }),
    verified: fc.constant(true),
    licensed: fc.constant(true),
    instant: fc.constant(true),
    special: fc.constant(true),
    offer: fc.constant(true),
    dates: fc.tuple(day(24, 26), day(27, 29)),
    bbox: fc.tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 8 })).map(([w, s]) => ({
      west: 46 + w / 10,
      south: 24 + s / 10,
      east: 46.41 + w / 10,
      north: 24.41 + s / 10,
    })),
  },
  { requiredKeys: [] },
);

const aQuestion = fc.record({
  chosen: aSearch.chain((all) =>
    // Often none: what is remembered is of all on show.
    fc
      .oneof(fc.constant([]), fc.subarray(Object.keys(all), { maxLength: 3 }))
      .map((kept: readonly string[]) => {
        const { dates, ...filters } = Object.fromEntries(
          Object.entries(all).filter(([name]) => kept.includes(name)),
        ) as typeof all;
        return dates === undefined ? filters : { ...filters, from: dates[0], to: dates[1] };
      }),
  ),
  words: fc.oneof(
    fc.constant([]),
    fc.subarray(['فيلا', 'شقه', 'villa', 'سدره', '12', 'off', 'ملق'], { maxLength: 2 }),
  ),
  sort: some(AD_SORTS),
  near: some([
    { lat: 24.3, lng: 46.2 },
    { lat: 21.5, lng: 39.2 },
  ]),
  isNear: fc.boolean(),
  now: fc.integer({ min: 20 * 24, max: 28 * 24 }).map((hour) => new Date(Date.UTC(2026, 10, 1, hour))),
});

async function build(one: AListing): Promise<void> {
  const { place, title, issued_on, expires_on, special, published, lat, lng, offer, source, purpose } = one;
  const { prices, area, rooms, baths, age, features, photos, instant } = one;
  const built = await buildListing(database.db, {
    host: await buildPerson(database.db, { kind: 'business', verified: made.length % 3 === 0 }),
    property: {
      category: one.category,
      city: place[0],
      district: place[1],
      furnished: one.furnished,
      facing: one.facing,
      lat: 24 + lat / 10,
      lng: 46 + lng / 10,
    },
    unit: { area, rooms, baths, age, features, photos, prices, policy: { instant } },
    ad: {
      purpose,
      title_ar: title,
      title_en: null,
      licence: { source, issued_on, expires_on },
      special_until: special === null ? null : new Date(`${special}T10:00:00Z`),
      published_at: new Date(Date.UTC(2026, 10, published)),
    },
  });
  if (offer !== null)
    await buildOffer(database.db, {
      unitIds: [built.unitId],
      accountId: built.host.accountId,
      fields: offer,
    });
  made.push(built);
}

beforeAll(async () => {
  database = await createTestDatabase();
  engine = new SearchEngine(database.db, { mostMoved: 5, rowsAtOnce: 9 });
  for (const one of fc.sample(aListing, { seed: SEED, numRuns: LISTINGS })) await build(one);
}, 60_000);
afterAll(() => database.close());

/** Everything that can happen to an ad, to one of them. */
const CHANGES: ((listing: BuiltListing, n: number) => Promise<unknown>)[] = [
  ({ adId }, n) =>
    database.db
      .updateTable('ad')
      .set({ state: n % 2 === 0 ? 'hidden' : 'published' })
      .where('id', '=', adId)
      .execute(),
  ({ unitId }, n) =>
    database.db
      .updateTable('unit')
      .set({ privacy: n % 2 === 0 ? 'public' : 'private', link_key: 'k', area: n + 1 })
      .where('id', '=', unitId)
      .execute(),
  ({ unitId }, n) =>
    database.db
      .updateTable('unit_price')
      .set({ amount: 1 + n * 7, active: n % 3 !== 0 })
      .where('unit_id', '=', unitId)
      .execute(),
  ({ unitId }) => database.db.deleteFrom('offer_unit').where('unit_id', '=', unitId).execute(),
  ({ unitId, host }) => buildOffer(database.db, { unitIds: [unitId], accountId: host.accountId }),
  ({ host }, n) =>
    database.db
      .updateTable('account')
      .set({ verified_at: n % 2 === 0 ? null : new Date() })
      .where('id', '=', host.accountId)
      .execute(),
  ({ unitId }) => database.db.deleteFrom('photo').where('unit_id', '=', unitId).execute(),
  ({ unitId }) => database.db.deleteFrom('unit_feature').where('unit_id', '=', unitId).execute(),
  ({ licenceId }, n) =>
    database.db
      .updateTable('licence')
      .set({ expires_on: n % 2 === 0 ? '2026-11-24' : '2099-01-01' })
      .where('id', '=', licenceId)
      .execute(),
  ({ adId }, n) =>
    database.db
      .updateTable('ad')
      .set({ search_text: `سدره 12${n}`, special_until: new Date(Date.UTC(2026, 10, 20 + (n % 9))) })
      .where('id', '=', adId)
      .execute(),
  ({ propertyId }, n) =>
    database.db
      .updateTable('property')
      .set({ lat: 24 + (n % 9) / 10, facing: 'ne' })
      .where('id', '=', propertyId)
      .execute(),
  ...OCCUPANCY_CHANGES.map((change) => (listing: BuiltListing, n: number) => change(database.db, listing, n)),
];

async function numbersOf(search: AdSearch, sort: AdSort, portion: number): Promise<number[]> {
  return engine.ask({ now: search.now, mayHaveWritten: true }, (snapshot) => {
    const set = matchAds(snapshot, search);
    const all = { set, count: set.count() };
    const numbers: number[] = [];
    let after: Place | undefined;
    // By cursor from page to page; and each page as well by how many stand before it.
    for (;;) {
      const page = pickSlots(snapshot, all, search, { sort, skip: 0, take: portion, after });
      const skipped = pickSlots(snapshot, all, search, { sort, skip: numbers.length, take: portion });
      expect(skipped).toEqual(page);
      numbers.push(...page.map(({ slot }) => snapshot.columns.number.at(slot)));
      after = page.at(-1)?.place;
      if (page.length < portion) break;
    }
    expect(numbers.length).toBe(all.count);
    return numbers;
  });
}

const changes = fc.array(fc.tuple(fc.nat(), fc.nat(CHANGES.length - 1), fc.nat(500)), { maxLength: 4 });

async function change(all: readonly [which: number, what: number, n: number][]): Promise<void> {
  for (const [which, what, n] of all) {
    const listing = made[which % made.length];
    if (listing !== undefined) await CHANGES[what]?.(listing, n);
  }
}

test('the search in memory finds what the database holds, in its order, whatever changes', async () => {
  const turn = fc.tuple(changes, aQuestion, fc.integer({ min: 1, max: 30 }));
  await fc.assert(
    fc.asyncProperty(turn, async ([changed, { chosen, words, sort, near, isNear, now }, portion]) => {
      await change(changed);
      const search: AdSearch = { filters: chosen, words, now, today: riyadhDate(now) };
      if (isNear || sort === 'nearest') search.near = near;
      const bySql = await findNumbersBySql(database.db, search, sort);
      expect(await numbersOf(search, sort, portion)).toEqual(bySql);
    }),
    { seed: SEED, numRuns: runsOf(4000), endOnFailure: true },
  );
}, 600_000);

test('an ad is found on dates when its unit is free on them, whatever happens to its bookings', async () => {
  const change = fc.tuple(fc.nat(), fc.nat(OCCUPANCY_CHANGES.length - 1), fc.nat(500));
  const turn = fc.tuple(
    fc.array(change, { minLength: 1, maxLength: 8 }),
    day(23, 29),
    fc.integer({ min: 1, max: 4 }),
    fc.nat(200),
  );
  await fc.assert(
    fc.asyncProperty(turn, async ([changes, from, nights, hour]) => {
      for (const [which, what, n] of changes) {
        const listing = made[which % made.length];
        if (listing !== undefined) await OCCUPANCY_CHANGES[what]?.(database.db, listing, n);
      }
      // Now and then by a process that has only just begun.
      if (hour % 10 === 0) engine = new SearchEngine(database.db, { mostMoved: 5, rowsAtOnce: 9 });
      const now = new Date(Date.UTC(2026, 10, 20, hour));
      const filters = { from, to: addDays(from, nights) };
      const search: AdSearch = { filters, words: [], now, today: riyadhDate(now) };
      expect(await numbersOf(search, 'newest', 30)).toEqual(
        await findNumbersBySql(database.db, search, 'newest'),
      );
    }),
    { seed: SEED, numRuns: runsOf(4000), endOnFailure: true },
  );
}, 600_000);

test('very many changes at once leave every order as the database has it', async () => {
  await engine.ask({ now: new Date('2026-11-21T09:00:00Z'), mayHaveWritten: true }, () => undefined);
  await sql`update unit_price set amount = 1 + amount * 37 % 4001`.execute(database.db);
  await sql`update ad set published_at = timestamptz '2026-11-01' + number * 7919 % 400 * interval '1 hour',
    state = case when number % 7 = 0 then 'hidden' else 'published' end::ad_state`.execute(database.db);
  const now = new Date('2026-11-21T10:00:00Z');
  const search: AdSearch = {
    filters: {},
    words: [],
    now,
    today: riyadhDate(now),
    near: { lat: 24, lng: 46 },
  };
  for (const sort of AD_SORTS)
    expect(await numbersOf(search, sort, 20)).toEqual(await findNumbersBySql(database.db, search, sort));
});

test('the map holds the ads of the list, each once, with the lowest price of each cell', async () => {
  await fc.assert(
    fc.asyncProperty(
      changes,
      aQuestion,
      fc.integer({ min: 0, max: 18 }),
      async (changed, { chosen, words, now }, zoom) => {
        const box = chosen.bbox ?? KINGDOM;
        const search: AdSearch = { filters: { ...chosen, bbox: box }, words, now, today: riyadhDate(now) };
        const ask = () =>
          engine.ask({ now, mayHaveWritten: true }, (snapshot) => {
            const found = matchAds(snapshot, search);
            const gathered = gatherCells(snapshot, found, box, zoom, meantBy(search.filters));
            return gathered.map((cell) => ({ ...cell, number: snapshot.columns.number.at(cell.slot) }));
          });
        // Asked before as well: what was remembered then must not be told now.
        await ask();
        await change(changed);
        const cells = await ask();
        const bySql = await findPlacedAds(database.db, search);
        expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(bySql.length);
        const prices = new Map(bySql.map(({ number, price }) => [number, price]));
        for (const { count, number, priceMin } of cells)
          if (count === 1) expect(priceMin).toBe(prices.get(number));
          else expect(priceMin).toBeLessThanOrEqual(prices.get(number) ?? -1);
        expect(Math.min(...cells.map(({ priceMin }) => priceMin))).toBe(
          Math.min(...bySql.map(({ price }) => price)),
        );
      },
    ),
    { seed: SEED, numRuns: runsOf(1000), endOnFailure: true },
  );
}, 600_000);

test('a count beside a filter is what choosing it would find', async () => {
  await fc.assert(
    fc.asyncProperty(
      changes,
      aQuestion,
      some(FACETS),
      some([0, DAY_MS]),
      async (changed, { chosen, words, now }, facet, earlier) => {
        const search: AdSearch = { filters: chosen, words, now, today: riyadhDate(now) };
        const ask = (now: Date) =>
          engine.ask({ now, mayHaveWritten: true }, (snapshot) => {
            return countFacets(snapshot, search, matchAds(snapshot, search))[facet];
          });
        await ask(new Date(now.getTime() - earlier));
        await change(changed);
        for (const { value, count } of (await ask(now)).slice(0, 4)) {
          const filters = { ...search.filters, [facet]: filterOf(facet, value, search.filters.features) };
          const found = await findNumbersBySql(database.db, { ...search, filters }, 'newest');
          expect([facet, value, count]).toEqual([facet, value, found.length]);
        }
      },
    ),
    { seed: SEED, numRuns: runsOf(1000), endOnFailure: true },
  );
}, 600_000);

function filterOf(facet: (typeof FACETS)[number], value: string, features: string[] | undefined): unknown {
  if (facet === 'features') return [...(features ?? []), value];
  if (facet === 'rooms' || facet === 'baths') return [Number(value)];
  if (facet === 'period') return Number(value);
  if (facet === 'purpose' || facet === 'furnished') return value;
  return value === '1' ? true : [value];
}
