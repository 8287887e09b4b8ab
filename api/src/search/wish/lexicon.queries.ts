import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';

/** Every place, category and feature by slug, cities best known first. */
export async function findNames(reader: Reader) {
  const [cities, districts, categories, features] = await Promise.all([
    reader
      .selectFrom('city')
      .innerJoin('region', 'region.id', 'city.region_id')
      .select([
        'city.slug',
        'city.name_ar',
        'city.name_en',
        'city.lat',
        'city.lng',
        'city.rank',
        'city.synonyms',
        'region.slug as region',
      ])
      .orderBy('city.rank')
      .orderBy('city.slug')
      .execute(),
    reader
      .selectFrom('district')
      .innerJoin('city', 'city.id', 'district.city_id')
      .select([
        'district.slug',
        'district.name_ar',
        'district.name_en',
        'district.synonyms',
        'district.lat',
        'district.lng',
        'city.slug as city',
      ])
      .orderBy('district.slug')
      .execute(),
    reader
      .selectFrom('category')
      .select(['slug', 'name_ar', 'name_en', 'plural_ar', 'plural_en'])
      .orderBy('sort')
      .orderBy('slug')
      .execute(),
    reader.selectFrom('feature').select(['slug', 'name_ar', 'name_en']).orderBy('slug').execute(),
  ]);
  return { cities, districts, categories, features };
}

/** Names and badges of these accounts as their public pages show them; by public number. */
export async function findAdvertisers(reader: Reader, numbers: readonly number[]) {
  if (numbers.length === 0) return [];
  return await reader
    .selectFrom('account')
    .select(['number', 'name', 'verified_at'])
    .where(sql<boolean>`number = any(${numbers}::bigint[])`)
    .execute();
}
