import type { ReservationEvent } from '@diyar/contract/booking/reservations';
import { type Selectable, sql } from 'kysely';
import type { Stay } from '../calendar/stay.ts';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { Reservation as ReservationTable } from '../platform/db/schema.generated.ts';
import type { StoredTerms } from '../prices/price-stay.ts';
import type { Reservation } from './reservation.ts';

/** A reservation as the table has it. */
export function fromRow(row: Selectable<ReservationTable>): Reservation {
  return {
    id: row.id,
    number: row.number,
    unitId: row.unit_id,
    guestAccountId: row.guest_account_id,
    hostAccountId: row.host_account_id,
    stay: {
      period: row.period as Stay['period'],
      startDate: row.start_date,
      endDate: row.end_date,
      startTime: row.start_time,
      endTime: row.end_time,
    },
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    state: row.state,
    method: row.method,
    holdUntil: row.hold_until,
    answerUntil: row.answer_until,
    total: row.total,
    downPayment: row.down_payment,
    // Written by insertReservation alone.
    terms: row.terms as unknown as StoredTerms,
    createdAt: row.created_at,
    ejarContract: row.ejar_contract,
  };
}

export type NewReservation = Omit<Reservation, 'id' | 'number' | 'state' | 'answerUntil' | 'ejarContract'> & {
  quoteId: string;
};

/** What a guest accepts by booking, as the page says that they pay on. */
const TERMS_OF_GUESTS = 'terms_of_use';

/** The version of it in force at an instant, or its address. */
const termsAt = <T>(column: 'slug' | 'version', now: Date) => sql<T>`(
  select ${sql.ref(column)} from page_version
  where slug = ${TERMS_OF_GUESTS} and effective_from <= (${now}::timestamptz at time zone 'Asia/Riyadh')::date
  order by effective_from desc, version desc limit 1)`;

