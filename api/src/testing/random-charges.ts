import { SEASONS } from '@diyar/contract/words/seasons';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';
import { some } from './random-questions.ts';

const nothing = { starts_on: null, ends_on: null, weekday: null, season: null };
const aTime = fc.oneof(
  // Apart from each other: a fortnight each.
  fc.integer({ min: 0, max: 3 }).chain((place) =>
    fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 })).map(([from, days]) => ({
      ...nothing,
      starts_on: dateOf(14 * place + from),
      ends_on: dateOf(14 * place + from + days),
    })),
  ),
  fc.integer({ min: 1, max: 7 }).map((weekday) => ({ ...nothing, weekday })),
  some(SEASONS).map((season) => ({ ...nothing, season })),
);

/** Days from 23 November 2026 on. */
function dateOf(days: number): string {
  return new Date(Date.UTC(2026, 10, 23 + days)).toISOString().slice(0, 10);
}

const aPrice = fc.oneof(
  fc.integer({ min: 1, max: 4000 }).map((amount) => ({ amount, percent: null })),
  fc
    .integer({ min: -90, max: 400 })
    .map((percent) => ({ amount: null, percent: percent === 0 ? 7 : percent })),
);

/** Of the same time there is one price: of the same fortnight, weekday or season. */
const timeOf = (one: { starts_on: string | null; weekday: number | null; season: string | null }) =>
  one.starts_on === null
    ? `${one.weekday} ${one.season}`
    : Math.floor((Date.parse(one.starts_on) - Date.parse('2026-11-23')) / (14 * 86_400_000));

const aDiscount = fc.oneof(
  some([3, 7, 28]).map((days) => ({ rule: 'length' as const, days })),
  fc.integer({ min: 7, max: 30 }).map((days) => ({ rule: 'early' as const, days })),
  fc.integer({ min: 0, max: 9 }).map((days) => ({ rule: 'last_minute' as const, days })),
);

/** Whatever bears on a stay's price beside the prices; many ads have nothing of it. */
export const aCharges = fc.record({
  overrides: fc.uniqueArray(
    fc.tuple(aTime, aPrice).map(([time, price]) => ({ ...time, ...price })),
    { selector: timeOf, maxLength: 5 },
  ),
  discounts: fc.uniqueArray(
    fc.tuple(aDiscount, fc.integer({ min: 1, max: 90 })).map(([held, percent]) => ({ ...held, percent })),
    { selector: ({ rule, days }) => (rule === 'length' ? days : rule), maxLength: 3 },
  ),
  services: fc.array(
    fc.record({
      charge: some(['per_booking', 'per_period', 'per_guest', 'per_night'] as const),
      price: fc.integer({ min: 1, max: 900 }),
      mandatory: fc.boolean(),
    }),
    { maxLength: 2 },
  ),
  extra: fc.option(fc.integer({ min: 1, max: 500 })),
});
export type SomeCharges = typeof aCharges extends fc.Arbitrary<infer T> ? T : never;

/** Gives a unit these charges in the place of those it has. */
export async function chargeUnit(db: Reader, unitId: string, charges: SomeCharges): Promise<void> {
  const { overrides, discounts, services, extra } = charges;
  await db.deleteFrom('price_override').where('unit_id', '=', unitId).execute();
  await db.deleteFrom('unit_discount').where('unit_id', '=', unitId).execute();
  await db.deleteFrom('service').where('unit_id', '=', unitId).execute();
  const kinds = overrides.map((one, place) => ({
    ...one,
    unit_id: unitId,
    // Now and then of hours, which change no night.
    kind: place === 4 ? ('hourly' as const) : ('daily' as const),
    created_at: new Date('2026-11-01T09:00:00Z'),
  }));
  if (kinds.length > 0) await db.insertInto('price_override').values(kinds).execute();
  const lowered = discounts.map((one) => ({ ...one, unit_id: unitId }));
  if (lowered.length > 0) await db.insertInto('unit_discount').values(lowered).execute();
  const served = services.map((one) => ({ ...one, unit_id: unitId, name_ar: 'خدمة', name_en: 'Service' }));
  if (served.length > 0) await db.insertInto('service').values(served).execute();
  await db
    .updateTable('unit')
    .set({ guests_included: extra === null ? null : 1, extra_guest_price: extra })
    .where('id', '=', unitId)
    .execute();
}

/** Announces a season for some days of November and December 2026, in the place of what was announced. */
export async function announceSeasons(db: Reader, n: number): Promise<void> {
  await sql`delete from season_dates`.execute(db);
  await sql`insert into season_dates (season, starts_on, ends_on) values
    ('riyadh_season', date '2026-11-20' + ${n % 9}::int, date '2026-12-20'),
    ('school_holidays', date '2026-11-24' + ${n % 5}::int, date '2026-11-29'),
    ('ramadan', date '2027-02-10', date '2027-03-09')`.execute(db);
}
