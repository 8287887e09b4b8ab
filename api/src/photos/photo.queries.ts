import type { Reader } from '../platform/db/database.ts';

/** The storage key of a photo's files; undefined for an id of no photo that may be shown. */
export async function findFileKey(reader: Reader, photoId: string): Promise<string | undefined> {
  const photo = await reader
    .selectFrom('photo')
    .select('file_key')
    .where('id', '=', photoId)
    .where('state', '=', 'ready')
    .executeTakeFirst();
  return photo?.file_key ?? undefined;
}
