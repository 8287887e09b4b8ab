import type { AdState } from '@diyar/contract/host-ads';
import type { ReportDecision, ReportReason } from '@diyar/contract/reports';
import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';

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

/** The case number of the account's open report about an ad. */
export async function findOpenReport(tx: Tx, adId: string, accountId: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('report')
    .select('number')
    .where('ad_id', '=', adId)
    .where('account_id', '=', accountId)
    .where('decision', 'is', null)
    .executeTakeFirst();
  return row?.number;
}

export async function insertReport(
  tx: Tx,
  report: {
    ad_id: string;
    account_id: string;
    reason: ReportReason;
    text: string | null;
    address_hash: Buffer;
    created_at: Date;
  },
): Promise<number> {
  const row = await tx.insertInto('report').values(report).returning('number').executeTakeFirstOrThrow();
  return row.number;
}

export interface LockedAd {
  id: string;
  number: number;
  account_id: string;
  state: AdState;
  held: boolean;
}

/** Locks ads in the order of their ids, so that reports about one and decisions about it wait for each other. */
export async function lockAds(tx: Tx, adIds: readonly string[]): Promise<LockedAd[]> {
  const { rows } = await sql<LockedAd>`
    select id, number, account_id, state, held_at is not null as held from ad where id = any(${adIds}::uuid[]) order by id for update`.execute(
    tx,
  );
  return rows;
}

/** How many verified people have an open report about an ad; somebody with two accounts is one. */
export async function countVerifiedReporters(tx: Tx, adId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct person.id)::int as count
    from report
    join account on account.id = report.account_id
    join person on person.id = account.person_id
    where report.ad_id = ${adId} and report.decision is null
      and (account.verified_at is not null or person.identity_verified_at is not null)`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Keeps its own people from showing an ad that stays as it is, until an operator lets go. */
export async function holdAd(tx: Tx, adId: string, now: Date): Promise<void> {
  await tx.updateTable('ad').set({ held_at: now, updated_at: now }).where('id', '=', adId).execute();
}

export interface ReportRow {
  number: number;
  ad_number: number;
  title_ar: string | null;
  title_en: string | null;
  on_show: boolean;
  reason: ReportReason;
  text: string | null;
  created_at: Date;
  decision: ReportDecision | null;
  decided_at: Date | null;
}

/** A page of the reports an account made, the newest first. */
export async function findReportsOf(
  reader: Reader,
  accountId: string,
  page: { limit: number; offset: number },
): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select report.number, ad.number as ad_number, ad.title_ar, ad.title_en, ad.state = 'published' as on_show,
      report.reason, report.text, report.created_at, report.decision, report.decided_at
    from report join ad on ad.id = report.ad_id
    where report.account_id = ${accountId}
    order by report.created_at desc, report.id desc limit ${page.limit} offset ${page.offset}`.execute(
    reader,
  );
  return rows;
}

export async function countReportsOf(reader: Reader, accountId: string): Promise<number> {
  const { count } = await reader
    .selectFrom('report')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}

/** How many ads have open reports, and since when the first waits. */
export async function countOpenCases(reader: Reader): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ count: number; oldestAt: Date | null }>`
    select count(distinct ad_id)::int as count, min(created_at) as "oldestAt"
    from report where decision is null`.execute(reader);
  return rows[0] ?? { count: 0, oldestAt: null };
}

export interface CaseRow {
  ad_number: number;
  title_ar: string | null;
  title_en: string | null;
  state: AdState;
  held: boolean;
  advertiser_number: number;
  advertiser_name: string;
  decided_before: number;
  reports: {
    number: number;
    reason: ReportReason;
    text: string | null;
    created_at: string;
    name: string;
    verified: boolean;
  }[];
}

/** Ads with open reports and those reports, the one that waits longest first. */
export async function findOpenCases(reader: Reader, most: number): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select ad.number as ad_number, ad.title_ar, ad.title_en, ad.state, ad.held_at is not null as held,
      owner.number as advertiser_number, owner.name as advertiser_name,
      (select count(*)::int from report old where old.ad_id = ad.id and old.decision is not null) as decided_before,
      open.reports
    from (
      select report.ad_id, min(report.created_at) as since,
        jsonb_agg(jsonb_build_object('number', report.number, 'reason', report.reason, 'text', report.text,
          'created_at', report.created_at, 'name', account.name,
          'verified', account.verified_at is not null or person.identity_verified_at is not null)
          order by report.created_at, report.id) as reports
      from report
      join account on account.id = report.account_id
      join person on person.id = account.person_id
      where report.decision is null
      group by report.ad_id
    ) open
    join ad on ad.id = open.ad_id
    join account owner on owner.id = ad.account_id
    order by open.since, ad.id limit ${most}`.execute(reader);
  return rows;
}

/** The ads that reports are about. */
export async function findAdsOf(tx: Tx, numbers: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('report')
    .select('ad_id')
    .distinct()
    .where('number', 'in', numbers.map(Number))
    .execute();
  return rows.map(({ ad_id }) => ad_id);
}

/** Decides those of the reports that are open, and answers how many were. */
export async function decideOpen(
  tx: Tx,
  numbers: readonly string[],
  decided: { decision: ReportDecision; decided_at: Date; operator_id: string; decision_reason: string },
): Promise<number> {
  const rows = await tx
    .updateTable('report')
    .set(decided)
    .where('number', 'in', numbers.map(Number))
    .where('decision', 'is', null)
    .returning('id')
    .execute();
  return rows.length;
}

export async function hasOpenReports(tx: Tx, adId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('report')
    .select('id')
    .where('ad_id', '=', adId)
    .where('decision', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
