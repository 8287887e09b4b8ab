import { type Selectable, sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';
import type { Reservation as ReservationTable } from '../platform/db/schema.generated.ts';
import { fromRow } from './reservation.queries.ts';
import type { Reservation } from './reservation.ts';

/** Stays that are to be cancelled at `now` for an unpaid due; while a receipt for it is looked at, its clock stands still. */
const UNPAID = (now: Date) => sql`
  from due join reservation r on r.id = due.reservation_id
  where due.cancels_at <= ${now} and due.void_at is null and due.settled_at is null and r.state = 'active'
    and not exists (select from transfer where due.id in (transfer.due_id, transfer.deposit_due_id) and transfer.state = 'review')`;

/**
 * Locks a reservation that seems to be one to cancel for its unpaid rest; those others work on are skipped. What was paid or granted while it
 * was looked for is not seen here: `isRestUnpaid` asks again, behind the lock. Those of `without` are left out.
 */
export async function lockRestUnpaid(
  tx: Tx,
  now: Date,
  without: readonly string[],
): Promise<Reservation | undefined> {
  const { rows } = await sql<Selectable<ReservationTable>>`
    select r.* ${UNPAID(now)} and r.id <> all(${without}::uuid[]) order by due.cancels_at limit 1 for update of r skip locked`.execute(
    tx,
  );
  return rows.map(fromRow)[0];
}

/** Whether a locked reservation is to be cancelled for its unpaid rest. */
export async function isRestUnpaid(tx: Tx, { id }: Reservation, now: Date): Promise<boolean> {
  const { rows } = await sql`select 1 ${UNPAID(now)} and r.id = ${id}`.execute(tx);
  return rows.length > 0;
}
