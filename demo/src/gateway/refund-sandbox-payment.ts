import { z } from 'zod';
import { type Database, transact } from '../../../api/src/platform/db/database.ts';
import { CLOSED_SINCE } from './card.ts';
import { GatewayError } from './gateway-error.ts';
import { findSandboxRefund, insertSandboxRefund, lockSandboxPayment } from './sandbox-payment.queries.ts';
import { type SandboxPaymentRow, statusAt } from './sandbox-payment.ts';

const NewRefund = z.object({ amount: z.int().min(1), refund_id: z.uuid() });

/** Sends money back, never more than came; the same refund id again changes nothing. */
export async function refundSandboxPayment(
  db: Database,
  paymentId: string,
  body: unknown,
  now: Date,
): Promise<SandboxPaymentRow> {
  const asked = NewRefund.safeParse(body);
  if (!asked.success) throw new GatewayError('invalid_request_error', 'amount and refund_id are required');
  const { amount, refund_id: id } = asked.data;
  return transact(db, async (tx) => {
    const payment = await lockSandboxPayment(tx, paymentId);
    if (payment === undefined) throw new GatewayError('record_not_found', 'Payment not found');
    const done = await findSandboxRefund(tx, id);
    if (done !== undefined) return repeated(payment, done.payment_id === paymentId && done.amount === amount);
    if (statusAt(payment, now) !== 'paid')
      throw new GatewayError('invalid_request_error', 'Payment can not be refunded as it is not paid');
    if (payment.issuer_code === CLOSED_SINCE)
      throw new GatewayError('invalid_request_error', 'The account of the card is closed');
    if (payment.refunded + amount > payment.amount)
      throw new GatewayError('invalid_request_error', 'Refund exceeds the amount of the payment');
    return insertSandboxRefund(tx, payment, { id, amount, now });
  });
}

function repeated(payment: SandboxPaymentRow, isSame: boolean): SandboxPaymentRow {
  if (isSame) return payment;
  throw new GatewayError('invalid_request_error', 'refund_id has been used for another refund');
}
