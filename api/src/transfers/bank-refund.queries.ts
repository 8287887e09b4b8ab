import { sql } from 'kysely';
import { type DueSubject, type SubjectRow, subjectOf } from '../dues/due.ts';
import { brokenConstraint, type Reader, type Tx } from '../platform/db/database.ts';
import { invalid } from '../platform/http/refusal.ts';

/** The thing that the money of a refund was for; undefined when it did not come by bank. */
export async function findSubjectOfRefund(reader: Reader, refundId: string): Promise<DueSubject | undefined> {
  const { rows } = await sql<SubjectRow>`
    select due.reservation_id, due.purchase_id from refund join payment on payment.id = refund.payment_id
      join due on due.id = payment.due_id where refund.id = ${refundId} and payment.gateway = 'bank'`.execute(
    reader,
  );
  return rows[0] && subjectOf(rows[0]);
}

/**
 * Marks a refund as sent back by bank; undefined when it was before. Refuses a reference of the bank that another refund has
 * (`refund_bank_reference_once`).
 */
export async function markSent(
  tx: Tx,
  id: string,
  sent: { bankReference: string; operatorId: string; now: Date },
): Promise<{ payment_id: string; amount: number } | undefined> {
  try {
    return await tx
      .updateTable('refund')
      .set({
        state: 'done',
        done_at: sent.now,
        bank_reference: sent.bankReference,
        sent_by: sent.operatorId,
      })
      .where('id', '=', id)
      .where('state', '=', 'requested')
      .returning(['payment_id', 'amount'])
      .executeTakeFirst();
  } catch (error) {
    if (brokenConstraint(error) !== 'refund_bank_reference_once') throw error;
    throw invalid('bank_reference', 'bank_reference_used');
  }
}
