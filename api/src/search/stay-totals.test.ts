import type { Quote } from '@diyar/contract/booking/stays';
import type { FoundAd, MapPin } from '@diyar/contract/finding/search';
import { addDays, addMonths } from '@diyar/contract/values/riyadh';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltListing, buildListing, buildOffer } from '../testing/factories.ts';
import { runsOf, SEED } from '../testing/proof.ts';
import { aCharges, announceSeasons, chargeUnit } from '../testing/random-charges.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const NOW = '2026-11-21T09:00:00Z';
const LISTINGS = 40;
let world: TestApp;
const made: BuiltListing[] = [];

const aUnit = fc.record({
  prices: fc.record(
    {
      daily: fc.integer({ min: 100, max: 90_000 }),
      monthly: fc.integer({ min: 1000, max: 900_000 }),
      yearly: fc.integer({ min: 1000, max: 9_000_000 }),
    },
    { requiredKeys: ['daily'] },
  ),
  charges: fc.option(aCharges, { freq: 4 }),
  guests_max: fc.option(fc.integer({ min: 2, max: 8 })),
  offer: fc.option(
    fc.record({
      type_discount: fc.constantFrom('percent' as const, 'fixed' as const),
      discount: fc.integer({ min: 1, max: 60 }),
      kinds: fc.subarray(['daily', 'monthly', 'yearly'] as const, { minLength: 1 }),
    }),
  ),
});

beforeAll(async () => {
  world = await openTestApp(NOW);
  const { db } = world;
  await announceSeasons(db, 3);
  for (const { prices, charges, guests_max, offer } of fc.sample(aUnit, { seed: SEED, numRuns: LISTINGS })) {
    const policy = { min_nights: 1, max_nights: 365, horizon_days: 400 };
    const listing = await buildListing(db, { unit: { prices, guests_max, policy } });
    if (charges !== null) await chargeUnit(db, listing.unitId, charges);
    const fields = { ...offer, starts_on: '2026-11-01', ends_on: '2026-12-31' };
    if (offer !== null)
      await buildOffer(db, { unitIds: [listing.unitId], accountId: listing.host.accountId, fields });
    made.push(listing);
  }
}, 60_000);
afterAll(() => world.close());

async function list(query: string): Promise<FoundAd[]> {
  const { status, data } = await world.call<{ items: FoundAd[] }>(`/ads?per_page=100&${query}`);
  expect(status).toBe(200);
  return data.items;
}

/** The total of the quote for the same stay; mandatory services are in it by themselves. */
async function quoted(ad: FoundAd, from: string, to: string, guests = 1): Promise<number> {
  const body = { period: ad.stay?.period, start: from, end: to, guests };
  const { status, data } = await world.call<Quote>(`/units/${ad.unit_id}/quotes`, { method: 'POST', body });
  expect(status).toBe(201);
  return data.total.amount;
}

/** Expects of the same list within two prices those of all whose price a night is within them. */
async function expectPriceKept(query: string, all: readonly FoundAd[], [about, apart]: [number, number]) {
  const most = Math.max(1, about);
  const least = Math.max(1, about - apart);
  const isWithin = ({ per_night: night }: FoundAd) =>
    night !== null && night.amount >= 100 * least && night.amount <= 100 * most;
  const kept = await list(`${query}&price_min=${least}&price_max=${most}`);
  const ids = (ads: readonly FoundAd[]) => ads.map(({ id }) => id);
  expect(ids(kept)).toEqual(ids(all.filter(isWithin)));
}

const aStay = fc
  .record({
    first: fc.integer({ min: 0, max: 60 }),
    nights: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 10, max: 100 })),
    months: fc.option(fc.constantFrom(1, 2, 5, 11, 12, 24), { freq: 4 }),
    guests: fc.option(fc.integer({ min: 1, max: 6 })),
    isByPeriod: fc.boolean(),
    which: fc.nat(),
  })
  .map(({ first, nights, months, guests, isByPeriod, which }) => {
    const from = addDays('2026-11-22', first);
    const to = months === null ? addDays(from, nights) : addMonths(from, months);
    const nightly = months === null ? 2 : months % 12 === 0 ? 4 : 3;
    return { from, to, guests, period: isByPeriod ? nightly : undefined, which };
  });

