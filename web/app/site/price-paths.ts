import type { Lang } from '@diyar/messages/messages';
import { addressAt } from './paths.ts';

/** Addresses of the pages on which prices and discounts are set; apart from `paths`, which every page loads. */
export function pricePaths(lang: Lang) {
  return {
    unitPrices: (unitId: string) => addressAt(lang, `/dashboard/prices/units/${encodeURIComponent(unitId)}`),
    lists: () => addressAt(lang, '/dashboard/prices/share-price'),
    grid: (query: { q?: string } = {}) => addressAt(lang, '/dashboard/prices/main', query),
    services: () => addressAt(lang, '/dashboard/services'),
    similarOffers: (query: { page?: number } = {}) => addressAt(lang, '/dashboard/similar_offers', query),
    offers: () => addressAt(lang, '/dashboard/offers'),
    coupons: () => addressAt(lang, '/dashboard/coupons'),
  };
}
