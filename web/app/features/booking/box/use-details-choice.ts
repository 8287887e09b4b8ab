import type { AdDetails } from '@diyar/contract/finding/ads';
import type { Period } from '@diyar/contract/words/period';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLang } from '../../../i18n/lang.ts';
import { paths } from '../../../site/paths.ts';
import { keepChoice, useKeptChoice } from '../stay/choice-store.ts';
import { rentPrices } from '../stay/rent-prices.ts';
import { offeredChoice, queryOf, type StayChoice, withPeriod } from '../stay/stay-choice.ts';

/**
 * The stay chosen on an ad's page: shared by box and bar, kept in this tab, and carried to the booking page. The period
 * stands in the address: a card of a search for nights leads to nights, whatever was chosen here before.
 */
export function useDetailsChoice(ad: AdDetails) {
  const lang = useLang();
  const [query, setQuery] = useSearchParams();
  const kept = useKeptChoice(ad.id);
  const linkKey = query.get('k') ?? undefined;
  const periods = rentPrices(ad).map(({ period }) => period);
  const asked = query.get('period');
  const searched = periods.find((period) => String(period) === asked);
  // A new choice shows at once, the address follows a moment later; what another part of the page chose since then wins.
  const [draft, setDraft] = useState<{ choice: StayChoice; over: string | null }>();
  const choice =
    draft !== undefined && draft.over === asked && draft.choice === kept
      ? draft.choice
      : searchedChoice(offeredChoice(kept, periods, searched ?? ad.period), searched);
  const change = (next: StayChoice) => {
    keepChoice(ad.id, next);
    setDraft({ choice: next, over: asked });
    if (asked === null || asked === String(next.period)) return;
    const followed = new URLSearchParams(query);
    followed.set('period', String(next.period));
    setQuery(followed, { replace: true, preventScrollReset: true });
  };
  return {
    choice,
    linkKey,
    canBook: ad.abilities.book && periods.length > 0,
    change,
    bookPath: paths(lang).book(ad.id, { ...queryOf(choice), k: linkKey }),
  };
}

function searchedChoice(choice: StayChoice, searched: Period | undefined): StayChoice {
  return searched === undefined ? choice : withPeriod(choice, searched);
}
