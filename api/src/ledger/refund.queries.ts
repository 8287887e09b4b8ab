import { sql } from 'kysely';
import { type DueSubject, SUBJECT_COLUMNS } from '../dues/due.ts';
import type { Tx } from '../platform/db/database.ts';
import type { RefundReason } from '../platform/db/schema.generated.ts';

export interface NewRefund {
  paymentId: string;
  /** Halalas. */
  amount: number;
  reason: RefundReason;
  now: Date;
}

export async function insertRefund(tx: Tx, refund: NewRefund): Promise<string> {
  const row = await tx
    .insertInto('refund')
    .values({
      payment_id: refund.paymentId,
      amount: refund.amount,
      reason: refund.reason,
      created_at: refund.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export interface KeptPayment {
  id: string;
  /** Halalas that were received and are not to go back. */
  kept: number;
}

/** Settled payments for something, its deposit's left out, with money that was kept so far, the newest first; locked, in the order of their ids. */
export async function lockKept(tx: Tx, subject: DueSubject): Promise<KeptPayment[]> {
  const { rows } = await sql<KeptPayment>`
    with settled as materialized (
      select payment.id, payment.received, payment.created_at from payment join due on due.id = payment.due_id
      where due.${sql.ref(SUBJECT_COLUMNS[subject.kind])} = ${subject.id} and due.kind <> 'security_deposit' and payment.state = 'settled'
      order by payment.id for update of payment)
    select id, received - coalesce((select sum(amount) from refund where refund.payment_id = settled.id), 0) as kept
    from settled order by created_at desc, id desc`.execute(tx);
  return rows.filter(({ kept }) => kept > 0);
}
