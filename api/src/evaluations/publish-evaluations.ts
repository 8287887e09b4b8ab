import { recordEvent } from '../events/record-event.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { takeEach } from '../platform/jobs/one-by-one.ts';
import { lockUnpublished, type PublishedRow, publishOne } from './evaluation.queries.ts';
import { publicDeparture } from './evaluation.ts';

/** Makes evaluations public 14 days after departure where only one side wrote; answers how many; one that fails holds up no other. */
export function publishEvaluations(db: Database, now: Date): Promise<number> {
  return takeEach(db, {
    lock: (tx, without) => lockUnpublished(tx, publicDeparture(now), without),
    work: async (tx, { id }) => {
      await tellPublished(tx, await publishOne(tx, id, now), now);
      return true;
    },
  });
}

/** Tells those whom public evaluations are about. */
export async function tellPublished(tx: Tx, rows: readonly PublishedRow[], now: Date): Promise<void> {
  for (const { number, account_id: accountId } of rows) {
    const params = { reservation: number };
    await recordEvent(tx, { key: 'evaluation_published', accountId, personId: null, params, at: now });
  }
}
