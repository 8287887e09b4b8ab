import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

export interface CategoryRow {
  id: number;
  slug: string;
  name_ar: string;
  name_en: string;
  usage: string;
  has_rooms: boolean;
  /** No new property is of it. */
  hidden: boolean;
  has_furnished: boolean;
}

export async function findCategories(reader: Reader): Promise<CategoryRow[]> {
  return reader
    .selectFrom('category')
    .select(['id', 'slug', 'name_ar', 'name_en', 'usage', 'has_rooms', 'has_furnished', 'hidden'])
    .orderBy('sort')
    .execute();
}

/** A city and a district by their slugs, as far as they are there, and the city that the district is of. */
export async function findPlace(
  reader: Reader,
  slugs: { city: string | null | undefined; district: string | null | undefined },
): Promise<{ cityId: number | null; districtId: number | null; districtCityId: number | null }> {
  const { rows } = await sql<{
    cityId: number | null;
    districtId: number | null;
    districtCityId: number | null;
  }>`
    select (select id from city where slug = ${slugs.city ?? null}) as "cityId",
      (select id from district where id = district_by_slug(${slugs.district ?? null})) as "districtId",
      (select city_id from district where id = district_by_slug(${slugs.district ?? null})) as "districtCityId"`.execute(
    reader,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('a select without a table answers one row');
  return row;
}

/** Which of these features there are. */
export async function findFeatures(reader: Reader, slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const rows = await reader
    .selectFrom('feature')
    .select('slug')
    .where('slug', 'in', [...slugs])
    .execute();
  return rows.map(({ slug }) => slug);
}
