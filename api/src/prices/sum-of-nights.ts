import type { Discount } from './discounts.ts';
import { priceAfter } from './headline.ts';

/** So many nights of one price each, in halalas before discounts; `length` of the places count. */
export interface NightGroups {
  prices: Float64Array;
  counts: Float64Array;
  length: number;
}

/**
 * Halalas for nights: with the discount that leaves the least, or with none. It is the base of `linesOf` for lists, which price
 * very many stays at once: no lines are made.
 */
export function sumOfNights(
  { prices, counts, length }: NightGroups,
  discounts: readonly Pick<Discount, 'type_discount' | 'discount'>[],
): number {
  let least = 0;
  for (let at = 0; at < length; at += 1) least += (prices[at] ?? 0) * (counts[at] ?? 0);
  for (const discount of discounts) {
    let sum = 0;
    for (let at = 0; at < length; at += 1) sum += priceAfter(prices[at] ?? 0, discount) * (counts[at] ?? 0);
    if (sum < least) least = sum;
  }
  return least;
}
