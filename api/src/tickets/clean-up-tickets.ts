import { type Database, transact } from '../platform/db/database.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { figuresAt } from '../settings/figures.ts';
import {
  closeAnswered,
  deleteClosed,
  findOldClosed,
  lockUnused,
  removeUnused,
} from './attachment.queries.ts';

const DAY_MS = 86_400_000;
const UNUSED_FOR_DAYS = 1;
/** As docs/privacy.md says. */
const CLOSED_FOR_DAYS = 730;

/**
 * Deletes files that no message took within a day, and tickets two years after they were closed, with their files; closes
 * answered ones that nobody wrote in for `ticket_answered_days`. A file goes before the row that names it: what fails in between
 * is done again the next night.
 */
export async function cleanUpTickets(
  { db, files }: { db: Database; files: FileStorage },
  now: Date,
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  // Rows are locked while their files go, so that no message takes one of them.
  await transact(db, async (tx) => {
    const unused = await lockUnused(tx, ago(UNUSED_FOR_DAYS));
    for (const { file_key } of unused) await files.delete(file_key);
    await removeUnused(
      tx,
      unused.map(({ id }) => id),
    );
  });
  const old = await findOldClosed(db, ago(CLOSED_FOR_DAYS));
  for (const key of old.files) await files.delete(key);
  await deleteClosed(db, old.tickets);
  await closeAnswered(db, ago((await figuresAt(db, now)).ticket_answered_days), now);
}
