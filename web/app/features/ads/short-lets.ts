import type { AdDetails } from '@diyar/contract/ads';
import { isDayUse } from '@diyar/contract/day-use';

/** Whether guests come for hours or nights; whoever rents by the month or the year moves in. */
export function isLetShort({ prices }: Pick<AdDetails, 'prices'>): boolean {
  return prices.some(({ period }) => period === 1 || period === 2);
}

/**
 * Whether how many people it holds is told: guests of a short let; and wherever people work, meet or are housed together,
 * since their desks and beds are what is let. A home let for a year has rooms instead.
 */
export function saysCapacity(ad: Pick<AdDetails, 'prices' | 'category'>): boolean {
  return isLetShort(ad) || isDayUse({ category: ad.category }) || ad.category.slug === 'workers-housing';
}
