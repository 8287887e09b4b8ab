import type { Tx } from '../platform/db/database.ts';
import type { NewEvent } from './event.ts';

/** Keeps an event; returns its id. */
export async function insertEvent(tx: Tx, event: NewEvent): Promise<string> {
  const { id } = await tx
    .insertInto('event')
    .values({
      key: event.key,
      account_id: event.accountId,
      person_id: event.personId,
      params: JSON.stringify(event.params),
      at: event.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
