import { sql, type Updateable } from 'kysely';
import { type DueSubject, type OpenDue, SUBJECT_COLUMNS, subjectOf } from '../dues/due.ts';
import { brokenConstraint, type Database, type Reader, type Tx } from '../platform/db/database.ts';
import type { Payment } from '../platform/db/schema.generated.ts';
import { ABANDONED, type PaymentRow } from './payment.ts';

export async function countPaymentsOf(tx: Tx, dueId: string): Promise<number> {
  const row = await tx
    .selectFrom('payment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('due_id', '=', dueId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The gateway of payments that came by bank transfer: their money goes back through an operator. */
const BANK = 'bank';

/** Whether a refund's money came by bank, so that no gateway can send it back. */
export async function isRefundByBank(reader: Reader, refundId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select('refund.id')
    .where('refund.id', '=', refundId)
    .where('payment.gateway', '=', BANK)
    .executeTakeFirst();
  return row !== undefined;
}

/** Begins an attempt to pay a due and answers its id, which becomes the gateway's id of it, or is it already. */
export async function insertPayment(
  tx: Tx,
  due: OpenDue,
  { id, gateway, keepCard, now }: { id?: string; gateway: string; keepCard: boolean; now: Date },
): Promise<string> {
  const row = await tx
    .insertInto('payment')
    .values({
      id: id ?? sql<string>`uuidv7()`,
      due_id: due.id,
      method: 'card',
      gateway,
      keep_card: keepCard,
      amount: due.amount,
      deposit_due_id: due.deposit?.dueId ?? null,
      deposit: due.deposit?.amount ?? null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Finds the thing a payment is for; undefined when there is no such payment. */
export async function findSubjectOf(reader: Reader, paymentId: string): Promise<DueSubject | undefined> {
  const row = await reader
    .selectFrom('payment')
    .innerJoin('due', 'due.id', 'payment.due_id')
    .select(Object.values(SUBJECT_COLUMNS).map((column) => `due.${column}` as const))
    .where('payment.id', '=', paymentId)
    .executeTakeFirst();
  return row && subjectOf(row);
}

export function lockPayment(tx: Tx, id: string): Promise<PaymentRow> {
  return tx.selectFrom('payment').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/** Two settled payments of one due are refused by the database; see `isDueSettledTwice`. */
export async function updatePayment(tx: Tx, id: string, change: Updateable<Payment>): Promise<void> {
  await tx.updateTable('payment').set(change).where('id', '=', id).execute();
}

/** Whether the database has just refused a second settled payment for one due. */
export function isDueSettledTwice(error: unknown): boolean {
  return brokenConstraint(error) === 'payment_one_settled_per_due';
}

export interface ClaimedRefund {
  id: string;
  payment_id: string;
  /** The payment by which the gateway knows the money; null only to the types. */
  charge_id: string | null;
  /** Halalas. */
  amount: number;
}

/** The time from which and until which a refund is one sender's. */
interface Claim {
  now: Date;
  until: Date;
}

/**
 * Claims a requested refund for one sender; undefined when it is done, an operator's or somebody's claim still holds. Refused by
 * `refund_one_sent_at_once` (see `isRefundUnderWay`) while another refund of its payment was begun and is not done.
 */
export function claimRefund(db: Database, id: string, claim: Claim): Promise<ClaimedRefund | undefined> {
  return db
    .updateTable('refund')
    .set({ claimed_until: claim.until })
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .where('taken_by', 'is', null)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', claim.now)]))
    .returning(['id', 'payment_id', 'charge_id', 'amount'])
    .executeTakeFirst();
}

/** A claim lasts longer than a run of the reconciler, which gives every refund the instant at which it began. */
export const CLAIM_MS = 5 * 60_000;

const MOST_FAILURE_TEXT = 300;

/**
 * Ends a claim at `now`, so that the refund may be tried again, and keeps why the gateway did not take it, where that was why. It
 * stays the payment's refund that comes first.
 */
export async function unclaimRefund(db: Database, id: string, claim: Claim, failure?: string): Promise<void> {
  await db
    .updateTable('refund')
    .set({ claimed_until: claim.now })
    .$if(failure !== undefined, (update) =>
      update.set((eb) => ({
        failures: eb('failures', '+', 1),
        failed_at: claim.now,
        failure: failure?.slice(0, MOST_FAILURE_TEXT) ?? '',
      })),
    )
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .where('claimed_until', '=', claim.until)
    .execute();
}

/** Whether the database has just refused to begin a second refund of one payment. */
export function isRefundUnderWay(error: unknown): boolean {
  return brokenConstraint(error) === 'refund_one_sent_at_once';
}

/** Halalas of a charge at the gateway that came, for all that it paid, and have not gone back through it. */
export async function leftOf(reader: Reader, chargeId: string): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select (coalesce((select sum(received) from payment where ${chargeId} in (id, with_payment_id)), 0)
      - coalesce((select sum(amount) from refund where charge_id = ${chargeId} and state = 'done' and bank_reference is null), 0))::bigint as left`.execute(
    reader,
  );
  return rows[0]?.left ?? 0;
}

/** Marks a requested refund done; undefined when it was marked before. */
export function markRefundDone(tx: Tx, id: string, now: Date) {
  return tx
    .updateTable('refund')
    .set({ state: 'done', done_at: now })
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .returning('id')
    .executeTakeFirst();
}

/**
 * Refunds to cards requested before an instant, so that their job should have sent them, and not claimed at `now`; newest first. One that
 * the gateway did not take waits twice as long after each time, at most six hours.
 */
export async function staleRefunds(
  reader: Reader,
  { before, now }: { before: Date; now: Date },
  most: number,
): Promise<string[]> {
  const rows = await reader
    .selectFrom('refund')
    .select('id')
    .where('state', '=', 'requested')
    .where('taken_by', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment')
            .select('payment.id')
            .whereRef('payment.id', '=', 'refund.payment_id')
            .where('payment.gateway', '=', BANK),
        ),
      ),
    )
    .where('created_at', '<', before)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .where(
      sql<boolean>`(failed_at is null or failed_at + least(power(2, least(failures, 10)), 360) * interval '1 minute' <= ${now})`,
    )
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Takes the payments for something that money may still come to, to ask about them now; one asked about less than a
 * second ago is left alone.
 */
export async function takeToCheck(reader: Reader, subject: DueSubject, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update payment set checked_at = ${now} where id in (
      select payment.id from payment join due on due.id = payment.due_id
      where due.${sql.ref(SUBJECT_COLUMNS[subject.kind])} = ${subject.id}
        and (payment.state = 'open' or payment.failure_code = ${ABANDONED})
        and (checked_at is null or checked_at <= ${now}::timestamptz - interval '1 second')
      order by payment.id for update of payment)
    returning id`.execute(reader);
  return rows.map((row) => row.id);
}

/**
 * Takes payments to ask about that money may still come to: open ones older than 20 s, and for a week those that were left; the newest
 * first, each the more rarely the older it is (every tenth of its age). Those another process works on are skipped.
 */
export async function takeToReconcile(reader: Reader, now: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update payment set checked_at = ${now} where id in (
      select id from payment
      where (state = 'open' or failure_code = ${ABANDONED} and created_at > ${now}::timestamptz - interval '8 days')
        and created_at <= ${now}::timestamptz - interval '20 seconds'
        and (checked_at is null or checked_at <=
          ${now}::timestamptz - greatest(interval '20 seconds', (${now}::timestamptz - created_at) / 10))
      order by created_at desc limit ${most} for update skip locked)
    returning id`.execute(reader);
  return rows
    .map((row) => row.id)
    .sort()
    .reverse();
}
