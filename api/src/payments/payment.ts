import type { Selectable } from 'kysely';
import type { Payment } from '../platform/db/schema.generated.ts';
import type { GatewayPayment } from './payment-gateway.ts';

export type PaymentRow = Selectable<Payment>;

/** The only currency that is charged. */
const CURRENCY = 'SAR';

/**
 * How long a payment may stay open after its payment was waited for. No card is still being typed later than this; money that
 * comes even then is not lost, it only comes to a payment called abandoned.
 */
const ABANDONED_AFTER_MS = 24 * 3_600_000;

/** The failure of a payment that its payer left; the only failure that money can still follow. */
export const ABANDONED = 'abandoned';

/** The failure of a payment that was sent back at the gateway before we took it. */
const REFUNDED_OUTSIDE = 'refunded_outside';

export type Standing =
  | { is: 'open' }
  | { is: 'failed'; failure: string }
  /** Halalas that were really received. */
  | { is: 'received'; amount: number };

/** How a payment stands by what the gateway says of it (null: it never heard of it); it was waited for until `waitsUntil`. */
export function standingOf(
  payment: PaymentRow,
  answer: GatewayPayment | null,
  waitsUntil: Date | null,
  now: Date,
): Standing {
  switch (answer?.status) {
    case 'failed':
      return { is: 'failed', failure: answer.failureCode ?? 'unspecified' };
    case 'paid':
    case 'refunded': {
      const amount = answer.amount - answer.refunded;
      return amount > 0 ? { is: 'received', amount } : { is: 'failed', failure: REFUNDED_OUTSIDE };
    }
    default:
      return isAbandoned(payment, waitsUntil, now) ? { is: 'failed', failure: ABANDONED } : { is: 'open' };
  }
}

function isAbandoned(payment: PaymentRow, waitsUntil: Date | null, now: Date): boolean {
  const lastUse = Math.max(payment.created_at.getTime(), waitsUntil?.getTime() ?? 0);
  return now.getTime() > lastUse + ABANDONED_AFTER_MS;
}

/** Whether the amount that came is the amount asked for, which is the due's with the deposit's, never a client's. */
export function isAsAsked(payment: PaymentRow, received: number, currency: string): boolean {
  return currency === CURRENCY && received === payment.amount + (payment.deposit ?? 0);
}
