import { openDatabase } from '../api/src/platform/db/database.ts';

/** Public numbers of the ads anyone may see, the slugs of the cities they are in, and the number of who advertises the first. */
export async function findSubjects(
  databaseUrl: string,
): Promise<{ ads: string[]; cities: string[]; advertiser: string }> {
  const { db, close } = openDatabase(databaseUrl, { max: 1 });
  try {
    const rows = await db
      .selectFrom('ad')
      .innerJoin('unit', 'unit.id', 'ad.unit_id')
      .innerJoin('property', 'property.id', 'unit.property_id')
      .innerJoin('city', 'city.id', 'property.city_id')
      .innerJoin('account', 'account.id', 'ad.account_id')
      .select(['ad.number', 'city.slug', 'account.number as advertiser'])
      .where('ad.state', '=', 'published')
      .where('unit.privacy', '=', 'public')
      .orderBy('ad.id')
      .execute();
    return {
      ads: rows.map(({ number }) => String(number)),
      advertiser: String(rows[0]?.advertiser),
      cities: [...new Set(rows.map(({ slug }) => slug))],
    };
  } finally {
    await close();
  }
}
