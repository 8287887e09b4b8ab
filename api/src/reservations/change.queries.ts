import type { ChangeState } from '@diyar/contract/words/reservation-life';
import { type Selectable, sql } from 'kysely';
import type { Range, Stay } from '../calendar/stay.ts';
import type { Database, Reader, Tx } from '../platform/db/database.ts';
import type { ReservationChange as ChangeTable } from '../platform/db/schema.generated.ts';
import type { StoredTerms } from '../prices/price-stay.ts';
import type { ReservationChange } from './reservation-change.ts';

function fromRow(row: Selectable<ChangeTable>, period: Stay['period']): ReservationChange {
  return {
    id: row.id,
    reservationId: row.reservation_id,
    state: row.state,
    needsAnswer: row.needs_answer,
    waitUntil: row.wait_until,
    pay: row.pay,
    back: row.back,
    reason: row.reason,
    oldStay: {
      period,
      startDate: row.old_start_date,
      endDate: row.old_end_date,
      startTime: row.old_start_time,
      endTime: row.old_end_time,
    },
    // Terms are written by insertChange and closeChange alone.
    oldTerms: row.old_terms as unknown as StoredTerms,
    newStay: {
      period,
      startDate: row.new_start_date,
      endDate: row.new_end_date,
      startTime: row.new_start_time,
      endTime: row.new_end_time,
    },
    newTerms: row.new_terms as unknown as StoredTerms,
    askedAt: row.asked_at,
    closedAt: row.closed_at,
  };
}

/** Changes of a reservation, the oldest first. A change keeps the period that was booked. */
export async function findChanges(
  reader: Reader,
  reservationId: string,
  period: Stay['period'],
): Promise<ReservationChange[]> {
  const rows = await reader
    .selectFrom('reservation_change')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => fromRow(row, period));
}

export type NewChange = Omit<ReservationChange, 'id' | 'closedAt'> & { personId: string };

/** Inserts a change that waits. Refused by `reservation_change_one_open` while another of the reservation does. */
export async function insertChange(tx: Tx, change: NewChange): Promise<string> {
  const { oldStay, newStay } = change;
  const row = await tx
    .insertInto('reservation_change')
    .values({
      reservation_id: change.reservationId,
      state: change.state,
      needs_answer: change.needsAnswer,
      wait_until: change.waitUntil,
      pay: change.pay,
      back: change.back,
      reason: change.reason,
      old_start_date: oldStay.startDate,
      old_end_date: oldStay.endDate,
      old_start_time: oldStay.startTime,
      old_end_time: oldStay.endTime,
      old_terms: JSON.stringify(change.oldTerms),
      new_start_date: newStay.startDate,
      new_end_date: newStay.endDate,
      new_start_time: newStay.startTime,
      new_end_time: newStay.endTime,
      new_terms: JSON.stringify(change.newTerms),
      person_id: change.personId,
      asked_at: change.askedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Lets a paid change wait for its advertiser's answer until an instant. */
export async function waitForAnswer(tx: Tx, id: string, until: Date): Promise<void> {
  await tx
    .updateTable('reservation_change')
    .set({ state: 'asked', wait_until: until })
    .where('id', '=', id)
    .execute();
}

/** Ends a change; `made` keeps the terms and the amount given back as they hold. */
export async function closeChange(
  tx: Tx,
  id: string,
  end: { state: ChangeState; at: Date; made?: { terms: StoredTerms; back: number } },
): Promise<void> {
  await tx
    .updateTable('reservation_change')
    .set({
      state: end.state,
      closed_at: end.at,
      ...(end.made && { new_terms: JSON.stringify(end.made.terms), back: end.made.back }),
    })
    .where('id', '=', id)
    .execute();
}

/** Gives a reservation the stay and the terms of a change. */
export async function applyToReservation(
  tx: Tx,
  id: string,
  { stay, terms, now }: { stay: Stay; terms: StoredTerms; now: Date },
): Promise<void> {
  await tx
    .updateTable('reservation')
    .set({
      start_date: stay.startDate,
      end_date: stay.endDate,
      start_time: stay.startTime,
      end_time: stay.endTime,
      starts_at: new Date(terms.arrives_at),
      ends_at: new Date(terms.departs_at),
      total: terms.total,
      tax: terms.tax,
      down_payment: terms.down_payment,
      terms: JSON.stringify(terms),
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/** Reservations with changes whose time is over and whose held time stands on a unit's spaces, locked in the order of their ids. */
export async function lockOverChangesAround(tx: Tx, unitId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from reservation r where exists (
      select from reservation_change c where c.reservation_id = r.id and c.state in ('unpaid', 'asked') and c.wait_until <= ${now}
        and exists (select from occupancy o join unit_space us on us.space_id = o.space_id
          where us.unit_id = ${unitId} and o.change_id = c.id))
    order by r.id for update of r`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Reservations with changes whose time is over, the first first. */
export async function findOverChanges(db: Database, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('reservation_change')
    .select('reservation_id')
    .where('state', 'in', ['unpaid', 'asked'])
    .where('wait_until', '<=', now)
    .orderBy('wait_until')
    .limit(most)
    .execute();
  return rows.map((row) => row.reservation_id);
}

const rangeText = ([from, to]: Range) => `[${new Date(from).toISOString()},${new Date(to).toISOString()})`;

/**
 * Occupies time for a change on the spaces that its reservation has. The exclusion constraint `occupancy_no_overlap` refuses a space that
 * is taken.
 */
export async function insertHeldTime(
  tx: Tx,
  held: { reservationId: string; changeId: string; during: Range; stay: Range },
): Promise<void> {
  await sql`
    insert into occupancy (space_id, during, stay, kind, reservation_id, change_id)
    select distinct on (space_id) space_id, ${rangeText(held.during)}::tstzrange, ${rangeText(held.stay)}::tstzrange, kind,
      reservation_id, ${held.changeId}::uuid
    from occupancy where reservation_id = ${held.reservationId} and change_id is null order by space_id`.execute(
    tx,
  );
}

export async function deleteHeldTime(tx: Tx, changeId: string): Promise<void> {
  await tx.deleteFrom('occupancy').where('change_id', '=', changeId).execute();
}

/** Moves the occupied time of a reservation; what was held for the change must have been deleted. */
export async function moveOccupancies(
  tx: Tx,
  reservationId: string,
  { during, stay }: { during: Range; stay: Range },
): Promise<void> {
  await sql`
    update occupancy set during = ${rangeText(during)}::tstzrange, stay = ${rangeText(stay)}::tstzrange
    where reservation_id = ${reservationId} and change_id is null`.execute(tx);
}
