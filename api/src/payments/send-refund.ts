import { transact } from '../platform/db/database.ts';
import {
  findRequestedRefund,
  findSubjectOf,
  leftOf,
  lockRefundsOf,
  markRefundDone,
  writeLedger,
} from './payment.queries.ts';
import type { ResolveDeps } from './resolve-payment.ts';

/**
 * Sends a requested refund to the gateway and marks it done; refunds of one payment go out one after the other. Killed
 * in between, it is simply sent again: the gateway tells whether it has it. Throws when the gateway cannot be asked.
 */
export async function sendRefund(deps: ResolveDeps, refundId: string, now: Date): Promise<void> {
  const asked = await findRequestedRefund(deps.db, refundId);
  if (asked === undefined) return;
  await transact(deps.db, async (tx) => {
    await lockRefundsOf(tx, asked.payment_id);
    const refund = await findRequestedRefund(tx, refundId);
    if (refund === undefined) return;
    const { payment_id: paymentId, amount } = refund;
    await deps.gateway.refund(paymentId, { amount, refundId, left: await leftOf(tx, paymentId) });
    const subject = await findSubjectOf(tx, paymentId);
    if (subject === undefined) return;
    // First what was paid for, as whoever resolves a payment does: the other way round the two would wait for each other.
    await deps.payables[subject.kind].lock(tx, subject.id);
    const done = await markRefundDone(tx, refundId, now);
    if (done === undefined) return;
    await writeLedger(tx, { kind: 'refund_paid', amount, subject, paymentId, refundId, at: now });
  });
}
