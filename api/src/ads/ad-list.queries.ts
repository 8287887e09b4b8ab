import type { AdSort, AdsQuery } from '@diyar/contract/ads';
import { priceKindOf } from '@diyar/contract/period';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

/** A search with its clock: `today` is the Riyadh date of `now`. */
export interface AdSearch {
  filters: Omit<AdsQuery, 'q' | 'sort' | 'page' | 'per_page'>;
  /** Folded words, each to be found in the ad's search text. */
  words: readonly string[];
  now: Date;
  today: string;
}

type Condition = RawBuilder<unknown>;

/**
 * Today as a constant of the statement, not a parameter: a plan made once for all days guesses that few licences and
 * offers hold, and then goes through them ad by ad (measured: 20 times slower).
 */
const day = (today: string): Condition => sql`${sql.lit(today)}::date`;

const JOINS = sql`
  from ad
  join unit on unit.id = ad.unit_id
  join property on property.id = unit.property_id
  join account on account.id = ad.account_id
  join licence on licence.id = ad.licence_id
  join unit_policy on unit_policy.unit_id = unit.id`;

/** What anyone may see in a list: published, of a public unit, under a licence in force today. */
function onShow({ today }: AdSearch): Condition[] {
  return [
    sql`ad.state = 'published'`,
    sql`unit.privacy = 'public'`,
    sql`licence.issued_on <= ${day(today)}`,
    sql`licence.expires_on >= ${day(today)}`,
  ];
}

/** Which price a search is about: that of the chosen period, else the one each ad leads with. */
function pricesMeant({ filters }: AdSearch): Condition {
  const kinds =
    filters.period === undefined
      ? sql`price.kind = any(case ad.purpose when 'sale' then '{main}'::price_kind[]
          else '{hourly,daily,monthly,yearly}'::price_kind[] end)`
      : sql`ad.purpose = 'rent' and price.kind = ${priceKindOf(filters.period)}::price_kind`;
  return sql`price.unit_id = unit.id and price.active and ${kinds}`;
}

/**
 * The price meant, after the best offer that runs today: the rule of pricing/headline.ts in SQL (a test compares the
 * two on random data). Of percents and of amounts the largest is the best. Offers are looked up unit by unit: gathered
 * for all units, the planner gathers them anew for every ad (measured on 2,264 ads: 250 ms instead of 6).
 * Worked out only where a price is filtered or sorted by.
 */
function pricedJoin(search: AdSearch): Condition {
  const { today } = search;
  return sql`
  cross join lateral (
    select price.kind, price.amount from unit_price price where ${pricesMeant(search)}
    order by price.amount desc, price.kind desc limit 1
  ) meant
  cross join lateral (
    select max(offer.discount) filter (where offer.type_discount = 'percent') as percent,
      max(offer.discount) filter (where offer.type_discount = 'fixed') as fixed
    from offer_unit join offer on offer.id = offer_unit.offer_id
    where offer_unit.unit_id = unit.id and meant.kind = any(offer.kinds)
      and offer.starts_on <= ${day(today)} and offer.ends_on >= ${day(today)}
  ) running
  cross join lateral (select greatest(0, least(meant.amount, (meant.amount * (100 - running.percent) + 50) / 100,
    meant.amount - running.fixed)) as amount) priced`;
}

/** As an array that is known before the ads are joined, so that they are found by it. */
function among(column: Condition, table: 'category' | 'city' | 'district', slugs?: string[]): Condition[] {
  if (slugs === undefined || slugs.length === 0) return [];
  return [sql`${column} = any(array(select id from ${sql.table(table)} where slug = any(${slugs}::text[])))`];
}

function placeConditions({ filters }: AdSearch): Condition[] {
  return [
    ...among(sql`property.category_id`, 'category', filters.category),
    ...among(sql`property.city_id`, 'city', filters.city),
    ...among(sql`property.district_id`, 'district', filters.district),
  ];
}

function unitConditions({ filters }: AdSearch): Condition[] {
  const { area_min, area_max, rooms, baths, furnished } = filters;
  return [
    area_min === undefined ? [] : [sql`unit.area >= ${area_min}`],
    area_max === undefined ? [] : [sql`unit.area <= ${area_max}`],
    rooms === undefined ? [] : [sql`unit.rooms = any(${rooms}::smallint[])`],
    baths === undefined ? [] : [sql`unit.baths = any(${baths}::smallint[])`],
    furnished === undefined ? [] : [sql`property.furnished = ${furnished}::furnished_status`],
  ].flat();
}

/** The units with a price that an offer lowers today: of the chosen period, or of any. */
function offeredUnits({ filters, today }: AdSearch): Condition {
  const kind = filters.period === undefined ? undefined : priceKindOf(filters.period);
  return sql`(select price.unit_id from offer join offer_unit on offer_unit.offer_id = offer.id
    join unit_price price on price.unit_id = offer_unit.unit_id and price.active and price.kind = any(offer.kinds)
      ${kind === undefined ? sql`` : sql`and price.kind = ${kind}::price_kind`}
    where offer.starts_on <= ${day(today)} and offer.ends_on >= ${day(today)})`;
}

