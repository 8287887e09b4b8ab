import type { AdDetails, AdPrice } from '@diyar/contract/finding/ads';
import type { Period } from '@diyar/contract/words/period';
import type { z } from 'zod';

type RentPrice = z.infer<typeof AdPrice> & { period: Period };

/** The prices a unit is let by, shortest period first. */
export function rentPrices(ad: AdDetails): RentPrice[] {
  const prices = ad.prices.filter((price): price is RentPrice => price.period !== null);
  return prices.sort((one, other) => one.period - other.period);
}
