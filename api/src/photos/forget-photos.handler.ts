import type { Database } from '../platform/db/database.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { deleteUnused, findUnused } from './forgetting.queries.ts';
import { removeFiles } from './photo-files.ts';
import { deleteUpload, findStillUploads } from './upload.queries.ts';
import { removePieces } from './upload-pieces.ts';

const DAY_MS = 24 * 3_600_000;
/** How long a photo waits to be used by a unit (product.md 5), and an upload that stands still for its next piece. */
const DAYS_UNUSED = 30;
const DAYS_STILL = 7;

/**
 * Forgets photos that no unit used for 30 days, with their files, and uploads that stood still for 7; those of closed accounts
 * at once. A thousand of each at a time: the rest waits for the next night.
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
  for (const id of await findUnused(db, ago(DAYS_UNUSED))) {
    const gone = await deleteUnused(db, id);
    if (gone !== undefined) await removeFiles({ db, files }, gone);
  }
}
