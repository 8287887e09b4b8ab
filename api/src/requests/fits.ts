import { type RawBuilder, sql } from 'kysely';
import { onShow } from '../ads/on-show.ts';

/** Requests that anyone may find at an instant; those of a suspended account are back once it is reopened. */
export const requestOnShow = (now: Date): RawBuilder<unknown> =>
  sql`request.state = 'published' and request.expires_at > ${now}
    and request.account_id <> all ((select suspended_accounts())::uuid[])`;

/**
 * Joins a `request` with the ads whose units fit it, as `unit`, `property`, `ad` and `unit_price`, the price of the rental term or of
 * sale: same purpose, category and city; in one of its districts or its drawn area; area, sides and price within what it
 * says. What an advertiser did not say of the sides of a property or of its floor refuses nothing; features decide the order alone.
 */
export const fitting = (today: string): RawBuilder<unknown> => sql`
  join property on property.city_id = request.city_id and property.category_id = request.category_id
    and property.deleted_at is null
    and (request.district_ids = '{}' or property.district_id = any(request.district_ids))
    and (cardinality(request.ground) = 0 or point(property.lng, property.lat) <@ any(request.ground))
    and (request.length is null or coalesce(property.height, request.length) >= request.length)
    and (request.width is null or coalesce(property.width, request.width) >= request.width)
  join unit on unit.property_id = property.id and unit.deleted_at is null
    and (request.area_min is null or unit.area >= request.area_min)
    and (request.area_max is null or unit.area <= request.area_max)
    and is_on_floor(request.floors, unit.floor, unit.top_floor)
  join ad on ad.unit_id = unit.id and ad.deleted_at is null and ad.purpose = request.purpose
    and ad.account_id <> request.account_id
  join licence on licence.id = ad.licence_id and ${onShow(today)}
  join unit_price on unit_price.unit_id = unit.id and unit_price.active
    and unit_price.kind = coalesce(
      (array['hourly', 'daily', 'monthly', 'yearly']::price_kind[])[request.period], 'main')
    and (request.price_min is null or unit_price.amount >= request.price_min)
    and (request.price_max is null or unit_price.amount <= request.price_max)`;
