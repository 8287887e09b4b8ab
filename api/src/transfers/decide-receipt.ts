import type { decideTransfer } from '@diyar/contract/console/console-transfers';
import type { z } from 'zod';
import { recordAct } from '../audit/record-act.ts';
import type { Payable, Payables } from '../dues/payable.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { figuresAt } from '../settings/figures.ts';
import {
  confirmReceipt,
  findTransferOf,
  lockOpenReceipt,
  type OpenReceipt,
  proposeReceipt,
  type Read,
  refuseReceipt,
} from './receipt.queries.ts';
import { receiveTransfer } from './receive-transfer.ts';
import { findTransfer, updateTransfer } from './transfer.queries.ts';
import { isOver, type TransferRow } from './transfer.ts';
import { isRecordedByLine } from './unlined-receipt.queries.ts';

export type ReceiptOutcome = z.infer<typeof decideTransfer.data>['outcome'];
export type ReceiptDecision = ({ decision: 'confirmed' } & Read) | { decision: 'refused'; reason: string };

interface Deciding {
  payable: Payable;
  transfer: TransferRow;
  receipt: OpenReceipt;
  operator: OperatorActor;
  /** A line of the bank's statement says so, not an operator's eyes. */
  isByLine: boolean;
  now: Date;
}

/**
 * Decides a receipt for an operator, in the audit log. Confirmed: what came by bank is written down (`receiveTransfer`). Above the
 * dated limit the first confirmation is a proposal, and another operator's, of the same amount and reference, confirms. Refused: its payer reads why
 * and may send another while the thing waits. Throws `not_found`, `state_changed` when it was decided meanwhile or the second operator read
 * something else, `money_by_line` for an amount that a line of a statement brought for this transfer, `second_operator_needed` to the one who proposed, `receipt_used`, `validation_failed`.
 */
export function decideReceipt(
  { db, payables }: { db: Database; payables: Payables },
  operator: OperatorActor,
  receiptId: string,
  decision: ReceiptDecision,
  now: Date,
): Promise<ReceiptOutcome> {
  return transact(db, (tx) => decideReceiptIn(tx, payables, operator, { receiptId, decision, now }));
}

/** `decideReceipt` in the transaction of who calls it. */
export async function decideReceiptIn(
  tx: Tx,
  payables: Payables,
  operator: OperatorActor,
  {
    receiptId,
    decision,
    isByLine = false,
    now,
  }: { receiptId: string; decision: ReceiptDecision; isByLine?: boolean; now: Date },
): Promise<ReceiptOutcome> {
  const transferId = await findTransferOf(tx, receiptId);
  if (transferId === undefined) throw new Refusal('not_found');
  const { subject } = await findTransfer(tx, transferId);
  const payable = await payables[subject.kind].lock(tx, subject.id);
  const receipt = await lockOpenReceipt(tx, receiptId);
  if (receipt === undefined) throw new Refusal('state_changed');
  const transfer = await findTransfer(tx, transferId);
  const outcome = await carryOut(tx, { payable, transfer, receipt, operator, isByLine, now }, decision);
  const act = {
    act: outcome === 'proposed' ? ('transfer_proposed' as const) : ('transfer_decided' as const),
    subject: { kind: 'transfer', id: transfer.reference },
    after:
      decision.decision === 'refused'
        ? { outcome }
        : { outcome, received: decision.received, bank_reference: decision.bankReference },
    ...(decision.decision === 'refused' && { reason: decision.reason }),
  };
  await recordAct(tx, operator, act, now);
  return outcome;
}

async function carryOut(tx: Tx, deciding: Deciding, decision: ReceiptDecision): Promise<ReceiptOutcome> {
  const { receipt, operator, now } = deciding;
  const { operatorId } = operator;
  if (decision.decision === 'refused') {
    await refuseReceipt(tx, receipt.id, { reason: decision.reason, operatorId, now });
    await goOn(tx, deciding, 'refused', decision.reason);
    return 'refused';
  }
  const { received, bankReference } = decision;
  const said = { receiptId: receipt.id, received, bankReference, now };
  if (!deciding.isByLine && (await isRecordedByLine(tx, said))) throw new Refusal('money_by_line');
  if (await proposes(tx, deciding, decision)) return 'proposed';
  await confirmReceipt(tx, receipt.id, { ...decision, operatorId, now });
  return receive(tx, deciding, decision.received);
}

/** Whether a confirmation is a first one that another operator has to agree to; keeps it then. */
async function proposes(
  tx: Tx,
  { receipt, operator: { operatorId }, now }: Deciding,
  read: Read,
): Promise<boolean> {
  const limit = (await figuresAt(tx, now)).transfer_second_operator_above;
  if (!receipt.needsSecond && read.received <= limit) return false;
  if (receipt.proposedBy === null) {
    await proposeReceipt(tx, receipt.id, { ...read, operatorId });
    return true;
  }
  if (receipt.proposedBy === operatorId) throw new Refusal('second_operator_needed');
  if (receipt.received !== read.received || receipt.bankReference !== read.bankReference)
    throw new Refusal('state_changed');
  return false;
}

async function receive(tx: Tx, deciding: Deciding, amount: number): Promise<ReceiptOutcome> {
  const { payable, transfer, receipt, now } = deciding;
  const outcome = await receiveTransfer(tx, { payable, transfer, receiptId: receipt.id, amount, now });
  if (outcome === 'part') await goOn(tx, deciding, 'part', null);
  else if (!isOver(transfer)) await updateTransfer(tx, transfer.id, { state: outcome });
  return outcome;
}

/** Lets the transfer wait again; what it pays for, while that waits, for as long as was left. */
async function goOn(
  tx: Tx,
  { payable, transfer, receipt, operator, now }: Deciding,
  after: 'refused' | 'part',
  reason: string | null,
): Promise<void> {
  if (isOver(transfer)) {
    // More that came by a transfer which is over is no part of it: who pays the rest does so by a new one.
    if (after === 'part') throw new Refusal('state_changed');
    return;
  }
  const { waitsUntil: waitedUntil } = transfer;
  const stoodMs = now.getTime() - receipt.sentAt.getTime();
  const { operatorId } = operator;
  const waits_until =
    payable.byTransfer.isOpen(now) && !transfer.isVoid
      ? await payable.byTransfer.resume(tx, { after, operatorId, reason, waitedUntil, stoodMs, now })
      : waitedUntil;
  await updateTransfer(tx, transfer.id, { state: 'waiting', waits_until });
}
