import { FIRST_PHOTO_SIZE } from '@diyar/contract/supply/host-photos';
import type { Reader } from '../platform/db/database.ts';
import type { PhotoSize } from './pixels/photo-size.ts';

/**
 * What a photo's files are stored under; undefined for an id that is not of a photo that may be shown in this size. Of one
 * in the making its own people, who alone know its id, see the first size.
 */
export async function findFileKey(
  reader: Reader,
  photoId: string,
  { width, format }: PhotoSize,
): Promise<string | undefined> {
  const isFirst = width === FIRST_PHOTO_SIZE.width && format === FIRST_PHOTO_SIZE.format;
  const photo = await reader
    .selectFrom('photo')
    .select('file_key')
    .where('id', '=', photoId)
    .where('state', 'in', isFirst ? ['ready', 'processing'] : ['ready'])
    .executeTakeFirst();
  return photo?.file_key ?? undefined;
}
