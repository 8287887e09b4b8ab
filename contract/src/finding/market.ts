import { z } from 'zod';
import { Money } from '../values/money.ts';
import { Period, PriceKind } from '../words/period.ts';

/**
 * What ads like it ask for, for the same period; `median` and the ad's own price are before any offer. Homes are compared with
 * homes of as many rooms; what has none with what may be used for the same, by the square metre, by the hour or day with others of its size; and a home for sale
 * with too few like it around by the square metre too.
 */
export const PriceLevel = z.object({
  kind: PriceKind,
  period: Period.nullable(),
  /** Where those ads stand: the ad's district, or its city where the district has too few. */
  scope: z.enum(['district', 'city']),
  /** The measure of `median` and `price`: the whole unit, or one square metre of it. */
  measure: z.enum(['whole', 'square_metre']),
  /** Their category in the plural. */
  category_plural: z.string(),
  /** How many rooms each of them has; null when they differ or have none. */
  rooms: z.int().nullable(),
  /** Their areas in square metres, from one to below the other, where they are alike in size; null: no such end. */
  area_from: z.number().nullable(),
  area_to: z.number().nullable(),
  /** How many ads it rests on; never fewer than five. */
  ads: z.int(),
  median: Money,
  price: Money,
  /** Whole percent by which the price stands above the median; below 0: under it. */
  difference_percent: z.int(),
});
export type PriceLevel = z.infer<typeof PriceLevel>;

/** The history of one of the ad's prices since it was published, oldest first; the last is today's. Two entries at least. */
export const PriceHistory = z.object({
  kind: PriceKind,
  period: Period.nullable(),
  points: z.array(z.object({ at: z.string(), price: Money })),
});
export type PriceHistory = z.infer<typeof PriceHistory>;
