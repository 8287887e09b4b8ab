import { takeDeposit, takeDepositWith } from '../deposits/take-deposit.ts';
import type { Payable, Payables } from '../dues/payable.ts';
import { isDeposit, isDueSettled, isDueVoid } from '../dues/read-due.ts';
import { requestRefund } from '../ledger/return-money.ts';
import { writeLedger } from '../ledger/write-ledger.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import type { RefundReason } from '../platform/db/schema.generated.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { keepCardJob } from './payment.jobs.ts';
import { findSubjectOf, isDueSettledTwice, lockPayment, updatePayment } from './payment.queries.ts';
import { isAsAsked, type PaymentRow, standingOf } from './payment.ts';
import type { GatewayPayment, PaymentGateway } from './payment-gateway.ts';

export interface ResolveDeps {
  db: Database;
  gateway: PaymentGateway;
  payables: Payables;
}

/**
 * Decides a payment at the gateway; nothing else does. Asks the gateway, then closes the payment in one transaction: as settled, and
 * the payable as paid; as surplus, to be refunded in full, when the amount is wrong, the due is paid already or the
 * payable can no longer be given; or as failed. Leaves it open while the gateway has no answer and it may still come.
 * Safe to repeat, also at once in several processes. Throws when the gateway cannot be asked; nothing has changed then.
 */
export async function resolvePayment(deps: ResolveDeps, paymentId: string, now: Date): Promise<void> {
  const answer = await deps.gateway.fetch(paymentId);
  const close = () => transact(deps.db, (tx) => closePayment(tx, deps.payables, { paymentId, answer, now }));
  try {
    await close();
  } catch (error) {
    if (!isDueSettledTwice(error)) throw error;
    // Another payment of the due was settled meanwhile: this one is closed as the second.
    await close();
  }
}

interface Closing {
  paymentId: string;
  /** The gateway's answer about the payment; null when it does not know it. */
  answer: GatewayPayment | null;
  now: Date;
  /** Why money that came goes back whatever it is for, where an operator decided so. */
  returns?: RefundReason;
}

/** Closes a payment by the gateway's answer in the transaction of who calls it, as `resolvePayment` says. */
export async function closePayment(
  tx: Tx,
  payables: Payables,
  { paymentId, answer, now, returns }: Closing,
): Promise<void> {
  const subject = await findSubjectOf(tx, paymentId);
  if (subject === undefined) return;
  const payable = await payables[subject.kind].lock(tx, subject.id);
  const payment = await lockPayment(tx, paymentId);
  if (payment.state !== 'open' && payment.state !== 'failed') return;
  const standing = standingOf(payment, answer, payable.waitsUntil, now);
  // A failed payment changes only when money came: a payer may pay an attempt they had left.
  if (standing.is === 'failed' && payment.state === 'open') {
    await updatePayment(tx, paymentId, {
      ...paidWith(answer),
      state: 'failed',
      failure_code: standing.failure,
      closed_at: now,
    });
  }
  if (standing.is === 'received')
    await receive(tx, { payable, payment, answer, received: standing.amount, now, returns });
}

interface Receipt {
  payable: Payable;
  payment: PaymentRow;
  answer: GatewayPayment | null;
  received: number;
  now: Date;
  returns: RefundReason | undefined;
}

async function receive(tx: Tx, receipt: Receipt): Promise<void> {
  const { payable, payment, answer, received, now } = receipt;
  const reason = receipt.returns ?? (await reasonToReturn(tx, receipt));
  const movement = { amount: received, payable, paymentId: payment.id, at: now };
  await updatePayment(tx, payment.id, {
    ...paidWith(answer),
    state: reason === undefined ? 'settled' : 'surplus',
    received: reason === undefined ? payment.amount : received,
    failure_code: null,
    closed_at: now,
  });
  if (payment.keep_card && answer?.method === 'card')
    await enqueue(tx, keepCardJob, { payment_id: payment.id });
  if (reason === undefined) return keep(tx, receipt);
  await writeLedger(tx, { ...movement, kind: 'surplus_received' });
  await requestRefund(tx, { paymentId: payment.id, amount: received, reason, now });
}

/** Writes down what a settled payment brought: for its due, and for the deposit that came with it or that it was for. */
async function keep(tx: Tx, { payable, payment, now }: Receipt): Promise<void> {
  const { id: paymentId, due_id: dueId, amount, deposit, deposit_due_id: depositDueId } = payment;
  if (await isDeposit(tx, dueId)) return takeDeposit(tx, { payable, dueId, amount, paymentId, now });
  await writeLedger(tx, { kind: 'payment_settled', amount, payable, paymentId, at: now });
  if (depositDueId === null || deposit === null) return;
  await takeDepositWith(tx, {
    ...{ payable, dueId: depositDueId, amount: deposit },
    ...{ withPaymentId: paymentId, now },
  });
}

/** The reason to return received money; undefined when it is kept, and the payable is then marked as paid. */
async function reasonToReturn(tx: Tx, receipt: Receipt): Promise<RefundReason | undefined> {
  const { payable, payment, answer, received, now } = receipt;
  if (!isAsAsked(payment, received, answer?.currency ?? '')) return 'wrong_amount';
  if (await isDueSettled(tx, payment.due_id)) return 'second';
  if (await isDueVoid(tx, payment.due_id)) return 'late';
  const withIt = payment.deposit_due_id;
  if (withIt !== null && (await isDueSettled(tx, withIt))) return 'second';
  if (withIt !== null && (await isDueVoid(tx, withIt))) return 'late';
  return payable.settle(tx, now, payment.due_id);
}

/** By what it was paid, as the gateway tells it; nothing new where the gateway never heard of it. */
function paidWith(answer: GatewayPayment | null) {
  if (answer === null) return {};
  return { method: answer.method, card_company: answer.company, card_last4: answer.last4 };
}
