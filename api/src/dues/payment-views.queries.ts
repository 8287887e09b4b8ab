import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

/** Halalas refunded to the card so far. */
function refundedHalalas() {
  return sql<number>`coalesce((select sum(refund.amount) from refund
    where refund.payment_id = payment.id and refund.state = 'done'), 0)`;
}

/** Every attempt to pay for these reservations, oldest first. */
export function findAttempts(reader: Reader, reservationIds: readonly string[]) {
  return reader
    .selectFrom('payment')
    .innerJoin('due', 'due.id', 'payment.due_id')
    .selectAll('payment')
    .select(['due.reservation_id', refundedHalalas().as('refunded')])
    .where('due.reservation_id', 'in', reservationIds)
    .orderBy('payment.created_at')
    .orderBy('payment.id')
    .execute();
}

/** Amounts received and refunded by each settled payment for these reservations. */
export function findSettled(reader: Reader, reservationIds: readonly string[]) {
  return reader
    .selectFrom('payment')
    .innerJoin('due', 'due.id', 'payment.due_id')
    .select(['due.reservation_id', 'payment.received', refundedHalalas().as('refunded')])
    .where('due.reservation_id', 'in', reservationIds)
    .where('payment.state', '=', 'settled')
    .execute();
}
