import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';
import { SUBJECT_COLUMNS, type SubjectKind } from './due.ts';

/** Halalas refunded to the card so far. */
function refundedHalalas() {
  return sql<number>`coalesce((select sum(refund.amount) from refund
    where refund.payment_id = payment.id and refund.state = 'done'), 0)`;
}

/** Halalas on their way back to the card. */
function returningHalalas() {
  return sql<number>`coalesce((select sum(refund.amount) from refund
    where refund.payment_id = payment.id and refund.state = 'requested'), 0)`;
}

const idOf = (kind: SubjectKind) => sql<string>`due.${sql.ref(SUBJECT_COLUMNS[kind])}`;

/** Every attempt to pay for these things of one kind, oldest first. */
export function findAttempts(reader: Reader, kind: SubjectKind, ids: readonly string[]) {
  return (
    reader
      .selectFrom('payment')
      .innerJoin('due', 'due.id', 'payment.due_id')
      .selectAll('payment')
      .select([
        'due.kind as due_kind',
        idOf(kind).as('subject_id'),
        refundedHalalas().as('refunded'),
        returningHalalas().as('returning'),
      ])
      .where(idOf(kind), 'in', ids)
      // A part that was counted stands within the payment that completed it.
      .where('payment.state', '<>', 'counted')
      .orderBy('payment.created_at')
      .orderBy('payment.id')
      .execute()
  );
}

/** Amounts received and refunded by each settled payment for these things of one kind. */
export function findSettled(reader: Reader, kind: SubjectKind, ids: readonly string[]) {
  return (
    reader
      .selectFrom('payment')
      .innerJoin('due', 'due.id', 'payment.due_id')
      .select([
        idOf(kind).as('subject_id'),
        'payment.received',
        refundedHalalas().as('refunded'),
        returningHalalas().as('returning'),
      ])
      .where(idOf(kind), 'in', ids)
      .where('payment.state', '=', 'settled')
      // A deposit is its guest's still: it is paid for nothing.
      .where('due.kind', '<>', 'security_deposit')
      .execute()
  );
}
