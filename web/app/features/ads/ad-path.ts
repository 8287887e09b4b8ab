import type { AdCard } from '@diyar/contract/finding/ads';
import type { FoundAd } from '@diyar/contract/finding/search';
import { createContext, use } from 'react';
import { useLang } from '../../i18n/lang.ts';
import { paths } from '../../site/paths.ts';

/** The dates of the search in which the ads below were found, as its address says them; undefined in a search without. */
export const DatesContext = createContext<{ from?: string | undefined; to?: string | undefined }>({});

/** The way to an ad as it was found: to the period that was asked for, and the dates where the card says what they cost. */
export function useAdPath(
  ad: AdCard & Partial<Pick<FoundAd, 'stay'>>,
  period = ad.asked_price?.period,
): string {
  const { from, to } = use(DatesContext);
  const dates = ad.stay == null ? {} : { period: ad.stay.period, start: from, end: to };
  return paths(useLang()).details(ad.id, { period: period ?? undefined, ...dates });
}
