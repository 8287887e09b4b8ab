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
  const open = useCallback(() => {
    const key = sessionStorage.getItem(kept) ?? crypto.randomUUID();
    sessionStorage.setItem(kept, key);
    running.current ??= ask(key, lang).finally(() => {
      running.current = undefined;
    });
    return running.current;
  }, [kept, ask, lang]);
  const spend = useCallback(() => sessionStorage.removeItem(kept), [kept]);
  return { open, spend };
}
