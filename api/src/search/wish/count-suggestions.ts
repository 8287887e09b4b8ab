import { AdFilters } from '@diyar/contract/finding/search';
import type { Suggestions } from '@diyar/contract/site/wishes';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { Lang } from '@diyar/messages/messages';
import { matchAds } from '../index/match-ads.ts';
import type { Search } from '../index/search-engine.ts';
import type { Snapshot } from '../index/snapshot.ts';
import type { Lexicon } from './lexicon.ts';
import type { LexiconNow } from './lexicon-cache.ts';
import { parseQuery, type WishFilters } from './parse-query.ts';
import { suggest } from './suggest.ts';

/** Filters that take longer than a suggestion may: dates and areas. */
const SLOW = new Set(['q', 'from', 'to', 'bbox', 'polygon']);
const COUNTED = new Set(Object.keys(AdFilters.shape).filter((name) => !SLOW.has(name)));

interface Counting {
  search: Search;
  lexicon: Lexicon;
  now: Date;
  mayHaveWritten: boolean;
}

/** Suggestions that continue a text, each with how many ads it finds. */
export function suggestCounted(
  deps: Omit<Counting, 'lexicon'>,
  known: LexiconNow,
  { text, lang }: { text: string; lang: Lang },
): Promise<Suggestions> {
  return countSuggestions({ ...deps, lexicon: known.lexicon }, suggest(known, text, lang));
}

/** Says of each suggestion how many ads it finds beside the text before it, and puts those with most first. */
async function countSuggestions(
  { search, lexicon, now, mayHaveWritten }: Counting,
  suggestions: Suggestions,
): Promise<Suggestions> {
  const { before, places, categories, filters, advertisers } = suggestions;
  // Without a text before, the lexicon has the figures of all but filters.
  if (before === '' && filters.length === 0) return suggestions;
  const today = riyadhDate(now);
  const typed = parseQuery(before, lexicon, today, { offered: COUNTED }).filters;
  return await search.ask({ now, mayHaveWritten }, (snapshot) => {
    const found = setOf(snapshot, typed, now, today);
    const counted = <T extends { ads: number }>(all: readonly T[], filtersOf: (one: T) => WishFilters): T[] =>
      all.map((one) => ({ ...one, ads: found.countIn(setOf(snapshot, filtersOf(one), now, today)) }));
    const ofFilters = mostFirst(counted(filters, (one) => one.filters));
    if (before === '') return { ...suggestions, filters: ofFilters };
    return {
      before,
      places: mostFirst(
        counted(places, ({ slug, city }) => (city === null ? { city: slug } : { district: slug })),
      ),
      categories: mostFirst(counted(categories, ({ slug }) => ({ category: slug }))),
      filters: ofFilters,
      advertisers: counted(advertisers, ({ id }) => ({ advertiser: id })),
    };
  });
}

function setOf(snapshot: Snapshot, filters: WishFilters, now: Date, today: string) {
  return matchAds(snapshot, { filters: AdFilters.parse(filters), words: [], now, today });
}

/** Equal ones keep their order. */
const mostFirst = <T extends { ads: number }>(all: readonly T[]): T[] =>
  all.toSorted((one, other) => other.ads - one.ads);
