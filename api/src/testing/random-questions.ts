import { AD_SORTS, FACINGS } from '@diyar/contract/finding/search';
import { PERIODS } from '@diyar/contract/words/period';
import { TENANTS } from '@diyar/contract/words/unit-words';
import fc from 'fast-check';

/** Values that random ads and random searches are made of. */
export const CATEGORIES = ['apartment', 'villa', 'office'];
export const PLACES = [
  ['riyadh', 'al-malqa-riyadh'],
  ['riyadh', 'al-yasmin-riyadh'],
  ['jeddah', 'ar-rawdah-jeddah'],
] as const;
export const FEATURES = ['pool', 'parking', 'wifi', 'elevator'];

export const some = <T>(values: readonly T[]) => fc.constantFrom(...values);
const listOf = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1 });
/** A day of November 2026. */
export const day = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((n) => `2026-11-${String(n).padStart(2, '0')}`);

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
    floor: listOf(['ground', 'upper', 'last', '1', '3', '77']),
    age_max: fc.integer({ min: 0, max: 20 }),
    tenants: listOf(TENANTS),
    guests: fc.integer({ min: 0, max: 14 }),
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

const WORDS = ['فيلا', 'شقه', 'villa', 'سدره', '12', 'off', 'ملق'];

/** A random search of random ads, at some hour from 20 to 28 November 2026. */
export const aQuestion = fc.record({
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
  words: fc.oneof(fc.constant([]), fc.subarray(WORDS, { maxLength: 2 })),
  left: fc.oneof(fc.constant([]), fc.subarray(WORDS, { maxLength: 3 })),
  sort: some(AD_SORTS),
  near: some([
    { lat: 24.3, lng: 46.2 },
    { lat: 21.5, lng: 39.2 },
    // A thousand kilometres and more from most of them.
    { lat: 29.9, lng: 38.4 },
    { lat: 16.7, lng: 42.6 },
    { lat: -33.9, lng: 151.2 },
  ]),
  isNear: fc.boolean(),
  now: fc.integer({ min: 20 * 24, max: 28 * 24 }).map((hour) => new Date(Date.UTC(2026, 10, 1, hour))),
});
