import { riyadhIso } from '@diyar/contract/values/format';
import { type RawBuilder, sql } from 'kysely';

/**
 * The ads anyone finds at `now`, as a subquery of `ad_id`, `unit_id`, `purpose`, `city_id`, `district_id` and `area`:
 * published, of a public unit, under a licence in force today (product.md 5). What is counted is what a search lists.
 */
export function listedAds(now: Date): RawBuilder<unknown> {
  const today = riyadhIso(now).slice(0, 10);
  return sql`(
    select ad.id as ad_id, ad.unit_id, ad.purpose, property.city_id, property.district_id, unit.area
    from ad
    join unit on unit.id = ad.unit_id and unit.privacy = 'public'
    join property on property.id = unit.property_id
    join licence on licence.id = ad.licence_id
    where ad.state = 'published'
      and licence.issued_on <= ${today}::date and licence.expires_on >= ${today}::date)`;
}
