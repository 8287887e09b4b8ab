import type { Database } from '../platform/db/database.ts';
import { takeEach } from '../platform/jobs/one-by-one.ts';
import { advance } from './advance.ts';
import { loadLife } from './load-life.ts';
import { lockEnded } from './reservation.queries.ts';

/** Finishes active reservations whose departure has passed and answers how many; one transaction each. */
export function finishEnded(db: Database, now: Date): Promise<number> {
  return takeEach(db, {
    lock: (tx, without) => lockEnded(tx, now, without),
    work: async (tx, ended) => {
      await advance(tx, await loadLife(tx, ended), 'finish', now);
      return true;
    },
  });
}
