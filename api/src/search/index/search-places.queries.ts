import type { SeasonDates } from '@diyar/contract/words/seasons';
import type { Reader } from '../../platform/db/database.ts';

export interface PlaceIds {
  category: Map<string, number>;
  city: Map<string, number>;
  /** By the addresses of those that were merged into them too. */
  district: Map<string, number>;
  /** By id, with holes. */
  districtSlugs: string[];
  feature: Map<string, number>;
}

export async function findPlaceIds(reader: Reader): Promise<PlaceIds> {
  const idsOf = async (table: 'category' | 'city' | 'district') => {
    const rows = await reader.selectFrom(table).select(['id', 'slug']).execute();
    return new Map(rows.map(({ id, slug }) => [slug, id]));
  };
  const district = await idsOf('district');
  const districtSlugs: string[] = [];
  for (const [slug, id] of district) districtSlugs[id] = slug;
  const aliases = await reader.selectFrom('district_alias').select(['slug', 'district_id']).execute();
  for (const { slug, district_id } of aliases) district.set(slug, district_id);
  const features = await reader.selectFrom('feature').select('slug').orderBy('slug').execute();
  return {
    category: await idsOf('category'),
    city: await idsOf('city'),
    district,
    districtSlugs,
    feature: new Map(features.map(({ slug }, at) => [slug, at])),
  };
}

/** Dates of seasons as they were announced. */
export async function findSeasonDates(reader: Reader): Promise<SeasonDates[]> {
  return reader.selectFrom('season_dates').select(['season', 'starts_on', 'ends_on']).execute();
}
