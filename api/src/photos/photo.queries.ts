import type { Reader } from '../platform/db/database.ts';

/** What a photo shows; nothing for an id that is not a photo's. */
export function findScene(
  reader: Reader,
  photoId: string,
): Promise<{ scene: string; seed: string } | undefined> {
  return reader.selectFrom('photo').select(['scene', 'seed']).where('id', '=', photoId).executeTakeFirst();
}
