import type { Reader } from '../platform/db/database.ts';

/** The address that proves an ad's licence. */
export async function findLicenceUrl(reader: Reader, adId: string): Promise<string | undefined> {
  const row = await reader
    .selectFrom('ad')
    .innerJoin('licence', 'licence.id', 'ad.licence_id')
    .select('licence.url')
    .where('ad.id', '=', adId)
    .executeTakeFirst();
  return row?.url;
}
