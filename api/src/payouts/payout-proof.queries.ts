import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

/** Movements of payouts that happened beside those the ledger has. */
const MOVEMENTS = sql`
  with said as (
    select 'payout'::ledger_kind as kind, id, amount, 'reservation_funds'::ledger_account as debit, account_id as debit_party_id,
      'payouts_payable'::ledger_account as credit, account_id as credit_party_id from payout
    union all select 'payout_paid', id, amount, 'payouts_payable', account_id, 'bank', null from payout where state = 'paid'
    union all select 'payout_failed', id, amount, 'payouts_payable', account_id, 'reservation_funds', account_id
      from payout where state = 'failed'
  ), written as (
    select kind, payout_id as id, amount, debit, debit_party_id, credit, credit_party_id from ledger_entry where payout_id is not null
  )
  select format('%s of payout %s: the payout says %s, the ledger %s, or other sides', coalesce(said.kind, written.kind),
    coalesce(said.id, written.id), coalesce(said.amount, 0), coalesce(written.amount, 0)) as disagreement
  from said full join written on written.kind = said.kind and written.id = said.id
  where (written.amount, written.debit, written.debit_party_id, written.credit, written.credit_party_id)
    is distinct from (said.amount, said.debit, said.debit_party_id, said.credit, said.credit_party_id)`;

/** Payouts whose lines are another sum, and batches that are another sum than their payouts. */
const SUMS = sql`
  select format('payout %s is %s, its lines are %s', number, amount, lines.total) as disagreement
  from payout cross join lateral (
    select coalesce(sum(line.amount), 0) as total from payout_line line where line.payout_id = payout.id) lines
  where lines.total <> amount
  union all
  select format('payout batch %s is %s, its payouts are %s', number, payout_batch.total, payouts.total)
  from payout_batch cross join lateral (
    select coalesce(sum(amount), 0) as total from payout where batch_id = payout_batch.id) payouts
  where payouts.total <> payout_batch.total`;

/** By advertiser: paid less refunded, fees and payouts, beside what the ledger says they are owed. */
const BALANCES = sql`
  with owed as (
    select party, sum(amount) as amount from (
      select credit_party_id as party, amount from ledger_entry where credit = 'reservation_funds'
      union all select debit_party_id, -amount from ledger_entry where debit = 'reservation_funds') side group by party
  ), happened as (
    select party, sum(amount) as amount from (
      select r.host_account_id as party, payment.received as amount
      from payment join due on due.id = payment.due_id join reservation r on r.id = due.reservation_id where payment.state = 'settled' and due.kind <> 'security_deposit'
      union all select r.host_account_id, -refund.amount
      from refund join payment on payment.id = refund.payment_id join due on due.id = payment.due_id
        join reservation r on r.id = due.reservation_id where payment.state = 'settled' and due.kind <> 'security_deposit'
      union all select r.host_account_id, deposit.claimed from deposit join reservation r on r.id = deposit.reservation_id
      where deposit.claimed > 0
      union all select r.host_account_id, case direction when 'taken' then -amount - vat else amount + vat end
      from fee_change join reservation r on r.id = fee_change.reservation_id
      union all select account_id, -amount from payout where state <> 'failed') side group by party
  )
  select format('account %s is owed %s by the ledger, %s by payments, refunds, deposits, fees and payouts',
    coalesce(owed.party, happened.party), coalesce(owed.amount, 0), coalesce(happened.amount, 0)) as disagreement
  from owed full join happened on happened.party = owed.party
  where coalesce(owed.amount, 0) <> coalesce(happened.amount, 0)`;

/** Every disagreement between payouts, their lines and batches, and the ledger; each a sentence for an operator. */
export async function findPayoutDisagreements(reader: Reader): Promise<string[]> {
  const found: string[] = [];
  for (const question of [MOVEMENTS, SUMS, BALANCES]) {
    const { rows } = await sql<{ disagreement: string }>`${question}`.execute(reader);
    found.push(...rows.map(({ disagreement }) => disagreement));
  }
  return found;
}
