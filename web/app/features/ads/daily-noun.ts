import type { Period } from '@diyar/contract/period';
import { createContext } from 'react';
import { periodWord } from './periods.ts';

/** What a daily stay is counted in: nights where people sleep, days where they meet, work or leave before dawn. */
export type DailyNoun = 'nights' | 'days';

/** Nobody sleeps in these, whatever period they are let by. */
const BY_DAY = new Set([
  'office',
  'private-office',
  'coworking-desk',
  'coworking-space',
  'meeting-room',
  'training-room',
  'hall',
  'event-hall',
  'theatre',
  'photo-studio',
  'kiosk',
  'parking',
]);
/** A daily stay that ends by then is a day's use (product.md 7: after midnight, before the next arrival). */
const BEFORE_DAWN = '06:00';

/** The noun of an ad's daily stays. */
export function dailyNounOf(ad: {
  category: { slug: string };
  policy?: { departure_time: string };
}): DailyNoun {
  if (BY_DAY.has(ad.category.slug)) return 'days';
  return ad.policy !== undefined && ad.policy.departure_time <= BEFORE_DAWN ? 'days' : 'nights';
}

/** The noun of the stays below; nights unless a page says otherwise. */
export const DailyNounContext = createContext<DailyNoun>('nights');

/** The word for "per …" in the catalogues (common.per), by the period and the noun of its days. */
export function perWord(period: Period | null, noun: DailyNoun) {
  return period === 2 && noun === 'days' ? 'day' : periodWord(period);
}
