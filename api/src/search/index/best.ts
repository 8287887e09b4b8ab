import { REASONS, type Reason } from '@diyar/contract/search';

const FRESH_DAYS = 30;
const NEAR_KM = 5;
const MANY_PHOTOS = 4;
const MANY_FEATURES = 2;

/** The guests' rating, 0 to 3; few evaluations weigh less, as if three more had given nothing. */
export function worthOf(rateSum: number, rates: number): number {
  return rates === 0 ? 0 : (3 * rateSum) / (5 * (rates + 3));
}

/** 0 to 2: four photos, a description, two features. */
export function completenessOf({
  photos,
  described,
  features,
}: {
  photos: number;
  described: boolean;
  features: number;
}): number {
  return (photos >= MANY_PHOTOS ? 1 : 0) + (described ? 0.5 : 0) + (features >= MANY_FEATURES ? 0.5 : 0);
}

/**
 * How good an ad is, for the order "best", 0 to 10, on a Riyadh day so many days after it was published: a verified
 * advertiser 2; the rating up to 3; freshness up to 3, halved every 30 days; completeness up to 2: four photos, a
 * description, two features. Special ads stand before all others; a search near a point adds `nearness`.
 */
export function scoreOf(
  { verified, worth, completeness }: { verified: boolean; worth: number; completeness: number },
  days: number,
): number {
  return (verified ? 2 : 0) + worth + 3 * 0.5 ** (Math.max(0, days) / FRESH_DAYS) + completeness;
}

/** Up to 2 for what is near, half of it 5 km away. */
export function nearness(kilometres: number): number {
  return (2 * NEAR_KM) / (NEAR_KM + kilometres);
}

/**
 * A page's ads so that no advertiser stands twice in a row where that can be avoided, each otherwise as early as it was;
 * `before` is who stands in front of the first.
 */
export function spreadAdvertisers<T>(
  items: readonly T[],
  advertiserOf: (item: T) => number,
  before?: number,
): T[] {
  const left = [...items];
  const counts = new Map<number, number>();
  for (const item of items) counts.set(advertiserOf(item), (counts.get(advertiserOf(item)) ?? 0) + 1);
  const spread: T[] = [];
  let last = before;
  while (left.length > 0) {
    // An advertiser with more than half of the remaining ads comes now, or two of theirs would stand together later.
    const pressing = [...counts].find(([who, count]) => who !== last && count * 2 > left.length)?.[0];
    const at = left.findIndex((item) => {
      const who = advertiserOf(item);
      return pressing === undefined ? who !== last : who === pressing;
    });
    const [next] = left.splice(Math.max(0, at), 1);
    if (next === undefined) break;
    last = advertiserOf(next);
    counts.set(last, (counts.get(last) ?? 1) - 1);
    spread.push(next);
  }
  return spread;
}

/** The rating, of 3, from three guests who all gave five stars. */
const WELL_RATED = 1.5;
const NEW_DAYS = 7;
const WHOLE = 2;

/** Facts of an ad for its place in the order; `days` since it was published, `kilometres` from where one searches. */
export interface Standing {
  special: boolean;
  verified: boolean;
  worth: number;
  completeness: number;
  days: number;
  kilometres: number | undefined;
}

/** Why an ad stands where it does in the order "best", in words a person can check. */
export function reasonsOf(standing: Standing): Reason[] {
  const { special, verified, worth, completeness, days, kilometres } = standing;
  const holds: Record<Reason, boolean> = {
    special,
    verified,
    rated: worth >= WELL_RATED,
    new: days <= NEW_DAYS,
    complete: completeness === WHOLE,
    near: kilometres !== undefined && kilometres <= NEAR_KM,
  };
  return REASONS.filter((reason) => holds[reason]);
}
