import { z } from 'zod';

/** Rental period codes, the brief's `type_res_id`: 1 hourly, 2 daily, 3 monthly, 4 yearly. */
export const PERIODS = [1, 2, 3, 4] as const;
export type Period = (typeof PERIODS)[number];
export const Period = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)], 'invalid');

export const PRICE_KINDS = ['main', 'per_meter', 'hourly', 'daily', 'monthly', 'yearly'] as const;
export const PriceKind = z.enum(PRICE_KINDS);
export type PriceKind = z.infer<typeof PriceKind>;

const KIND_OF_PERIOD = { 1: 'hourly', 2: 'daily', 3: 'monthly', 4: 'yearly' } as const satisfies Record<
  Period,
  PriceKind
>;

/** The price that a stay of this period is charged by. */
export function priceKindOf(period: Period): 'hourly' | 'daily' | 'monthly' | 'yearly' {
  return KIND_OF_PERIOD[period];
}

/** The period a price kind lets for; null for the sale price and the price per square metre. */
export function periodOf(kind: PriceKind): Period | null {
  const index = ['hourly', 'daily', 'monthly', 'yearly'].indexOf(kind);
  return index < 0 ? null : ((index + 1) as Period);
}
