import { z } from 'zod';
import { Money } from './money.ts';
import { Period, PriceKind } from './period.ts';

/** What ads of the same kind, for the same period, ask for; `median` and the ad's own price are before any offer. */
export const PriceLevel = z.object({
  kind: PriceKind,
  period: Period.nullable(),
  /** Where those ads stand: the ad's district, or its city where the district has too few. */
  scope: z.enum(['district', 'city']),
  /** How many ads it rests on; never fewer than five. */
  ads: z.int(),
  median: Money,
  price: Money,
  /** Whole percent by which the price stands above the median; below 0: under it. */
  difference_percent: z.int(),
});
export type PriceLevel = z.infer<typeof PriceLevel>;

/** What one of the ad's prices was since it stands on the site, oldest first; the last is today's. Two at least. */
export const PriceHistory = z.object({
  kind: PriceKind,
  period: Period.nullable(),
  points: z.array(z.object({ at: z.string(), price: Money })),
});
export type PriceHistory = z.infer<typeof PriceHistory>;
