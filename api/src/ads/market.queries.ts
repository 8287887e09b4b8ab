import type { PriceKind } from '@diyar/contract/period';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

export interface PriceLevelRow {
  kind: PriceKind;
  amount: number;
  scope: 'district' | 'city';
  ads: number;
  /** Halalas; half of one is possible between two middles. */
  median: number;
}

export interface PriceChangeRow {
  kind: PriceKind;
  amount: number;
  at: Date;
}

/** Fewer say nothing of a market. */
const FEWEST_ADS = 5;
/** The newest are the market; the others are not read. */
const MOST_ADS = 1_000;
/** Looked at around an ad, nearest first, before the eight likest are chosen. */
const MOST_CANDIDATES = 150;
const MOST_CHANGES = 60;

/** What listed ads of the same kind as `own` ask for, the newest properties first. */
function asked(place: RawBuilder<unknown>, today: string): RawBuilder<unknown> {
  return sql`(
    select percentile_cont(0.5) within group (order by amount) as median, count(*)::int as ads
    from (
      select other_price.amount
      from property other
      join unit on unit.property_id = other.id and unit.privacy = 'public'
      join unit_price other_price on other_price.unit_id = unit.id and other_price.active
        and other_price.kind = own.kind
      join ad on ad.unit_id = unit.id and ad.state = 'published' and ad.purpose = own.purpose
      join licence on licence.id = ad.licence_id
        and licence.issued_on <= ${today}::date and licence.expires_on >= ${today}::date
      where other.category_id = own.category_id and ${place}
      order by other.id desc limit ${MOST_ADS}
    ) newest)`;
}

/** The statement behind `findPriceLevels`, for whoever looks at its plan. */
export function priceLevelsQuery(adId: string, today: string): RawBuilder<PriceLevelRow> {
  return sql<PriceLevelRow>`
    select own.kind, own.amount, level.scope, level.ads, level.median
    from (
      select price.kind, price.amount, ad.purpose, property.category_id, property.city_id, property.district_id
      from ad
      join unit on unit.id = ad.unit_id
      join property on property.id = unit.property_id
      join unit_price price on price.unit_id = unit.id and price.active and price.kind <> 'per_meter'
        and (ad.purpose = 'sale') = (price.kind = 'main')
      where ad.id = ${adId}
    ) own
    cross join lateral ${asked(sql`other.district_id = own.district_id`, today)} near
    cross join lateral (
      select 'district' as scope, near.ads, near.median where near.ads >= ${FEWEST_ADS}
      union all
      select 'city', wide.ads, wide.median
      from ${asked(sql`other.city_id = own.city_id and near.ads < ${FEWEST_ADS}`, today)} wide
      where wide.ads >= ${FEWEST_ADS}
    ) level
    order by own.kind`;
}

/** For each price of an ad, the middle of what like ads ask: in its district, else in its city; none with too few ads. */
export async function findPriceLevels(reader: Reader, adId: string, today: string): Promise<PriceLevelRow[]> {
  return (await priceLevelsQuery(adId, today).execute(reader)).rows;
}

/** What the ad's active prices were since it was published, by kind and oldest first; the latest changes only. */
export async function findPriceChanges(reader: Reader, adId: string): Promise<PriceChangeRow[]> {
  const { rows } = await sql<PriceChangeRow>`
    select kind, amount, greatest(at, published_at) as at
    from (
      select change.kind, change.new_amount as amount, change.at, change.id, ad.published_at,
        lead(change.at) over (partition by change.kind order by change.at, change.id) as until,
        row_number() over (partition by change.kind order by change.at desc, change.id desc) as place
      from ad
      join unit_price price on price.unit_id = ad.unit_id and price.active
      join price_change change on change.unit_id = ad.unit_id and change.kind = price.kind
      where ad.id = ${adId} and ad.published_at is not null
        and change.new_active and change.new_amount is not null
    ) changes
    where place <= ${MOST_CHANGES} and (until is null or until > published_at)
    order by kind, changes.at, id`.execute(reader);
  return rows;
}

/**
 * The numbers of listed ads like one: of its category and purpose, with a price of the kind that leads it, the nearest first
 * looked at and of those the likest in price, area and nearness. Never another ad of the same unit.
 */
export function similarAdsQuery(
  { adId, kind, amount }: { adId: string; kind: PriceKind; amount: number },
  limit: number,
  today: string,
): RawBuilder<{ number: string }> {
  return sql<{ number: string }>`
    with own as materialized (
      select ad.unit_id, ad.purpose, unit.area, property.category_id, property.lat, property.lng
      from ad join unit on unit.id = ad.unit_id join property on property.id = unit.property_id
      where ad.id = ${adId}
    )
    select near.number::text as number from (
      select ad.id, ad.number, price.amount, unit.area,
        point(property.lng, property.lat) <-> (select point(lng, lat) from own) as distance
      from property
      join unit on unit.property_id = property.id and unit.privacy = 'public'
        and unit.id <> (select unit_id from own)
      join ad on ad.unit_id = unit.id and ad.state = 'published' and ad.purpose = (select purpose from own)
      join licence on licence.id = ad.licence_id
        and licence.issued_on <= ${today}::date and licence.expires_on >= ${today}::date
      join unit_price price on price.unit_id = unit.id and price.active and price.kind = ${kind}::price_kind
      where property.category_id = (select category_id from own)
      order by point(property.lng, property.lat) <-> (select point(lng, lat) from own)
      limit ${MOST_CANDIDATES}
    ) near cross join own
    order by abs(ln(near.amount::float8 / ${amount}::float8)) + 0.5 * abs(ln((near.area / own.area)::float8))
      + 10 * near.distance, near.id
    limit ${limit}`;
}

/** What `similarAdsQuery` finds, the likest first. */
export async function findSimilarAds(
  reader: Reader,
  own: { adId: string; kind: PriceKind; amount: number },
  limit: number,
  today: string,
): Promise<string[]> {
  const { rows } = await similarAdsQuery(own, limit, today).execute(reader);
  return rows.map(({ number }) => number);
}
