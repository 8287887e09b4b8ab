import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

/** Whose the money of each reservation is: its host's once it is kept, its guest's when it goes back. */
export const PARTIES = sql`
  select id, guest_account_id as payer_id, 'reservation_funds'::ledger_account as funds, host_account_id as funds_party_id
  from reservation`;

/**
 * Stays that were given without their money, money that was kept without a stay, and refunds that are not those that the
 * reservation's steps gave.
 */
export async function findUnpaidStays(reader: Reader): Promise<string[]> {
  const { rows } = await sql<{ disagreement: string }>`
    select case when settled.refunded <> given.amount
        then format('reservation %s gave back %s by its steps, %s by its refunds', r.number, given.amount, settled.refunded)
        else format('reservation %s is %s with %s settled of a down payment of %s', r.number, r.state, settled.amount, r.down_payment)
      end as disagreement
    from reservation r
      cross join lateral (
        select coalesce(sum(p.received), 0) as amount, coalesce(sum(back.amount), 0) as refunded
        from payment p join due d on d.id = p.due_id
          left join lateral (select sum(refund.amount) as amount from refund where refund.payment_id = p.id) back on true
        where d.reservation_id = r.id and d.kind <> 'security_deposit' and p.state = 'settled') settled
      cross join lateral (
        select coalesce(sum(refund), 0) as amount, count(*) filter (where paid is not null and to_state = 'canceled') as settlements
        from reservation_transition where reservation_id = r.id) given
    where settled.refunded <> given.amount or case
      when r.state in ('active', 'finished', 'waiting_for_approval') then settled.amount < r.down_payment
      when r.state = 'canceled' and given.settlements = 1 then settled.amount < r.down_payment
      when r.state in ('pending', 'lapsed', 'canceled') then settled.amount > 0
      else false end`.execute(reader);
  return rows.map(({ disagreement }) => disagreement);
}

/** Stays whose time of being secured is not that of their first step that secured them. */
export async function findWronglySecured(reader: Reader): Promise<string[]> {
  const { rows } = await sql<{ disagreement: string }>`
    select format('reservation %s was secured at %s by itself, at %s by its steps', r.number,
      coalesce(r.secured_at::text, 'no time'), coalesce(step.at::text, 'no time')) as disagreement
    from reservation r left join (select reservation_id, min(at) as at from reservation_transition
      where to_state in ('waiting_for_approval', 'active') group by reservation_id) step on step.reservation_id = r.id
    where r.secured_at is distinct from step.at`.execute(reader);
  return rows.map(({ disagreement }) => disagreement);
}
