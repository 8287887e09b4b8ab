/** The ads looked at on this device, the last first. Pages of other tabs write here too: always read anew. */
const KEY = 'seen_ads';
const MOST_SEEN = 12;

/** The numbers of the ads; none where the browser keeps nothing. */
export function seenHere(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string' && /^\d{1,12}$/.test(id)) : [];
  } catch {
    return [];
  }
}

/** Puts an ad first; the thirteenth is forgotten. */
export function noteSeen(id: string): void {
  try {
    const others = seenHere().filter((other) => other !== id);
    localStorage.setItem(KEY, JSON.stringify([id, ...others].slice(0, MOST_SEEN)));
  } catch {
    // A browser that keeps nothing shows nothing.
  }
}

export function forgetSeen(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There is nothing to forget.
  }
}
