import type { Lang } from '@diyar/messages/messages';
import { changeSearch, parseSearch, printSearch, type Search } from './search.ts';

/** The searches made on this device, the last first. Pages of other tabs write here too: always read anew. */
const KEY = 'recent_searches';
const MOST_KEPT = 5;
/** Longer addresses are drawn areas, which no name tells apart. */
const LONGEST = 500;

export interface RecentSearch {
  lang: Lang;
  /** As the list was headed, or the words as they were typed. */
  title: string;
  filters: Search;
}

interface Kept {
  lang: Lang;
  title: string;
  address: string;
}

function isKept(one: unknown): one is Kept {
  const { lang, title, address } = (one ?? {}) as Record<string, unknown>;
  return (lang === 'ar' || lang === 'en') && typeof title === 'string' && typeof address === 'string';
}

function kept(): Kept[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(all) ? all.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** Those of a language, which their titles are in; none where the browser keeps nothing. */
export function recentSearches(lang: Lang): RecentSearch[] {
  return kept()
    .filter((one) => one.lang === lang)
    .map(({ title, address }) => ({ lang, title, filters: parseSearch(new URLSearchParams(address)) }));
}

/** Puts a search first, at its first page; the sixth of a language is forgotten. */
export function noteSearch({ lang, title, filters }: RecentSearch): void {
  const address = new URLSearchParams(printSearch(changeSearch(filters, {}))).toString();
  // What a map shows is no search of its own: it moves.
  if (filters.bbox !== undefined || address === '' || address.length > LONGEST) return;
  try {
    const others = kept().filter((one) => one.lang !== lang || one.address !== address);
    const own = [{ lang, title, address }, ...others.filter((one) => one.lang === lang)].slice(0, MOST_KEPT);
    localStorage.setItem(KEY, JSON.stringify([...own, ...others.filter((one) => one.lang !== lang)]));
  } catch {
    // A browser that keeps nothing offers nothing.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There is nothing to forget.
  }
}
