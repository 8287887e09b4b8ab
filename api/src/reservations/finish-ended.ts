import { type Database, transact } from '../platform/db/database.ts';
import { advance } from './advance.ts';
import { loadLife } from './load-life.ts';
import { lockEnded } from './reservation.queries.ts';

const BATCH = 100;

/** Finishes active reservations whose departure has passed and answers how many. */
export async function finishEnded(db: Database, now: Date): Promise<number> {
  let finished = 0;
  for (let batch = BATCH; batch === BATCH; finished += batch) {
    batch = await transact(db, async (tx) => {
      const ended = await lockEnded(tx, BATCH, now);
      for (const reservation of ended) await advance(tx, await loadLife(tx, reservation), 'finish', now);
      return ended.length;
    });
  }
  return finished;
}
