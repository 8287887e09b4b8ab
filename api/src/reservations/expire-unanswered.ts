import { type Database, transact } from '../platform/db/database.ts';
import { advance } from './advance.ts';
import { loadLife } from './load-life.ts';
import { lockRestUnpaid, lockUnanswered } from './reservation.queries.ts';

/**
 * Ends every booking whose advertiser did not answer in time, gives all back, and answers how many. Safe to run anywhere, any
 * number of times; one transaction each.
 */
export function expireUnanswered(db: Database, now: Date): Promise<number> {
  return each(() =>
    transact(db, async (tx) => {
      const unanswered = await lockUnanswered(tx, now);
      if (unanswered !== undefined) await advance(tx, await loadLife(tx, unanswered), 'expire', now);
      return unanswered !== undefined;
    }),
  );
}

/** Cancels, by their policy, the stays whose rest was not paid in time, and answers how many. Safe to run anywhere, any number of times. */
export function cancelUnpaidRests(db: Database, now: Date): Promise<number> {
  return each(() =>
    transact(db, async (tx) => {
      const unpaid = await lockRestUnpaid(tx, now);
      if (unpaid !== undefined) await advance(tx, await loadLife(tx, unpaid), 'rest_unpaid', now);
      return unpaid !== undefined;
    }),
  );
}

async function each(one: () => Promise<boolean>): Promise<number> {
  let done = 0;
  while (await one()) done += 1;
  return done;
}
