/** Hearts pressed on this device before sign-in, the newest last. Pages of other tabs write here too: always read anew. */
const KEY = 'favourites';

export function keptHere(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string' && /^\d{1,12}$/.test(id)) : [];
  } catch {
    return [];
  }
}

function write(ids: readonly string[]): void {
  if (ids.length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(ids));
}

/** Adds an ad to what this device keeps, or takes it away. */
export function keepHere(id: string, isKept: boolean): void {
  const others = keptHere().filter((each) => each !== id);
  write(isKept ? [...others, id] : others);
}

/** Forgets what the account keeps from now on, or nobody finds any more. */
export function forgetHere(ids: readonly string[]): void {
  write(keptHere().filter((id) => !ids.includes(id)));
}
