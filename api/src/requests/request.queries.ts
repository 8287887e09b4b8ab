import type { RequestContent, RequestsQuery } from '@diyar/contract/finding/requests';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import { requestOnShow } from './fits.ts';
import type { RequestCardRow } from './request.ts';
import { REQUEST_COLUMNS } from './request-columns.queries.ts';

const FROM = sql`request join category on category.id = request.category_id join city on city.id = request.city_id`;

interface Page {
  limit: number;
  offset: number;
}

function matching(query: Partial<RequestsQuery>, now: Date): RawBuilder<unknown> {
  const when = (value: unknown, condition: RawBuilder<unknown>) => (value === undefined ? sql`` : condition);
  return sql`${requestOnShow(now)}
    ${when(query.kind, sql`and request.kind = ${query.kind}`)}
    ${when(query.purpose, sql`and request.purpose = ${query.purpose}`)}
    ${when(query.category, sql`and category.slug = ${query.category}`)}
    ${when(query.city, sql`and city.slug = ${query.city}`)}
    ${when(query.district, sql`and district_by_slug(${query.district}) = any(request.district_ids)`)}
    ${when(query.period, sql`and request.period = ${query.period}`)}
    ${when(
      query.price_min,
      sql`and (request.price_max is null or request.price_max >= ${(query.price_min ?? 0) * 100})`,
    )}`;
}

/** A page of the requests anyone may find, the newest first. */
export async function findRequests(
  reader: Reader,
  query: Partial<RequestsQuery>,
  page: Page,
  now: Date,
): Promise<RequestCardRow[]> {
  const { rows } = await sql<RequestCardRow>`
    select ${REQUEST_COLUMNS} from ${FROM} where ${matching(query, now)}
    order by request.published_at desc, request.id desc limit ${page.limit} offset ${page.offset}`.execute(
    reader,
  );
  return rows;
}

export async function countRequests(
  reader: Reader,
  query: Partial<RequestsQuery>,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${FROM} where ${matching(query, now)}`.execute(reader);
  return rows[0]?.count ?? 0;
}

/** A page of an account's own requests in every state but deleted, the newest first. */
export async function findRequestsOf(
  reader: Reader,
  accountId: string,
  page: Page,
): Promise<(RequestCardRow & { total: number })[]> {
  const { rows } = await sql<RequestCardRow & { total: number }>`
    select ${REQUEST_COLUMNS}, (count(*) over ())::int as total from ${FROM}
    where request.account_id = ${accountId} and request.state <> 'deleted'
    order by request.created_at desc, request.id desc limit ${page.limit} offset ${page.offset}`.execute(
    reader,
  );
  return rows;
}

/** Requests by a number, or those that operators have not looked at, the longest waiting first. */
export async function findRequest(reader: Reader, number: string): Promise<RequestCardRow | undefined> {
  const { rows } = await sql<RequestCardRow>`
    select ${REQUEST_COLUMNS} from ${FROM} where request.number = ${number}::bigint`.execute(reader);
  return rows[0];
}

/** The features that a request names, in their order. */
export async function findFeaturesOf(reader: Reader, requestId: string) {
  const { rows } = await sql<{ slug: string; name_ar: string; name_en: string }>`
    select feature.slug, feature.name_ar, feature.name_en
    from request join feature on feature.slug = any(request.features)
    where request.id = ${requestId} order by feature.sort, feature.slug`.execute(reader);
  return rows;
}

/** Locks a request by its number, so that its steps and its answers wait for each other. */
export async function lockRequest(
  tx: Tx,
  number: string,
): Promise<{ id: string; account_id: string } | undefined> {
  const { rows } = await sql<{ id: string; account_id: string }>`
    select id, account_id from request where number = ${number}::bigint for update`.execute(tx);
  return rows[0];
}

/** Ids of what a request names by slug; what is not known is missing. */
export async function findNamed(
  reader: Reader,
  { category, city, districts, features }: RequestContent,
): Promise<{ category: number | null; city: number | null; districts: number[]; features: string[] }> {
  const { rows } = await sql<Awaited<ReturnType<typeof findNamed>>>`
    select (select id from category where slug = ${category} and not hidden) as category,
      (select id from city where slug = ${city}) as city,
      array(select distinct district.id from unnest(${districts}::text[]) named (slug)
        join district on district.id = district_by_slug(named.slug) join city on city.id = district.city_id
        where city.slug = ${city} order by district.id) as districts,
      array(select slug from feature where slug = any(${features}::text[]) order by sort, slug) as features`.execute(
    reader,
  );
  return rows[0] ?? { category: null, city: null, districts: [], features: [] };
}

export interface NewRequest {
  accountId: string;
  personId: string;
  content: RequestContent;
  lang: 'ar' | 'en';
  named: { category: number; city: number; districts: number[]; features: string[] };
  /** Areas as PostgreSQL writes polygons. */
  ground: readonly string[];
  now: Date;
  expiresAt: Date;
}

const halalas = (riyals: number | null) => (riyals === null ? null : riyals * 100);

/** Writes a request. A copy names the request of the same account that it was made from. */
export async function insertRequest(
  tx: Tx,
  { accountId, personId, content, lang, named, ground, now, expiresAt }: NewRequest,
): Promise<{ id: string; number: number }> {
  const has = (channel: RequestContent['channels'][number]) => content.channels.includes(channel);
  const { rows } = await sql<{ id: string; number: number }>`
    insert into request (account_id, person_id, kind, purpose, category_id, city_id, district_ids, drawn, ground, title,
      description, lang, area_min, area_max, length, width, price_min, price_max, period, starts_on, ends_on, features, floors,
      by_phone, by_whatsapp, by_message, copy_of, created_at, published_at, expires_at)
    values (${accountId}, ${personId}, ${content.kind}, ${content.purpose}, ${named.category}, ${named.city},
      ${named.districts}::int[], ${content.polygon}, ${ground}::polygon[], ${content.title},
      ${content.description === '' ? null : content.description}, ${lang}, ${content.area_min}, ${content.area_max},
      ${content.length}, ${content.width}, ${halalas(content.price_min)}, ${halalas(content.price_max)},
      ${content.period}, ${content.from}, ${content.to}, ${named.features}::text[],
      ${[...new Set(content.floors)]}::text[],
      ${has('phone')}, ${has('whatsapp')}, ${has('message')},
      (select id from request where number = ${content.copy_of}::bigint and account_id = ${accountId}),
      ${now}, ${now}, ${expiresAt})
    returning id, number`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('a request that was just written is there');
  return row;
}

/** Requests of a person since an instant: how many and when the first; their other requests wait until we commit. */
export async function requestsSince(
  tx: Tx,
  personId: string,
  since: Date,
): Promise<{ count: number; first: Date | null }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`requests:${personId}`}, 0))`.execute(tx);
  return tx
    .selectFrom('request')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('first')])
    .where('person_id', '=', personId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
}

