import type { Lang } from '@diyar/messages/messages';
import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';
import { listedAds } from './listed-ads.ts';

export interface CityRow {
  slug: string;
  name: string;
  /** The region's name. */
  region: string;
  ads: number;
  lat: number;
  lng: number;
}

/** Every city with its listed ads, most first, then the better known. */
export async function citiesWithAds(reader: Reader, lang: Lang, now: Date): Promise<CityRow[]> {
  const name = sql.raw(lang === 'ar' ? 'name_ar' : 'name_en');
  const { rows } = await sql<CityRow>`
    select city.slug, city.${name} as name, region.${name} as region, city.lat, city.lng,
      coalesce(counted.ads, 0) as ads
    from city
    join region on region.id = city.region_id
    left join (select city_id, count(*) as ads from ${listedAds(now)} listed group by city_id) counted
      on counted.city_id = city.id
    order by ads desc, city.rank, city.slug`.execute(reader);
  return rows;
}

export interface DistrictRow {
  slug: string;
  name: string;
  ads: number;
}

export async function findCityId(reader: Reader, slug: string): Promise<number | undefined> {
  const row = await reader.selectFrom('city').select('id').where('slug', '=', slug).executeTakeFirst();
  return row?.id;
}

/** Every district of a city with its listed ads, most first, then by name. */
export async function districtsWithAds(
  reader: Reader,
  cityId: number,
  lang: Lang,
  now: Date,
): Promise<DistrictRow[]> {
  const name = sql.raw(lang === 'ar' ? 'name_ar' : 'name_en');
  const { rows } = await sql<DistrictRow>`
    select district.slug, district.${name} as name, coalesce(counted.ads, 0) as ads
    from district
    left join (
      select district_id, count(*) as ads from ${listedAds(now)} listed
      where city_id = ${cityId} group by district_id
    ) counted on counted.district_id = district.id
    where district.city_id = ${cityId}
    order by ads desc, name, district.slug`.execute(reader);
  return rows;
}
