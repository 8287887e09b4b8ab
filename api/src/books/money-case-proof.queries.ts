import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

/** What the ledger must say of found money: it came when an operator decided that it goes back, and it left once the gateway took it. */
const CASES = sql`
  with said as (
    select 'found_received' as kind, id, there as amount from money_case where decision = 'returned' and kind = 'stranger'
    union all
    select 'found_returned', id, there from money_case where sent_at is not null
  ), written as (
    select kind::text as kind, money_case_id as id, amount from ledger_entry where money_case_id is not null
  )
  select format('%s of case %s: %s, the ledger says %s', coalesce(said.kind, written.kind), coalesce(said.id, written.id),
    coalesce(said.amount, 0), coalesce(written.amount, 0)) as disagreement
  from said full join written on written.kind = said.kind and written.id = said.id
  where said.amount is distinct from written.amount`;

/** Disagreements between the ledger and what operators decided about found money. */
export async function proveCases(reader: Reader): Promise<string[]> {
  const { rows } = await sql<{ disagreement: string }>`${CASES}`.execute(reader);
  return rows.map((row) => row.disagreement);
}