/** Moves a request to a state; publishing one begins its days anew where they are over. */
export async function moveRequest(
  tx: Tx,
  requestId: string,
  to: { state: 'published' | 'hidden' | 'deleted'; expiresAt: Date | null },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('request')
    .set({
      state: to.state,
      ...(to.expiresAt !== null && { published_at: now, expires_at: to.expiresAt, reminded_at: null }),
    })
    .where('id', '=', requestId)
    .execute();
}

/** Counts a visitor of a request on show once a day; its own people are not counted. */
export async function insertRequestVisit(
  tx: Tx,
  visit: { number: string; day: string; visitor: Buffer; personId: string | null; now: Date },
): Promise<void> {
  await sql`
    with seen as (
      insert into request_visit (request_id, day, visitor)
      select request.id, ${visit.day}::date, ${visit.visitor}
      from request join account on account.id = request.account_id
      where request.number = ${visit.number}::bigint and ${requestOnShow(visit.now)}
        and standing_of(${visit.personId}::uuid, account.id, account.person_id) is null
      on conflict on constraint request_visit_once_a_day do nothing
      returning request_id)
    update request set views = views + 1 from seen where request.id = seen.request_id`.execute(tx);
}

/** Deletes the visitors of days before a Riyadh date; how many there were stays with the request. */
export async function deleteVisitsBefore(tx: Tx, today: string): Promise<void> {
  await tx.deleteFrom('request_visit').where('day', '<', today).execute();
}

/** Marks the requests that end by an instant as reminded, and answers whose they are. */
export async function markReminded(
  tx: Tx,
  by: Date,
  now: Date,
): Promise<{ number: number; account_id: string; expires_at: Date }[]> {
  const { rows } = await sql<{ number: number; account_id: string; expires_at: Date }>`
    update request set reminded_at = ${now}
    where state = 'published' and reminded_at is null and expires_at > ${now} and expires_at <= ${by}
    returning number, account_id, expires_at`.execute(tx);
  return rows;
}
