import { recordAct } from '../audit/record-act.ts';
import type { Payables } from '../dues/payable.ts';
import { writeLedger } from '../ledger/write-ledger.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { findSubjectOfRefund, markSent } from './bank-refund.queries.ts';

/**
 * Writes down that an operator sent money back by bank, in the ledger and the audit log. Throws `not_found`, `state_changed` when
 * somebody else did meanwhile, `validation_failed` for a reference of the bank that is in use.
 */
export function sendBankRefund(
  { db, payables }: { db: Database; payables: Payables },
  operator: OperatorActor,
  said: SentBack,
  now: Date,
): Promise<void> {
  return transact(db, (tx) => sendBankRefundIn(tx, payables, operator, { ...said, now }));
}

export interface SentBack {
  refundId: string;
  bankReference: string;
}

/** `sendBankRefund` in the transaction of who calls it. */
export async function sendBankRefundIn(
  tx: Tx,
  payables: Payables,
  operator: OperatorActor,
  { refundId, bankReference, now }: SentBack & { now: Date },
): Promise<void> {
  const subject = await findSubjectOfRefund(tx, refundId);
  if (subject === undefined) throw new Refusal('not_found');
  const payable = await payables[subject.kind].lock(tx, subject.id);
  const { operatorId } = operator;
  const sent = await markSent(tx, refundId, { bankReference, operatorId, now });
  if (sent === undefined) throw new Refusal('state_changed');
  const { payment_id: paymentId, amount } = sent;
  await writeLedger(tx, {
    ...{ kind: 'refund_paid', amount, payable, paymentId, refundId, through: 'bank' },
    at: now,
  });
  const act = {
    act: 'bank_refund_sent' as const,
    subject: { kind: 'refund', id: refundId },
    after: { amount, bank_reference: bankReference },
  };
  await recordAct(tx, operator, act, now);
}
