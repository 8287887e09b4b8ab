import type { Database } from '../platform/db/database.ts';
import { deleteTickets } from './live-ticket.queries.ts';

/** Deletes tickets that nobody came with. */
export async function forgetTickets(db: Database, now: Date): Promise<void> {
  await deleteTickets(db, now);
}
