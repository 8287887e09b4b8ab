import { openDatabase } from '../api/src/platform/db/database.ts';

/** Public numbers of the ads anyone may see, and the slugs of the cities they are in. */
export async function findSubjects(databaseUrl: string): Promise<{ ads: string[]; cities: string[] }> {
  const { db, close } = openDatabase(databaseUrl, { max: 1 });
  try {
    const rows = await db
      .selectFrom('ad')
      .innerJoin('unit', 'unit.id', 'ad.unit_id')
      .innerJoin('property', 'property.id', 'unit.property_id')
      .innerJoin('city', 'city.id', 'property.city_id')
      .select(['ad.number', 'city.slug'])
      .where('ad.state', '=', 'published')
      .where('unit.privacy', '=', 'public')
      .orderBy('ad.id')
      .execute();
    return {
      ads: rows.map(({ number }) => String(number)),
      cities: [...new Set(rows.map(({ slug }) => slug))],
    };
  } finally {
    await close();
  }
}
