import type { Database, Tx } from '../platform/db/database.ts';
import { takeEach } from '../platform/jobs/one-by-one.ts';
import { advance } from './advance.ts';
import { endOverChangesAround } from './end-over-changes.ts';
import { unpaid } from './load-life.ts';
import { findOverAround, lockLapsedAround, lockOldestLapsed } from './reservation.queries.ts';
import type { Reservation } from './reservation.ts';

async function lapse(tx: Tx, reservation: Reservation, now: Date): Promise<void> {
  await advance(tx, unpaid(reservation), 'lapse', now);
}

/**
 * Frees the lapsed holds that could stand in a booking's way: the guest's own, and any on the unit's spaces; and what was held there for changes whose
 * time is over. To be called
 * before the unit is locked: a late payment, too, locks its reservation first and the unit after it.
 */
export async function releaseLapsedAround(
  tx: Tx,
  guestAccountId: string,
  unitId: string,
  now: Date,
): Promise<void> {
  const over = await findOverAround(tx, guestAccountId, unitId, now);
  if (over.has_holds)
    for (const reservation of await lockLapsedAround(tx, guestAccountId, unitId, now))
      await lapse(tx, reservation, now);
  if (over.has_changes) await endOverChangesAround(tx, unitId, now);
}

/**
 * Frees every hold whose time is over and answers how many. Safe to run anywhere, any number of times. One transaction
 * each, so that a guest who wants a slot waits for that slot only, not for all the others of a busy minute.
 */
export function releaseLapsed(db: Database, now: Date): Promise<number> {
  return takeEach(db, {
    lock: (tx, without) => lockOldestLapsed(tx, now, without),
    work: async (tx, lapsed) => {
      await lapse(tx, lapsed, now);
      return true;
    },
  });
}
