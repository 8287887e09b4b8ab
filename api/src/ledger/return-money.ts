import type { Tx } from '../platform/db/database.ts';
import type { RefundReason } from '../platform/db/schema.generated.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import type { PaidFor } from './movement.ts';
import { sendRefundJob } from './refund.jobs.ts';
import { insertRefund, lockKept, type NewRefund } from './refund.queries.ts';
import { writeLedger } from './write-ledger.ts';

/** Requests a refund of a payment and asks for the job that sends it; answers its id. */
export async function requestRefund(tx: Tx, refund: NewRefund): Promise<string> {
  const refundId = await insertRefund(tx, refund);
  await enqueue(tx, sendRefundJob, { refund_id: refundId }, { key: `refund:${refundId}` });
  return refundId;
}

/**
 * Gives back so many halalas of what was paid and kept for a locked thing: from its newest payment first, a refund for each
 * payment it takes from. The money stops being the advertiser's in the ledger at once. More than is kept is a fault.
 */
export async function returnMoney(
  tx: Tx,
  payable: PaidFor,
  { amount, reason, now }: { amount: number; reason: RefundReason; now: Date },
): Promise<void> {
  let left = amount;
  for (const payment of await lockKept(tx, payable.subject)) {
    const part = Math.min(left, payment.kept);
    if (part === 0) break;
    const refundId = await requestRefund(tx, { paymentId: payment.id, amount: part, reason, now });
    const movement = { kind: 'refund_owed', amount: part, payable, paymentId: payment.id } as const;
    await writeLedger(tx, { ...movement, refundId, at: now });
    left -= part;
  }
  if (left > 0) throw new Error(`${left} halalas more than were kept are to go back`);
}
