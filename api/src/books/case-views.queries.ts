import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';
import type { MoneyCaseRow } from './money-case.queries.ts';

const MOST = 50;

/** What a due is for, and who pays it. */
interface OfDue {
  kind: 'reservation' | 'purchase';
  number: string;
  payer: string;
}

/** `OfDue` of a due by an expression of its id; null where there is none. */
const ofDue = (dueId: RawBuilder<unknown>) => sql<OfDue | null>`
  (select jsonb_build_object('kind', case when due.purchase_id is null then 'reservation' else 'purchase' end,
      'number', coalesce(reservation.number, purchase.number)::text, 'payer', account.name)
    from due left join reservation on reservation.id = due.reservation_id left join purchase on purchase.id = due.purchase_id
      join account on account.id = coalesce(reservation.guest_account_id, purchase.account_id) where due.id = ${dueId})`;

/** Nobody decided it and it is still so, or what is to go back did not: the gateway said no, or nothing for too long. */
const waitsAt = (now: Date) => sql`(decision is null and gone_at is null
  or decision = 'returned' and kind = 'stranger' and sent_at is null
    and (failures > 0 or decided_at <= ${now}::timestamptz - interval '10 minutes'))`;

export interface ShownCase extends MoneyCaseRow {
  asked: number | null;
  is_due_paid: boolean | null;
  own: OfDue | null;
  fits: OfDue[];
  twin: OfDue | null;
  proposer: string | null;
  proposed_of: OfDue | null;
  decider: string | null;
  of: OfDue | null;
}

/** Cases of a view with what an operator decides by: what waits, the longest first, or what was decided, the newest first. */
export async function findCases(reader: Reader, view: 'open' | 'decided', now: Date): Promise<ShownCase[]> {
  const isOpen = view === 'open';
  const { rows } = await sql<ShownCase>`
    select found.*, payment.amount + coalesce(payment.deposit, 0) as asked,
      exists (select from payment other where other.due_id = payment.due_id and other.state = 'settled') as is_due_paid,
      ${ofDue(sql`payment.due_id`)} as own, ${isOpen ? FITS : sql`'[]'::jsonb`} as fits, ${isOpen ? TWIN : sql`null`} as twin,
      proposer.name as proposer, ${ofDue(sql`found.proposed_due_id`)} as proposed_of,
      decider.name as decider, ${ofDue(sql`found.due_id`)} as of
    from (select * from money_case where ${isOpen ? waitsAt(now) : sql`decision is not null`}
        order by ${isOpen ? sql`found_at, id` : sql`decided_at desc, id`} limit ${MOST}) found
      left join payment on payment.id = found.payment_id left join operator proposer on proposer.id = found.proposed_by
      left join operator decider on decider.id = found.decided_by
    order by ${isOpen ? sql`found.found_at, found.id` : sql`found.decided_at desc, found.id`}`.execute(
    reader,
  );
  return rows;
}

/** Dues of exactly the amount of a payment we never began, that nobody paid, the newest first; three at most. */
const FITS = sql`
  case when found.kind = 'stranger' then coalesce((select jsonb_agg(${ofDue(sql`near.id`)}) from (
    select due.id from due where due.amount = found.there and due.void_at is null and due.settled_at is null
      and due.kind <> 'security_deposit'
    order by due.due_at desc limit 3) near), '[]') else '[]' end`;

/** A payment of ours by the same card, of the same amount, within two days. */
const TWIN = sql`
  case when found.kind = 'stranger' and found.card_last4 is not null then (select ${ofDue(sql`twin.due_id`)} from payment twin
    where twin.amount = found.there and twin.card_last4 = found.card_last4 and twin.received is not null
      and twin.created_at > found.found_at - interval '2 days' and twin.created_at <= found.found_at
    order by twin.created_at desc limit 1) end`;

/** How many cases wait, and since when the first one does. */
export async function countCases(
  reader: Reader,
  now: Date,
): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ count: number; oldestAt: Date | null }>`
    select count(*)::int as count, min(found_at) as "oldestAt" from money_case where ${waitsAt(now)}`.execute(
    reader,
  );
  return rows[0] ?? { count: 0, oldestAt: null };
}
