import type { Tenant } from '@diyar/contract/words/unit-words';
import { sql } from 'kysely';
import type { ShownPhoto } from '../photos/photo.ts';
import type { Reader } from '../platform/db/database.ts';
import type { Offer, Price } from '../prices/headline.ts';
import { licensedOn, onShow } from './on-show.ts';

export interface NamedPlace {
  slug: string;
  name_ar: string;
  name_en: string;
}

/** The stored fields of an ad that its card shows. */
export interface CardRow {
  id: string;
  number: number;
  unit_id: string;
  purpose: 'rent' | 'sale';
  title_ar: string | null;
  title_en: string | null;
  published_at: Date | null;
  created_at: Date;
  special_until: Date | null;
  area: number;
  rooms: number | null;
  baths: number | null;
  guests_max: number | null;
  tenants: Tenant[];
  instant: boolean;
  /** When a daily stay begins, and when it ends, HH:mm. */
  arrival_time: string;
  departure_time: string;
  category: NamedPlace;
  city: NamedPlace;
  district: NamedPlace;
  lat: number;
  lng: number;
  location_approximate: boolean;
  account_number: number;
  account_name: string;
  account_verified_at: Date | null;
  licence_source: 'registry' | 'sandbox' | null;
  prices: Price[];
  /** Offers of the unit that run on the day asked about. */
  offers: Offer[];
  photos: ShownPhoto[];
  rating_average: number | null;
  rating_count: number;
}

const place = (table: string) => {
  const at = sql.table(table);
  return sql`json_build_object('slug', ${at}.slug, 'name_ar', ${at}.name_ar, 'name_en', ${at}.name_en)`;
};

/**
 * The rows behind cards, in the order of the public numbers; one statement, however many. `today` is a Riyadh date.
 * The inner select hides the number of rows from the planner, which would otherwise plan anew each time (5 ms).
 */
export async function findCardRows(
  reader: Reader,
  numbers: readonly (number | string)[],
  today: string,
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ad.id, ad.number, ad.unit_id, ad.purpose, ad.title_ar, ad.title_en, ad.published_at, ad.created_at,
      ad.special_until, unit.area, unit.rooms, unit.baths, unit.guests_max, unit.tenants, unit_policy.instant,
      left(unit_policy.arrival_time::text, 5) as arrival_time,
      left(unit_policy.departure_time::text, 5) as departure_time,
      ${place('category')} as category, ${place('city')} as city, ${place('district')} as district,
      property.lat, property.lng, property.location_approximate,
      account.number as account_number, account.name as account_name, account.verified_at as account_verified_at,
      licence.source as licence_source, prices.prices, offers.offers, photos.photos,
      rating.average as rating_average, rating.count as rating_count
    from unnest((select ${numbers}::bigint[])) with ordinality as asked (number, position)
    join ad on ad.number = asked.number
    join unit on unit.id = ad.unit_id
    join unit_policy on unit_policy.unit_id = unit.id
    join property on property.id = unit.property_id
    join category on category.id = property.category_id
    join city on city.id = property.city_id
    join district on district.id = property.district_id
    join account on account.id = ad.account_id
    left join licence on licence.id = ad.licence_id
    cross join lateral (select coalesce(json_agg(json_build_object('kind', kind, 'amount', amount) order by kind), '[]') as prices
      from unit_price where unit_price.unit_id = unit.id and active) prices
    cross join lateral (select coalesce(json_agg(json_build_object('type_discount', type_discount, 'discount', discount,
        'kinds', kinds, 'starts_on', starts_on, 'ends_on', ends_on, 'lowest', offer_unit.lowest)), '[]') as offers
      from offer_unit join offer on offer.id = offer_unit.offer_id
      where offer_unit.unit_id = unit.id and offer.paused_at is null
        and offer.starts_on <= ${today}::date and offer.ends_on >= ${today}::date) offers
    cross join lateral (select coalesce(json_agg(json_build_object('id', id, 'placeholder', placeholder, 'colour', colour, 'is_main', is_main)
        order by is_main desc, position), '[]') as photos
      from photo where photo.unit_id = unit.id and state = 'ready') photos
    cross join lateral (select avg(rate)::float8 as average, count(*)::int as count
      from evaluation where evaluation.unit_id = unit.id and evaluation.side = 'guest'
        and evaluation.shown_at is not null) rating
    order by asked.position`.execute(reader);
  return rows;
}

/** The public numbers of those among some ads, told by id or by number, that anyone finds on a Riyadh day. */
export async function findOnShow(
  reader: Reader,
  asked: { ids: readonly string[] } | { numbers: readonly string[] },
  today: string,
): Promise<ReadonlySet<string>> {
  const isAsked =
    'ids' in asked
      ? sql`ad.id = any(${asked.ids}::uuid[])`
      : sql`ad.number = any(${asked.numbers}::bigint[])`;
  const { rows } = await sql<{ number: string }>`
    select ad.number::text as number from ad
    join unit on unit.id = ad.unit_id
    join licence on licence.id = ad.licence_id
    where ${isAsked} and ${onShow(today)}`.execute(reader);
  return new Set(rows.map(({ number }) => number));
}

/** Ids of an account's units that anyone finds on a Riyadh day, each with a price to lead with. */
export async function findUnitsOnShow(
  reader: Reader,
  accountId: string,
  today: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ unit_id: string }>`
    select ad.unit_id from ad
    join unit on unit.id = ad.unit_id
    join licence on licence.id = ad.licence_id
    where ad.account_id = ${accountId} and ad.deleted_at is null and ${onShow(today)}
      and exists (select from unit_price where unit_price.unit_id = unit.id and active)`.execute(reader);
  return new Set(rows.map(({ unit_id }) => unit_id));
}

/** The fields of an ad that decide who may see it. */
export interface AdSight {
  id: string;
  account_id: string;
  state: string;
  /** Published under a licence in force on the day asked about. */
  is_live: boolean;
  /** It stood on the site once. */
  was_published: boolean;
  privacy: 'public' | 'private';
  link_key: string | null;
  /** The caller is one of its account's people: the owner or a team member. */
  is_own: boolean;
}

/** An ad by its public number, with what decides who may see it; `personId` is the caller's, null for a visitor. */
export async function findAdSight(
  reader: Reader,
  number: number | string,
  personId: string | null,
  today: string,
): Promise<AdSight | undefined> {
  const { rows } = await sql<AdSight>`
    select ad.id, ad.account_id, ad.state, unit.privacy, unit.link_key,
      coalesce(ad.state = 'published' and ${licensedOn(today)}, false) as is_live,
      ad.published_at is not null as was_published,
      standing_of(${personId}::uuid, account.id, account.person_id) is not null as is_own
    from ad
    join unit on unit.id = ad.unit_id
    join account on account.id = ad.account_id
    left join licence on licence.id = ad.licence_id
    where ad.number = ${number}::bigint and ad.deleted_at is null`.execute(reader);
  return rows[0];
}
