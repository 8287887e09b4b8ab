import { writeLedger } from '../ledger/write-ledger.ts';
import { transact } from '../platform/db/database.ts';
import {
  CLAIM_MS,
  type ClaimedRefund,
  claimRefund,
  findSubjectOf,
  isRefundByBank,
  isRefundUnderWay,
  leftOf,
  markRefundDone,
  unclaimRefund,
} from './payment.queries.ts';
import type { ResolveDeps } from './resolve-payment.ts';

/**
 * Sends a requested refund to the gateway and marks it done. Claims it first, so that no transaction is open while the
 * gateway is asked and no other process asks meanwhile; does nothing when it is claimed or done. When the process is killed
 * in between, the refund is claimed again after the claim has ended, and the gateway knows whether it has it already. Refunds of one payment go out one after the
 * other, each only when the one before is done. Money that came by bank is left to an operator. Answers
 * `sent`, or undefined where nothing was to do. Throws when the gateway cannot be asked, or another refund comes first.
 */
export async function sendRefund(
  deps: ResolveDeps,
  refundId: string,
  now: Date,
): Promise<'sent' | undefined> {
  if (await isRefundByBank(deps.db, refundId)) return undefined;
  const until = new Date(now.getTime() + CLAIM_MS);
  const claimed = await claimRefund(deps.db, refundId, { now, until }).catch((error: unknown) => {
    throw isRefundUnderWay(error) ? new Error('another refund of this payment is not done yet') : error;
  });
  if (claimed === undefined) return undefined;
  const { payment_id: paymentId, amount } = claimed;
  const chargeId = claimed.charge_id ?? paymentId;
  const left = await leftOf(deps.db, chargeId);
  try {
    await deps.gateway.refund(chargeId, { amount, refundId, left });
  } catch (error) {
    // This refund may be tried again at once, but no other of the payment before it: the gateway may have it.
    await unclaimRefund(
      deps.db,
      refundId,
      { now, until },
      error instanceof Error ? error.message : String(error),
    );
    throw error;
  }
  await finish(deps, claimed, now);
  return 'sent';
}

async function finish(deps: ResolveDeps, refund: ClaimedRefund, now: Date): Promise<void> {
  const { id: refundId, payment_id: paymentId, amount } = refund;
  await transact(deps.db, async (tx) => {
    const subject = await findSubjectOf(tx, paymentId);
    if (subject === undefined) return;
    // Locks the thing paid for first, as `resolvePayment` does: in another order the two would wait for each other.
    const payable = await deps.payables[subject.kind].lock(tx, subject.id);
    const done = await markRefundDone(tx, refundId, now);
    if (done === undefined) return;
    await writeLedger(tx, { kind: 'refund_paid', amount, payable, paymentId, refundId, at: now });
  });
}
