import { PHOTO_WIDTHS } from '@diyar/contract/finding/ads';
import { type Database, transact } from '../platform/db/database.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { sizeKey } from './photo.ts';
import { isFileUsed, lockFiles } from './photo-files.queries.ts';
import type { PhotoFormat } from './pixels/photo-size.ts';

const FORMATS: readonly PhotoFormat[] = ['avif', 'webp', 'jpeg'];
/** How sizes are made: another way of making them writes other files, and none ever changes. */
const EDITION = 1;

/** Where the files of uploaded photos are: by the content of the original, which nobody is shown, so equal ones share theirs. */
export function keysOfContent(hash: Buffer): { fileKey: string; originalKey: string } {
  const name = hash.toString('hex');
  return { fileKey: `photos/${EDITION}/${name}`, originalKey: `originals/${name}` };
}

export interface PhotoFiles {
  file_key: string | null;
  original_key: string | null;
}

/**
 * Removes the files of an uploaded photo that is gone, unless another photo has the same; those of drawn photos are left.
 * Throws when the storage cannot.
 */
export async function removeFiles(
  { db, files }: { db: Database; files: FileStorage },
  { file_key: fileKey, original_key: originalKey }: PhotoFiles,
): Promise<void> {
  if (fileKey === null || originalKey === null) return;
  await transact(db, async (tx) => {
    await lockFiles(tx, fileKey);
    if (await isFileUsed(tx, fileKey)) return;
    for (const format of FORMATS)
      for (const width of PHOTO_WIDTHS) await files.delete(sizeKey(fileKey, { width, format }));
    await files.delete(originalKey);
  });
}
