import { recordEvent } from '../events/record-event.ts';
import { type Database, transact } from '../platform/db/database.ts';
import { findNext, keepTold, lockUnderWay } from './broadcast.queries.ts';

const BATCH = 200;

/**
 * Tells a notice to all accounts of its group, a batch in a transaction. How far it got commits with the batch, so each account is told
 * once however often this is killed and begun again, or begun twice (`event_broadcast_once`).
 */
export async function tellBroadcast(
  db: Database,
  id: string,
  now: () => Date,
  batch: number = BATCH,
): Promise<void> {
  let isOver = false;
  while (!isOver) isOver = await tellNext(db, { id, batch }, now());
}

/** Tells the next batch; answers whether none is left. */
function tellNext(db: Database, { id, batch }: { id: string; batch: number }, now: Date): Promise<boolean> {
  return transact(db, async (tx) => {
    const underWay = await lockUnderWay(tx, id);
    if (underWay === undefined) return true;
    const accountIds = await findNext(tx, underWay, batch);
    for (const accountId of accountIds) {
      const params = { broadcast: id };
      await recordEvent(tx, { key: 'broadcast_sent', accountId, personId: null, params, at: now });
    }
    const isLast = accountIds.length < batch;
    await keepTold(tx, id, { accountIds, isLast }, now);
    return isLast;
  });
}
