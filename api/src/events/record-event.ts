import { notify } from '../notifications/notify.ts';
import type { Tx } from '../platform/db/database.ts';
import { insertEvent } from './event.queries.ts';
import type { NewEvent } from './event.ts';

/** Writes down that something happened, in the transaction that made it happen, and tells those it concerns. */
export async function recordEvent(tx: Tx, event: NewEvent): Promise<void> {
  const id = await insertEvent(tx, event);
  await notify(tx, { ...event, id });
}
