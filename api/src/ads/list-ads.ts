import type { AdCard, AdsQuery } from '@diyar/contract/ads';
import type { Lang } from '@diyar/messages/messages';
import { riyadhDate } from '../availability/riyadh.ts';
import type { Reader } from '../platform/db/database.ts';
import { findCardRows } from './ad.queries.ts';
import { presentCard } from './ad-card.presenter.ts';
import { countAds, findAdIds } from './ad-list.queries.ts';
import { searchWords } from './search-words.ts';

export interface AdPage {
  items: AdCard[];
  total: number;
  total_exact: boolean;
  page: number;
  per_page: number;
  pages: number;
}

/** How far results are counted, and how many pages of them can be asked for (product.md 3). */
const COUNTED_TO = 10_000;
const MOST_PAGES = 50;

/**
 * One page of the published ads that a search finds, as cards in the caller's language: three statements, however many
 * cards. `total` is exact to 10,000; `pages` counts those that can be asked for.
 */
export async function listAds(reader: Reader, query: AdsQuery, lang: Lang, now: Date): Promise<AdPage> {
  const { q = '', sort, page, per_page, ...filters } = query;
  const today = riyadhDate(now);
  const search = { filters, words: searchWords(q), now, today };
  const [ids, counted] = await Promise.all([
    findAdIds(reader, search, { sort, page, per_page }),
    countAds(reader, search, COUNTED_TO + 1),
  ]);
  const rows = ids.length === 0 ? [] : await findCardRows(reader, ids, today);
  const total = Math.min(counted, COUNTED_TO);
  return {
    items: rows.flatMap((row) => presentCard(row, { lang, now, today, period: filters.period }) ?? []),
    total,
    total_exact: counted <= COUNTED_TO,
    page,
    per_page,
    pages: Math.min(MOST_PAGES, Math.ceil(total / per_page)),
  };
}
