import type { PlanPeriod } from '@diyar/contract/money/plans';
import { sql } from 'kysely';
import { brokenConstraint, type Reader, type Tx } from '../platform/db/database.ts';

interface PriceRow {
  period: PlanPeriod;
  /** Halalas, VAT included. */
  amount: number;
}

/** A version of a plan. */
export interface PlanRow {
  plan_id: string;
  number: number;
  is_free: boolean;
  version: number;
  name_ar: string;
  name_en: string;
  ads: number;
  special_ads: number;
  special_days: number;
  active: boolean;
  sort: number;
  /** Shortest first. */
  prices: PriceRow[];
}

const PRICES = sql`coalesce((select jsonb_agg(jsonb_build_object('period', price.period, 'amount', price.amount) order by price.period)
  from plan_price price where price.plan_id = version.plan_id and price.version = version.version), '[]') as prices`;

const COLUMNS = sql`version.plan_id, plan.number, plan.is_free, version.version, version.name_ar, version.name_en,
  version.ads, version.special_ads, version.special_days, version.active, version.sort`;

/** The version of each plan in force at `now`, also of those not on sale, in their order. */
export async function findPlansInForce(reader: Reader, now: Date): Promise<PlanRow[]> {
  const { rows } = await sql<PlanRow>`
    select ${COLUMNS}, ${PRICES} from plan
    join lateral (select * from plan_version where plan_version.plan_id = plan.id and effective_from <= ${now}
      order by effective_from desc limit 1) version on true
    order by version.sort, plan.number`.execute(reader);
  return rows;
}

export interface PlanVersionRow extends PlanRow {
  effective_from: Date;
  operator: string | null;
  reason: string;
  members: number;
}

/** Every version of every plan, or of one, the newest first within its plan. */
export async function findPlanHistory(reader: Reader, number?: number): Promise<PlanVersionRow[]> {
  const { rows } = await sql<PlanVersionRow>`
    select ${COLUMNS}, ${PRICES}, version.effective_from, operator.name as operator, version.reason,
      (select count(*)::int from membership where membership.plan_id = plan.id and ended_at is null) as members
    from plan join plan_version version on version.plan_id = plan.id
    left join operator on operator.id = version.operator_id
    where ${number ?? null}::bigint is null or plan.number = ${number ?? null}
    order by plan.is_free desc, plan.id, version.effective_from desc`.execute(reader);
  return rows;
}

export async function insertPlan(tx: Tx, now: Date): Promise<{ id: string; number: number }> {
  return tx
    .insertInto('plan')
    .values({ created_at: now })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
}

/** Locks a plan, so that of two who set it at once the second sees the first; undefined when there is none. */
export async function lockPlan(
  tx: Tx,
  number: number,
): Promise<{ id: string; number: number; is_free: boolean } | undefined> {
  return tx
    .selectFrom('plan')
    .select(['id', 'number', 'is_free'])
    .where('number', '=', number)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The number of the latest version of a plan; 0 when it has none. */
export async function latestVersion(tx: Tx, planId: string): Promise<number> {
  const row = await tx
    .selectFrom('plan_version')
    .select(({ fn }) => fn.max('version').as('latest'))
    .where('plan_id', '=', planId)
    .executeTakeFirst();
  return row?.latest ?? 0;
}

export interface NewPlanVersion {
  planId: string;
  nameAr: string;
  nameEn: string;
  ads: number;
  specialAds: number;
  specialDays: number;
  active: boolean;
  sort: number;
  prices: readonly PriceRow[];
  effectiveFrom: Date;
  operatorId: string;
  reason: string;
}

/** Adds a version of a locked plan, numbered after its last one. */
export async function insertPlanVersion(tx: Tx, next: NewPlanVersion): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    insert into plan_version (plan_id, version, effective_from, name_ar, name_en, ads, special_ads, special_days, active, sort,
      operator_id, reason)
    select ${next.planId}::uuid, coalesce(max(version), 0) + 1, ${next.effectiveFrom}::timestamptz, ${next.nameAr}, ${next.nameEn},
      ${next.ads}::int, ${next.specialAds}::int, ${next.specialDays}::int, ${next.active}::boolean, ${next.sort}::int,
      ${next.operatorId}::uuid, ${next.reason}
    from plan_version where plan_id = ${next.planId}
    returning version`.execute(tx);
  const version = rows[0]?.version;
  if (version === undefined || next.prices.length === 0) return;
  const prices = next.prices.map((price) => ({ ...price, plan_id: next.planId, version }));
  await tx.insertInto('plan_price').values(prices).execute();
}

/** Whether the database has just refused a second version from one instant. */
export function isInstantTaken(error: unknown): boolean {
  return brokenConstraint(error) === 'plan_version_one_from_an_instant';
}

/** The page whose version in force a purchase accepts. */
export const TERMS = 'term-of-service-agreement';

/** The version of the terms in force on the Riyadh day of `now`; a missing one is a fault of the installation. */
export async function findTermsVersion(reader: Reader, now: Date): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select version from page_version
    where slug = ${TERMS} and effective_from <= (${now}::timestamptz at time zone 'Asia/Riyadh')::date
    order by effective_from desc, version desc limit 1`.execute(reader);
  const version = rows[0]?.version;
  if (version === undefined) throw new Error(`page ${TERMS} has no version in force`);
  return version;
}
