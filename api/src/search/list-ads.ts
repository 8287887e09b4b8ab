import type { AdsQuery, Facets } from '@diyar/contract/finding/search';
import type { LeftWords } from '@diyar/contract/site/wishes';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { AdCardRow, KeptCards } from '../ads/kept-ads.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { AdSearch } from './index/ad-search.ts';
import { UsualPrices } from './index/below-usual.ts';
import { countFacets } from './index/count-facets.ts';
import { cursorOf, readCursor } from './index/cursor.ts';
import { countHolding } from './index/left-words.ts';
import { matchAds } from './index/match-ads.ts';
import { FAIR } from './index/pick-best.ts';
import { pickSlots } from './index/pick-page.ts';
import { type Picked, tierOf } from './index/pick-ranked.ts';
import type { Search } from './index/search-engine.ts';
import type { SlotSet } from './index/sets/slot-set.ts';
import type { Snapshot } from './index/snapshot.ts';
import { type StayPrice, stayTotals } from './index/stay-totals.ts';
import { type SaidOfPlace, sayPlace } from './say-place.ts';
import type { WishWords } from './wish/read-wish.ts';

/** Counts and position of a page of results. */
export interface PageFacts {
  total: number;
  total_exact: boolean;
  page: number;
  per_page: number;
  pages: number;
  next_cursor: string | null;
  facets?: Facets;
}

/** A caller's clock, and the words to look for in the ads' text. */
export interface Asked {
  now: Date;
  mayHaveWritten: boolean;
  words: WishWords;
}

export interface Finding {
  search: Search;
  cards: KeptCards;
}

/** Results are counted to this number, and so many pages of them can be asked for (product.md 3). */
const COUNTED_TO = 10_000;
const MOST_PAGES = 50;

/**
 * One page of the published ads that a search finds, each with the reasons for its place. `total` is exact to 10,000; `pages`
 * counts the pages that can be asked for; a refusal beyond them names the cursor to go on with.
 */
export async function listAds(
  { search, cards }: Finding,
  query: AdsQuery,
  { now, mayHaveWritten, words }: Asked,
): Promise<{ ads: FoundRow[]; facts: PageFacts; left: LeftWords | null }> {
  const { q: _, sort, page, per_page, cursor, facets, near, ...filters } = query;
  const today = riyadhDate(now);
  const asked = { filters, near, words: words.needed, left: words.left, now, today };
  const found = await search.ask({ now, mayHaveWritten }, (snapshot) => find(snapshot, asked, query));
  const rows = await cards.find([...found.ads.keys()], today);
  const total = Math.min(found.count, COUNTED_TO);
  const firstOther = rows.findIndex(({ number }) => found.others.has(number));
  return {
    ads: rows.map((row) => ({ row, ...(found.ads.get(row.number) ?? UNSAID) })),
    left: found.left && { ...found.left, text: words.text, others_from: firstOther < 0 ? null : firstOther },
    facts: {
      total,
      total_exact: found.count <= COUNTED_TO,
      page,
      per_page,
      pages: Math.min(MOST_PAGES, Math.ceil(found.places / per_page)),
      next_cursor: found.next,
      ...(found.facets && { facets: found.facets }),
    },
  };
}

/** What is said of an ad in a search alone: why it stands there, and on dates what the stay costs. */
interface Said extends SaidOfPlace {
  stay: StayPrice | undefined;
  /** By how many percent it asks less than is usual in its district, where that is worth a word. */
  below: number | undefined;
}

const UNSAID: Said = { why: [], moreLike: 0, stay: undefined, below: undefined };

/** An ad of a page of results. */
export type FoundRow = { row: AdCardRow } & Said;

interface Found {
  /** By public number, in order. */
  ads: Map<number, Said>;
  /** The numbers of those that lack a word. */
  others: ReadonlySet<number>;
  left: Omit<LeftWords, 'text' | 'others_from'> | null;
  count: number;
  /** How many places its pages have; up to those that can be asked for, this is exact. */
  places: number;
  next: string | null;
  facets?: Facets;
}

function find(snapshot: Snapshot, asked: AdSearch, query: AdsQuery): Found {
  const { sort, page, per_page, cursor } = query;
  const set = matchAds(snapshot, asked);
  const count = set.count();
  const after = cursor === undefined ? undefined : readCursor(cursor, sort);
  const skip = after === undefined ? (Math.min(page, MOST_PAGES + 1) - 1) * per_page : 0;
  // One more than the page tells whether another follows; one before it, where the last one ended.
  const isPast = after === undefined && page > MOST_PAGES;
  const wanted = isPast ? { skip: skip - 1, take: 1 } : { skip, take: per_page + 1 };
  const countTo = MOST_PAGES * per_page + FAIR.grouped;
  const { picked, places } = pickSlots(snapshot, { set, count }, asked, { sort, after, countTo, ...wanted });
  if (isPast) throw pastPages(picked[0] && cursorOf(sort, picked[0].place));
  const shown = picked.slice(0, per_page);
  const last = picked.length > per_page ? shown.at(-1) : undefined;
  const numberOf = ({ slot }: Picked) => snapshot.columns.number.at(slot);
  const totals = stayTotals(snapshot, asked);
  const usual = new UsualPrices(snapshot);
  const said = (one: Picked): Said => {
    const stay = totals?.at(one.slot);
    const ofPlace = sort === 'best' ? sayPlace(snapshot, one, asked, set) : { why: [], moreLike: 0 };
    return { ...ofPlace, stay, below: usual.percentBelow(one.slot, stay?.period ?? asked.filters.period) };
  };
  return {
    others: new Set(shown.filter(({ place }) => tierOf(place) > 0).map(numberOf)),
    left: leftIn(snapshot, set, asked),
    ads: new Map(shown.map((one) => [numberOf(one), said(one)])),
    count,
    places,
    next: last === undefined ? null : cursorOf(sort, last.place),
    ...(query.facets && { facets: countFacets(snapshot, asked, set) }),
  };
}

function pastPages(cursor: string | undefined): Refusal {
  const fields = [{ field: 'page', rule: 'page_past_50' as const }];
  return new Refusal('validation_failed', { fields, data: { cursor: cursor ?? null } });
}

function leftIn(snapshot: Snapshot, set: SlotSet, { left = [] }: AdSearch): Found['left'] {
  if (left.length === 0) return null;
  const { each, all } = countHolding(snapshot, set, left);
  return { words: left.map((word, at) => ({ word, ads: each[at] ?? 0 })), ads: all };
}
