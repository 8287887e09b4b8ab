import { recordAct } from '../audit/record-act.ts';
import type { Payables } from '../dues/payable.ts';
import { writeLedger } from '../ledger/write-ledger.ts';
import { type Tx, transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { figuresAt } from '../settings/figures.ts';
import {
  findPaymentOf,
  lockOwedRefund,
  markPaidByBank,
  type OwedRefund,
  type PaidByBank,
  proposePaid,
} from './failed-refund.queries.ts';
import { findSubjectOf } from './payment.queries.ts';
import type { ResolveDeps } from './resolve-payment.ts';

/**
 * Writes down that a refund which was taken from the gateway was paid by bank, in the ledger and the audit log. Above the dated limit
 * the first word is a proposal, and another operator's, of the same reference, pays it. Throws `not_found`, `state_changed` when it is not taken or done meanwhile,
 * `second_operator_needed` to the one who proposed, `validation_failed` for a reference of the bank that is in use.
 */
export function payRefund(
  { db, payables }: Pick<ResolveDeps, 'db' | 'payables'>,
  operator: OperatorActor,
  paid: RefundPaid,
  now: Date,
): Promise<'paid' | 'proposed'> {
  return transact(db, (tx) => payRefundIn(tx, payables, operator, { ...paid, now }));
}

export interface RefundPaid {
  refundId: string;
  bankReference: string;
}

/** `payRefund` in the transaction of who calls it. */
export async function payRefundIn(
  tx: Tx,
  payables: Payables,
  operator: OperatorActor,
  { refundId, bankReference, now }: RefundPaid & { now: Date },
): Promise<'paid' | 'proposed'> {
  const said = { bankReference, operatorId: operator.operatorId };
  const paymentId = await findPaymentOf(tx, refundId);
  const subject = paymentId === undefined ? undefined : await findSubjectOf(tx, paymentId);
  if (paymentId === undefined || subject === undefined) throw new Refusal('not_found');
  // Locks the thing paid for first, as a gateway's refund does: in another order the two would wait for each other.
  const payable = await payables[subject.kind].lock(tx, subject.id);
  const owed = await lockOwedRefund(tx, refundId);
  if (owed.takenBy === null) throw new Refusal('state_changed');
  const isProposal = await proposes(tx, owed, said, now);
  const { amount } = owed;
  if (isProposal) await proposePaid(tx, refundId, said);
  else {
    await markPaidByBank(tx, refundId, said, now);
    const movement = { kind: 'refund_paid', amount, payable, paymentId, refundId } as const;
    await writeLedger(tx, { ...movement, through: 'bank', at: now });
  }
  const act = {
    act: isProposal ? ('refund_proposed' as const) : ('refund_paid_otherwise' as const),
    subject: { kind: 'refund', id: refundId },
    after: { amount, bank_reference: bankReference },
  };
  await recordAct(tx, operator, act, now);
  return isProposal ? 'proposed' : 'paid';
}

/** Whether this is a first word that another operator has to agree to; of another reference than the first one's it is a first word again. */
async function proposes(tx: Tx, owed: OwedRefund, said: PaidByBank, now: Date): Promise<boolean> {
  const limit = (await figuresAt(tx, now)).refund_second_operator_above;
  if (owed.amount <= limit || owed.proposedReference !== said.bankReference) return owed.amount > limit;
  if (owed.proposedBy === said.operatorId) throw new Refusal('second_operator_needed');
  return false;
}
