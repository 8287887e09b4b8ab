import type { AdSort } from '@diyar/contract/finding/search';
import { type PriceKind, priceKindOf } from '@diyar/contract/words/period';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';
import type { AdSearch } from '../search/index/ad-search.ts';
import { FAIR, type FairLimits } from '../search/index/pick-best.ts';
import { bookableConditions } from './bookable-by-sql.ts';
import { likeNumber, placeFairly } from './fair-by-definition.ts';
import { byTotals, hasStay, keepByTotals } from './totals-by-quotes.ts';

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

/** Ads anyone may see in a list: published, of a public unit, under a licence in force today. */
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
 * The price meant, after the best offer that runs today: the rule of prices/headline.ts in SQL (a test compares the
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
  const { area_min, area_max, rooms, baths, furnished, features, facing, age_max, tenants, guests, floor } =
    filters;
  return [
    area_min === undefined ? [] : [sql`unit.area >= ${area_min}`],
    area_max === undefined ? [] : [sql`unit.area <= ${area_max}`],
    rooms === undefined ? [] : [sql`unit.rooms = any(${rooms}::smallint[])`],
    baths === undefined ? [] : [sql`unit.baths = any(${baths}::smallint[])`],
    furnished === undefined ? [] : [sql`property.furnished = ${furnished}::furnished_status`],
    ...(features ?? []).map((slug) => [
      sql`exists (select from unit_feature where unit_feature.unit_id = unit.id and feature_slug = ${slug})`,
    ]),
    facing === undefined || facing.length === 0 ? [] : [sql`property.facing = any(${facing}::facing[])`],
    age_max === undefined ? [] : [sql`unit.age <= ${age_max}`],
    tenants === undefined || tenants.length === 0
      ? []
      : [
          sql`(unit.tenants && ${tenants}::text[] or unit.tenants = '{}' and exists (
            select from category where category.id = property.category_id and category.usage = 'residential'))`,
        ],
    guests === undefined ? [] : [sql`unit.guests_max >= ${guests}`],
    floor === undefined || floor.length === 0
      ? []
      : [
          sql`(unit.floor::text = any(${floor.map((one) => (one === 'ground' ? '0' : one))}::text[])
            or ${floor.includes('upper')} and unit.floor >= 1 or ${floor.includes('last')} and unit.top_floor)`,
        ],
  ].flat();
}

/** Every place is taken to the nearest millionth of a degree. */
const LNG = sql`(round(property.lng * 1e6::float8) / 1e6::float8)`;
const LAT = sql`(round(property.lat * 1e6::float8) / 1e6::float8)`;

function boxConditions({ filters: { bbox } }: AdSearch): Condition[] {
  if (bbox === undefined) return [];
  return [
    sql`${LNG} >= ${bbox.west} and ${LNG} <= ${bbox.east}`,
    sql`${LAT} >= ${bbox.south} and ${LAT} <= ${bbox.north}`,
  ];
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
  const { purpose, advertiser, like, verified, licensed, instant, special, offer } = filters;
  return [
    purpose === undefined ? [] : [sql`ad.purpose = ${purpose}::ad_purpose`],
    advertiser === undefined ? [] : [sql`account.number = ${advertiser}::bigint`],
    verified === undefined ? [] : [sql`account.verified_at is not null`],
    licensed === undefined ? [] : [sql`licence.source = 'registry'`],
    instant === undefined ? [] : [sql`unit_policy.instant and ad.purpose = 'rent'`],
    special === undefined ? [] : [sql`ad.special_until > ${now}`],
    like === undefined ? [] : [likeNumber(like)],
    offer === undefined ? [] : [sql`unit.id in ${offeredUnits(search)}`],
  ].flat();
}

/** Letters and digits of folded texts. */
const LETTERS = 'a-z\\u0600-\\u06ff';

/** A word anywhere in a word of the text that has no digit; one with a digit only whole. */
function holds(word: string): Condition {
  const around = /[0-9]/.test(word) ? '' : `[${LETTERS}]*`;
  const pattern = `(^|[^0-9${LETTERS}])${around}${word}${around}([^0-9${LETTERS}]|$)`;
  return sql`ad.search_text ~ ${pattern}`;
}

/** Ads that hold more of the words left stand first, whatever the order. */
function byLeftWords(search: AdSearch): Condition {
  return (search.left ?? []).length === 0 ? sql`` : sql`${heldWords(search)} desc,`;
}

function heldWords({ left = [] }: AdSearch): Condition {
  const held = left.map((word) => sql`(${holds(word)})::int`);
  return held.length === 0 ? sql`0` : sql.join(held, sql` + `);
}

/** Whole riyals, as people type them; prices are kept in halalas. */
function priceConditions(search: AdSearch): Condition[] {
  const { price_min, price_max } = search.filters;
  if (hasStay(search)) return [];
  return [
    price_min === undefined ? [] : [sql`priced.amount >= ${price_min * 100}::bigint`],
    price_max === undefined ? [] : [sql`priced.amount <= ${price_max * 100}::bigint`],
  ].flat();
}

/** The tables and conditions of a search and what its order needs; without a need for the price, that there is one. */
function matching(search: AdSearch, needs?: AdSort | 'price'): Condition {
  const byPrice = priceConditions(search);
  const priced = byPrice.length > 0 || needs?.startsWith('price') === true;
  const hasPrice = sql`exists (select from unit_price price where ${pricesMeant(search)})`;
  const conditions = [
    ...onShow(search),
    ...placeConditions(search),
    ...unitConditions(search),
    ...adConditions(search),
    ...bookableConditions(search),
    ...boxConditions(search),
    ...search.words.map(holds),
    ...(priced ? byPrice : [hasPrice]),
  ];
  const rated = needs === 'best' || needs === 'rating';
  const joins = [JOINS, priced ? pricedJoin(search) : sql``, rated ? RATED_JOIN : sql``];
  return sql`${sql.join(joins, sql` `)} where ${sql.join(conditions, sql` and `)}`;
}

