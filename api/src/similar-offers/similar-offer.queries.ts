import { BEFORE_DAWN } from '@diyar/contract/values/day-use';
import { sql } from 'kysely';
import { FEWEST_ADS, type MarketScope, type MarketSubject, usedAs, within } from '../ads/market.ts';
import { onShow } from '../ads/on-show.ts';
import { SIZE_BOUNDS } from '../ads/unit-size.ts';
import type { Reader } from '../platform/db/database.ts';
import type { Price } from '../prices/headline.ts';

interface NamedPlace {
  slug: string;
  name_ar: string;
  name_en: string;
}

/** A unit with active prices, under its newest ad. */
export interface OwnOffer {
  unit_id: string;
  number: string;
  title_ar: string | null;
  title_en: string | null;
  name: string;
  on_show: boolean;
  /** A live ad of it stands under a licence. */
  is_licensed: boolean;
  category: NamedPlace;
  district: NamedPlace;
  city: NamedPlace;
  market: MarketSubject & { plural_ar: string; plural_en: string };
  prices: Price[];
}

const OWN = (accountId: string) => sql`
  from unit
  join property on property.id = unit.property_id
  join lateral (select * from ad where ad.unit_id = unit.id and ad.deleted_at is null
    order by ad.created_at desc, ad.id desc limit 1) ad on true
  where unit.account_id = ${accountId} and unit.deleted_at is null
    and exists (select from unit_price where unit_price.unit_id = unit.id and active)`;

/** Units of an account that have an ad and a price, by property and in the order in which they were made. */
export async function findOwnOffers(
  reader: Reader,
  accountId: string,
  { limit, offset, today }: { limit: number; offset: number; today: string },
): Promise<OwnOffer[]> {
  const { rows } = await sql<OwnOffer>`
    select own.unit_id, own.number, own.title_ar, own.title_en, property.name,
      exists (select from ad join licence on licence.id = ad.licence_id
        where ad.id = own.ad_id and ${onShow(today)}) as on_show,
      exists (select from ad where ad.unit_id = own.unit_id and ad.licence_id is not null and is_live(ad.state)) as is_licensed,
      to_jsonb(category) as category, to_jsonb(district) as district, to_jsonb(city) as city,
      jsonb_build_object('purpose', own.purpose, 'category_id', property.category_id, 'city_id', property.city_id,
        'district_id', property.district_id, 'plural_ar', category.plural_ar, 'plural_en', category.plural_en,
        'area', unit.area, 'usage', property.usage,
        'leaves_early', coalesce(unit_policy.departure_time <= ${BEFORE_DAWN}::time, false),
        'rooms', case when category.has_rooms and unit.rooms > 0 then unit.rooms end) as market,
      (select jsonb_agg(jsonb_build_object('kind', kind, 'amount', amount) order by kind) from unit_price
        where unit_price.unit_id = own.unit_id and active) as prices
    from (select unit.id as unit_id, ad.id as ad_id, ad.number::text as number, ad.title_ar, ad.title_en, ad.purpose,
        row_number() over (order by property.created_at desc, property.id desc, unit.created_at, unit.id) as place
      ${OWN(accountId)} order by place limit ${limit} offset ${offset}) own
    join unit on unit.id = own.unit_id
    left join unit_policy on unit_policy.unit_id = unit.id
    join property on property.id = unit.property_id
    join category on category.id = property.category_id
    join district on district.id = property.district_id
    join city on city.id = property.city_id
    order by own.place`.execute(reader);
  return rows;
}

export async function countOwnOffers(reader: Reader, accountId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${OWN(accountId)}`.execute(
    reader,
  );
  return rows[0]?.count ?? 0;
}

/** Units whose nights are looked at around one. */
const MOST_UNITS = 300;

/** The ads whose nights are read: those that a price of nights is compared with. */
export interface LikeNights {
  place: MarketSubject;
  scope: MarketScope;
  rooms: number | null;
  size: number | null;
}

const taken = (unit: string, { from, to }: { from: string; to: string }) => sql`
  (select count(distinct day)::int from reservation
    cross join lateral generate_series(greatest(start_date, since, ${from}::date), least(end_date - 1, ${to}::date), interval '1 day') as day
    where reservation.unit_id = ${sql.ref(unit)} and state in ('waiting_for_approval', 'active', 'finished') and period <> 1
      and start_date <= ${to}::date and end_date > ${from}::date)`;
const everBooked = (unit: string) => sql`
  exists (select from reservation where reservation.unit_id = ${sql.ref(unit)}
    and state in ('waiting_for_approval', 'active', 'finished'))`;
const SINCE = sql`(select min((published_at at time zone 'Asia/Riyadh')::date) from ad shown
  where shown.unit_id = unit.id and published_at is not null)`;

/**
 * Of each night from one Riyadh date to another on which they were published, how many were booked here, in tenths of a percent:
 * of a unit, and of others' units like it. Units that were never booked here are let elsewhere for all we know: they are
 * left out, and fewer than five of the others say nothing.
 */
export async function findOccupancy(
  reader: Reader,
  { unitId, accountId, like }: { unitId: string; accountId: string; like: LikeNights },
  { from, to, today }: { from: string; to: string; today: string },
): Promise<{ own: number; others: number; units: number } | null> {
  const { place, scope, rooms, size } = like;
  const { rows } = await sql<{ is_own: boolean; units: number; taken: number; offered: number }>`
    with alike as (
      select unit.id, false as is_own, ${SINCE} as since
      from (select id from property
        where category_id = ${place.category_id} and ${within(place, scope)} and ${usedAs(place)}) property
      join unit on unit.property_id = property.id and unit.account_id <> ${accountId}
      join unit_price price on price.unit_id = unit.id and price.active and price.kind = 'daily'
      join unit_policy policy on policy.unit_id = unit.id
        and (policy.departure_time <= ${BEFORE_DAWN}::time) = ${place.leaves_early}
      join ad on ad.unit_id = unit.id and ad.purpose = 'rent'
      join licence on licence.id = ad.licence_id
      where ${onShow(today)}
        ${rooms === null ? sql`` : sql`and unit.rooms = ${rooms}`}
        ${size === null ? sql`` : sql`and width_bucket(unit.area::float8, ${SIZE_BOUNDS}::float8[]) = ${size}`}
      order by property.id desc limit ${MOST_UNITS}
    ), all_units as (
      select * from alike union all select unit.id, true, ${SINCE} from unit where unit.id = ${unitId}
    )
    select is_own, count(*)::int as units, sum(${taken('all_units.id', { from, to })})::int as taken,
      sum(${to}::date - greatest(since, ${from}::date) + 1)::int as offered
    from all_units where since <= ${to}::date and ${everBooked('all_units.id')} group by is_own`.execute(
    reader,
  );
  const own = rows.find(({ is_own }) => is_own);
  const others = rows.find(({ is_own }) => !is_own);
  if (own === undefined || others === undefined || others.units < FEWEST_ADS) return null;
  const share = (of: { taken: number; offered: number }) => Math.round((of.taken / of.offered) * 1000);
  return { own: share(own), others: share(others), units: others.units };
}
