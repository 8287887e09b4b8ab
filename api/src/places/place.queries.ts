import type { Lang } from '@diyar/messages/messages';
import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

export interface City {
  slug: string;
  name: string;
  /** The region's name. */
  region: string;
  region_slug: string;
  lat: number;
  lng: number;
}

/** Every city, the better known first. */
export async function findCities(reader: Reader, lang: Lang): Promise<City[]> {
  const name = sql.raw(lang === 'ar' ? 'name_ar' : 'name_en');
  const { rows } = await sql<City>`
    select city.slug, city.${name} as name, region.${name} as region, region.slug as region_slug, city.lat, city.lng
    from city join region on region.id = city.region_id
    order by city.rank, city.slug`.execute(reader);
  return rows;
}

export interface District {
  slug: string;
  name: string;
  /** Its middle in degrees; null for one at another's point, which is not placed yet. */
  lat: number | null;
  lng: number | null;
}

export async function findCityId(reader: Reader, slug: string): Promise<number | undefined> {
  const row = await reader.selectFrom('city').select('id').where('slug', '=', slug).executeTakeFirst();
  return row?.id;
}

/** Every district of a city, by name. */
export async function findDistricts(reader: Reader, cityId: number, lang: Lang): Promise<District[]> {
  const name = sql.raw(lang === 'ar' ? 'name_ar' : 'name_en');
  const { rows } = await sql<District>`
    select slug, ${name} as name, case when is_placed then lat end as lat, case when is_placed then lng end as lng
    from (select *, count(*) over (partition by lat, lng) = 1 as is_placed from district where city_id = ${cityId}) district
    order by name, slug`.execute(reader);
  return rows;
}

/** Districts of a city that were merged into others of it, by their addresses. */
export async function findMerged(reader: Reader, cityId: number): Promise<{ slug: string; into: string }[]> {
  return reader
    .selectFrom('district_alias')
    .innerJoin('district', 'district.id', 'district_alias.district_id')
    .select(['district_alias.slug', 'district.slug as into'])
    .where('district_alias.city_id', '=', cityId)
    .orderBy('district_alias.slug')
    .execute();
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

export interface NearestPlace {
  city: { slug: string; name: string };
  /** Null when only a city is near. */
  district: { slug: string; name: string } | null;
}

/** How far the middle of a district may be from a point in it, and the middle of a city, in kilometres. */
const DISTRICT_KM = 6;
const CITY_KM = 60;
const DEGREE_KM = 111.32;

/**
 * The district whose middle is nearest to a point, with its city; where none is near, the nearest city alone; undefined far from
 * all. Districts at another's point are not placed yet and are never answered.
 */
export async function findNearestPlace(
  reader: Reader,
  { lat, lng }: { lat: number; lng: number },
  lang: Lang,
): Promise<NearestPlace | undefined> {
  const name = sql.raw(lang === 'ar' ? 'name_ar' : 'name_en');
  // Near by, the ground is flat: a degree of longitude is shorter by the cosine of the latitude.
  const degrees = (table: 'district' | 'city') => {
    const from = sql.table(table);
    return sql`sqrt(power(${from}.lat - ${lat}, 2) + power((${from}.lng - ${lng}) * cos(radians(${lat})), 2))`;
  };
  const { rows: districts } = await sql<{ slug: string; name: string; city: string; city_name: string }>`
    select district.slug, district.${name} as name, city.slug as city, city.${name} as city_name
    from district join city on city.id = district.city_id
    where ${degrees('district')} <= ${DISTRICT_KM / DEGREE_KM}
      and not exists (select from district other where other.id <> district.id
        and other.lat = district.lat and other.lng = district.lng)
    order by ${degrees('district')}, district.slug limit 1`.execute(reader);
  const [found] = districts;
  if (found !== undefined) {
    const { slug, name: districtName, city, city_name: cityName } = found;
    return { city: { slug: city, name: cityName }, district: { slug, name: districtName } };
  }
  const { rows: cities } = await sql<{ slug: string; name: string }>`
    select slug, ${name} as name from city
    where ${degrees('city')} <= ${CITY_KM / DEGREE_KM} order by ${degrees('city')}, slug limit 1`.execute(
    reader,
  );
  return cities[0] === undefined ? undefined : { city: cities[0], district: null };
}
