import type { Database } from '../platform/db/database.ts';
import { deleteQuotes } from './quote.queries.ts';

const KEPT_MS = 7 * 24 * 3_600_000;

/** Deletes quotes after 7 days, unless a reservation came of them. */
export async function forgetQuotes(db: Database, now: Date): Promise<void> {
  await deleteQuotes(db, new Date(now.getTime() - KEPT_MS));
}
