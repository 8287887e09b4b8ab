import type { Payable, Payables } from '../dues/payable.ts';
import { isDueSettled } from '../dues/read-due.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import type { RefundReason } from '../platform/db/schema.generated.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { sendRefundJob } from './payment.jobs.ts';
import {
  findSubjectOf,
  insertRefund,
  isDueSettledTwice,
  lockPayment,
  updatePayment,
  writeLedger,
} from './payment.queries.ts';
import { isAsAsked, type PaymentRow, standingOf } from './payment.ts';
import type { GatewayPayment, PaymentGateway } from './payment-gateway.ts';

export interface ResolveDeps {
  db: Database;
  gateway: PaymentGateway;
  payables: Payables;
}

/**
 * The one place where a card payment becomes a fact. Asks the gateway, then closes the payment in one transaction:
 * settled, and what was paid for given; or surplus, to be refunded in full, when the amount is wrong, the due is paid
 * already or nothing can be given for it any more; or failed. Safe to call at any time, any number of times, from
 * anywhere. Throws when the gateway cannot be asked; nothing has changed then.
 */
export async function resolvePayment(deps: ResolveDeps, paymentId: string, now: Date): Promise<void> {
  const told = await deps.gateway.fetch(paymentId);
  const close = () => transact(deps.db, (tx) => closePayment(tx, deps.payables, { paymentId, told, now }));
  try {
    await close();
  } catch (error) {
    if (!isDueSettledTwice(error)) throw error;
    // Another payment was settled meanwhile; seen again, this one is a second.
    await close();
  }
}

interface Told {
  paymentId: string;
  /** The gateway's answer about the payment; null: it never heard of it. */
  told: GatewayPayment | null;
  now: Date;
}

async function closePayment(tx: Tx, payables: Payables, { paymentId, told, now }: Told): Promise<void> {
  const subject = await findSubjectOf(tx, paymentId);
  if (subject === undefined) return;
  const payable = await payables[subject.kind].lock(tx, subject.id);
  const payment = await lockPayment(tx, paymentId);
  if (payment.state === 'settled' || payment.state === 'surplus') return;
  const standing = standingOf(payment, told, payable.waitsUntil, now);
  // A failed payment is looked at again only for money: what its payer left may be paid after all.
  if (standing.is === 'failed' && payment.state === 'open') {
    await updatePayment(tx, paymentId, {
      ...cardOf(told),
      state: 'failed',
      failure_code: standing.failure,
      closed_at: now,
    });
  }
  if (standing.is === 'received')
    await receive(tx, { payable, payment, told, received: standing.amount, now });
}

interface Receipt {
  payable: Payable;
  payment: PaymentRow;
  told: GatewayPayment | null;
  received: number;
  now: Date;
}

async function receive(tx: Tx, receipt: Receipt): Promise<void> {
  const { payable, payment, told, received, now } = receipt;
  const reason = await reasonToReturn(tx, receipt);
  const movement = { amount: received, subject: payable.subject, paymentId: payment.id, at: now };
  await updatePayment(tx, payment.id, {
    ...cardOf(told),
    state: reason === undefined ? 'settled' : 'surplus',
    received,
    failure_code: null,
    closed_at: now,
  });
  if (reason === undefined) {
    await writeLedger(tx, { ...movement, kind: 'payment_settled' });
    return;
  }
  await writeLedger(tx, { ...movement, kind: 'surplus_received' });
  const refundId = await insertRefund(tx, { paymentId: payment.id, amount: received, reason, now });
  await enqueue(tx, sendRefundJob, { refund_id: refundId }, { key: `refund:${refundId}` });
}

/** Why money that came must go back; undefined when it is kept, and then what was paid for is given. */
async function reasonToReturn(tx: Tx, receipt: Receipt): Promise<RefundReason | undefined> {
  const { payable, payment, told, received, now } = receipt;
  if (!isAsAsked(payment, received, told?.currency ?? '')) return 'wrong_amount';
  if (await isDueSettled(tx, payment.due_id)) return 'second';
  return (await payable.settle(tx, now)) ? undefined : 'late';
}

function cardOf(told: GatewayPayment | null) {
  return { card_company: told?.company ?? null, card_last4: told?.last4 ?? null };
}
