import { sql } from 'kysely';
import { dueNow } from '../dues/due-now.ts';
import { askedOf, unacceptedOf, unansweredOf } from '../ledger/unanswered.ts';
import type { Reader } from '../platform/db/database.ts';
import { arrivesOn, leavesOn } from '../reservation-lists/visits.ts';
import { NEWEST_AD, type Titles } from './home.queries.ts';

export interface VisitRow extends Titles {
  number: number;
  start_date: string;
  end_date: string;
  state: 'active' | 'finished';
  guest: string;
  at: Date;
}

/** Guests who come to an account's units on a Riyadh day (`arrivals`), or leave them on it later than they came, by the hour. */
export async function findVisits(
  reader: Reader,
  of: { accountId: string; kind: 'arrivals' | 'departures' },
  { today, most }: { today: string; most: number },
): Promise<VisitRow[]> {
  const isArrival = of.kind === 'arrivals';
  const at = sql.ref(isArrival ? 'r.starts_at' : 'r.ends_at');
  const { rows } = await sql<VisitRow>`
    with visit as (
      select r.id, r.number, r.start_date, r.end_date, r.state, r.guest_account_id, r.unit_id, ${at} as at from reservation r
      where r.host_account_id = ${of.accountId} and ${isArrival ? arrivesOn(today) : leavesOn(today)}
      order by ${at}, r.id limit ${most})
    select visit.number, visit.start_date, visit.end_date, visit.state, guest.name as guest, visit.at,
      coalesce(newest.title_ar, unit.name_ar) as title_ar, coalesce(newest.title_en, unit.name_en) as title_en
    from visit join account guest on guest.id = visit.guest_account_id join unit on unit.id = visit.unit_id ${NEWEST_AD}
    order by visit.at, visit.id`.execute(reader);
  return rows;
}

/** Halalas that guests of an account's confirmed bookings have still to pay through Diyar. */
export async function sumRests(reader: Reader, accountId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(due_now.rest), 0)::bigint as amount from reservation r ${dueNow(now)}
    where r.host_account_id = ${accountId} and r.state = 'active'`.execute(reader);
  return rows[0]?.amount ?? 0;
}

export interface Owed {
  bookings: number;
  /** Halalas. */
  amount: number;
  /** The soonest of them. */
  next: Date | null;
  reservation: number | null;
}

/** What confirmed bookings of an account ask of it as their guest. */
export async function sumOwed(reader: Reader, accountId: string, now: Date): Promise<Owed> {
  const { rows } = await sql<Owed>`
    select count(*)::int as bookings, coalesce(sum(due_now.amount), 0)::bigint as amount, min(due_now.at) as next,
      (array_agg(r.number order by due_now.at, r.number))[1] as reservation
    from reservation r ${dueNow(now)}
    where r.guest_account_id = ${accountId} and r.state = 'active' and due_now.amount > 0`.execute(reader);
  return rows[0] ?? { bookings: 0, amount: 0, next: null, reservation: null };
}

/** Halalas of bookings that Diyar keeps for an account, none of what waits for its answer, and whether it said where to send them. */
export async function findKept(
  reader: Reader,
  accountId: string,
): Promise<{ kept: number; has_destination: boolean }> {
  const { rows } = await sql<{ kept: number; has_destination: boolean }>`
    with moved as (
      select reservation_id, amount from ledger_entry where credit_party_id = ${accountId} and credit = 'reservation_funds'
      union all
      select reservation_id, -amount from ledger_entry where debit_party_id = ${accountId} and debit = 'reservation_funds'
      union all
      select reservation_id, -amount from ${askedOf(accountId)} asked)
    select (select coalesce(sum(amount), 0)::bigint from moved
        where reservation_id is null or reservation_id not in ${unansweredOf(accountId)}) as kept,
      exists (select from payout_destination where account_id = ${accountId}) as has_destination`.execute(
    reader,
  );
  return rows[0] ?? { kept: 0, has_destination: false };
}

export interface Business {
  bookings: { now: number; before: number };
  income: { now: number; before: number };
}

/**
 * Bookings of an account's units that were secured and stand, and halalas that came in for what it accepted less what went out, since a
 * Riyadh date, and from an earlier one until the day before it: what the statistics count.
 */
export async function sumBusiness(
  reader: Reader,
  accountId: string,
  { since, before }: { since: string; before: string },
): Promise<Business> {
  const { rows } = await sql<Record<'booked' | 'booked_before' | 'earned' | 'earned_before', number>>`
    with bounds as (select (${since}::date)::timestamp at time zone 'Asia/Riyadh' as since,
      (${before}::date)::timestamp at time zone 'Asia/Riyadh' as before),
    secured as (select secured_at as at from reservation, bounds
      where host_account_id = ${accountId} and secured_at >= bounds.before and state in ('active', 'finished')),
    entry as (
      select at, reservation_id, amount from ledger_entry, bounds
      where at >= bounds.before and credit_party_id = ${accountId} and credit = 'reservation_funds'
      union all
      select at, reservation_id, -amount from ledger_entry, bounds
      where at >= bounds.before and debit_party_id = ${accountId} and debit = 'reservation_funds'
      union all
      select at, reservation_id, -amount from ${askedOf(accountId)} asked, bounds where at >= bounds.before),
    moved as (select at, amount from entry
      where reservation_id is not null and reservation_id not in ${unacceptedOf(accountId)})
    select (select count(*)::int from secured, bounds where at >= bounds.since) as booked,
      (select count(*)::int from secured, bounds where at < bounds.since) as booked_before,
      (select coalesce(sum(amount), 0)::bigint from moved, bounds where at >= bounds.since) as earned,
      (select coalesce(sum(amount), 0)::bigint from moved, bounds where at < bounds.since) as earned_before`.execute(
    reader,
  );
  const [row] = rows;
  return {
    bookings: { now: row?.booked ?? 0, before: row?.booked_before ?? 0 },
    income: { now: row?.earned ?? 0, before: row?.earned_before ?? 0 },
  };
}
