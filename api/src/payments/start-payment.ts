import type { startPayment as contract } from '@diyar/contract/reservations';
import type { Lang } from '@diyar/messages/messages';
import type { z } from 'zod';
import type { Tx } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { loadForGuest, lockReservation } from '../reservations/load-reservation.ts';
import { isHeld } from '../reservations/reservation.ts';
import { countPaymentsOf, findOpenDue, insertPayment } from './payment.queries.ts';
import type { PaymentGateway } from './payment-gateway.ts';

export interface StartPayment {
  /** The reservation's public number. */
  number: string;
  accountId: string;
  lang: Lang;
  now: Date;
  /** Scheme, host and port of the site, where the gateway sends the payer back to. */
  origin: string;
}

/** More attempts than a person makes; without an end they could keep the reconciler from everybody else's payments. */
const MOST_ATTEMPTS = 30;

/**
 * Opens an attempt to pay what is due now for a held reservation of the caller. The amount is the due's; nothing of
 * the client's is believed. Throws `not_found`, `state_changed` when it is not held any more, `too_many_requests`.
 */
export async function startPayment(
  tx: Tx,
  gateway: PaymentGateway,
  { number, accountId, lang, now, origin }: StartPayment,
): Promise<z.input<typeof contract.data>> {
  const found = await loadForGuest(tx, number, accountId);
  if (found === undefined) throw new Refusal('not_found');
  const reservation = await lockReservation(tx, found.id);
  if (!isHeld(reservation, now)) throw new Refusal('state_changed');
  const due = await findOpenDue(tx, reservation.id);
  if (due === undefined) throw new Refusal('state_changed');
  if ((await countPaymentsOf(tx, due.id)) >= MOST_ATTEMPTS) throw new Refusal('too_many_requests');
  const id = await insertPayment(tx, due, gateway.name, now);
  const { gatewayUrl, publishableKey } = gateway.checkout();
  const prefix = lang === 'en' ? '/en' : '';
  return {
    id,
    amount: due.amount,
    currency: 'SAR',
    // Stands on the payer's card statement, which is in Latin letters in both languages.
    description: `Diyar ${reservation.number}`,
    gateway_url: gatewayUrl,
    publishable_key: publishableKey,
    callback_url: `${origin}${prefix}/dashboard/reservations/${reservation.number}/payment/return?payment=${id}`,
  };
}
