import type { Tx } from '../platform/db/database.ts';
import type { NewEvent } from './event.ts';

/** Keeps events; returns their ids in the same order. */
export async function insertEvents(tx: Tx, events: readonly NewEvent[]): Promise<string[]> {
  const rows = await tx
    .insertInto('event')
    .values(
      events.map((event) => ({
        key: event.key,
        account_id: event.accountId,
        person_id: event.personId,
        params: JSON.stringify(event.params),
        at: event.at,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
