import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';
import { fitting } from './fits.ts';

/** Accounts with units on show that fit a wish, those with most of them first; none for a property to be marketed. */
export async function findFittingAccounts(
  reader: Reader,
  requestId: string,
  { today, most }: { today: string; most: number },
): Promise<{ account_id: string; units: number }[]> {
  const { rows } = await sql<{ account_id: string; units: number }>`
    select ad.account_id, count(*)::int as units
    from request ${fitting(today)}
    where request.id = ${requestId} and request.kind = 'wanted'
    group by ad.account_id order by units desc, ad.account_id limit ${most}`.execute(reader);
  return rows;
}
