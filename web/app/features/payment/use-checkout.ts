import { useCallback, useRef } from 'react';
import { useLang } from '../../i18n/lang.ts';
import type { AskCheckout, Checkout } from './gateway.ts';

/**
 * The payment of something, opened on paying and not before: looking at the page is no attempt to pay. It is asked
 * for again under the same key, in either language, by a reload or after a lost answer, until the gateway has taken it:
 * then `spend` makes room for the next. No card is near it. `name` names what is paid for in this tab.
 */
export function useCheckout(name: string, ask: AskCheckout) {
  const lang = useLang();
  const kept = `payment_attempt:${name}`;
  const running = useRef<Promise<Checkout>>(undefined);
  // Sends one call at a time: the API refuses a second while the first runs.
  const open = useCallback(
    (keepCard = false) => {
      const place = keepCard ? keepingOf(kept) : kept;
      const key = sessionStorage.getItem(place) ?? crypto.randomUUID();
      sessionStorage.setItem(place, key);
      running.current ??= ask(key, lang, keepCard).finally(() => {
        running.current = undefined;
      });
      return running.current;
    },
    [kept, ask, lang],
  );
  const spend = useCallback(() => {
    sessionStorage.removeItem(kept);
    sessionStorage.removeItem(keepingOf(kept));
  }, [kept]);
  return { open, spend };
}

/** A payment whose card is kept is another one than without: the same key would answer the first. */
function keepingOf(kept: string): string {
  return `${kept}:keep`;
}
