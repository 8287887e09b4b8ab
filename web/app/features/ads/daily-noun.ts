import { isDayUse } from '@diyar/contract/day-use';
import type { Period } from '@diyar/contract/period';
import { createContext } from 'react';
import { periodWord } from './periods.ts';

/** What a daily stay is counted in: nights where people sleep, days where they meet, work or leave before dawn. */
export type DailyNoun = 'nights' | 'days';

/** The noun of an ad's daily stays. */
export function dailyNounOf(ad: {
  category: { slug: string };
  policy?: { departure_time: string };
}): DailyNoun {
  return isDayUse(ad) ? 'days' : 'nights';
}

/** The noun of the stays below; nights unless a page says otherwise. */
export const DailyNounContext = createContext<DailyNoun>('nights');

/** The word for "per …" in the catalogues (common.per), by the period and the noun of its days. */
export function perWord(period: Period | null, noun: DailyNoun) {
  return period === 2 && noun === 'days' ? 'day' : periodWord(period);
}
