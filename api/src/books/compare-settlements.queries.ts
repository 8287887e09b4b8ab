import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

/** A payment whose money is not the same in the gateway's settlements as in our books; halalas. */
export interface UnlikeCharge {
  chargeId: string;
  /** Settled of it, and taken back in settlements. */
  paid: number;
  back: number;
  /** Null where our books have nothing of it. */
  received: number | null;
  /** Sent back by our books; so much of it long enough ago to be settled; asked for and under way. */
  sent: number;
  sentBefore: number;
  underWay: number;
  /** Whether we began it. */
  isOurs: boolean;
}

const UUID = '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';

/**
 * Payments of a gateway whose settlements say another amount than our books, or that no settlement has though they came before an instant; the
 * same of what went back. Those that the comparison of payments tells of, or that were explained there, are left to it.
 */
export async function findUnlikeCharges(
  reader: Reader,
  gateway: string,
  settledBefore: Date,
): Promise<UnlikeCharge[]> {
  const { rows } = await sql<UnlikeCharge>`
    with told as (
      select charge_id, coalesce(sum(line.gross) filter (where kind = 'payment'), 0)::bigint as paid,
        coalesce(-sum(line.gross) filter (where kind <> 'payment'), 0)::bigint as back
      from gateway_settlement_line line join gateway_settlement settlement on settlement.id = line.settlement_id
      where gateway = ${gateway} and kind <> 'charge' group by charge_id
    ), came as (
      select coalesce(with_payment_id, id)::text as charge_id, sum(received)::bigint as received, max(coalesce(closed_at, created_at)) as at
      from payment where gateway = ${gateway} and received is not null group by 1
      union all
      select charge_id, there, decided_at from money_case
      where gateway = ${gateway} and book = 'payments' and kind = 'stranger' and decision = 'returned'
    ), went as (
      select charge_id, coalesce(sum(amount) filter (where at is not null), 0)::bigint as sent,
        coalesce(sum(amount) filter (where at < ${settledBefore}), 0)::bigint as sent_before,
        coalesce(sum(amount) filter (where at is null), 0)::bigint as under_way
      from (
        select refund.charge_id::text as charge_id, refund.amount, refund.done_at as at
        from refund join payment on payment.id = refund.charge_id
        where payment.gateway = ${gateway} and refund.bank_reference is null and refund.taken_by is null
        union all
        select charge_id, there, sent_at from money_case
        where gateway = ${gateway} and book = 'payments' and kind = 'stranger' and decision = 'returned') back
      group by charge_id
    ), both_books as (
      select charge_id, coalesce(paid, 0) as paid, coalesce(back, 0) as back, received, came.at,
        coalesce(sent, 0) as sent, coalesce(sent_before, 0) as sent_before, coalesce(under_way, 0) as under_way
      from told full join came using (charge_id) left join went using (charge_id)
    )
    select unlike.charge_id as "chargeId", paid, back, unlike.received, sent, sent_before as "sentBefore", under_way as "underWay", own.id is not null as "isOurs"
    from (
      select * from both_books where received is null and paid <> back
        or received <> paid and (paid <> 0 or at < ${settledBefore})
        or received is not null and (back > sent + under_way or back < sent_before)) unlike
      left join payment own on own.id = case when charge_id ~ ${UUID} then charge_id::uuid end
    where not exists (select from money_case other where other.gateway = ${gateway} and other.book = 'payments'
      and other.charge_id = unlike.charge_id and other.gone_at is null and coalesce(other.decision, 'explained') = 'explained')
    order by charge_id`.execute(reader);
  return rows;
}

/** Settlements of a gateway whose lines come to another sum than was sent. */
export async function findUnlikeSums(
  reader: Reader,
  gateway: string,
): Promise<{ reference: string; net: number; lines: number }[]> {
  const { rows } = await sql<{ reference: string; net: number; lines: number }>`
    select reference, net, coalesce(sum(line.gross - line.fee - line.fee_vat), 0)::bigint as lines
    from gateway_settlement settlement left join gateway_settlement_line line on line.settlement_id = settlement.id
    where gateway = ${gateway} group by settlement.id
    having net <> coalesce(sum(line.gross - line.fee - line.fee_vat), 0)
    order by reference`.execute(reader);
  return rows;
}

/**
 * Settlements of a gateway that the bank's statements should have, as they tell of their day and of more than a week after it: no line is
 * theirs, and none of their amount waits to be decided.
 */
export async function findNotArrived(
  reader: Reader,
  gateway: string,
): Promise<{ reference: string; net: number }[]> {
  const { rows } = await sql<{ reference: string; net: number }>`
    with told as (select min(booked_on) as first, max(booked_on) as last from bank_line)
    select reference, net from gateway_settlement settlement cross join told
      cross join lateral (select (settled_at at time zone 'Asia/Riyadh')::date as day) sent
    where gateway = ${gateway} and net > 0 and told.first <= sent.day and told.last > sent.day + 7
      and not exists (select from bank_line line where line.gateway_settlement_id = settlement.id
        or line.closed_at is null and line.amount = net and line.booked_on >= sent.day and line.booked_on <= sent.day + 7)
    order by reference`.execute(reader);
  return rows;
}
