import { type Database, transact } from '../platform/db/database.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { removeFilesLater } from './forget-unused.ts';
import { deleteForgotten, findForgotten } from './forgetting.queries.ts';
import { deleteUpload, findStillUploads } from './upload.queries.ts';
import { removePieces } from './upload-pieces.ts';

const DAY_MS = 24 * 3_600_000;
/** How long a photo waits to be used by a unit (product.md 5), and an upload that stands still for its next piece. */
const DAYS_UNUSED = 30;
const DAYS_STILL = 7;
/** How long photos of a deleted unit or closed account are kept after its last stay ended: while guests look at their stays. */
const DAYS_AFTER_STAY = 365;

/**
 * Forgets photos that no unit, property or open wizard used for 30 days, with their files, and uploads that stood still for 7;
 * those of deleted units and properties and of closed accounts at once, or a year after the last stay that shows them ended,
 * originals too. A thousand of each at a time: the rest waits for the next night.
 */
export async function forgetPhotos(
  { db, files }: { db: Database; files: FileStorage },
  now: Date,
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  for (const upload of await findStillUploads(db, ago(DAYS_STILL))) {
    await removePieces(files, upload);
    await deleteUpload(db, upload.id);
  }
  const until = { unusedBefore: ago(DAYS_UNUSED), stayedBefore: ago(DAYS_AFTER_STAY) };
  for (const id of await findForgotten(db, until))
    await transact(db, async (tx) => {
      const gone = await deleteForgotten(tx, id, until);
      if (gone !== undefined) await removeFilesLater(tx, gone);
    });
}
