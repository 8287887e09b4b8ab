import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

/** Each movement that payments and refunds say happened, beside what the ledger has; one of the two is missing or unlike. */
const MOVEMENTS = sql`
  with said as (
    select case when p.state = 'settled' then 'payment_settled' else 'surplus_received' end::ledger_kind as kind,
      p.id as payment_id, null::uuid as refund_id, p.received as amount, d.reservation_id
    from payment p join due d on d.id = p.due_id where p.state in ('settled', 'surplus')
    union all
    select 'refund_paid', p.id, r.id, r.amount, d.reservation_id
    from refund r join payment p on p.id = r.payment_id join due d on d.id = p.due_id where r.state = 'done'
  ), written as (
    select kind, payment_id, refund_id, amount, reservation_id,
      case kind when 'payment_settled' then debit = 'gateway' and credit = 'reservation_funds'
                when 'surplus_received' then debit = 'gateway' and credit = 'refunds_payable'
                else debit = 'refunds_payable' and credit = 'gateway' end as between_its_accounts
    from ledger_entry
  )
  select format('%s of payment %s: %s', coalesce(said.kind, written.kind), coalesce(said.payment_id, written.payment_id),
    case when written.kind is null then format('happened (%s) but is not in the ledger', said.amount)
         when said.kind is null then format('is in the ledger (%s) but did not happen', written.amount)
         else format('is %s, the ledger says %s', said.amount, written.amount) end) as disagreement
  from said full join written on written.kind = said.kind and written.payment_id = said.payment_id
    and written.refund_id is not distinct from said.refund_id
  where written.kind is null or said.kind is null or not written.between_its_accounts
    or written.amount <> said.amount or written.reservation_id <> said.reservation_id`;

const PAYMENTS = sql`
  select format('payment %s is %s but %s', p.id, p.state, case
    when p.state in ('open', 'failed') and p.received is not null then 'has received money'
    when p.state = 'settled' and p.received is distinct from d.amount then 'did not bring what was due'
    when p.state = 'surplus' and p.received is null then 'received nothing'
    else 'its refunds do not give back what it received' end) as disagreement
  from payment p join due d on d.id = p.due_id
    left join lateral (select sum(r.amount) as amount from refund r where r.payment_id = p.id) refunded on true
  where (p.state in ('open', 'failed') and p.received is not null)
    or (p.state = 'settled' and p.received is distinct from d.amount)
    or (p.state = 'surplus' and p.received is distinct from refunded.amount)
    or (p.state <> 'surplus' and refunded.amount is not null)`;

const RESERVATIONS = sql`
  select format('reservation %s is %s with %s settled of a down payment of %s', r.number, r.state,
    settled.amount, r.down_payment) as disagreement
  from reservation r cross join lateral (
    select coalesce(sum(p.received), 0) as amount from payment p join due d on d.id = p.due_id
    where d.reservation_id = r.id and p.state = 'settled') settled
  where case when r.state in ('active', 'finished') then settled.amount < r.down_payment
             when r.state in ('pending', 'lapsed', 'canceled') then settled.amount > 0
             else false end`;

const BALANCES = sql`
  select format('refunds payable are %s by the ledger, %s by the refunds still to be sent', ledger.amount, owed.amount)
    as disagreement
  from (select coalesce(sum(case when credit = 'refunds_payable' then amount when debit = 'refunds_payable' then -amount end), 0)
      as amount from ledger_entry) ledger,
    (select coalesce(sum(amount), 0) as amount from refund where state = 'requested') owed
  where ledger.amount <> owed.amount`;

/** Every disagreement, one question after the other. */
export async function findDisagreements(reader: Reader): Promise<string[]> {
  const found: string[] = [];
  for (const question of [MOVEMENTS, PAYMENTS, RESERVATIONS, BALANCES]) {
    const { rows } = await sql<{ disagreement: string }>`${question}`.execute(reader);
    found.push(...rows.map((row) => row.disagreement));
  }
  return found;
}
