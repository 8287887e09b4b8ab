import { chargeOf, type OpenDue } from '../dues/due.ts';
import type { Payable } from '../dues/payable.ts';
import { openDueOf } from '../dues/read-due.ts';
import { writeFound } from '../ledger/write-found.ts';
import { takeInPayment } from '../payments/take-in-payment.ts';
import type { Tx } from '../platform/db/database.ts';
import type { RefundReason } from '../platform/db/schema.generated.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { sendBackFoundJob } from './book.jobs.ts';
import type { Difference } from './difference.ts';
import type { BookDeps } from './keep-proof.ts';
import type { MoneyCaseRow } from './money-case.queries.ts';

interface Effect {
  row: MoneyCaseRow;
  difference: Difference | null;
  now: Date;
}

/** Why the money of each kind of case goes back, as its refund says. */
const REASONS: Partial<Record<MoneyCaseRow['kind'], RefundReason>> = {
  second: 'second',
  wrong_amount: 'wrong_amount',
  unrecorded: 'operator',
};

/**
 * Has the money of a case go back. That of a payment of ours comes into the books as surplus and its refund is asked for, as always; that of
 * one we never began stands in suspense until the gateway has taken it back.
 */
export async function returnMoneyOf(
  tx: Tx,
  { payables }: BookDeps,
  { row, difference, now }: Effect,
): Promise<void> {
  const returns = REASONS[row.kind];
  if (row.payment_id !== null && returns !== undefined) {
    const answer = difference?.told ?? null;
    const state = await takeInPayment(tx, payables, { paymentId: row.payment_id, answer, returns, now });
    if (state !== 'surplus') throw new Refusal('state_changed');
    return;
  }
  await writeFound(tx, { kind: 'found_received', amount: row.amount, moneyCaseId: row.id, at: now });
  await enqueue(tx, sendBackFoundJob, {});
}

/** What the money of a case can pay. */
type Assigned = { dueId: string; begins?: OpenDue };

/**
 * The due that the money of a case can pay: its own, or the open one of what an operator named, of exactly this amount. Throws `due_unlike`.
 */
export async function dueToAssign(
  tx: Tx,
  { row, difference }: Pick<Effect, 'row' | 'difference'>,
  payable: Payable | null,
  ownDueId: string | null,
): Promise<Assigned> {
  if (ownDueId !== null) return { dueId: ownDueId };
  const due = payable === null ? undefined : await openDueOf(tx, payable.subject);
  const told = difference?.told;
  const isWhole = told?.currency === 'SAR' && told.refunded === 0;
  if (due === undefined || chargeOf(due) !== row.there || !isWhole) throw new Refusal('due_unlike');
  return { dueId: due.id, begins: due };
}

/**
 * Pays a due with the money of a case, as a payment of its own that came late would. Throws `due_not_given` when it would go back instead.
 */
export async function assignTo(
  tx: Tx,
  { payables, gateway }: BookDeps,
  { begins }: Assigned,
  { row, difference, now }: Effect,
): Promise<void> {
  const state = await takeInPayment(tx, payables, {
    paymentId: row.payment_id ?? row.charge_id,
    ...(begins && { begins: { due: begins, gateway: gateway.name } }),
    ...{ answer: difference?.told ?? null, now },
  });
  if (state !== 'settled') throw new Refusal('due_not_given');
}
