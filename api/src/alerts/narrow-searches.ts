import { PERIODS } from '@diyar/contract/words/period';
import type { AdState, OneAd, SearchGround } from '../search/index/one-ad.ts';
import type { Narrowing } from './alert.queries.ts';
import { keysOfAd } from './search-keys.ts';

/** By what the searches are found that an ad may fit now. */
export function narrowingOf(
  { row }: AdState,
  ad: OneAd,
  { ground, now, ownerId }: { ground: SearchGround; now: Date; ownerId: string },
): Omit<Narrowing, 'onlyTaken'> {
  const priceOf = (period?: (typeof PERIODS)[number]) =>
    ad.priceIn({ filters: period === undefined ? {} : { period }, words: [] }, now)?.amount ?? null;
  const prices = [priceOf(), ...PERIODS.map(priceOf)];
  return {
    keys: keysOfAd({
      purpose: row.purpose,
      periods: PERIODS.filter((period) => prices[period] !== null),
      city: slugOf(ground.places.city, row.city_id),
      category: slugOf(ground.places.category, row.category_id),
    }),
    ownerId,
    prices,
    district: ground.places.districtSlugs[row.district_id] ?? '',
    rooms: row.rooms,
  };
}

function slugOf(ids: ReadonlyMap<string, number>, id: number): string {
  for (const [slug, one] of ids) if (one === id) return slug;
  return '';
}