export async function insertReservation(tx: Tx, reservation: NewReservation): Promise<Reservation> {
  const row = await tx
    .insertInto('reservation')
    .values({
      quote_id: reservation.quoteId,
      unit_id: reservation.unitId,
      guest_account_id: reservation.guestAccountId,
      host_account_id: reservation.hostAccountId,
      period: reservation.stay.period,
      start_date: reservation.stay.startDate,
      end_date: reservation.stay.endDate,
      start_time: reservation.stay.startTime,
      end_time: reservation.stay.endTime,
      starts_at: reservation.startsAt,
      ends_at: reservation.endsAt,
      state: 'pending',
      method: reservation.method,
      hold_until: reservation.holdUntil,
      total: reservation.total,
      tax: reservation.terms.tax,
      down_payment: reservation.downPayment,
      security_deposit: reservation.terms.security_deposit,
      terms: JSON.stringify(reservation.terms),
      terms_slug: termsAt<string>('slug', reservation.createdAt),
      terms_version: termsAt<number>('version', reservation.createdAt),
      created_at: reservation.createdAt,
      updated_at: reservation.createdAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return fromRow(row);
}

/** Found through what the account may see: its own side of it. */
export async function findOnSide(
  reader: Reader,
  side: 'guest' | 'host',
  number: string,
  accountId: string,
): Promise<Reservation | undefined> {
  const row = await reader
    .selectFrom('reservation')
    .selectAll()
    .where('number', '=', Number(number))
    .where(side === 'guest' ? 'guest_account_id' : 'host_account_id', '=', accountId)
    .executeTakeFirst();
  return row && fromRow(row);
}

/** Any reservation by its number: for operators. */
export async function findByNumber(reader: Reader, number: string): Promise<Reservation | undefined> {
  const row = await reader
    .selectFrom('reservation')
    .selectAll()
    .where('number', '=', Number(number))
    .executeTakeFirst();
  return row && fromRow(row);
}

export async function lockById(tx: Tx, id: string): Promise<Reservation | undefined> {
  const row = await tx
    .selectFrom('reservation')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && fromRow(row);
}

/** Makes bookings of one guest wait for each other, so that limits per account hold. */
export async function lockGuest(tx: Tx, accountId: string): Promise<void> {
  await sql`select from account where id = ${accountId} for no key update`.execute(tx);
}

/** Whether a guest has lapsed holds or a unit's spaces are held by some, and by changes whose time is over. */
export async function findOverAround(
  tx: Tx,
  guestAccountId: string,
  unitId: string,
  now: Date,
): Promise<{ has_holds: boolean; has_changes: boolean }> {
  const { rows } = await sql<{ has_holds: boolean; has_changes: boolean }>`
    select exists (select from reservation r where r.state = 'pending' and r.hold_until <= ${now}
        and (r.guest_account_id = ${guestAccountId} or exists (
          select from occupancy o join unit_space us on us.space_id = o.space_id
          where us.unit_id = ${unitId} and o.reservation_id = r.id))) as has_holds,
      exists (select from reservation_change c where c.state in ('unpaid', 'asked') and c.wait_until <= ${now}
        and exists (select from occupancy o join unit_space us on us.space_id = o.space_id
          where us.unit_id = ${unitId} and o.change_id = c.id)) as has_changes`.execute(tx);
  return rows[0] ?? { has_holds: false, has_changes: false };
}

/**
 * Locks the lapsed holds of a guest and those on a unit's spaces. Waits for a transaction that releases or pays one of them: a hold
 * that was skipped would still occupy its slot, and refuse a guest what is free. Always in the order of their ids.
 */
export async function lockLapsedAround(
  tx: Tx,
  guestAccountId: string,
  unitId: string,
  now: Date,
): Promise<Reservation[]> {
  const { rows } = await sql<Selectable<ReservationTable>>`
    select r.* from reservation r where r.state = 'pending' and r.hold_until <= ${now}
      and (r.guest_account_id = ${guestAccountId} or exists (
        select from occupancy o join unit_space us on us.space_id = o.space_id
        where us.unit_id = ${unitId} and o.reservation_id = r.id))
    order by r.id for update of r`.execute(tx);
  return rows.map(fromRow);
}

/** Locks the hold that lapsed first but those of `without`; those another transaction works on are skipped, it is releasing or paying them. */
export async function lockOldestLapsed(
  tx: Tx,
  now: Date,
  without: readonly string[],
): Promise<Reservation | undefined> {
  const { rows } = await sql<Selectable<ReservationTable>>`
    select r.* from reservation r where r.state = 'pending' and r.hold_until <= ${now} and r.id <> all(${without}::uuid[])
    order by r.hold_until limit 1 for update of r skip locked`.execute(tx);
  return rows.map(fromRow)[0];
}

export interface HoldFacts {
  open: number;
  openOnUnit: number | null;
  lastLapse: Date | null;
}

/**
 * Facts that limit a new hold: the guest's open holds, one on this unit, the last lapse on this unit. A hold whose time is
 * over counts as lapsed, whether or not it was released yet; one whose receipt is looked at is open.
 */
export async function holdFacts(
  tx: Tx,
  guestAccountId: string,
  unitId: string,
  now: Date,
): Promise<HoldFacts> {
  const { rows } = await sql<HoldFacts>`
    select count(*) filter (where is_open)::int as open,
      max(number) filter (where is_open and unit_id = ${unitId}) as "openOnUnit",
      max(hold_until) filter (where not is_open and unit_id = ${unitId}) as "lastLapse"
    from (select number, unit_id, hold_until, state = 'processing' or (state = 'pending' and hold_until > ${now}) as is_open
      from reservation where guest_account_id = ${guestAccountId} and state in ('pending', 'processing', 'lapsed')) held`.execute(
    tx,
  );
  return rows[0] ?? { open: 0, openOnUnit: null, lastLapse: null };
}

export async function insertTransition(
  tx: Tx,
  step: {
    reservationId: string;
    from: Reservation['state'] | null;
    to: Reservation['state'];
    event: ReservationEvent;
    personId: string | null;
    operatorId?: string | null;
    reason?: string | null;
    paid?: number | null;
    refund?: number | null;
    at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('reservation_transition')
    .values({
      reservation_id: step.reservationId,
      from_state: step.from,
      to_state: step.to,
      event: step.event,
      person_id: step.personId,
      operator_id: step.operatorId ?? null,
      reason: step.reason ?? null,
      paid: step.paid ?? null,
      refund: step.refund ?? null,
      at: step.at,
    })
    .execute();
}

export async function updateReservation(
  tx: Tx,
  id: string,
  change: Pick<Reservation, 'state'> & Partial<Pick<Reservation, 'answerUntil' | 'endsAt' | 'holdUntil'>>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('reservation')
    .set({
      state: change.state,
      ...(change.answerUntil && { answer_until: change.answerUntil }),
      ...(change.holdUntil && { hold_until: change.holdUntil }),
      ...(change.endsAt && { ends_at: change.endsAt }),
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/** Locks the reservation whose advertiser should have answered first and did not, but those of `without`; those others work on are skipped. */
export async function lockUnanswered(
  tx: Tx,
  now: Date,
  without: readonly string[],
): Promise<Reservation | undefined> {
  const { rows } = await sql<Selectable<ReservationTable>>`
    select r.* from reservation r
    where r.state = 'waiting_for_approval' and r.answer_until <= ${now} and r.id <> all(${without}::uuid[])
    order by r.answer_until limit 1 for update skip locked`.execute(tx);
  return rows.map(fromRow)[0];
}

/** Locks the active reservation whose departure passed first, but those of `without`; those others work on are skipped. */
export async function lockEnded(
  tx: Tx,
  now: Date,
  without: readonly string[],
): Promise<Reservation | undefined> {
  const { rows } = await sql<Selectable<ReservationTable>>`
    select r.* from reservation r where r.state = 'active' and r.ends_at <= ${now} and r.id <> all(${without}::uuid[])
    order by r.ends_at limit 1 for update skip locked`.execute(tx);
  return rows.map(fromRow)[0];
}

export async function countPending(reader: Reader, now: Date): Promise<{ open: number; lapsed: number }> {
  const { rows } = await sql<{ open: number; lapsed: number }>`
    select count(*) filter (where hold_until > ${now})::int as open,
      count(*) filter (where hold_until <= ${now})::int as lapsed
    from reservation where state = 'pending'`.execute(reader);
  return rows[0] ?? { open: 0, lapsed: 0 };
}

export async function writeEjarContract(tx: Tx, id: string, contract: string, now: Date): Promise<void> {
  const change = { ejar_contract: contract, updated_at: now };
  await tx.updateTable('reservation').set(change).where('id', '=', id).execute();
}
