import { priceAfter } from './headline.ts';

/** So many nights of one price each, in halalas before discounts; `length` of the places count. */
export interface NightGroups {
  prices: Float64Array;
  counts: Float64Array;
  length: number;
}

/** The largest discount of each type that a stay may have; 0 where it has none. A larger one never leaves more. */
export interface LargestDiscounts {
  percent: number;
  /** Halalas off each night. */
  fixed: number;
}

/**
 * Halalas for nights: with the discount that leaves the least, or with none. It is the base of `linesOf` for lists, which price
 * very many stays at once: no lines are made.
 */
export function sumOfNights(groups: NightGroups, { percent, fixed }: LargestDiscounts): number {
  const { prices, counts, length } = groups;
  let least = 0;
  for (let at = 0; at < length; at += 1) least += (prices[at] ?? 0) * (counts[at] ?? 0);
  if (percent > 0) least = Math.min(least, sumAfter(groups, { type_discount: 'percent', discount: percent }));
  if (fixed > 0) least = Math.min(least, sumAfter(groups, { type_discount: 'fixed', discount: fixed }));
  return least;
}

function sumAfter(
  { prices, counts, length }: NightGroups,
  discount: Parameters<typeof priceAfter>[1],
): number {
  let sum = 0;
  for (let at = 0; at < length; at += 1) sum += priceAfter(prices[at] ?? 0, discount) * (counts[at] ?? 0);
  return sum;
}
