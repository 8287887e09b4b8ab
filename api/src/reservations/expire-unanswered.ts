import type { Database } from '../platform/db/database.ts';
import { takeEach } from '../platform/jobs/one-by-one.ts';
import { advance } from './advance.ts';
import { loadLife } from './load-life.ts';
import { lockUnanswered } from './reservation.queries.ts';
import { isRestUnpaid, lockRestUnpaid } from './rest.queries.ts';

/**
 * Ends every booking whose advertiser did not answer in time, gives all back, and answers how many. Safe to run anywhere, any
 * number of times; one transaction each.
 */
export function expireUnanswered(db: Database, now: Date): Promise<number> {
  return takeEach(db, {
    lock: (tx, without) => lockUnanswered(tx, now, without),
    work: async (tx, unanswered) => {
      await advance(tx, await loadLife(tx, unanswered), 'expire', now);
      return true;
    },
  });
}

/**
 * Cancels, by their policy, the stays whose rest was not paid in time, and answers how many. One that is paid, or given time, while it is
 * looked for stays. Safe to run anywhere, any number of times.
 */
export function cancelUnpaidRests(db: Database, now: Date): Promise<number> {
  return takeEach(db, {
    lock: (tx, without) => lockRestUnpaid(tx, now, without),
    work: async (tx, unpaid) => {
      if (!(await isRestUnpaid(tx, unpaid, now))) return false;
      await advance(tx, await loadLife(tx, unpaid), 'rest_unpaid', now);
      return true;
    },
  });
}
