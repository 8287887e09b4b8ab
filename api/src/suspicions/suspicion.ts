import { SUSPICIONS, type Suspicion } from '@diyar/contract/words/ad-review-words';

/** How much each says alone: copied photos are hardly ever honest, a new account mostly is. */
const WEIGHTS: Readonly<Record<Suspicion, number>> = {
  copied_photos: 40,
  price_far_below: 30,
  contact_in_text: 20,
  new_account: 10,
};
const DAY_MS = 86_400_000;

export interface Noticed {
  hasCopiedPhotos: boolean;
  /** Whole percent by which each of its prices stands above that of like ads; below 0: under it. */
  differences: readonly number[];
  hasContactInText: boolean;
  accountSince: Date;
}

export interface SuspicionLimits {
  suspicion_below_percent: number;
  suspicion_new_account_days: number;
}

export interface Suspected {
  reasons: Suspicion[];
  /** 0 where nothing is noticed, at most 100. */
  score: number;
  belowPercent: number | null;
}

/** What is suspicious about an ad at `now`, and how much: an operator looks at the highest first, and reads the reasons. */
export function suspect(noticed: Noticed, limits: SuspicionLimits, now: Date): Suspected {
  const below = -Math.min(0, ...noticed.differences);
  const youth = now.getTime() - noticed.accountSince.getTime();
  const holds: Record<Suspicion, boolean> = {
    copied_photos: noticed.hasCopiedPhotos,
    price_far_below: below >= limits.suspicion_below_percent,
    contact_in_text: noticed.hasContactInText,
    new_account: youth < limits.suspicion_new_account_days * DAY_MS,
  };
  const reasons = SUSPICIONS.filter((reason) => holds[reason]);
  return {
    reasons,
    score: reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0),
    belowPercent: holds.price_far_below ? below : null,
  };
}
