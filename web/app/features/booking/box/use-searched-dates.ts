import type { AdDetails } from '@diyar/contract/finding/ads';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { keepChoice, useKeptChoice } from '../stay/choice-store.ts';
import { rentPrices } from '../stay/rent-prices.ts';
import { choiceFrom } from '../stay/stay-choice.ts';

/**
 * Takes the dates of the search that led to an ad over as its choice, with the services chosen before, and out of the address: what is
 * chosen from then on wins.
 */
export function useSearchedDates(ad: AdDetails): void {
  const [query, setQuery] = useSearchParams();
  const kept = useKeptChoice(ad.id);
  const take = useEffectEvent(() => {
    const searched = choiceFrom(query);
    if (searched !== undefined && rentPrices(ad).some(({ period }) => period === searched.period))
      keepChoice(ad.id, { ...searched, services: kept?.services ?? [] });
    const followed = new URLSearchParams(query);
    for (const name of ['start', 'end']) followed.delete(name);
    setQuery(followed, { replace: true, preventScrollReset: true });
  });
  const isSearched = query.has('start');
  useEffect(() => {
    if (isSearched) take();
  }, [isSearched]);
}
