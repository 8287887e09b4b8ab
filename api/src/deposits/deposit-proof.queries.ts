import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

/** Payments for deposits without a deposit that was taken, or the other way, or of another amount. */
const TAKEN = sql`
  select format('deposit of reservation %s is %s, its payment is %s', coalesce(deposit.reservation_id, paid.reservation_id),
    coalesce(deposit.amount, 0), coalesce(paid.received, 0)) as disagreement
  from deposit full join (
    select payment.id, payment.received, due.reservation_id from payment join due on due.id = payment.due_id
    where due.kind = 'security_deposit' and payment.state = 'settled') paid on paid.id = deposit.payment_id
  where (deposit.amount, deposit.reservation_id) is distinct from (paid.received, paid.reservation_id)`;

/** By booking: what the ledger holds beside what is held still; a deposit that is closed holds nothing: taken = released + claimed. */
const HELD = sql`
  select format('deposit of reservation %s: the ledger holds %s of it, %s is held', coalesce(kept.reservation_id, deposit.reservation_id),
    coalesce(kept.amount, 0), case when deposit.state <> 'closed' then deposit.amount else 0 end) as disagreement
  from deposit full join (
    select reservation_id, sum(case when credit = 'deposits_held' then amount else -amount end) as amount
    from ledger_entry where 'deposits_held' in (debit, credit) group by reservation_id) kept
    on kept.reservation_id = deposit.reservation_id
  where coalesce(kept.amount, 0) <> case when deposit.state <> 'closed' then deposit.amount else 0 end`;

/** Deposits whose refunds are not what was released of them. */
const RELEASED = sql`
  select format('deposit of reservation %s: %s was released, its refunds are %s', deposit.reservation_id,
    coalesce(deposit.released, 0), back.amount) as disagreement
  from deposit cross join lateral (
    select coalesce(sum(refund.amount), 0) as amount from refund where refund.payment_id = deposit.payment_id) back
  where coalesce(deposit.released, 0) <> back.amount`;

/** Deposits that are held for a booking that did not come to be. */
const OF_NO_STAY = sql`
  select format('deposit of reservation %s is held, and the booking is %s', r.number, r.state) as disagreement
  from deposit join reservation r on r.id = deposit.reservation_id
  where deposit.state <> 'closed' and r.state not in ('active', 'waiting_for_approval', 'finished')`;

/** Every disagreement between deposits, their payments and refunds, their bookings and the ledger; each a sentence for an operator. */
export async function findDepositDisagreements(reader: Reader): Promise<string[]> {
  const found: string[] = [];
  for (const question of [TAKEN, HELD, RELEASED, OF_NO_STAY]) {
    const { rows } = await sql<{ disagreement: string }>`${question}`.execute(reader);
    found.push(...rows.map(({ disagreement }) => disagreement));
  }
  return found;
}
