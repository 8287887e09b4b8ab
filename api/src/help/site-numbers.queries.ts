import { sql } from 'kysely';
import { onShow } from '../ads/on-show.ts';
import type { Reader } from '../platform/db/database.ts';
import { requestOnShow } from '../requests/fits.ts';

export interface SiteNumbers {
  ads: number;
  advertisers: number;
  verified_advertisers: number;
  cities: number;
  bookings: number;
  requests: number;
  rating: number | null;
  evaluations: number;
}

/** Counts what the marketplace has on a Riyadh day, by the rules of the lists that show it. */
export async function countSite(reader: Reader, today: string, now: Date): Promise<SiteNumbers> {
  const { rows } = await sql<SiteNumbers>`
    with shown as (
      select ad.account_id, property.city_id from ad join unit on unit.id = ad.unit_id
        join property on property.id = unit.property_id join licence on licence.id = ad.licence_id
      where ${onShow(today)}),
    told as (select rate from evaluation where side = 'guest' and shown_at <= ${now})
    select (select count(*)::int from shown) as ads,
      (select count(distinct account_id)::int from shown) as advertisers,
      (select count(distinct account_id)::int from shown join account on account.id = shown.account_id
        where account.verified_at is not null) as verified_advertisers,
      (select count(distinct city_id)::int from shown) as cities,
      (select count(*)::int from reservation where state in ('active', 'finished')
        and start_date > ${today}::date - 365) as bookings,
      (select count(*)::int from request where ${requestOnShow(now)}) as requests,
      (select round(avg(rate), 1)::float8 from told) as rating,
      (select count(*)::int from told) as evaluations`.execute(reader);
  const [row] = rows;
  if (row === undefined) throw new Error('counting answered no row');
  return row;
}
