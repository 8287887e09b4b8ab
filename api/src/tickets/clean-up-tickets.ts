import { type Database, transact } from '../platform/db/database.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { deleteClosed, deleteUnused } from './attachment.queries.ts';

const DAY_MS = 86_400_000;
const UNUSED_FOR_DAYS = 1;
/** As docs/privacy.md says. */
const CLOSED_FOR_DAYS = 730;

/** Deletes files that no message took within a day, and tickets two years after they were closed, with their files. */
export async function cleanUpTickets(
  { db, files }: { db: Database; files: FileStorage },
  now: Date,
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const unused = await deleteUnused(db, ago(UNUSED_FOR_DAYS));
  const old = await transact(db, (tx) => deleteClosed(tx, ago(CLOSED_FOR_DAYS)));
  for (const key of [...unused, ...old]) await files.delete(key);
}
