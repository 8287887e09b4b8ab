import type { AdDetails } from '@diyar/contract/finding/ads';
import { saysGuests } from '@diyar/contract/values/guests';

/** Whether guests come for hours or nights; whoever rents by the month or the year moves in. */
export function isLetShort({ prices }: Pick<AdDetails, 'prices'>): boolean {
  return prices.some(({ period }) => period === 1 || period === 2);
}

/** Whether its page tells how many people it holds. */
export function saysCapacity(ad: Pick<AdDetails, 'prices' | 'category'>): boolean {
  return saysGuests({ isLetShort: isLetShort(ad), category: ad.category });
}
