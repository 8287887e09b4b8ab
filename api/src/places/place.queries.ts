import type { Lang } from '@diyar/messages/messages';
import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

export interface City {
  slug: string;
  name: string;
  /** The region's name. */
  region: string;
  lat: number;
  lng: number;
}

/** Every city, the better known first. */
export async function findCities(reader: Reader, lang: Lang): Promise<City[]> {
  const name = sql.raw(lang === 'ar' ? 'name_ar' : 'name_en');
  const { rows } = await sql<City>`
    select city.slug, city.${name} as name, region.${name} as region, city.lat, city.lng
    from city join region on region.id = city.region_id
    order by city.rank, city.slug`.execute(reader);
  return rows;
}

export interface District {
  slug: string;
  name: string;
}

export async function findCityId(reader: Reader, slug: string): Promise<number | undefined> {
  const row = await reader.selectFrom('city').select('id').where('slug', '=', slug).executeTakeFirst();
  return row?.id;
}

/** Every district of a city, by name. */
export async function findDistricts(reader: Reader, cityId: number, lang: Lang): Promise<District[]> {
  const name = sql.raw(lang === 'ar' ? 'name_ar' : 'name_en');
  const { rows } = await sql<District>`
    select slug, ${name} as name from district where city_id = ${cityId} order by name, slug`.execute(reader);
  return rows;
}

export interface PlacedDistrict {
  slug: string;
  name: string;
  lat: number;
  lng: number;
}

/** The districts in a piece of the map, by name; without those at another's point, which are not placed yet. */
export async function findDistrictsWithin(
  reader: Reader,
  { west, south, east, north }: { west: number; south: number; east: number; north: number },
  lang: Lang,
): Promise<PlacedDistrict[]> {
  const name = sql.raw(lang === 'ar' ? 'name_ar' : 'name_en');
  const { rows } = await sql<PlacedDistrict>`
    select slug, ${name} as name, lat, lng from district
    where lng >= ${west} and lng < ${east} and lat >= ${south} and lat < ${north}
      and not exists (select from district other where other.id <> district.id
        and other.lat = district.lat and other.lng = district.lng)
    order by name, slug`.execute(reader);
  return rows;
}
