import { type RawBuilder, sql } from 'kysely';

/** More than any price: the largest number of its column. */
const MOST_AMOUNT = '9223372036854775807';

/** Requests that anyone may find at an instant; those of a suspended account are back once it is reopened. */
export const requestOnShow = (now: Date): RawBuilder<unknown> =>
  sql`request.state = 'published' and request.expires_at > ${now}
    and request.account_id <> all ((select suspended_accounts())::uuid[])`;

/**
 * Joins a `request` with the prices of units on show that fit it, as `listed`: of its rental term or of sale, in its city and category,
 * in one of its districts or its drawn area; area, sides, floor and price within what it says. What an advertiser did not say of the
 * sides of a property or of its floor refuses nothing; features decide the order alone. `listed_price` has what is on show but for the
 * days of its licence (decision 096).
 */
export const fitting = (today: string): RawBuilder<unknown> => sql`
  join listed_price listed on listed.city_id = request.city_id and listed.category_id = request.category_id
    and listed.kind = coalesce(
      (array['hourly', 'daily', 'monthly', 'yearly']::price_kind[])[request.period], 'main')
    and listed.amount >= coalesce(request.price_min, 0)
    and listed.amount <= coalesce(request.price_max, ${MOST_AMOUNT}::bigint)
    and listed.account_id <> request.account_id
    and (request.district_ids = '{}' or listed.district_id = any(request.district_ids))
    and (cardinality(request.ground) = 0 or point(listed.lng, listed.lat) <@ any(request.ground))
    and (request.length is null or coalesce(listed.height, request.length) >= request.length)
    and (request.width is null or coalesce(listed.width, request.width) >= request.width)
    and (request.area_min is null or listed.area >= request.area_min)
    and (request.area_max is null or listed.area <= request.area_max)
    and is_on_floor(request.floors, listed.floor, listed.top_floor)
    and ${today}::date >= listed.issued_on and ${today}::date <= listed.expires_on`;
