import type { ReportReason } from '@diyar/contract/people/reports';
import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';

/**
 * Reports of an account, or from an address, since an instant: how many and when the first; their other reports wait
 * until we commit.
 */
export async function reportsSince(
  tx: Tx,
  by: { addressHash: Buffer } | { accountId: string },
  since: Date,
): Promise<{ count: number; first: Date | null }> {
  const lock = `reports:${'accountId' in by ? by.accountId : by.addressHash.toString('hex')}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx);
  return tx
    .selectFrom('report')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('first')])
    .where((eb) =>
      'accountId' in by ? eb('account_id', '=', by.accountId) : eb('address_hash', '=', by.addressHash),
    )
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
}

export async function hasReported(tx: Tx, caseId: string, accountId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('report')
    .select('id')
    .where('case_id', '=', caseId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertReport(
  tx: Tx,
  report: {
    case_id: string;
    account_id: string;
    reason: ReportReason;
    text: string | null;
    address_hash: Buffer;
    created_at: Date;
  },
): Promise<void> {
  await tx.insertInto('report').values(report).execute();
}

/** How many verified people reported in a case; somebody with two accounts is one, and a suspended account none. */
export async function countVerifiedReporters(tx: Tx, caseId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct person.id)::int as count
    from report
    join account on account.id = report.account_id
    join person on person.id = account.person_id
    where report.case_id = ${caseId} and account.suspended_at is null
      and (account.verified_at is not null or person.identity_verified_at is not null)`.execute(tx);
  return rows[0]?.count ?? 0;
}
