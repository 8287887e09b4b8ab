import type { RequestKind } from '@diyar/contract/words/request-words';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';
import { fitting, requestOnShow } from './fits.ts';
import type { RequestCardRow } from './request.ts';
import { REQUEST_COLUMNS } from './request-columns.queries.ts';

export interface FitUnitRow {
  id: string;
  ad_number: number;
  title_ar: string | null;
  title_en: string | null;
  amount: number;
  answered: boolean;
}

export interface FittingRow extends RequestCardRow {
  units: FitUnitRow[];
  has: number;
  features_asked: number;
  answered: boolean;
  total: number;
}

interface Asked {
  accountId: string;
  /** Riyadh date of `now`. */
  today: string;
  now: Date;
}

/** The units of an account beside the requests on show of others that they fit. */
const pairs = ({ accountId, today, now }: Asked): RawBuilder<unknown> => sql`
  select request.id as request_id, listed.unit_id, ad.number as ad_number, ad.title_ar, ad.title_en, listed.amount,
    (select count(*)::int from unit_feature
      where unit_feature.unit_id = listed.unit_id and feature_slug = any(request.features)) as has,
    exists (select from request_answer where request_answer.request_id = request.id
      and request_answer.unit_id = listed.unit_id) as answered
  from request ${fitting(today)} join ad on ad.id = listed.ad_id
  where listed.account_id = ${accountId} and request.kind = 'wanted' and ${requestOnShow(now)}`;

const ANSWERED = (accountId: string) => sql`exists (select from request_answer
  where request_answer.request_id = request.id and request_answer.account_id = ${accountId})`;

/**
 * A page of the requests that units of an account fit: those with most of the features asked for first, then those that name a
 * district or a drawn area, then the newest.
 */
export async function findFitting(
  reader: Reader,
  asked: Asked,
  page: { limit: number; offset: number },
): Promise<FittingRow[]> {
  const { rows } = await sql<FittingRow>`
    with pair as (${pairs(asked)}),
    fit as (
      select request_id, max(has) as has,
        jsonb_agg(jsonb_build_object('id', unit_id, 'ad_number', ad_number, 'title_ar', title_ar, 'title_en', title_en,
          'amount', amount, 'answered', answered) order by has desc, amount, unit_id) as units
      from pair group by request_id)
    select ${REQUEST_COLUMNS}, fit.units, fit.has, cardinality(request.features) as features_asked,
      ${ANSWERED(asked.accountId)} as answered, (count(*) over ())::int as total
    from fit join request on request.id = fit.request_id
    join category on category.id = request.category_id join city on city.id = request.city_id
    order by fit.has::float8 / greatest(cardinality(request.features), 1) desc,
      (request.drawn is not null or request.district_ids <> '{}') desc, request.published_at desc, request.id desc
    limit ${page.limit} offset ${page.offset}`.execute(reader);
  return rows;
}

/** A page of the requests of others for somebody to market a property, those in a city where the account advertises first. */
export async function findToMarket(
  reader: Reader,
  { accountId, now }: Asked,
  page: { limit: number; offset: number },
): Promise<FittingRow[]> {
  const { rows } = await sql<FittingRow>`
    select ${REQUEST_COLUMNS}, '[]'::jsonb as units, 0 as has, 0 as features_asked, ${ANSWERED(accountId)} as answered,
      (count(*) over ())::int as total
    from request join category on category.id = request.category_id join city on city.id = request.city_id
    where request.kind = 'marketing' and ${requestOnShow(now)} and request.account_id <> ${accountId}
    order by exists (select from property where property.account_id = ${accountId}
      and property.city_id = request.city_id and property.deleted_at is null) desc,
      request.published_at desc, request.id desc
    limit ${page.limit} offset ${page.offset}`.execute(reader);
  return rows;
}

/** How many requests of each kind fit an account and have no answer of its own yet. */
export async function countWaiting(
  reader: Reader,
  asked: Asked & { mayMarket: boolean },
): Promise<Record<RequestKind, number>> {
  const { rows } = await sql<Record<RequestKind, number>>`
    select (select count(distinct request_id)::int from (${pairs(asked)}) pair
        where not exists (select from request_answer where request_answer.request_id = pair.request_id
          and request_answer.account_id = ${asked.accountId})) as wanted,
      (select count(*)::int from request where ${asked.mayMarket} and request.kind = 'marketing'
        and ${requestOnShow(asked.now)} and request.account_id <> ${asked.accountId}
        and not ${ANSWERED(asked.accountId)}) as marketing`.execute(reader);
  return rows[0] ?? { wanted: 0, marketing: 0 };
}

/** The median of minutes from a request's publishing to the account's first answer to it; null before there are any. */
export async function medianResponse(reader: Reader, accountId: string, since: Date): Promise<number | null> {
  const { rows } = await sql<{ minutes: number | null }>`
    select percentile_cont(0.5) within group (order by extract(epoch from answered_at - published_at) / 60) as minutes
    from (
      select request.published_at, min(request_answer.at) as answered_at
      from request_answer join request on request.id = request_answer.request_id
      where request_answer.account_id = ${accountId} and request_answer.at >= ${since}
      group by request.id) first`.execute(reader);
  const minutes = rows[0]?.minutes ?? null;
  return minutes === null ? null : Math.max(0, Math.round(minutes));
}
