import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

/** Whose the money of each reservation is: its host's once it is kept, its guest's when it goes back. */
export const PARTIES = sql`
  select id, guest_account_id as payer_id, 'reservation_funds'::ledger_account as funds, host_account_id as funds_party_id
  from reservation`;

/** Stays that were given without their money, and money that was kept without a stay. */
export async function findUnpaidStays(reader: Reader): Promise<string[]> {
  const { rows } = await sql<{ disagreement: string }>`
    select format('reservation %s is %s with %s settled of a down payment of %s', r.number, r.state,
      settled.amount, r.down_payment) as disagreement
    from reservation r cross join lateral (
      select coalesce(sum(p.received), 0) as amount from payment p join due d on d.id = p.due_id
      where d.reservation_id = r.id and p.state = 'settled') settled
    where case when r.state in ('active', 'finished') then settled.amount < r.down_payment
               when r.state in ('pending', 'lapsed', 'canceled') then settled.amount > 0
               else false end`.execute(reader);
  return rows.map(({ disagreement }) => disagreement);
}
