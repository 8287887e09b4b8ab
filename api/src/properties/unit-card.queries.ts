import { sql } from 'kysely';
import type { ShownPhoto } from '../photos/photo.ts';
import type { Reader } from '../platform/db/database.ts';
import type { AdState } from '../platform/db/schema.generated.ts';
import type { Offer, Price } from '../prices/headline.ts';

/** What its own people see of a unit at a glance. */
export interface UnitCardRow {
  id: string;
  property_id: string;
  code: string;
  name_ar: string | null;
  name_en: string | null;
  area: number;
  privacy: 'public' | 'private';
  photo: ShownPhoto | null;
  /** Active ones. */
  prices: Price[];
  offers: Offer[];
  /** The newest that was not deleted. */
  ad: {
    id: string;
    number: number;
    state: AdState;
    held: boolean;
    purpose: 'rent' | 'sale';
    typed_licence_number: string | null;
  } | null;
  views: number;
  favourites: number;
  contacts: number;
  bookings_ahead: number;
  rating_average: number | null;
  rating_count: number;
}

/** How often the page of the ad was looked at, those of the days that are not summed up yet too. */
export const viewsOf = (ad: ReturnType<typeof sql>) => sql`
  (coalesce((select sum(views) from ad_day where ad_id = ${ad}), 0)
    + coalesce((select sum(views) from ad_visit where ad_id = ${ad}), 0))::int`;

/** The ad of a unit that counts: the newest that was not deleted. */
export const NEWEST_AD = sql`
  lateral (select id, number, state, purpose, held_at is not null as held, typed_licence_number from ad
    where ad.unit_id = unit.id and ad.deleted_at is null order by created_at desc, id desc limit 1) newest`;

/** Units of properties, or one, in the order in which they were made; `today` is a Riyadh date. */
export async function findUnitCards(
  reader: Reader,
  of: { propertyIds: readonly string[] } | { unitId: string },
  today: string,
): Promise<UnitCardRow[]> {
  const isAsked =
    'unitId' in of ? sql`unit.id = ${of.unitId}` : sql`unit.property_id = any(${of.propertyIds}::uuid[])`;
  const { rows } = await sql<UnitCardRow>`
    select unit.id, unit.property_id, unit.code, unit.name_ar, unit.name_en, unit.area, unit.privacy,
      (select to_jsonb(photo) from photo where photo.unit_id = unit.id and state = 'ready'
        order by is_main desc, position limit 1) as photo,
      coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'amount', amount) order by kind)
        from unit_price where unit_id = unit.id and active), '[]') as prices,
      coalesce((select jsonb_agg(jsonb_build_object('type_discount', type_discount, 'discount', discount,
          'kinds', to_jsonb(kinds), 'starts_on', starts_on, 'ends_on', ends_on, 'lowest', offer_unit.lowest))
        from offer_unit join offer on offer.id = offer_unit.offer_id
        where offer_unit.unit_id = unit.id and paused_at is null and starts_on <= ${today}::date
          and ends_on >= ${today}::date), '[]') as offers,
      case when newest.id is not null then to_jsonb(newest) end as ad,
      ${viewsOf(sql`newest.id`)} as views,
      (select count(*)::int from favourite where ad_id = newest.id) as favourites,
      (select count(*)::int from contact_reveal where ad_id = newest.id) as contacts,
      (select count(*)::int from reservation where unit_id = unit.id
        and state in ('pending', 'processing', 'waiting_for_approval', 'active')) as bookings_ahead,
      rating.average as rating_average, rating.count as rating_count
    from unit
    left join ${NEWEST_AD} on true
    cross join lateral (select avg(rate)::float8 as average, count(*)::int as count
      from evaluation where unit_id = unit.id and side = 'guest' and shown_at is not null) rating
    where ${isAsked} and unit.deleted_at is null
    order by unit.created_at, unit.id`.execute(reader);
  return rows;
}
