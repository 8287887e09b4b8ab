import { BEFORE_DAWN } from '@diyar/contract/values/day-use';
import type { PriceKind } from '@diyar/contract/words/period';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';
import {
  FEWEST_ADS,
  type MarketScope,
  type MarketSubject,
  type Quartiles,
  usedAs,
  within,
} from './market.ts';
import { onShow } from './on-show.ts';
import { SIZE_BOUNDS } from './unit-size.ts';

/** Prices of listed ads of one kind in a place, in halalas; a quartile between two prices may have parts of a halala. */
export interface PriceLevelRow {
  kind: PriceKind;
  /** The rooms of all of them; null when they differ or have none. */
  rooms: number | null;
  /** The size of all of them, as `sizeOf` says it; null when they differ. */
  size: number | null;
  ads: number;
  /** Of their prices. */
  whole: Quartiles;
  /** Of what each asks for a square metre of its unit. */
  square_metre: Quartiles;
}

export interface PriceChangeRow {
  kind: PriceKind;
  amount: number;
  /** ISO 8601. */
  at: string;
}

/** The newest are the market; the others are not read. */
const MOST_ADS = 1_000;
/** Among so many of the newest places they are looked for: where a kind of price is rare, all of a city would be read. */
const MOST_PLACES = 3_000;
/** Looked at around an ad, nearest first, before the eight likest are chosen. */
const MOST_CANDIDATES = 150;
const MOST_CHANGES = 60;

/**
 * For each kind of price (one at least), the quartiles of what the newest listed ads of a place ask on a Riyadh day: of all of them, and of
 * each number of rooms and each size by itself, so that one reading serves every ad there. None of fewer than five ads. The kinds
 * are rows: of an array PostgreSQL expects ten, and plans the statement anew each time, which takes ten times as long as running it.
 */
export async function findPriceLevels(
  reader: Reader,
  { place, scope }: { place: MarketSubject; scope: MarketScope },
  kinds: readonly PriceKind[],
  today: string,
): Promise<PriceLevelRow[]> {
  const { rows } = await sql<PriceLevelRow>`
    select wanted.kind, newest.rooms, newest.size, count(*)::int as ads,
      percentile_cont(array[0.25, 0.5, 0.75]) within group (order by newest.amount) as whole,
      percentile_cont(array[0.25, 0.5, 0.75]) within group (order by newest.amount / newest.area) as square_metre
    from (values ${sql.join(kinds.map((kind) => sql`(${kind}::price_kind)`))}) as wanted (kind)
    cross join lateral (
      select price.amount, unit.area::float8 as area, unit.rooms,
        width_bucket(unit.area::float8, ${SIZE_BOUNDS}::float8[]) as size
      from (
        select id from property where category_id = ${place.category_id} and ${within(place, scope)} and ${usedAs(place)}
        order by id desc limit ${MOST_PLACES}
      ) property
      join unit on unit.property_id = property.id
      join unit_price price on price.unit_id = unit.id and price.active and price.kind = wanted.kind
      join unit_policy policy on policy.unit_id = unit.id and (wanted.kind <> 'daily'
        or (policy.departure_time <= ${BEFORE_DAWN}::time) = ${place.leaves_early})
      join ad on ad.unit_id = unit.id and ad.purpose = ${place.purpose}::ad_purpose
      join licence on licence.id = ad.licence_id
      where ${onShow(today)}
      order by property.id desc limit ${MOST_ADS}
    ) newest
    group by grouping sets ((wanted.kind), (wanted.kind, newest.rooms), (wanted.kind, newest.size))
    having count(*) >= ${FEWEST_ADS} and (grouping(newest.rooms) = 1 or newest.rooms > 0)`.execute(reader);
  return rows;
}

/** The history of an ad's active prices since it was published, by kind and oldest first, as JSON; only the latest changes. */
export const PRICE_CHANGES = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'amount', amount, 'at', greatest(at, published_at))
    order by kind, at, id), '[]')
  from (
    select change.kind, change.new_amount as amount, change.at, change.id, ad.published_at,
      lead(change.at) over (partition by change.kind order by change.at, change.id) as until,
      row_number() over (partition by change.kind order by change.at desc, change.id desc) as place
    from unit_price price
    join price_change change on change.unit_id = price.unit_id and change.kind = price.kind
    where price.unit_id = ad.unit_id and price.active and ad.published_at is not null
      and change.new_active and change.new_amount is not null
  ) changes
  where place <= ${sql.lit(MOST_CHANGES)} and (until is null or until > published_at))`;

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
      join unit on unit.property_id = property.id
        and unit.id <> (select unit_id from own)
      join ad on ad.unit_id = unit.id and ad.purpose = (select purpose from own)
      join licence on licence.id = ad.licence_id
      join unit_price price on price.unit_id = unit.id and price.active and price.kind = ${kind}::price_kind
      where property.category_id = (select category_id from own) and ${onShow(today)}
      order by point(property.lng, property.lat) <-> (select point(lng, lat) from own)
      limit ${MOST_CANDIDATES}
    ) near cross join own
    order by abs(ln(near.amount::float8 / ${amount}::float8)) + 0.5 * abs(ln((near.area / own.area)::float8))
      + 10 * near.distance, near.id
    limit ${limit}`;
}

/** The rows of `similarAdsQuery`, most similar first. */
export async function findSimilarAds(
  reader: Reader,
  own: { adId: string; kind: PriceKind; amount: number },
  limit: number,
  today: string,
): Promise<string[]> {
  const { rows } = await similarAdsQuery(own, limit, today).execute(reader);
  return rows.map(({ number }) => number);
}
