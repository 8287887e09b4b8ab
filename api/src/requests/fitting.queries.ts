import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';
import { fitting } from './fits.ts';

/** An advertiser whose units fit a request; `at_once` as they chose, for the first `most` of these. */
export interface FittingAccount {
  account_id: string;
  units: number;
  at_once: boolean;
}

/** Accounts with units on show that fit a wish, those with most of them first; none for a property to be marketed. */
export async function findFittingAccounts(
  reader: Reader,
  requestId: string,
  { today, most }: { today: string; most: number },
): Promise<FittingAccount[]> {
  const { rows } = await sql<FittingAccount>`
    with fit as (
      select listed.account_id, count(*)::int as units
      from request ${fitting(today)}
      where request.id = ${requestId} and request.kind = 'wanted'
      group by listed.account_id)
    select fit.account_id, fit.units, telling.every is distinct from 'daily'
      and row_number() over (partition by telling.every is distinct from 'daily'
        order by fit.units desc, fit.account_id) <= ${most}::int as at_once
    from fit left join request_telling telling on telling.account_id = fit.account_id
    order by fit.units desc, fit.account_id`.execute(reader);
  return rows;
}
