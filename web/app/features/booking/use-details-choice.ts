import type { AdDetails } from '@diyar/contract/ads';
import { useSearchParams } from 'react-router';
import { useLang } from '../../i18n/lang.ts';
import { paths } from '../../paths.ts';
import { keepChoice, useKeptChoice } from './choice-store.ts';
import { rentPrices } from './rent-prices.ts';
import { offeredChoice, queryOf, type StayChoice } from './stay-choice.ts';

/** The stay chosen on an ad's page: shared by box and bar, kept in this tab, and carried to the booking page. */
export function useDetailsChoice(ad: AdDetails) {
  const lang = useLang();
  const [query] = useSearchParams();
  const linkKey = query.get('k') ?? undefined;
  const periods = rentPrices(ad).map(({ period }) => period);
  // A card of a search for nights leads to nights, whatever price the ad leads with.
  const searched = periods.find((period) => String(period) === query.get('period'));
  const choice = offeredChoice(useKeptChoice(ad.id), periods, searched ?? ad.period);
  return {
    choice,
    linkKey,
    canBook: ad.abilities.book && periods.length > 0,
    change: (next: StayChoice) => keepChoice(ad.id, next),
    bookPath: paths(lang).book(ad.id, { ...queryOf(choice), k: linkKey }),
  };
}
