import { recordEvent } from '../events/record-event.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import { type PublishedRow, publishBefore } from './evaluation.queries.ts';
import { publicDeparture } from './evaluation.ts';

const BATCH = 200;

/** Makes evaluations public 14 days after departure where only one side wrote; answers how many. */
export async function publishEvaluations(db: Database, now: Date): Promise<number> {
  let published = 0;
  for (let batch = BATCH; batch === BATCH; published += batch)
    batch = await transact(db, async (tx) => {
      const rows = await publishBefore(tx, publicDeparture(now), { most: BATCH, now });
      await tellPublished(tx, rows, now);
      return rows.length;
    });
  return published;
}

/** Tells those whom public evaluations are about. */
export async function tellPublished(tx: Tx, rows: readonly PublishedRow[], now: Date): Promise<void> {
  for (const { number, account_id: accountId } of rows) {
    const params = { reservation: number };
    await recordEvent(tx, { key: 'evaluation_published', accountId, personId: null, params, at: now });
  }
}