function adConditions(search: AdSearch): Condition[] {
  const { filters, now } = search;
  const { purpose, advertiser, verified, instant, special, offer } = filters;
  return [
    purpose === undefined ? [] : [sql`ad.purpose = ${purpose}::ad_purpose`],
    advertiser === undefined ? [] : [sql`account.number = ${advertiser}::bigint`],
    verified === undefined ? [] : [sql`account.verified_at is not null`],
    instant === undefined ? [] : [sql`unit_policy.instant and ad.purpose = 'rent'`],
    special === undefined ? [] : [sql`ad.special_until > ${now}`],
    offer === undefined ? [] : [sql`unit.id in ${offeredUnits(search)}`],
  ].flat();
}

function wordConditions({ words }: AdSearch): Condition[] {
  return words.map((word) => sql`ad.search_text like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`);
}

/** Whole riyals, as people type them; prices are kept in halalas. */
function priceConditions({ filters }: AdSearch): Condition[] {
  const { price_min, price_max } = filters;
  return [
    price_min === undefined ? [] : [sql`priced.amount >= ${price_min * 100}::bigint`],
    price_max === undefined ? [] : [sql`priced.amount <= ${price_max * 100}::bigint`],
  ].flat();
}

/** The tables and conditions of a search and what its order needs; without a need for the price, that there is one. */
function matching(search: AdSearch, sort?: AdSort): Condition {
  const byPrice = priceConditions(search);
  const priced = byPrice.length > 0 || sort === 'price_asc' || sort === 'price_desc';
  const hasPrice = sql`exists (select from unit_price price where ${pricesMeant(search)})`;
  const conditions = [
    ...onShow(search),
    ...placeConditions(search),
    ...unitConditions(search),
    ...adConditions(search),
    ...wordConditions(search),
    ...(priced ? byPrice : [hasPrice]),
  ];
  const joins = [JOINS, priced ? pricedJoin(search) : sql``, sort === 'best' ? RATED_JOIN : sql``];
  return sql`${sql.join(joins, sql` `)} where ${sql.join(conditions, sql` and `)}`;
}

/** What guests said of each unit; only the order "best" asks. */
const RATED_JOIN = sql`
  left join (
    select unit_id, 3 * sum(rate) / (5 * (count(*) + 3))::float8 as worth
    from evaluation where side = 'guest' group by unit_id
  ) rated on rated.unit_id = unit.id`;

/**
 * How good an ad is, for the order "best", 0 to 10: a verified advertiser 2; the rating up to 3, where few evaluations
 * weigh less; freshness up to 3, halved every 30 days; completeness up to 2: four photos, a description, two details.
 */
function score(now: Date): Condition {
  return sql`(
    case when account.verified_at is null then 0 else 2 end
    + coalesce(rated.worth, 0)
    + 3 * power(0.5::float8, greatest(0, extract(epoch from ${now}::timestamptz - ad.published_at)::float8) / (30 * 86400))
    + case when unit.id in (select unit_id from photo group by unit_id having count(*) >= 4) then 1 else 0 end
    + case when coalesce(unit.description_ar, unit.description_en) is null then 0 else 0.5::float8 end
    + case when unit.id in (select unit_id from unit_feature group by unit_id having count(*) >= 2) then 0.5::float8 else 0 end)`;
}

/** Equal ads stand newest made first, so that no page repeats or drops one. Area: the largest first. */
function orderOf(sort: AdSort, now: Date): Condition {
  const orders = {
    best: sql`coalesce(ad.special_until > ${now}, false) desc, ${score(now)} desc, ad.id desc`,
    newest: sql`ad.published_at desc, ad.id desc`,
    price_asc: sql`priced.amount, ad.id desc`,
    price_desc: sql`priced.amount desc, ad.id desc`,
    area: sql`unit.area desc, ad.id desc`,
  } satisfies Record<AdSort, Condition>;
  return orders[sort];
}

/** The ids of one page of a search, in order. */
export async function findAdIds(
  reader: Reader,
  search: AdSearch,
  { sort, page, per_page }: Pick<AdsQuery, 'sort' | 'page' | 'per_page'>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select ad.id ${matching(search, sort)}
    order by ${orderOf(sort, search.now)} limit ${per_page} offset ${(page - 1) * per_page}`.execute(reader);
  return rows.map((row) => row.id);
}

/** How many ads a search finds, counted no further than `limit`. */
export async function countAds(reader: Reader, search: AdSearch, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (select ${matching(search)} limit ${limit}) as found`.execute(reader);
  return rows[0]?.count ?? 0;
}