test('the total of the list is the quote’s to the halala, whatever the dates, guests and prices', async () => {
  let told = 0;
  const property = fc.asyncProperty(aStay, async ({ from, to, guests, period, which }) => {
    const query = [
      `from=${from}&to=${to}&sort=price_asc`,
      ...(guests === null ? [] : [`guests=${guests}`]),
      ...(period === undefined ? [] : [`period=${period}`]),
    ].join('&');
    const items = await list(query);
    expect(items.map(({ total }) => total?.amount)).toEqual(
      items.map(({ total }) => total?.amount).sort((one = 0, other = 0) => one - other),
    );
    const ad = items[which % Math.max(1, items.length)];
    // With a period named, prices are asked of its months or years.
    if (period === undefined || period === 2) await expectPriceKept(query, items, [which % 900, which % 400]);
    // Discounts may leave less than can be paid: such a stay has no quote.
    if (ad?.total == null || ad.total.amount < 100) return;
    told += 1;
    expect(ad.total.amount).toBe(await quoted(ad, from, to, guests ?? 1));
  });
  await fc.assert(property, { seed: SEED, numRuns: runsOf(4000), endOnFailure: true });
  expect(told).toBeGreaterThan(0.9 * runsOf(4000));
}, 120_000);

test('price and order go by the night’s average, with dates and without a list of their own', async () => {
  const dates = 'from=2026-12-02&to=2026-12-05';
  const all = await list(`${dates}&sort=price_desc`);
  const averages = all.map(({ per_night }) => per_night?.amount ?? 0);
  expect(averages).toEqual([...averages].sort((one, other) => other - one));
  for (const most of [100, 300, 500]) {
    const cheap = await list(`${dates}&sort=price_desc&price_max=${most}&price_min=50`);
    expect(cheap.map(({ id }) => id)).toEqual(
      all
        .filter(
          ({ per_night: night }) => night !== null && night.amount <= most * 100 && night.amount >= 5_000,
        )
        .map(({ id }) => id),
    );
  }
  const without = await list('');
  expect(without.every(({ total, stay }) => total === null && stay === null)).toBe(true);
});

test('pins and clusters of a map say the total too', async () => {
  const dates = 'from=2026-12-02&to=2026-12-05';
  const totals = (await list(dates)).map(({ total }) => total?.amount ?? 0);
  const { data } = await world.call<{ pins: MapPin[]; clusters: { price_min: { amount: number } }[] }>(
    `/ads/map?${dates}&bbox=46,24,47,25&zoom=10`,
  );
  expect(data.clusters.map(({ price_min }) => price_min.amount)).toEqual([Math.min(...totals)]);
});

describe('a unit with a weekend of its own', () => {
  const asked = 'from=2026-12-09&to=2026-12-12&period=2';
  let listing: BuiltListing;
  const card = async (query = '') =>
    (await list(`${asked}&advertiser=${listing.host.accountNumber}${query}`))[0];
  beforeAll(async () => {
    listing = await buildListing(world.db, { unit: { prices: { daily: 40_000 }, guests_max: 4 } });
  });

  test('tells the total in words, and the average below it', async () => {
    const { db } = world;
    await db
      .insertInto('price_override')
      .values(
        [4, 5].map((weekday) => ({
          unit_id: listing.unitId,
          kind: 'daily' as const,
          weekday,
          amount: 55_000,
          created_at: new Date(NOW),
        })),
      )
      .execute();
    // 9 December 2026 is a Wednesday.
    expect(await card()).toMatchObject({
      total: { amount: 150_000 },
      per_night: { amount: 50_000 },
      stay: { period: 2, is_least: false, words: 'لـ 3 ليالٍ', note: 'بمتوسط \u2066500 S.R\u2069 لليلة' },
    });
  });

  test('says that it is for one guest where more cost more and nobody said how many come', async () => {
    await world.db
      .updateTable('unit')
      .set({ guests_included: 2, extra_guest_price: 5_000 })
      .where('id', '=', listing.unitId)
      .execute();
    expect((await card())?.stay).toMatchObject({ is_least: true });
    expect(await card('&guests=4')).toMatchObject({ total: { amount: 180_000 }, stay: { is_least: false } });
  });

  test('costs more as soon as a season is announced that it has a price for', async () => {
    await sql`delete from price_override where unit_id = ${listing.unitId}`.execute(world.db);
    await sql`delete from season_dates`.execute(world.db);
    await world.db
      .insertInto('price_override')
      .values({
        unit_id: listing.unitId,
        kind: 'daily',
        season: 'school_holidays',
        percent: 50,
        created_at: new Date(NOW),
      })
      .execute();
    expect((await card('&guests=1'))?.total?.amount).toBe(120_000);
    await sql`insert into season_dates (season, starts_on, ends_on) values ('school_holidays', '2026-12-10', '2026-12-30')`.execute(
      world.db,
    );
    expect((await card('&guests=1'))?.total?.amount).toBe(160_000);
  });
});
