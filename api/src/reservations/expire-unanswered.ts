import { type Database, transact } from '../platform/db/database.ts';
import { advance } from './advance.ts';
import { loadLife } from './load-life.ts';
import { lockUnanswered } from './reservation.queries.ts';
import { isRestUnpaid, lockRestUnpaid } from './rest.queries.ts';

/**
 * Ends every booking whose advertiser did not answer in time, gives all back, and answers how many. Safe to run anywhere, any
 * number of times; one transaction each.
 */
export function expireUnanswered(db: Database, now: Date): Promise<number> {
  return each(() =>
    transact(db, async (tx) => {
      const unanswered = await lockUnanswered(tx, now);
      if (unanswered === undefined) return undefined;
      await advance(tx, await loadLife(tx, unanswered), 'expire', now);
      return true;
    }),
  );
}

/**
 * Cancels, by their policy, the stays whose rest was not paid in time, and answers how many. One that is paid, or given time, while it is
 * looked for stays. Safe to run anywhere, any number of times.
 */
export function cancelUnpaidRests(db: Database, now: Date): Promise<number> {
  return each(() =>
    transact(db, async (tx) => {
      const unpaid = await lockRestUnpaid(tx, now);
      if (unpaid === undefined) return undefined;
      if (!(await isRestUnpaid(tx, unpaid, now))) return false;
      await advance(tx, await loadLife(tx, unpaid), 'rest_unpaid', now);
      return true;
    }),
  );
}

/** Takes one after the other until none is left, and answers how many were ended. */
async function each(one: () => Promise<boolean | undefined>): Promise<number> {
  let ended = 0;
  for (;;) {
    const isEnded = await one();
    if (isEnded === undefined) return ended;
    if (isEnded) ended += 1;
  }
}
