import { riyadhDate } from '@diyar/contract/riyadh';
import { AdFilters, type AdSort } from '@diyar/contract/search';
import type { Understood } from '@diyar/contract/wishes';
import type { Lang } from '@diyar/messages/messages';
import type { z } from 'zod';
import type { Search as Engine } from '../index/search-engine.ts';
import { correctWords } from './correct-words.ts';
import type { LexiconCache } from './lexicon-cache.ts';
import { parseQuery } from './parse-query.ts';
import { termLabel } from './term-label.ts';

type Filters = z.output<typeof AdFilters>;

/** A search as the contract parses it: the list's has an order, the map's has none. */
type Search = Filters & { sort?: AdSort };

const FILTER_NAMES = new Set(Object.keys(AdFilters.shape));
const LIST_NAMES = new Set([...FILTER_NAMES, 'sort']);

function filtersIn(query: Search): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).filter(
      ([name, value]) => name !== 'q' && FILTER_NAMES.has(name) && value !== undefined,
    ),
  );
}

/**
 * Returns the search with its text turned into filters; filters that the caller chose win over the text. `q` keeps the part
 * that was not understood, with its spelling corrected (correct-words.ts), and is searched in the ads' text. `understood`
 * lists the terms that became filters; null when there is no text.
 */
export async function readWish<Q extends Search>(
  { lexicon: kept, search }: { lexicon: LexiconCache; search: Engine },
  query: Q,
  { lang, now, mayHaveWritten }: { lang: Lang; now: Date; mayHaveWritten: boolean },
): Promise<{ query: Q; understood: Understood | null }> {
  if (query.q === undefined || query.q === '') return { query, understood: null };
  const { lexicon } = await kept.at(now);
  const { q, ...asked } = query;
  const chosen = filtersIn(query);
  const orders = query.sort === 'best';
  const offered = query.sort === undefined ? FILTER_NAMES : LIST_NAMES;
  const { filters, chips, rest, without_rest, ...typed } = parseQuery(q, lexicon, riyadhDate(now), {
    offered,
    chosen: orders ? chosen : { ...chosen, sort: query.sort },
  });
  const { sort, ...said } = filters;
  const corrected =
    typed.unknown.length === 0
      ? undefined
      : await search.ask({ now, mayHaveWritten }, (snapshot) =>
          correctWords({ text: q, ...typed }, snapshot, lexicon.tree.words),
        );
  const read = AdFilters.parse(said);
  return {
    query: {
      ...asked,
      ...read,
      ...chosen,
      ...(orders && sort !== undefined ? { sort } : {}),
      ...(rest === '' ? {} : { q: corrected?.rest ?? rest }),
    } as Q,
    understood: {
      pieces: chips.map((chip) => ({ ...chip, label: termLabel(chip.filters, lexicon, lang) })),
      rest,
      without_rest,
      did_you_mean: corrected?.said ?? null,
    },
  };
}
