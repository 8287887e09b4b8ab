import { PHOTO_WIDTHS } from '@diyar/contract/ads';
import { sql } from 'kysely';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { type PhotoFormat, sizeKey } from './photo.ts';

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

/** Makes writing and removing the files of one content happen one after the other, until the transaction ends. */
export async function lockFiles(tx: Tx, fileKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${fileKey}, 0))`.execute(tx);
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
    const shared = await tx
      .selectFrom('photo')
      .select('id')
      .where('file_key', '=', fileKey)
      .where('original_key', 'is not', null)
      .executeTakeFirst();
    if (shared !== undefined) return;
    for (const format of FORMATS)
      for (const width of PHOTO_WIDTHS) await files.delete(sizeKey(fileKey, { width, format }));
    await files.delete(originalKey);
  });
}
