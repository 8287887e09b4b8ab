import { useCallback, useRef } from 'react';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import type { Checkout } from './gateway.ts';

/**
 * The payment of a reservation, opened on paying and not before: looking at the page is no attempt to pay. It is asked
 * for again under the same key, in either language, by a reload or after a lost answer, until the gateway has taken it:
 * then `spend` makes room for the next. No card is near it.
 */
export function useCheckout(reservationId: string) {
  const lang = useLang();
  const name = `payment_attempt:${reservationId}`;
  const running = useRef<Promise<Checkout>>(undefined);
  // Sends one call at a time: the API refuses a second while the first runs.
  const open = useCallback(() => {
    const key = sessionStorage.getItem(name) ?? crypto.randomUUID();
    sessionStorage.setItem(name, key);
    running.current ??= callApi('POST /api/v1/reservations/{id}/payments', {
      params: { id: reservationId },
      idempotencyKey: key,
      lang,
    }).finally(() => {
      running.current = undefined;
    });
    return running.current;
  }, [name, reservationId, lang]);
  const spend = useCallback(() => sessionStorage.removeItem(name), [name]);
  return { open, spend };
}
