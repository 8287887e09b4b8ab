import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

/** Whose the money of each purchase is: the house's income once it is kept, its buyer's when it goes back. */
export const PARTIES = sql`
  select id, account_id as payer_id, 'membership_income'::ledger_account as funds, null::uuid as funds_party_id from purchase`;

/** Purchases, memberships and settled money that do not say the same. */
export async function findUnpaidPurchases(reader: Reader): Promise<string[]> {
  const { rows } = await sql<{ disagreement: string }>`
    select format('purchase %s of %s is %s with %s settled and %s memberships', purchase.number, purchase.amount, purchase.state,
      settled.amount, given.count) as disagreement
    from purchase
    cross join lateral (select coalesce(sum(payment.received), 0) as amount from payment join due on due.id = payment.due_id
      where due.purchase_id = purchase.id and payment.state = 'settled') settled
    cross join lateral (select count(*) as count from membership where membership.purchase_id = purchase.id) given
    where case when purchase.state = 'paid' then settled.amount <> purchase.amount or given.count <> 1
               else settled.amount <> 0 or given.count <> 0 end
    union all
    select format('account %s has %s memberships at once', account_id, count(*)) from membership
    where ended_at is null group by account_id having count(*) <> 1
    union all
    select format('memberships of account %s run beside each other', one.account_id) from membership one
    join membership other on other.account_id = one.account_id and other.id <> one.id and one.purchase_id is not null
      and other.purchase_id is not null and one.starts_at < other.starts_at
    where one.ended_at is null or one.ended_at > other.starts_at`.execute(reader);
  return rows.map(({ disagreement }) => disagreement);
}
