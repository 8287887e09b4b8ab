import { type RawBuilder, sql } from 'kysely';
import { SUBJECT_COLUMNS, SUBJECT_KINDS } from '../dues/due.ts';
import type { Payables } from '../dues/payable.ts';
import type { Reader } from '../platform/db/database.ts';

/** Every thing that dues are for, whatever its kind: `id`, `payer_id`, `funds`, `funds_party_id`. */
function partiesOf(payables: Payables): RawBuilder<unknown> {
  return sql.join(
    SUBJECT_KINDS.map((kind) => sql`select * from (${payables[kind].parties}) of_kind`),
    sql` union all `,
  );
}

/** The id of the thing that a row of `due` or `ledger_entry` is for. */
function subjectIdIn(table: string): RawBuilder<unknown> {
  const columns = SUBJECT_KINDS.map((kind) => sql.ref(`${table}.${SUBJECT_COLUMNS[kind]}`));
  return sql`coalesce(${sql.join(columns)}, null::uuid)`;
}

/** Where the money of a payment is. */
const MONEY = sql`(case when payment.gateway = 'bank' then 'bank' else 'gateway' end)::ledger_account`;

/** Whether a payment is for a security deposit, which is its guest's still. */
const IS_DEPOSIT = sql`due.kind = 'security_deposit'`;

/** Each movement that payments and refunds say happened, beside what the ledger has; one of the two is missing or unlike. */
const movements = (payables: Payables) => sql`
  with thing as (${partiesOf(payables)}), said as (
    select case when ${IS_DEPOSIT} then 'deposit_held' else 'payment_settled' end::ledger_kind as kind, payment.id as payment_id,
      null::uuid as refund_id, payment.received as amount, thing.id as subject_id, ${MONEY} as debit, null::uuid as debit_party_id,
      case when ${IS_DEPOSIT} then 'deposits_held' else thing.funds end as credit,
      case when ${IS_DEPOSIT} then thing.payer_id else thing.funds_party_id end as credit_party_id
    from payment join due on due.id = payment.due_id join thing on thing.id = ${subjectIdIn('due')}
    where payment.state = 'settled'
    union all
    select 'surplus_received', payment.id, null, payment.received, thing.id, ${MONEY}, null, 'refunds_payable', thing.payer_id
    from payment join due on due.id = payment.due_id join thing on thing.id = ${subjectIdIn('due')}
    where payment.state in ('surplus', 'part', 'counted')
    union all
    select 'part_counted', payment.id, null, payment.received, thing.id, 'refunds_payable', thing.payer_id, ${MONEY}, null
    from payment join due on due.id = payment.due_id join thing on thing.id = ${subjectIdIn('due')}
    where payment.state = 'counted'
    union all
    select case when ${IS_DEPOSIT} then 'deposit_released' else 'refund_owed' end::ledger_kind, payment.id, refund.id, refund.amount,
      thing.id, case when ${IS_DEPOSIT} then 'deposits_held' else thing.funds end,
      case when ${IS_DEPOSIT} then thing.payer_id else thing.funds_party_id end, 'refunds_payable', thing.payer_id
    from refund join payment on payment.id = refund.payment_id join due on due.id = payment.due_id
      join thing on thing.id = ${subjectIdIn('due')}
    where payment.state = 'settled'
    union all
    select 'refund_paid', payment.id, refund.id, refund.amount, thing.id, 'refunds_payable', thing.payer_id,
      case when refund.bank_reference is not null then 'bank' else ${MONEY} end, null
    from refund join payment on payment.id = refund.payment_id join due on due.id = payment.due_id
      join thing on thing.id = ${subjectIdIn('due')}
    where refund.state = 'done'
    union all
    select 'deposit_claimed', deposit.payment_id, null, deposit.claimed, thing.id, 'deposits_held', thing.payer_id,
      thing.funds, thing.funds_party_id
    from deposit join thing on thing.id = deposit.reservation_id where deposit.claimed > 0
  ), written as (
    select kind, payment_id, refund_id, amount, ${subjectIdIn('ledger_entry')} as subject_id,
      debit, debit_party_id, credit, credit_party_id from ledger_entry where payment_id is not null
  )
  select format('%s of payment %s: %s', coalesce(said.kind, written.kind), coalesce(said.payment_id, written.payment_id),
    case when written.kind is null then format('happened (%s) but is not in the ledger', said.amount)
         when said.kind is null then format('is in the ledger (%s) but did not happen', written.amount)
         when said.amount <> written.amount then format('is %s, the ledger says %s', said.amount, written.amount)
         else 'is for another thing, between other accounts or of other parties than the ledger says' end) as disagreement
  from said full join written on written.kind = said.kind and written.payment_id = said.payment_id
    and written.refund_id is not distinct from said.refund_id
  where written.kind is null or said.kind is null or written.amount <> said.amount
    or (written.subject_id, written.debit, written.debit_party_id, written.credit, written.credit_party_id)
      is distinct from (said.subject_id, said.debit, said.debit_party_id, said.credit, said.credit_party_id)`;

