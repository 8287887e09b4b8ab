const KEY = 'pending_search';

/** A search that somebody wanted to save before they signed in. */
export interface PendingSearch {
  /** Where it was asked for: it is saved once its asker is back there. */
  path: string;
  name: string;
  query: Record<string, string>;
}

/** Keeps a search in this tab while its asker signs in. */
export function keepPending(search: PendingSearch): void {
  sessionStorage.setItem(KEY, JSON.stringify(search));
}

/** Takes what was kept at an address; undefined where nothing was. */
export function takePending(path: string): PendingSearch | undefined {
  const text = sessionStorage.getItem(KEY);
  if (text === null) return undefined;
  const kept = JSON.parse(text) as PendingSearch;
  if (kept.path !== path) return undefined;
  sessionStorage.removeItem(KEY);
  return kept;
}
