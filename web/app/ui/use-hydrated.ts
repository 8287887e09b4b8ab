import { useDeferredValue } from 'react';

/**
 * False in what the server rendered and when a page comes, true right after, as soon as presses have an effect. What waits
 * for it is drawn bit by bit, so that a press in between is answered at once.
 */
export function useHydrated(): boolean {
  return useDeferredValue(true, false);
}
