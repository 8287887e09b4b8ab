import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildListing, buildPerson } from '../testing/factories.ts';
import { idBySlug } from '../testing/factory-rows.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { fitting } from './fits.ts';

const TODAY = '2026-11-21';
const CATEGORIES = ['apartment', 'villa'] as const;
const DISTRICTS = ['al-malqa-riyadh', 'al-olaya-riyadh'] as const;
const KINDS = ['hourly', 'daily', 'monthly', 'yearly'] as const;
const PURPOSES = ['rent', 'sale'] as const;

/** A unit as the naive matcher sees it. */
interface Plain {
  id: string;
  category: string;
  district: string;
  purpose: string;
  state: string;
  area: number;
  height: number | null;
  lat: number;
  lng: number;
  prices: Partial<Record<string, number>>;
}
interface Wish {
  category: (typeof CATEGORIES)[number];
  purpose: (typeof PURPOSES)[number];
  districts: (typeof DISTRICTS)[number][];
  box: { west: number; south: number; size: number } | null;
  period: 1 | 2 | 3 | 4;
  area_min: number | null;
  area_max: number | null;
  price_min: number | null;
  price_max: number | null;
  length: number | null;
}

let database: TestDatabase;
const units: Plain[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const host = await buildPerson(database.db, { kind: 'business' });
  for (let at = 0; at < 60; at += 1) {
    const plain = {
      category: CATEGORIES[at % 2] ?? 'apartment',
      district: DISTRICTS[at % 3 === 0 ? 1 : 0] ?? 'al-malqa-riyadh',
      purpose: PURPOSES[at % 5 === 0 ? 1 : 0] ?? 'rent',
      state: at % 11 === 0 ? 'hidden' : 'published',
      area: 50 + ((at * 37) % 300),
      height: at % 4 === 0 ? null : 5 + (at % 30),
      lat: 24.6 + (at % 10) / 50 + 0.003,
      lng: 46.5 + (at % 7) / 50 + 0.003,
      prices: Object.fromEntries(
        ['main', ...KINDS].flatMap((kind, k) =>
          (at + k) % 3 === 0 ? [] : [[kind, 100_000 * (1 + ((at * 7 + k) % 20))]],
        ),
      ),
    };
    const { category, district, height, lat, lng } = plain;
    const { unitId } = await buildListing(database.db, {
      host,
      property: { category, district, height, lat, lng },
      unit: { area: plain.area, prices: plain.prices },
      ad: { purpose: plain.purpose, state: plain.state as 'published' },
    });
    units.push({ id: unitId, ...plain });
  }
}, 60_000);
afterAll(() => database.close());

const or = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const WISHES: fc.Arbitrary<Wish> = fc.record({
  category: fc.constantFrom(...CATEGORIES),
  purpose: fc.constantFrom(...PURPOSES),
  districts: fc.subarray([...DISTRICTS]),
  box: or(
    fc.record({
      west: fc.integer({ min: 0, max: 8 }).map((step) => 46.49 + step / 50),
      south: fc.integer({ min: 0, max: 11 }).map((step) => 24.59 + step / 50),
      size: fc.integer({ min: 1, max: 8 }).map((step) => step / 50),
    }),
  ),
  period: fc.constantFrom(1, 2, 3, 4),
  area_min: or(fc.integer({ min: 40, max: 200 })),
  area_max: or(fc.integer({ min: 200, max: 400 })),
  price_min: or(fc.integer({ min: 1, max: 8 }).map((n) => n * 100_000)),
  price_max: or(fc.integer({ min: 8, max: 20 }).map((n) => n * 100_000)),
  length: or(fc.integer({ min: 1, max: 40 })),
});

function isBetween(value: number, least: number | null, most: number | null): boolean {
  return (least === null || value >= least) && (most === null || value <= most);
}

/** One condition after the other, as the rule is told. */
function fitsNaively(wish: Wish, unit: Plain): boolean {
  if (unit.state !== 'published' || unit.category !== wish.category || unit.purpose !== wish.purpose)
    return false;
  const isPlaced =
    wish.box === null
      ? wish.districts.length === 0 || wish.districts.some((one) => one === unit.district)
      : isBetween(unit.lng, wish.box.west, wish.box.west + wish.box.size) &&
        isBetween(unit.lat, wish.box.south, wish.box.south + wish.box.size);
  if (!isPlaced || !isBetween(unit.area, wish.area_min, wish.area_max)) return false;
  if (wish.length !== null && unit.height !== null && unit.height < wish.length) return false;
  const kind = wish.purpose === 'sale' ? 'main' : KINDS[wish.period - 1];
  const price = kind === undefined ? undefined : unit.prices[kind];
  return price !== undefined && isBetween(price, wish.price_min, wish.price_max);
}

async function insertWish(accountId: string, wish: Wish): Promise<string> {
  const { db } = database;
  const ids = await Promise.all(wish.districts.map((slug) => idBySlug(db, 'district', slug)));
  const { box } = wish;
  const corners =
    box === null
      ? null
      : [
          [box.west, box.south],
          [box.west + box.size, box.south],
          [box.west + box.size, box.south + box.size],
          [box.west, box.south + box.size],
        ];
  const { rows } = await sql<{ id: string }>`
    insert into request (account_id, kind, purpose, category_id, city_id, district_ids, drawn, ground, title, lang,
      area_min, area_max, price_min, price_max, length, period, by_phone, by_whatsapp, by_message, created_at,
      published_at, expires_at)
    values (${accountId}, 'wanted', ${wish.purpose}, ${await idBySlug(db, 'category', wish.category)},
      ${await idBySlug(db, 'city', 'riyadh')}, ${corners === null ? ids : []}::int[],
      ${corners === null ? null : 'drawn'},
      ${corners === null ? [] : [`(${corners.map((corner) => `(${corner.join(',')})`).join(',')})`]}::polygon[],
      'طلب للاختبار', 'ar', ${wish.area_min}, ${wish.area_max}, ${wish.price_min}, ${wish.price_max}, ${wish.length},
      ${wish.purpose === 'sale' ? null : wish.period}, true, false, false, now(), now(), now() + interval '60 days')
    returning id`.execute(db);
  return rows[0]?.id ?? '';
}

it('the units that a request finds are those a naive matcher finds, one condition after the other', async () => {
  const asker = await buildPerson(database.db);
  await fc.assert(
    fc.asyncProperty(WISHES, async (wish) => {
      const id = await insertWish(asker.accountId, wish);
      const { rows } = await sql<{ id: string }>`
        select listed.unit_id as id from request ${fitting(TODAY)} where request.id = ${id}`.execute(
        database.db,
      );
      const found = rows.map((row) => row.id).toSorted();
      expect(found).toEqual(
        units
          .filter((unit) => fitsNaively(wish, unit))
          .map((unit) => unit.id)
          .toSorted(),
      );
    }),
    { numRuns: 150 },
  );
});
