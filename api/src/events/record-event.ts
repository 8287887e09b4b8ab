import type { Tx } from '../platform/db/database.ts';
import { insertEvent } from './event.queries.ts';
import type { NewEvent } from './event.ts';

/** Writes down that something happened, in the transaction that made it happen. */
export async function recordEvent(tx: Tx, event: NewEvent): Promise<void> {
  await insertEvent(tx, event);
}
