import type { startPayment as contract } from '@diyar/contract/booking/reservations';
import type { Lang } from '@diyar/messages/messages';
import type { z } from 'zod';
import { chargeOf } from '../dues/due.ts';
import type { Payable, PayableKind } from '../dues/payable.ts';
import { openDueOf } from '../dues/read-due.ts';
import type { Tx } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { countPaymentsOf, insertPayment } from './payment.queries.ts';
import type { PaymentGateway } from './payment-gateway.ts';

export interface StartPayment {
  /** The public number of the payable, a reservation for one. */
  number: string;
  accountId: string;
  /** Halalas that the payer was shown, where the page says it. */
  shown?: number | undefined;
  /** The payer wants the card kept once it is paid. */
  keepCard?: boolean;
  lang: Lang;
  now: Date;
  /** Scheme, host and port of the site, where the gateway sends the payer back to. */
  origin: string;
}

/** More attempts than a person makes; unlimited ones could keep the reconciler from other people's payments. */
const MOST_ATTEMPTS = 30;

/**
 * Opens an attempt to pay the open due of one of the caller's payables. The amount is the due's, never the client's. The row
 * commits before the payer's browser sends the card to the gateway, so a payment whose process was killed is still known and
 * is asked about (`reconcile-payments.ts`). Throws `not_found`, `state_changed` when it is not to be paid any more or another amount is due than the payer was shown, `too_many_requests`.
 */
export async function startPayment(
  tx: Tx,
  { gateway, payables }: { gateway: PaymentGateway; payables: PayableKind },
  { number, accountId, shown, keepCard = false, lang, now, origin }: StartPayment,
): Promise<z.input<typeof contract.data>> {
  const subjectId = await payables.findForPayer(tx, number, accountId);
  if (subjectId === undefined) throw new Refusal('not_found');
  const payable = await payables.lock(tx, subjectId);
  if (!payable.isPayable(now)) throw new Refusal('state_changed');
  const due = await openDueOf(tx, payable.subject);
  if (due === undefined || (shown ?? chargeOf(due)) !== chargeOf(due)) throw new Refusal('state_changed');
  if ((await countPaymentsOf(tx, due.id)) >= MOST_ATTEMPTS) throw new Refusal('too_many_requests');
  const id = await insertPayment(tx, due, { gateway: gateway.name, keepCard, now });
  const { gatewayUrl, publishableKey } = gateway.checkout();
  return {
    id,
    amount: chargeOf(due),
    currency: 'SAR',
    description: payable.description,
    gateway_url: gatewayUrl,
    publishable_key: publishableKey,
    callback_url: callbackOf(payable, { id, lang, origin }),
  };
}

/** Our page to which the gateway sends the payer of a payment back. */
export function callbackOf(
  { returnPath }: Pick<Payable, 'returnPath'>,
  { id, lang, origin }: { id: string; lang: Lang; origin: string },
): string {
  return `${origin}${lang === 'en' ? '/en' : ''}${returnPath}?payment=${id}`;
}
