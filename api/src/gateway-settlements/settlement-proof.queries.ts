import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

/** What each settlement moved beside what the ledger has: off what the gateway owes, to the bank, its fee and the tax of it. */
const MOVEMENTS = sql`
  with said as (
    select settlement.id, part.kind, part.account, part.amount
    from gateway_settlement settlement cross join lateral (values
      ('gateway_settlement', 'bank', net), ('gateway_fee', 'gateway_fees', fee), ('gateway_fee_vat', 'input_tax', fee_vat)
    ) part (kind, account, amount) where part.amount <> 0
  ), written as (
    select gateway_settlement_id as id, kind::text as kind,
      case when credit = 'gateway' then debit when debit = 'gateway' then credit end::text as account,
      case when credit = 'gateway' then amount else -amount end as amount
    from ledger_entry where gateway_settlement_id is not null
  )
  select format('%s of settlement %s: the settlement says %s, the ledger %s, or other sides', coalesce(said.kind, written.kind),
    coalesce(said.id, written.id), coalesce(said.amount, 0), coalesce(written.amount, 0)) as disagreement
  from said full join written on written.id = said.id and written.kind = said.kind
  where (written.amount, written.account) is distinct from (said.amount, said.account)`;

/** Settlements whose fees are other sums than those of their lines. */
const SUMS = sql`
  select format('fees of settlement %s are %s and %s, those of its lines %s and %s', id, settlement.fee, settlement.fee_vat, lines.fee, lines.fee_vat)
    as disagreement
  from gateway_settlement settlement cross join lateral (
    select coalesce(sum(fee), 0) as fee, coalesce(sum(fee_vat), 0) as fee_vat from gateway_settlement_line where settlement_id = settlement.id) lines
  where (lines.fee, lines.fee_vat) is distinct from (settlement.fee, settlement.fee_vat)`;

/** Every disagreement, one question after the other. */
export async function findSettlementDisagreements(reader: Reader): Promise<string[]> {
  const found: string[] = [];
  for (const question of [MOVEMENTS, SUMS]) {
    const { rows } = await sql<{ disagreement: string }>`${question}`.execute(reader);
    found.push(...rows.map((row) => row.disagreement));
  }
  return found;
}
