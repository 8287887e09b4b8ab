import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { Money } from '../values/money.ts';
import { Season, SeasonDates } from '../words/seasons.ts';

/** The price kinds that days may change: a night's and an hour's. */
export const DATED_KINDS = ['daily', 'hourly'] as const;
export const DatedKind = z.enum(DATED_KINDS, 'invalid');
export type DatedKind = z.infer<typeof DatedKind>;

/** The weekend of nights is Thursday and Friday, that of hours Friday and Saturday (product.md 11); ISO weekdays. */
export const WEEKENDS = { daily: [4, 5], hourly: [5, 6] } as const satisfies Record<
  DatedKind,
  readonly number[]
>;

/** Nights from which a stay counts as long. */
export const LONG_STAYS = [3, 7, 28] as const;
export const DISCOUNT_RULES = ['length', 'early', 'last_minute'] as const;

/** Another price of nights or hours: on dates, both included, on a weekday (1 Monday … 7 Sunday), or in a season. */
export const PriceOverride = z.object({
  id: z.uuid(),
  kind: DatedKind,
  from: z.string().nullable(),
  to: z.string().nullable(),
  weekday: z.int().nullable(),
  season: Season.nullable(),
  amount: Money.nullable(),
  /** Whole percent added to the price, below 0 taken off it. */
  percent: z.int().nullable(),
  /** The operator's minimum, where it was raised above this price; else null. */
  below_minimum: Money.nullable(),
  /** When and by whom it was set; null where that was not kept. */
  edited: z.object({ at: z.string(), by: z.enum(['me', 'team']), by_name: z.string().nullable() }).nullable(),
});
export type PriceOverride = z.infer<typeof PriceOverride>;

export const UnitDiscount = z.object({
  rule: z.enum(DISCOUNT_RULES, 'invalid'),
  /** Nights at least (length), days ahead at least (early) or at most (last_minute). */
  days: z.int('number'),
  percent: z.int('number'),
});
export type UnitDiscount = z.infer<typeof UnitDiscount>;

/** What a day costs before any discount, and why. */
export const DayPrice = z.object({
  date: z.string(),
  price: Money,
  by: z.enum(['base', 'dates', 'weekday', 'season']),
});
export type DayPrice = z.infer<typeof DayPrice>;

/** What the nights or hours of a month, `2029-03`, came to in bookings that stand, and on how many days. */
export const EarnedMonth = z.object({ month: z.string(), amount: Money, days: z.int() });
export type EarnedMonth = z.infer<typeof EarnedMonth>;

const date = z.iso.date('invalid').refine((day) => day >= '2000-01-01' && day <= '2199-12-31', 'invalid');

/** Dates, weekdays or a season, and the price there: an amount in halalas or a percent of the price. */
export const Painted = z.strictObject({
  kind: DatedKind,
  from: date.optional(),
  to: date.optional(),
  weekdays: z.array(z.int('invalid').min(1, 'invalid').max(7, 'invalid')).max(7, 'invalid').optional(),
  season: Season.optional(),
  amount: z.int('number').nullable().optional(),
  percent: z.int('number').nullable().optional(),
});
export type Painted = z.infer<typeof Painted>;

export const UnitPrices = z.object({
  unit: z.object({
    id: z.uuid(),
    name: z.string(),
    name_lang: z.enum(['ar', 'en']),
    property_id: z.uuid(),
  }),
  today: z.string(),
  /** Prices of a night and an hour; null where the unit is not let so. */
  prices: z.object({ daily: Money.nullable(), hourly: Money.nullable() }),
  overrides: z.array(PriceOverride),
  discounts: z.array(UnitDiscount),
  /** Seasons of the coming 400 days, in their order. */
  seasons: z.array(SeasonDates),
  days: z.object({ daily: z.array(DayPrice), hourly: z.array(DayPrice) }),
  /** Of the months shown a year before; those without a booking are left out. */
  earned: z.object({ daily: z.array(EarnedMonth), hourly: z.array(EarnedMonth) }),
  abilities: z.object({ edit: z.boolean() }),
});
export type UnitPrices = z.infer<typeof UnitPrices>;

const UnitParams = z.object({ id: z.uuid('invalid') });

export const showUnitPrices = endpoint({
  method: 'GET',
  path: '/api/v1/host/units/{id}/overrides',
  summary:
    'Prices of nights and hours that differ, discounts of the unit, and what each of the coming 400 days costs',
  params: UnitParams,
  data: UnitPrices,
  caller: 'token',
});

export const paintPrices = endpoint({
  method: 'POST',
  path: '/api/v1/host/units/{id}/overrides',
  summary: 'Another price on dates, weekdays or in a season; what was painted there before gives way',
  params: UnitParams,
  body: Painted,
  data: UnitPrices,
  status: 201,
  caller: 'token',
  needs: 'prices',
  refuses: ['role_forbids'],
});

export const previewPrices = endpoint({
  method: 'POST',
  path: '/api/v1/host/units/{id}/override_previews',
  summary: 'What another price would change, day by day, before it is saved',
  params: UnitParams,
  body: Painted,
  data: z.object({ days: z.array(z.object({ date: z.string(), before: Money, after: Money })) }),
  caller: 'token',
  beforeTerms: true,
  needs: 'prices',
  refuses: ['role_forbids'],
});

export const removeOverride = endpoint({
  method: 'DELETE',
  path: '/api/v1/host/overrides/{id}',
  summary: 'Take another price away: its days cost what they did without it',
  params: UnitParams,
  data: UnitPrices,
  caller: 'token',
  needs: 'prices',
  refuses: ['role_forbids'],
});

export const saveDiscounts = endpoint({
  method: 'PUT',
  path: '/api/v1/host/units/{id}/discounts',
  summary: 'Discounts of nights by length, early and last-minute; those left out end',
  params: UnitParams,
  body: z.strictObject({ discounts: z.array(UnitDiscount).max(5, 'invalid') }),
  data: UnitPrices,
  caller: 'token',
  needs: 'prices',
  refuses: ['role_forbids'],
});
