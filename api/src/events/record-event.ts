import { notify } from '../notifications/notify.ts';
import type { Tx } from '../platform/db/database.ts';
import { insertEvents } from './event.queries.ts';
import type { NewEvent } from './event.ts';

/** Writes down that something happened, in the transaction that made it happen, and tells those it concerns. */
export async function recordEvent(tx: Tx, event: NewEvent): Promise<void> {
  await recordEvents(tx, [event]);
}

/** Writes down several events as `recordEvent` does, each of another account, in as few statements as one. */
export async function recordEvents(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  const ids = await insertEvents(tx, events);
  const told = events.flatMap((event, nth) => (ids[nth] === undefined ? [] : [{ ...event, id: ids[nth] }]));
  await notify(tx, told);
}
