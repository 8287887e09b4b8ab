import type { Reader } from '../platform/db/database.ts';

/** What a photo's files are stored under; undefined for an id that is not of a photo that may be shown. */
export async function findFileKey(reader: Reader, photoId: string): Promise<string | undefined> {
  const photo = await reader
    .selectFrom('photo')
    .select('file_key')
    .where('id', '=', photoId)
    .where('state', '=', 'ready')
    .executeTakeFirst();
  return photo?.file_key ?? undefined;
}
