import type { AdDetails } from '@diyar/contract/finding/ads';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { keepChoice } from '../stay/choice-store.ts';
import { rentPrices } from '../stay/rent-prices.ts';
import { choiceFrom } from '../stay/stay-choice.ts';

/** Takes the dates of the search that led to an ad over as its choice, and out of the address: what is chosen from then on wins. */
export function useSearchedDates(ad: AdDetails): void {
  const [query, setQuery] = useSearchParams();
  useEffect(() => {
    if (!query.has('start')) return;
    const searched = choiceFrom(query);
    if (searched !== undefined && rentPrices(ad).some(({ period }) => period === searched.period))
      keepChoice(ad.id, searched);
    const followed = new URLSearchParams(query);
    for (const name of ['start', 'end']) followed.delete(name);
    setQuery(followed, { replace: true, preventScrollReset: true });
  }, [ad, query, setQuery]);
}
