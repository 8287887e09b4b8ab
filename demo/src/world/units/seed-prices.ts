import { WEEKENDS } from '@diyar/contract/supply/unit-prices';
import { addDays, instantOf } from '@diyar/contract/values/riyadh';
import type { Tx } from '../../../../api/src/platform/db/database.ts';
import type { PriceKind, Season } from '../../../../api/src/platform/db/schema.generated.ts';
import { seedPriceTools } from './seed-price-tools.ts';
import type { PlannedUnit } from './unit-rows.ts';

/** Advertisers of the world who price their days, and how many of their units with a price of nights. */
const PRICING = { 'dar-al-waha': 4, 'al-ghamdi': 3 } as const;

type Times = { weekday: number } | { season: Season } | { starts_on: string; ends_on: string };

function overridesOf(unit: PlannedUnit, place: number, today: string) {
  const { daily, hourly } = unit.plan.prices;
  const created_at = new Date(instantOf(addDays(today, -20), 600));
  const one = (kind: 'daily' | 'hourly', when: Times, price: { amount: number } | { percent: number }) => ({
    unit_id: unit.unitId,
    person_id: unit.personId,
    kind: kind as PriceKind,
    ...when,
    ...price,
    created_at,
  });
  const riyals = (share: number) => ({ amount: Math.round(((daily ?? 0) * share) / 10) * 1_000 });
  const nights = WEEKENDS.daily.map((weekday) => one('daily', { weekday }, riyals(1.3)));
  const hours =
    hourly === undefined ? [] : WEEKENDS.hourly.map((weekday) => one('hourly', { weekday }, { percent: 25 }));
  const seasons = [
    one('daily', { season: 'ramadan' }, { percent: -15 }),
    one('daily', { season: 'eid_al_fitr' }, { percent: 60 }),
    one('daily', { season: 'riyadh_season' }, { percent: 10 }),
  ];
  const dates = { starts_on: addDays(today, 24), ends_on: addDays(today, 28) };
  return [
    ...nights,
    ...hours,
    ...(place === 0 ? seasons : []),
    ...(place < 2 ? [one('daily', dates, riyals(1.6))] : []),
  ];
}

/** Dates of seasons as this world's operator announced them. */
async function seedSeasons(tx: Tx, today: string): Promise<void> {
  await tx
    .insertInto('season_dates')
    .values([
      { season: 'riyadh_season', starts_on: addDays(today, -42), ends_on: addDays(today, 98) },
      { season: 'school_holidays', starts_on: addDays(today, 45), ends_on: addDays(today, 60) },
    ])
    .execute();
}

interface CouponPlan {
  name: string;
  code: string;
  off: { type_discount: 'percent' | 'fixed'; discount: number };
  days: readonly [from: number, to: number];
  uses_most: number | null;
  isPaused?: true;
}

/** Coupons of the office in Riyadh: one that runs, one to come, one that is paused, one that is over. */
const COUPONS: readonly CouponPlan[] = [
  {
    name: 'ترحيب بالضيوف الجدد',
    code: 'WAHA10',
    off: { type_discount: 'percent', discount: 10 },
    days: [-10, 120],
    uses_most: 200,
  },
  {
    name: 'هدية العيد',
    code: 'EID50',
    off: { type_discount: 'fixed', discount: 5_000 },
    days: [90, 120],
    uses_most: 50,
  },
  {
    name: 'شركاء الأعمال',
    code: 'PARTNER15',
    off: { type_discount: 'percent', discount: 15 },
    days: [-60, 60],
    uses_most: null,
    isPaused: true,
  },
  {
    name: 'صيف الرياض',
    code: 'SUMMER20',
    off: { type_discount: 'percent', discount: 20 },
    days: [-150, -60],
    uses_most: 100,
  },
];

async function seedCoupons(tx: Tx, accountId: string, today: string): Promise<void> {
  const at = (days: number) => new Date(instantOf(addDays(today, days), 600));
  await tx
    .insertInto('coupon')
    .values(
      COUPONS.map(({ name, code, off, days: [from, to], uses_most, isPaused }) => ({
        account_id: accountId,
        name,
        code,
        ...off,
        starts_on: addDays(today, from),
        ends_on: addDays(today, to),
        kinds: ['daily', 'monthly'] as PriceKind[],
        all_units: true,
        uses_most,
        uses_most_each: 1,
        paused_at: isPaused ? at(-3) : null,
        created_at: at(Math.min(from, 0) - 1),
      })),
    )
    .execute();
}

/** Writes prices of weekends, seasons and dates, discounts of long stays, coupons, templates of services and price lists; answers how many units have them. */
export async function seedPrices(tx: Tx, units: readonly PlannedUnit[], today: string): Promise<number> {
  await seedSeasons(tx, today);
  await seedPriceTools(tx, units, today);
  const priced = Object.entries(PRICING).flatMap(([advertiser, count]) =>
    units
      .filter(({ plan }) => plan.advertiser.key === advertiser && plan.prices.daily !== undefined)
      .slice(0, count),
  );
  const overrides = priced.flatMap((unit, place) => overridesOf(unit, place, today));
  if (overrides.length > 0) await tx.insertInto('price_override').values(overrides).execute();
  const discounts = priced.flatMap(({ unitId: unit_id }) => [
    { unit_id, rule: 'length' as const, days: 7, percent: 10 },
    { unit_id, rule: 'length' as const, days: 28, percent: 25 },
  ]);
  if (discounts.length > 0) await tx.insertInto('unit_discount').values(discounts).execute();
  const office = units.find(({ plan }) => plan.advertiser.key === 'dar-al-waha');
  if (office !== undefined) await seedCoupons(tx, office.accountId, today);
  return priced.length;
}
