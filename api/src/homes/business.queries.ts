import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';
import type { Titles } from './home.queries.ts';

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
  const at = sql.ref(isArrival ? 'reservation.starts_at' : 'reservation.ends_at');
  const on = isArrival
    ? sql`reservation.start_date = ${today}::date`
    : sql`reservation.end_date = ${today}::date and reservation.start_date < reservation.end_date`;
  const { rows } = await sql<VisitRow>`
    select reservation.number, reservation.start_date, reservation.end_date, reservation.state, guest.name as guest, ${at} as at,
      coalesce(newest.title_ar, unit.name_ar) as title_ar, coalesce(newest.title_en, unit.name_en) as title_en
    from reservation join unit on unit.id = reservation.unit_id join account guest on guest.id = reservation.guest_account_id
    left join lateral (select title_ar, title_en from ad where ad.unit_id = unit.id
      order by created_at desc, id desc limit 1) newest on true
    where reservation.host_account_id = ${of.accountId} and reservation.state in ('active', 'finished') and ${on}
    order by ${at}, reservation.id limit ${most}`.execute(reader);
  return rows;
}

export interface Rests {
  /** Halalas. */
  amount: number;
  /** The soonest of them. */
  next: Date | null;
  reservation: number | null;
}

/** What is still to be paid through Diyar for confirmed bookings of an account, as guest or as advertiser. */
export async function sumRests(
  reader: Reader,
  of: { accountId: string; side: 'guest' | 'host' },
): Promise<Rests> {
  const mine = sql.ref(of.side === 'guest' ? 'reservation.guest_account_id' : 'reservation.host_account_id');
  const { rows } = await sql<Rests>`
    with open as (
      select due.amount, due.due_at, reservation.number from due join reservation on reservation.id = due.reservation_id
      where ${mine} = ${of.accountId} and reservation.state = 'active' and due.void_at is null
        and not exists (select from payment where payment.due_id = due.id and payment.state = 'settled'))
    select coalesce(sum(amount), 0)::bigint as amount, min(due_at) as next,
      (array_agg(number order by due_at, number))[1] as reservation from open`.execute(reader);
  return rows[0] ?? { amount: 0, next: null, reservation: null };
}

/** Halalas of bookings that Diyar keeps for an account, and whether it said where to send them. */
export async function findKept(
  reader: Reader,
  accountId: string,
): Promise<{ kept: number; has_destination: boolean }> {
  const { rows } = await sql<{ kept: number; has_destination: boolean }>`
    select (coalesce(sum(amount) filter (where credit = 'reservation_funds' and credit_party_id = ${accountId}), 0)
      - coalesce(sum(amount) filter (where debit = 'reservation_funds' and debit_party_id = ${accountId}), 0))::bigint as kept,
      exists (select from payout_destination where account_id = ${accountId}) as has_destination
    from ledger_entry where credit_party_id = ${accountId} or debit_party_id = ${accountId}`.execute(reader);
  return rows[0] ?? { kept: 0, has_destination: false };
}

export interface Business {
  bookings: { now: number; before: number };
  income: { now: number; before: number };
}

/**
 * Bookings of an account's units that were secured, and halalas that came in for them less what went out, since a Riyadh date, and from
 * an earlier one until the day before it: what the statistics count.
 */
export async function sumBusiness(
  reader: Reader,
  accountId: string,
  { since, before }: { since: string; before: string },
): Promise<Business> {
  const { rows } = await sql<Record<'booked' | 'booked_before' | 'earned' | 'earned_before', number>>`
    with bounds as (select (${since}::date)::timestamp at time zone 'Asia/Riyadh' as since,
      (${before}::date)::timestamp at time zone 'Asia/Riyadh' as before),
    secured as (select min(reservation_transition.at) as at from reservation
      join reservation_transition on reservation_transition.reservation_id = reservation.id
        and reservation_transition.to_state in ('waiting_for_approval', 'active')
      where reservation.host_account_id = ${accountId} group by reservation.id),
    moved as (select at, case when credit = 'reservation_funds' then amount else -amount end as amount from ledger_entry
      where ledger_entry.reservation_id is not null
        and (credit = 'reservation_funds' and credit_party_id = ${accountId}
          or debit = 'reservation_funds' and debit_party_id = ${accountId}))
    select (select count(*)::int from secured, bounds where at >= bounds.since) as booked,
      (select count(*)::int from secured, bounds where at >= bounds.before and at < bounds.since) as booked_before,
      (select coalesce(sum(amount), 0)::bigint from moved, bounds where at >= bounds.since) as earned,
      (select coalesce(sum(amount), 0)::bigint from moved, bounds where at >= bounds.before and at < bounds.since) as earned_before`.execute(
    reader,
  );
  const [row] = rows;
  return {
    bookings: { now: row?.booked ?? 0, before: row?.booked_before ?? 0 },
    income: { now: row?.earned ?? 0, before: row?.earned_before ?? 0 },
  };
}