/** The rating of each unit, where few evaluations weigh less; only the orders "best" and "rating" read it. */
const RATED_JOIN = sql`
  left join (
    select unit_id, 3 * sum(rate) / (5 * (count(*) + 3))::float8 as worth
    from evaluation where side = 'guest' and shown_at is not null group by unit_id
  ) rated on rated.unit_id = unit.id`;

/**
 * How good an ad is, for the order "best", 0 to 10: a verified advertiser 2; the rating up to 3, where few evaluations
 * weigh less; freshness up to 3, halved every 30 days, every 120 of what is let by the hour or day; completeness up to 2: four photos, a description, two details.
 */
function score(today: string): Condition {
  return sql`(
    case when account.verified_at is null then 0 else 2 end
    + coalesce(rated.worth, 0)
    + 3 * power(0.5::float8, greatest(0, ${day(today)} - (ad.published_at at time zone 'Asia/Riyadh')::date) /
      case when ad.purpose = 'rent' and exists (select from unit_price price where price.unit_id = unit.id and price.active
        and price.kind in ('hourly', 'daily')) then 120::float8 else 30 end)
    + case when unit.id in (select unit_id from photo where state = 'ready' group by unit_id having count(*) >= 4) then 1 else 0 end
    + case when coalesce(unit.description_ar, unit.description_en) is null then 0 else 0.5::float8 end
    + case when unit.id in (select unit_id from unit_feature group by unit_id having count(*) >= 2) then 0.5::float8 else 0 end)`;
}

/** How far away in kilometres: along the great circle, step by step as `kilometresFrom` reckons. */
function distance(near: { lat: number; lng: number } | undefined): Condition {
  const { lat, lng } = near ?? { lat: 0, lng: 0 };
  const half = (from: number, to: Condition) => sql`power(sin(radians(${to} - ${from}::float8) / 2), 2)`;
  const chord = sql`${half(lat, LAT)} + cos(radians(${lat}::float8)) * cos(radians(${LAT})) * ${half(lng, LNG)}`;
  return sql`(2 * 6371.0088::float8 * asin(sqrt(least(1, ${chord}))))`;
}

/** Up to 2 for what is near, half of it 5 km away. */
function nearness(near: AdSearch['near']): Condition {
  return near === undefined ? sql`0` : sql`10 / (5 + ${distance(near)})`;
}

/** Equal ads stand newest made first, so that no page repeats or drops one. Area: the largest first. */
function orderOf(sort: AdSort, search: AdSearch): Condition {
  const { today, near } = search;
  const orders = {
    best: sql`${score(today)} + ${nearness(near)} desc, ad.id desc`,
    newest: sql`ad.published_at desc, ad.id desc`,
    // What a stay costs is worked out of the rows.
    price_asc: hasStay(search) ? sql`ad.id desc` : sql`priced.amount, ad.id desc`,
    price_desc: hasStay(search) ? sql`ad.id desc` : sql`priced.amount desc, ad.id desc`,
    area: sql`unit.area desc, ad.id desc`,
    rating: sql`coalesce(rated.worth, 0) desc, ad.id desc`,
    nearest: sql`${distance(near)}, ad.id desc`,
  } satisfies Record<AdSort, Condition>;
  return orders[sort];
}

/** The numbers of all ads a search finds, in order: what the search in memory must answer, without its polygon. */
export async function findNumbersBySql(
  reader: Reader,
  search: AdSearch,
  sort: AdSort,
  limits: FairLimits = FAIR,
): Promise<number[]> {
  const { rows } = await sql<{ number: number; unit_id: string; held: number }>`
    select ad.number, ad.unit_id, ${heldWords(search)} as held
    ${matching(search, sort)} order by ${byLeftWords(search)} ${orderOf(sort, search)}`.execute(reader);
  const { price_min, price_max } = search.filters;
  const isByPrice = sort.startsWith('price');
  const needsTotals = isByPrice || price_min !== undefined || price_max !== undefined;
  const found = needsTotals ? await keepByTotals(reader, search, rows) : rows;
  const isFair =
    sort === 'best' && search.filters.advertiser === undefined && search.filters.like === undefined;
  if (isFair)
    return (await placeFairly(reader, found, { now: search.now, limits })).map(({ number }) => number);
  return (isByPrice ? byTotals(found, sort) : found).map(({ number }) => number);
}

export interface PlacedAd {
  number: number;
  lat: number;
  lng: number;
  /** The price meant, after its offer; on dates the total of the stay; halalas. */
  price: number;
  kind: PriceKind;
}

/** Where the ads of a search stand, and what they cost. */
export async function findPlacedAds(reader: Reader, search: AdSearch): Promise<PlacedAd[]> {
  const { rows } = await sql<PlacedAd & { unit_id: string; held: number }>`
    select ad.number, ad.unit_id, 0 as held, property.lat, property.lng, priced.amount as price, meant.kind
    ${matching(search, 'price')} order by ad.id desc`.execute(reader);
  const found = await keepByTotals(reader, search, rows);
  return found.map(({ total, price, ...ad }) => ({ ...ad, price: total ?? price }));
}
