import { REASONS, type Reason } from '@diyar/contract/finding/search';

/** After so many days an ad is half as fresh: one let for months or years, or sold, is soon gone; one let by the hour or day is free again. */
const FRESH_DAYS = 30;
const SHORT_LET_FRESH_DAYS = 120;
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

/** What an ad has for itself, whatever the day. */
export interface Merits {
  verified: boolean;
  worth: number;
  completeness: number;
  /** Let by the hour or by the day. */
  isShortLet: boolean;
}

/**
 * How good an ad is, for the order "best", 0 to 10, on a Riyadh day so many days after it was published: a verified
 * advertiser 2; the rating up to 3; freshness up to 3, halved every 30 days, of short lets every 120; completeness up to 2: four
 * photos, a description, two features. A search near a point adds `nearness`.
 */
export function scoreOf({ verified, worth, completeness, isShortLet }: Merits, days: number): number {
  const half = isShortLet ? SHORT_LET_FRESH_DAYS : FRESH_DAYS;
  return (verified ? 2 : 0) + worth + 3 * 0.5 ** (Math.max(0, days) / half) + completeness;
}

/** Up to 2 for what is near, half of it 5 km away. */
export function nearness(kilometres: number): number {
  return (2 * NEAR_KM) / (NEAR_KM + kilometres);
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
