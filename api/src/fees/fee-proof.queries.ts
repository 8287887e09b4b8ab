import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

/** Movements of fees that happened beside those the ledger has. */
const MOVEMENTS = sql`
  with said as (
    select entry.kind::ledger_kind as kind, change.id as change_id, entry.amount, change.reservation_id,
      case when change.direction = 'taken' then 'reservation_funds' else entry.house end::ledger_account as debit,
      case when change.direction = 'taken' then r.host_account_id end as debit_party_id,
      case when change.direction = 'taken' then entry.house else 'reservation_funds' end::ledger_account as credit,
      case when change.direction = 'returned' then r.host_account_id end as credit_party_id
    from fee_change change join reservation r on r.id = change.reservation_id cross join lateral (values
      (case change.direction when 'taken' then 'fee' else 'fee_returned' end, change.amount, 'fee_income'),
      (case change.direction when 'taken' then 'fee_vat' else 'fee_vat_returned' end, change.vat, 'tax_payable')
    ) entry (kind, amount, house)
    where entry.amount > 0
  ), written as (
    select kind, fee_change_id as change_id, amount, reservation_id, debit, debit_party_id, credit, credit_party_id
    from ledger_entry where fee_change_id is not null
  )
  select format('%s of fee change %s: the change says %s, the ledger %s, or other sides', coalesce(said.kind, written.kind),
    coalesce(said.change_id, written.change_id), coalesce(said.amount, 0), coalesce(written.amount, 0)) as disagreement
  from said full join written on written.kind = said.kind and written.change_id = said.change_id
  where (written.amount, written.reservation_id, written.debit, written.debit_party_id, written.credit, written.credit_party_id)
    is distinct from (said.amount, said.reservation_id, said.debit, said.debit_party_id, said.credit, said.credit_party_id)`;

/**
 * Fees that are not the share of what they are a share of. It is counted here from the money: what was kept, without what was paid for a
 * change that nobody agreed to yet, and the rest that is still to come; `feeBase` counts it from the terms.
 */
const SHARES = sql`
  select format('the fee of reservation %s is %s with VAT of %s, its share is %s with %s',
    r.number, taken.amount, taken.vat, owed.amount, owed.vat) as disagreement
  from fee join reservation r on r.id = fee.reservation_id
    cross join lateral reservation_money(r.id) money
    cross join lateral (select coalesce(sum(change.pay), 0) as amount from reservation_change change
      where change.reservation_id = r.id and change.state = 'asked') pending
    cross join lateral (select coalesce(sum(due.amount), 0) as amount from due
      where due.reservation_id = r.id and due.kind = 'rest' and due.void_at is null and r.state <> 'canceled'
        and not exists (select from payment where payment.due_id = due.id and payment.state = 'settled')) rest
    cross join lateral (
      select (money.received - money.refunded - pending.amount + rest.amount)::bigint as base) basis
    cross join lateral (select diyar_fee(basis.base, fee.basis_points) as amount,
      diyar_fee(diyar_fee(basis.base, fee.basis_points), fee.vat_basis_points) as vat) owed
    cross join lateral (select coalesce(sum(case direction when 'taken' then amount else -amount end), 0) as amount,
      coalesce(sum(case direction when 'taken' then vat else -vat end), 0) as vat
      from fee_change where fee_change.reservation_id = fee.reservation_id) taken
  where (taken.amount, taken.vat) is distinct from (owed.amount, owed.vat)`;

/** Every disagreement between fees, the ledger and the bookings they are a share of; each a sentence for an operator. */
export async function findFeeDisagreements(reader: Reader): Promise<string[]> {
  const found: string[] = [];
  for (const question of [MOVEMENTS, SHARES]) {
    const { rows } = await sql<{ disagreement: string }>`${question}`.execute(reader);
    found.push(...rows.map(({ disagreement }) => disagreement));
  }
  return found;
}
