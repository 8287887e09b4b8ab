import { AdFilters } from '@diyar/contract/finding/search';
import type { AlertEvery, AlertKind } from '@diyar/contract/words/search-words';
import type { Lang } from '@diyar/messages/messages';
import { keysOfSearch } from '../alerts/search-keys.ts';
import { type Database, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { invalid } from '../platform/http/refusal.ts';
import { readPolygon } from '../search/index/ground/polygon.ts';
import type { Search } from '../search/index/search-engine.ts';
import type { LexiconCache } from '../search/wish/lexicon-cache.ts';
import { readWish } from '../search/wish/read-wish.ts';
import { type Filters, writtenFilters } from './asked-query.ts';
import { insertSearch, type NewSearch } from './saved-search.queries.ts';

export interface Saved {
  name: string;
  query: Record<string, string>;
  every: AlertEvery;
  kinds: AlertKind[];
}

interface Asked {
  actor: Actor;
  lang: Lang;
  now: Date;
}

/**
 * Saves a search for an account and answers its id. Typed words are read now: what they say becomes filters, so that «next
 * weekend» stays the one that was meant. Throws `validation_failed` for filters that the list refuses or none at all,
 * `search_saved_already`, `searches_full`.
 */
export async function saveSearch(
  deps: { db: Database; search: Search; lexicon: LexiconCache },
  { name, query, every, kinds }: Saved,
  { actor, lang, now }: Asked,
): Promise<string> {
  const asked = filtersOf(query);
  const reading = { lang, now, mayHaveWritten: false };
  const typed = await readWish(deps, asked, reading);
  const { q: _, ...chosen } = typed.query;
  const rest = typed.understood?.rest ?? '';
  const written = writtenFilters({ ...chosen, ...(rest !== '' && { q: rest }) });
  if (Object.keys(written).length === 0) throw invalid('query', 'required');
  // What is left of the words, read as the list will read it beside these filters.
  const { words, query: said } = await readWish(deps, AdFilters.parse(written), reading);
  const { q: _typed, ...filters } = said;
  const columns = columnsOf(filters, words.needed);
  return transact(deps.db, (tx) =>
    insertSearch(tx, {
      ...columns,
      account_id: actor.accountId,
      name,
      query: JSON.stringify(written),
      every,
      kinds: [...new Set(kinds)],
      watched_from: now,
      looked_at: now,
      created_at: now,
    }),
  );
}

/** Filters of an address. Throws `validation_failed` on `query` for one that is unknown or cannot be read. */
function filtersOf(query: Record<string, string>): Filters {
  const read = AdFilters.strict().safeParse(query);
  if (!read.success) throw invalid('query', 'invalid');
  const { from, to, polygon } = read.data;
  if ((from === undefined) !== (to === undefined) || (from !== undefined && to !== undefined && from >= to))
    throw invalid('query', 'start_before_end');
  if (polygon !== undefined) readPolygon(polygon);
  return read.data;
}

/** What of a search its row says beside its texts, by which a changed ad finds it. */
function columnsOf(
  filters: Omit<Filters, 'q'>,
  words: readonly string[],
): Pick<
  NewSearch,
  'filters' | 'words' | 'keys' | 'dated' | 'period' | 'price_min' | 'price_max' | 'districts' | 'rooms'
> {
  const { price_min, price_max } = filters;
  return {
    filters: JSON.stringify(filters),
    words: [...words],
    keys: keysOfSearch({ filters, words }),
    dated: filters.from !== undefined,
    period: filters.period ?? null,
    price_min: price_min === undefined ? null : price_min * 100,
    price_max: price_max === undefined ? null : price_max * 100,
    districts: filters.district ?? [],
    rooms: filters.rooms ?? [],
  };
}
