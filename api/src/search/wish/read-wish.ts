import { AdFilters, type AdSort } from '@diyar/contract/finding/search';
import type { Understood } from '@diyar/contract/site/wishes';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { Lang } from '@diyar/messages/messages';
import type { z } from 'zod';
import { readingsOf } from '../../text/fold-word.ts';
import { searchWords } from '../../text/search-words.ts';
import { MOST_LEFT } from '../index/left-words.ts';
import type { Search as Engine } from '../index/search-engine.ts';
import { correctWords } from './correct-words.ts';
import type { LexiconCache } from './lexicon-cache.ts';
import { ORDINARY } from './ordinary-words.ts';
import { parseQuery, type Span } from './parse-query.ts';
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

/** The words of a wish that no filter stands for, folded. */
export interface WishWords {
  /** An ad without one of them is not found: words in quotes; all of them where nothing else is asked for. */
  needed: readonly string[];
  /** Ads that hold more of them come first. */
  left: readonly string[];
  /** Those left as they were typed, with their spelling corrected. */
  text: string;
}

const NO_WORDS: WishWords = { needed: [], left: [], text: '' };

/** What a map shows asks for nothing: it moves. */
const SHOWN_PIECE = new Set(['bbox', 'polygon']);

interface Rest {
  /** With its spelling corrected. */
  rest: string;
  quoted: string;
  sought: string;
  /** Whether anything else is asked for. */
  isBesides: boolean;
}

function wordsOf({ rest, quoted, sought, isBesides }: Rest): WishWords {
  if (!isBesides) return { ...NO_WORDS, needed: searchWords(rest) };
  const needed = searchWords(quoted);
  const left = new Set(searchWords(sought).map(withoutPrefix));
  return {
    needed,
    left: [...left].filter((word) => !needed.includes(word)).slice(0, MOST_LEFT),
    text: sought,
  };
}

/** «وهادية» is found where «هادية» stands. */
const withoutPrefix = (word: string): string =>
  readingsOf(word).find((reading) => ORDINARY.has(reading)) ?? word;

/**
 * Returns the search with its text turned into filters; filters that the caller chose win over the text. `words` are the part
 * that no filter stands for, with its spelling corrected (correct-words.ts), as it is looked for in the ads' text. `understood`
 * lists the terms that became filters; null when there is no text.
 */
export async function readWish<Q extends Search>(
  { lexicon: kept, search }: { lexicon: LexiconCache; search: Engine },
  query: Q,
  { lang, now, mayHaveWritten }: { lang: Lang; now: Date; mayHaveWritten: boolean },
): Promise<{ query: Q; words: WishWords; understood: Omit<Understood, 'left'> | null }> {
  if (query.q === undefined || query.q === '') return { query, words: NO_WORDS, understood: null };
  const { lexicon } = await kept.at(now);
  const { q, ...asked } = query;
  const chosen = filtersIn(query);
  const orders = query.sort === 'best';
  const offered = query.sort === undefined ? FILTER_NAMES : LIST_NAMES;
  const { filters, chips, rest, without_rest, quoted, sought, ...typed } = parseQuery(
    q,
    lexicon,
    riyadhDate(now),
    {
      offered,
      chosen: orders ? chosen : { ...chosen, sort: query.sort },
    },
  );
  const { sort, ...said } = filters;
  const corrected =
    typed.unknown.length === 0
      ? undefined
      : await search.ask({ now, mayHaveWritten }, (snapshot) =>
          correctWords({ text: q, ...typed }, snapshot, lexicon.tree.words),
        );
  const read = AdFilters.parse(said);
  const isBesides = [...Object.keys(read), ...Object.keys(chosen)].some((name) => !SHOWN_PIECE.has(name));
  const shown = ({ start, end }: Span) => corrected?.shown.get(start) ?? q.slice(start, end);
  return {
    query: {
      ...asked,
      ...read,
      ...chosen,
      ...(orders && sort !== undefined ? { sort } : {}),
    } as Q,
    words: wordsOf({
      rest: corrected?.rest ?? rest,
      quoted,
      sought: sought.map(shown).join(' '),
      isBesides,
    }),
    understood: {
      pieces: chips.map((chip) => ({ ...chip, label: termLabel(chip.filters, lexicon, lang, chip.text) })),
      rest,
      without_rest,
      did_you_mean: corrected?.said ?? null,
    },
  };
}
