import { isDayUse } from '@diyar/contract/values/day-use';
import type { Period } from '@diyar/contract/words/period';
import { createContext } from 'react';
import { periodWord } from './periods.ts';

/** The unit of a daily stay: nights where people sleep, days where they meet, work or leave before dawn. */
export type DailyNoun = 'nights' | 'days';

/** The noun of an ad's daily stays: as the ad says it itself, else as its category lets one know. */
export function dailyNounOf(ad: { category: { slug: string }; day_use?: boolean }): DailyNoun {
  return (ad.day_use ?? isDayUse(ad)) ? 'days' : 'nights';
}

/** The noun of a stay as it was booked, whatever its unit's hours are by now. */
export function bookedNounOf(stay: { departs_at: string; ad: { category: { slug: string } } }): DailyNoun {
  // HH:mm of ISO 8601 in Riyadh.
  const policy = { departure_time: stay.departs_at.slice(11, 16) };
  return isDayUse({ category: stay.ad.category, policy }) ? 'days' : 'nights';
}

/** The noun of the stays below; nights unless a page says otherwise. */
export const DailyNounContext = createContext<DailyNoun>('nights');

/** The word for "per …" in the catalogues (common.per), by the period and the noun of its days. */
export function perWord(period: Period | null, noun: DailyNoun) {
  return period === 2 && noun === 'days' ? 'day' : periodWord(period);
}