const PAYMENTS = sql`
  select format('payment %s is %s but %s', p.id, p.state, case
    when p.state in ('open', 'failed') and p.received is not null then 'has received money'
    when p.state = 'settled' and p.received is distinct from d.amount then 'did not bring what was due'
    when p.state in ('part', 'counted') then 'is a part of a transfer with nothing received, or with refunds'
    when p.state = 'surplus' and p.received is null then 'received nothing'
    when p.state = 'settled' then 'is refunded as money that was never kept'
    else 'its refunds do not give back what it received' end) as disagreement
  from payment p join due d on d.id = p.due_id
    left join lateral (select sum(r.amount) as amount, bool_or(r.reason in ('late', 'second', 'wrong_amount')) as of_surplus
      from refund r where r.payment_id = p.id) refunded on true
  where (p.state in ('open', 'failed') and p.received is not null)
    or (p.state = 'settled' and p.received is distinct from d.amount)
    or (p.state = 'surplus' and p.received is distinct from refunded.amount)
    or (p.state = 'settled' and refunded.of_surplus)
    or (p.state in ('open', 'failed', 'part', 'counted') and refunded.amount is not null)
    or (p.state in ('part', 'counted') and p.received is null)`;

/** Dues that say they were paid without a payment that paid them, or the other way round. */
const DUES = sql`
  select format('due %s was paid at %s by itself, at %s by its payment', due.id, coalesce(due.settled_at::text, 'no time'),
    coalesce(paid.at::text, 'no time')) as disagreement
  from due left join (select due_id, coalesce(closed_at, created_at) as at from payment where state = 'settled') paid
    on paid.due_id = due.id
  where due.settled_at is distinct from paid.at`;

/** By account: the money that the ledger says is still to be given back, beside the refunds that are still to be sent and the parts of transfers that wait for their rest. */
const balances = (payables: Payables) => sql`
  with thing as (${partiesOf(payables)}), kept as (
    select party_id, sum(amount) as amount from (
      select credit_party_id as party_id, amount from ledger_entry where credit = 'refunds_payable'
      union all
      select debit_party_id, -amount from ledger_entry where debit = 'refunds_payable') side group by party_id
  ), owed as (
    select party_id, sum(amount) as amount from (
      select thing.payer_id as party_id, refund.amount
      from refund join payment on payment.id = refund.payment_id join due on due.id = payment.due_id
        join thing on thing.id = ${subjectIdIn('due')}
      where refund.state = 'requested'
      union all
      select thing.payer_id, payment.received
      from payment join due on due.id = payment.due_id join thing on thing.id = ${subjectIdIn('due')}
      where payment.state = 'part') open group by 1
  )
  select format('refunds payable to account %s are %s by the ledger, %s by the refunds still to be sent',
    coalesce(kept.party_id, owed.party_id), coalesce(kept.amount, 0), coalesce(owed.amount, 0)) as disagreement
  from kept full join owed on owed.party_id = kept.party_id
  where coalesce(kept.amount, 0) <> coalesce(owed.amount, 0)`;

/** Every disagreement, one question after the other. */
export async function findDisagreements(reader: Reader, payables: Payables): Promise<string[]> {
  const found: string[] = [];
  for (const question of [movements(payables), PAYMENTS, DUES, balances(payables)]) {
    const { rows } = await sql<{ disagreement: string }>`${question}`.execute(reader);
    found.push(...rows.map((row) => row.disagreement));
  }
  for (const kind of SUBJECT_KINDS) found.push(...(await payables[kind].findDisagreements(reader)));
  return found;
}
