import type { Payables } from '../dues/payable.ts';
import { isDueSettled } from '../dues/read-due.ts';
import type { Tx } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { decideReceiptIn, type ReceiptOutcome } from './decide-receipt.ts';
import { findOpenReceiptOf, insertLineReceipt, type Read } from './receipt.queries.ts';
import { receiptsOfLines } from './receipts-of-lines.ts';
import { findTransfer, updateTransfer } from './transfer.queries.ts';
import { isOver, type TransferRow } from './transfer.ts';
import { findFreeReference } from './unlined-receipt.queries.ts';

export interface FoundAtBank {
  transferId: string;
  /** The line of the bank's statement that says so. */
  lineId: string;
  /** Riyadh's day, YYYY-MM-DD. */
  bookedOn: string;
  read: Read;
  /** Halalas that an operator was shown to be waited for, null for none; undefined where they were shown nothing. */
  expected: number | null | undefined;
  now: Date;
}

/**
 * Confirms the receipt of a transfer with what a line of the bank's statement says, as `decideReceipt` does. Where its payer sent none, the
 * line is the receipt; above the limit the thing is kept for its payer until another operator agrees. Money that comes by a transfer which is
 * over goes back. `recorded`: an operator confirmed this money by hand, the line is that receipt's, and none is written down again. Throws
 * `state_changed` when the transfer waits for another amount than the operator was shown.
 */
export async function receiveByLine(
  tx: Tx,
  payables: Payables,
  operator: OperatorActor,
  { transferId, lineId, bookedOn, read: said, expected, now }: FoundAtBank,
): Promise<{ receiptId: string; outcome: ReceiptOutcome | 'recorded' }> {
  const { subject } = await findTransfer(tx, transferId);
  const payable = await payables[subject.kind].lock(tx, subject.id);
  const transfer = await findTransfer(tx, transferId);
  if (expected !== undefined && expected !== (await missingOf(tx, transfer)))
    throw new Refusal('state_changed');
  const line = { id: lineId, reference: transfer.reference, amount: said.received, bookedOn };
  const recorded = (await receiptsOfLines(tx, [line])).get(lineId);
  if (recorded !== undefined) return { receiptId: recorded, outcome: 'recorded' };
  const read = { ...said, bankReference: await findFreeReference(tx, said.bankReference) };
  const sent = await findOpenReceiptOf(tx, transferId);
  const wasLate = !payable.byTransfer.isOpen(now);
  const receiptId = sent ?? (await insertLineReceipt(tx, { transferId, lineId, wasLate, now }));
  const decision = { decision: 'confirmed', ...read } as const;
  const outcome = await decideReceiptIn(tx, payables, operator, {
    ...{ receiptId, decision, isByLine: true, now },
  });
  if (outcome === 'proposed' && transfer.state === 'waiting') {
    await updateTransfer(tx, transferId, { state: 'review' });
    await payable.byTransfer.pause(tx, { personId: null, operatorId: operator.operatorId, now });
  }
  return { receiptId, outcome };
}

/** Halalas that a transfer of a locked payable waits for; null once what comes by it goes back. */
async function missingOf(tx: Tx, transfer: TransferRow): Promise<number | null> {
  const isDone = isOver(transfer) || transfer.isVoid || (await isDueSettled(tx, transfer.dueId));
  return isDone ? null : transfer.due - transfer.parts;
}
