import type { FailedRefund } from '@diyar/contract/console/console-refunds';
import { sql } from 'kysely';
import { brokenConstraint, type Reader, type Tx } from '../platform/db/database.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';

const MOST = 50;

/** Refunds to cards asked for before an instant that no other refund of their payment comes before; a refund by bank is another queue's. */
const failedBefore = (before: Date) => sql`
  from refund join payment on payment.id = refund.payment_id
  where refund.state = 'requested' and payment.gateway <> 'bank' and refund.created_at <= ${before}
    and not exists (select from refund first where first.charge_id = refund.charge_id and first.state = 'requested'
      and first.claimed_until is not null and first.id <> refund.id)`;

export async function countFailed(
  reader: Reader,
  before: Date,
): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ count: number; oldestAt: Date | null }>`
    select count(*)::int as count, min(refund.created_at) as "oldestAt" ${failedBefore(before)}`.execute(
    reader,
  );
  return rows[0] ?? { count: 0, oldestAt: null };
}

export interface FailedRow {
  id: string;
  kind: 'reservation' | 'purchase';
  number: number;
  payer: string;
  phone: string;
  amount: number;
  reason: FailedRefund['reason'];
  created_at: Date;
  failures: number;
  failed_at: Date | null;
  failure: string | null;
  charge_id: string;
  gateway: string;
  received: number;
  paid_at: Date;
  card_company: string | null;
  card_last4: string | null;
  taken_at: Date | null;
  otherwise_reason: string | null;
  taker: string | null;
  proposed_by: string | null;
  proposed_reference: string | null;
  proposer: string | null;
}

/** Those refunds with what an operator decides by, the longest waiting first. */
export async function findFailed(reader: Reader, before: Date): Promise<FailedRow[]> {
  const { rows } = await sql<FailedRow>`
    select refund.*, case when due.purchase_id is null then 'reservation' else 'purchase' end as kind,
      coalesce(reservation.number, purchase.number) as number, account.name as payer, person.phone,
      payment.gateway, payment.received, coalesce(payment.closed_at, payment.created_at) as paid_at,
      payment.card_company, payment.card_last4, taker.name as taker, proposer.name as proposer
    from (select refund.* ${failedBefore(before)} order by refund.created_at limit ${MOST}) refund
      join payment on payment.id = refund.payment_id join due on due.id = payment.due_id
      left join reservation on reservation.id = due.reservation_id left join purchase on purchase.id = due.purchase_id
      join account on account.id = coalesce(reservation.guest_account_id, purchase.account_id)
      join person on person.id = account.person_id left join operator taker on taker.id = refund.taken_by
      left join operator proposer on proposer.id = refund.proposed_by
    order by refund.created_at`.execute(reader);
  return rows;
}

export interface OwedRefund {
  id: string;
  paymentId: string;
  /** Halalas. */
  amount: number;
  takenBy: string | null;
  proposedBy: string | null;
  proposedReference: string | null;
}

/** Locks a refund to a card that is still to be sent. Throws `not_found`, `state_changed` once it is done. */
export async function lockOwedRefund(tx: Tx, id: string): Promise<OwedRefund> {
  const { rows } = await sql<OwedRefund & { state: string }>`
    select refund.id, refund.payment_id as "paymentId", refund.amount, refund.state, refund.taken_by as "takenBy",
      refund.proposed_by as "proposedBy", refund.proposed_reference as "proposedReference"
    from refund join payment on payment.id = refund.payment_id
    where refund.id = ${id} and payment.gateway <> 'bank' for update of refund`.execute(tx);
  if (rows[0] === undefined) throw new Refusal('not_found');
  if (rows[0].state !== 'requested') throw new Refusal('state_changed');
  return rows[0];
}

/** The payment that a refund is of; undefined when there is no such refund. */
export async function findPaymentOf(reader: Reader, refundId: string): Promise<string | undefined> {
  const row = await reader
    .selectFrom('refund')
    .select('payment_id')
    .where('id', '=', refundId)
    .executeTakeFirst();
  return row?.payment_id;
}

/** Takes a refund from the gateway for an operator, and so ends its claim. */
export async function takeFromGateway(
  tx: Tx,
  id: string,
  { operatorId, reason, now }: { operatorId: string; reason: string; now: Date },
): Promise<void> {
  const taken = { taken_by: operatorId, taken_at: now, otherwise_reason: reason, claimed_until: null };
  await tx.updateTable('refund').set(taken).where('id', '=', id).execute();
}

export async function giveToGateway(tx: Tx, id: string): Promise<void> {
  const given = { taken_by: null, taken_at: null, otherwise_reason: null };
  await tx.updateTable('refund').set(given).where('id', '=', id).execute();
}

export interface PaidByBank {
  bankReference: string;
  operatorId: string;
}

export async function proposePaid(tx: Tx, id: string, said: PaidByBank): Promise<void> {
  const proposed = { proposed_by: said.operatorId, proposed_reference: said.bankReference };
  await tx.updateTable('refund').set(proposed).where('id', '=', id).execute();
}

/** Marks a refund as paid by bank instead. Refuses a reference of the bank that another refund has (`refund_bank_reference_once`). */
export async function markPaidByBank(tx: Tx, id: string, said: PaidByBank, now: Date): Promise<void> {
  const paid = { done_at: now, bank_reference: said.bankReference, sent_by: said.operatorId };
  try {
    await tx
      .updateTable('refund')
      .set({ state: 'done', ...paid })
      .where('id', '=', id)
      .execute();
  } catch (error) {
    if (brokenConstraint(error) !== 'refund_bank_reference_once') throw error;
    throw invalid('bank_reference', 'bank_reference_used');
  }
}
