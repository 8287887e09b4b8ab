import type { PlanPeriod } from '@diyar/contract/money/plans';
import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';
import type { MembershipEnd, MembershipUseKind } from '../platform/db/schema.generated.ts';
import { uncoveredAds } from './ending.queries.ts';

export interface MembershipRow {
  id: string;
  plan_number: number;
  name_ar: string;
  name_en: string;
  price: number | null;
  ads: number;
  used_ads: number;
  special_ads: number;
  used_special_ads: number;
  special_days: number;
  period: PlanPeriod | null;
  starts_at: Date;
  ends_at: Date | null;
  ended_at: Date | null;
  end_reason: MembershipEnd | null;
  ads_leave_at: Date | null;
  purchase_number: number | null;
}

interface Wanted {
  id?: string;
  current?: true;
}

/** Memberships of an account with how much of each is used, the newest first. */
export async function findMemberships(
  reader: Reader,
  accountId: string,
  { id, current }: Wanted = {},
  page: { limit: number; offset: number } = { limit: 1, offset: 0 },
): Promise<MembershipRow[]> {
  const { rows } = await sql<MembershipRow>`
    select membership.id, plan.number as plan_number, membership.name_ar, membership.name_en, membership.price,
      membership.ads, membership.special_ads, membership.special_days, membership.period, membership.starts_at,
      membership.ends_at, membership.ended_at, membership.end_reason, purchase.number as purchase_number,
      case when membership.ads_left_at is null then membership.ads_leave_at end as ads_leave_at,
      used.ads as used_ads, used.special_ads as used_special_ads
    from membership
    join plan on plan.id = membership.plan_id
    left join purchase on purchase.id = membership.purchase_id
    cross join lateral (select count(*) filter (where kind = 'ad')::int as ads, count(*) filter (where kind = 'special')::int as special_ads
      from membership_use where membership_use.membership_id = membership.id) used
    where membership.account_id = ${accountId}
      ${id === undefined ? sql`` : sql`and membership.id = ${id}`}
      ${current === undefined ? sql`` : sql`and membership.ended_at is null`}
    order by membership.ended_at is null desc, membership.starts_at desc, membership.id desc
    limit ${page.limit} offset ${page.offset}`.execute(reader);
  return rows;
}

export async function countMemberships(reader: Reader, accountId: string): Promise<number> {
  const row = await reader
    .selectFrom('membership')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Ads on show that are hidden when the days of grace are over, and when that is; undefined when none are. */
export async function findLeavingAds(
  reader: Reader,
  accountId: string,
): Promise<{ ads: number; at: Date } | undefined> {
  const { rows } = await sql<{ ads: number; at: Date }>`
    select count(*)::int as ads, leaving.at from (${uncoveredAds(accountId)}) uncovered
    cross join (select min(ads_leave_at) as at from membership
      where account_id = ${accountId} and ads_left_at is null and ads_leave_at is not null) leaving
    where leaving.at is not null
    group by leaving.at`.execute(reader);
  return rows[0];
}

export interface UseRow {
  kind: MembershipUseKind;
  at: Date;
  shown_at: Date | null;
  person_id: string | null;
  person_name: string | null;
  number: number;
  title_ar: string | null;
  title_en: string | null;
}

/** What a membership was used for, the newest first. */
export async function findUses(
  reader: Reader,
  membershipId: string,
  page: { limit: number; offset: number },
): Promise<UseRow[]> {
  return reader
    .selectFrom('membership_use')
    .innerJoin('ad', 'ad.id', 'membership_use.ad_id')
    .select(['kind', 'at', 'shown_at', 'person_id', 'ad.number', 'ad.title_ar', 'ad.title_en'])
    .select((eb) => eb.fn<string | null>('name_of_person', ['person_id']).as('person_name'))
    .where('membership_id', '=', membershipId)
    .orderBy('at', 'desc')
    .orderBy('membership_use.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}
