import { type Database, transact } from '../platform/db/database.ts';
import { publishBefore } from './evaluation.queries.ts';
import { publicDeparture } from './evaluation.ts';

const BATCH = 200;

/** Makes evaluations public 14 days after departure where only one side wrote; answers how many. */
export async function publishEvaluations(db: Database, now: Date): Promise<number> {
  let published = 0;
  for (let batch = BATCH; batch === BATCH; published += batch)
    batch = await transact(db, (tx) => publishBefore(tx, publicDeparture(now), { most: BATCH, now }));
  return published;
}
