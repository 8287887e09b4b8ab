import { useSyncExternalStore } from 'react';

/** The ads chosen on this device to be compared, the first chosen first. Other tabs write here too: always read anew. */
const KEY = 'compared_ads';
/** As many as the comparison takes (contract/src/finding/ads.ts). */
export const MOST_COMPARED = 4;
const listeners = new Set<() => void>();

function read(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

const idsIn = (text: string) =>
  /^\d{1,12}(,\d{1,12})*$/.test(text) ? text.split(',').slice(0, MOST_COMPARED) : [];

function write(ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY, ids.join(','));
  } catch {
    // A browser that keeps nothing compares nothing.
  }
  for (const listener of listeners) listener();
}

export const comparedHere = (): string[] => idsIn(read());

/** Chooses an ad; false when as many as can be compared are chosen already. */
export function compareAlso(id: string): boolean {
  const ids = comparedHere();
  if (ids.includes(id)) return true;
  if (ids.length >= MOST_COMPARED) return false;
  write([...ids, id]);
  return true;
}

export function compareNoMore(id: string): void {
  write(comparedHere().filter((other) => other !== id));
}

export const compareNothing = (): void => write([]);

function follow(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The chosen ads as they change, here and in other tabs; none where the server renders. */
export function useCompared(): string[] {
  return idsIn(useSyncExternalStore(follow, read, () => ''));
}
