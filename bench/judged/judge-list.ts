import type { FoundAd } from '../../contract/src/finding/search.ts';

/** What a card shows of an ad, as the API sends it. */
export type Card = Pick<
  FoundAd,
  'id' | 'title' | 'photos' | 'location' | 'published_at' | 'period' | 'from_price' | 'rating'
> & { advertiser: { id: string; verified: boolean }; district: { slug: string } };

const DAY_MS = 86_400_000;
const SHORT: readonly (number | null)[] = [1, 2];
/** Places that are judged. */
const PLACES = 12;

/** What an ad is worth by itself, 1 to 4 (rules.md). */
export function worthOf(ad: Card, now: Date): number {
  const isTrusted =
    ad.advertiser.verified || (ad.rating !== null && ad.rating.count >= 3 && ad.rating.average >= 4);
  const isShort = SHORT.includes(ad.period) || SHORT.includes(ad.from_price.period);
  const days = (now.getTime() - Date.parse(ad.published_at)) / DAY_MS;
  return 1 + Number(isTrusted) + Number(ad.photos.length >= 4) + Number(days <= (isShort ? 180 : 30));
}

/** Whether somebody who has seen one has seen the other. */
function isLike(one: Card, other: Card): boolean {
  if (one.advertiser.id !== other.advertiser.id) return false;
  const isSamePlace = one.location.lat === other.location.lat && one.location.lng === other.location.lng;
  const photo = one.photos[0]?.path;
  const isSameText = one.title === other.title && one.district.slug === other.district.slug;
  return isSamePlace || (photo !== undefined && photo === other.photos[0]?.path) || isSameText;
}

function gainOf(ad: Card, above: readonly Card[], now: Date): number {
  if (above.some((other) => isLike(ad, other))) return 0;
  const own = above.filter(({ advertiser }) => advertiser.id === ad.advertiser.id).length;
  return worthOf(ad, now) * (own >= 2 ? 0.5 : 1);
}

function dcgOf(list: readonly Card[], now: Date): number {
  return list
    .slice(0, PLACES)
    .reduce((sum, ad, at) => sum + gainOf(ad, list.slice(0, at), now) / Math.log2(at + 2), 0);
}

/** The list that takes at each place the ad that gains most there. */
function bestList(all: readonly Card[], now: Date): Card[] {
  const left = new Set(all);
  const list: Card[] = [];
  while (list.length < PLACES && left.size > 0) {
    let best: { ad: Card; gain: number } | undefined;
    for (const ad of left) {
      const gain = gainOf(ad, list, now);
      if (best === undefined || gain > best.gain) best = { ad, gain };
    }
    if (best === undefined) break;
    list.push(best.ad);
    left.delete(best.ad);
  }
  return list;
}

/** nDCG@12 of a list beside the best list of all that was found; 1 where nothing was. */
export function ndcgOf(list: readonly Card[], all: readonly Card[], now: Date): number {
  const best = dcgOf(bestList(all, now), now);
  return best === 0 ? 1 : dcgOf(list, now) / best;
}

/** The part of the first 24 that the advertiser with most of them has. */
export function largestShare(list: readonly Card[]): number {
  const shown = list.slice(0, 24);
  const counts = [...Map.groupBy(shown, ({ advertiser }) => advertiser.id).values()].map(
    ({ length }) => length,
  );
  return shown.length === 0 ? 0 : Math.max(...counts) / shown.length;
}
