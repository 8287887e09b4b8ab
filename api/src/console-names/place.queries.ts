import type { Lang } from '@diyar/messages/messages';
import { type RawBuilder, sql } from 'kysely';
import { brokenConstraint, type Reader, type Tx } from '../platform/db/database.ts';
import { invalid } from '../platform/http/refusal.ts';

export interface PlaceWords {
  name_ar: string;
  name_en: string;
  lat: number;
  lng: number;
  synonyms: string[];
}

export interface CityRow extends PlaceWords {
  id: number;
  slug: string;
  districts: number;
  unreviewed: number;
}

const CITY = sql`
  select city.id, city.slug, city.name_ar, city.name_en, city.lat, city.lng, city.synonyms,
    count(district.id)::int as districts, count(district.id) filter (where not district.reviewed)::int as unreviewed
  from city left join district on district.city_id = city.id`;

/** Every city, the better known first. */
export async function findCities(reader: Reader): Promise<CityRow[]> {
  const { rows } = await sql<CityRow>`${CITY} group by city.id order by city.rank, city.slug`.execute(reader);
  return rows;
}

export async function findCity(reader: Reader, slug: string): Promise<CityRow | undefined> {
  const { rows } = await sql<CityRow>`${CITY} where city.slug = ${slug} group by city.id`.execute(reader);
  return rows[0];
}

export async function updateCity(tx: Tx, id: number, words: PlaceWords, now: Date): Promise<void> {
  await tx
    .updateTable('city')
    .set({ ...words, edited_at: now })
    .where('id', '=', id)
    .execute();
}

export interface DistrictRow extends PlaceWords {
  id: number;
  slug: string;
  city: { id: number; slug: string; name_ar: string; name_en: string };
  approximate: boolean;
  reviewed: boolean;
  properties: number;
}

const DISTRICT = sql`
  select district.id, district.slug, district.name_ar, district.name_en, district.lat, district.lng, district.synonyms,
    district.approximate, district.reviewed,
    jsonb_build_object('id', city.id, 'slug', city.slug, 'name_ar', city.name_ar, 'name_en', city.name_en) as city,
    (select count(*)::int from property where property.district_id = district.id and property.deleted_at is null) as properties
  from district join city on city.id = district.city_id`;

export interface AskedDistricts {
  q: string;
  city: string | undefined;
  reviewed: boolean | undefined;
}

/** By a part of a name in either language, a synonym or the address. */
function asked({ q, city, reviewed }: AskedDistricts): RawBuilder<unknown> {
  const named = sql`(strpos(district.name_ar, ${q}) > 0 or strpos(lower(district.name_en), lower(${q})) > 0
    or strpos(district.slug, lower(${q})) > 0 or ${q} = any(district.synonyms))`;
  return sql`${q === '' ? sql`true` : named}
    and ${city === undefined ? sql`true` : sql`city.slug = ${city}`}
    and ${reviewed === undefined ? sql`true` : sql`district.reviewed = ${reviewed}`}`;
}

/** A page of districts, those that nobody has looked at first, then by city and name. */
export async function findDistricts(
  reader: Reader,
  wanted: AskedDistricts,
  { lang, limit, offset }: { lang: Lang; limit: number; offset: number },
): Promise<DistrictRow[]> {
  const { rows } = await sql<DistrictRow>`
    ${DISTRICT} where ${asked(wanted)}
    order by district.reviewed, city.rank, city.slug, district.${sql.raw(`name_${lang}`)}, district.slug
    limit ${limit} offset ${offset}`.execute(reader);
  return rows;
}

export async function countDistricts(
  reader: Reader,
  wanted: AskedDistricts,
): Promise<{ total: number; unreviewed: number }> {
  const { rows } = await sql<{ total: number; unreviewed: number }>`
    select count(*) filter (where ${asked(wanted)})::int as total,
      count(*) filter (where not district.reviewed)::int as unreviewed
    from district join city on city.id = district.city_id`.execute(reader);
  return rows[0] ?? { total: 0, unreviewed: 0 };
}

export async function findDistrict(reader: Reader, slug: string): Promise<DistrictRow | undefined> {
  const { rows } = await sql<DistrictRow>`${DISTRICT} where district.slug = ${slug}`.execute(reader);
  return rows[0];
}

/** Counts the requests and saved searches that name a district, and lists its former addresses. */
export async function countNaming(
  reader: Reader,
  { id, slug }: Pick<DistrictRow, 'id' | 'slug'>,
): Promise<{ requests: number; searches: number; former: string[] }> {
  const { rows } = await sql<{ requests: number; searches: number; former: string[] }>`
    select (select count(*)::int from request where ${id} = any(district_ids)) as requests,
      (select count(*)::int from saved_search where ${slug} = any(districts)) as searches,
      array(select slug from district_alias where district_id = ${id} order by slug) as former`.execute(
    reader,
  );
  return rows[0] ?? { requests: 0, searches: 0, former: [] };
}

/** Refuses `place_name_taken` where another district of the city has the name. */
export async function updateDistrict(tx: Tx, id: number, words: PlaceWords, now: Date): Promise<void> {
  try {
    await tx
      .updateTable('district')
      .set({ ...words, approximate: false, reviewed: true, edited_at: now })
      .where('id', '=', id)
      .execute();
  } catch (error) {
    if (brokenConstraint(error) === 'district_name_unique_in_city')
      throw invalid('name_ar', 'place_name_taken');
    throw error;
  }
}
