import type { AdCard } from '@diyar/contract/finding/ads';
import { useEffect, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { queryOf } from '../query/choices.ts';
import type { Search } from '../query/search.ts';

/** A pin's ad, or the ads that stand in one place however close one looks, by the filters that find them. */
export type Chosen = { id: string } | { filters: Search };

const MOST_TOGETHER = 12;

async function load(chosen: Chosen, signal: AbortSignal): Promise<readonly AdCard[]> {
  if ('id' in chosen)
    return [await callApi('GET /api/v1/ads/{id}', { params: { id: chosen.id }, query: {}, signal })];
  // Newest first: in the order "best" units of one building stand behind one of them.
  const query = { ...queryOf(chosen.filters), sort: 'newest' as const, per_page: MOST_TOGETHER };
  return (await callApi('GET /api/v1/ads', { query, signal })).items;
}

/** The chosen ads; those of the list are there already, others are fetched. */
export function useCards(chosen: Chosen | undefined, ads: readonly AdCard[]) {
  const lang = useLang();
  const known = chosen && 'id' in chosen ? ads.find(({ id }) => id === chosen.id) : undefined;
  const [loaded, setLoaded] = useState<{ of: Chosen | undefined; cards: readonly AdCard[] | null }>();
  const [attempt, setAttempt] = useState(0);
  const isKnown = known !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt, or language, asks the same again
  useEffect(() => {
    if (isKnown || chosen === undefined) return;
    const leaving = new AbortController();
    load(chosen, leaving.signal)
      .then((cards) => setLoaded({ of: chosen, cards }))
      .catch(() => leaving.signal.aborted || setLoaded({ of: chosen, cards: null }));
    return () => leaving.abort();
  }, [chosen, isKnown, attempt, lang]);
  const mine = loaded !== undefined && loaded.of === chosen ? loaded.cards : undefined;
  return {
    cards: known === undefined ? (mine ?? undefined) : [known],
    isBroken: !isKnown && mine === null,
    retry: () => {
      setLoaded(undefined);
      setAttempt(attempt + 1);
    },
  };
}
