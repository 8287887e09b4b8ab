import type { Payables } from '../dues/payable.ts';
import type { Tx } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { decideReceiptIn, type ReceiptOutcome } from './decide-receipt.ts';
import { findOpenReceiptOf, insertLineReceipt, type Read } from './receipt.queries.ts';
import { findTransfer, updateTransfer } from './transfer.queries.ts';

export interface FoundAtBank {
  transferId: string;
  /** The line of the bank's statement that says so. */
  lineId: string;
  read: Read;
  now: Date;
}

/**
 * Confirms the receipt of a transfer with what a line of the bank's statement says, as `decideReceipt` does. Where its payer sent none, the
 * line is the receipt; above the limit the thing is kept for its payer until another operator agrees. Money that comes by a transfer which is
 * over goes back.
 */
export async function receiveByLine(
  tx: Tx,
  payables: Payables,
  operator: OperatorActor,
  { transferId, lineId, read, now }: FoundAtBank,
): Promise<{ receiptId: string; outcome: ReceiptOutcome }> {
  const { subject } = await findTransfer(tx, transferId);
  const payable = await payables[subject.kind].lock(tx, subject.id);
  const transfer = await findTransfer(tx, transferId);
  const sent = await findOpenReceiptOf(tx, transferId);
  const wasLate = !payable.byTransfer.isOpen(now);
  const receiptId = sent ?? (await insertLineReceipt(tx, { transferId, lineId, wasLate, now }));
  const decision = { decision: 'confirmed', ...read } as const;
  const outcome = await decideReceiptIn(tx, payables, operator, { receiptId, decision, now });
  if (outcome === 'proposed' && transfer.state === 'waiting') {
    await updateTransfer(tx, transferId, { state: 'review' });
    await payable.byTransfer.pause(tx, { personId: null, operatorId: operator.operatorId, now });
  }
  return { receiptId, outcome };
}
