import { type Database, transact } from '../platform/db/database.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { lockUnused, removeUnused } from './picture.queries.ts';

const UNUSED_FOR_MS = 86_400_000;

/** Deletes pictures that no message took within a day; the file goes before the row that names it. */
export function forgetPictures(
  { db, files }: { db: Database; files: FileStorage },
  now: Date,
): Promise<void> {
  // Rows are locked while their files go, so that no message takes one of them.
  return transact(db, async (tx) => {
    const unused = await lockUnused(tx, new Date(now.getTime() - UNUSED_FOR_MS));
    for (const { file_key } of unused) await files.delete(file_key);
    await removeUnused(
      tx,
      unused.map(({ id }) => id),
    );
  });
}
