import { release } from '../availability/occupy.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import { advance } from './advance.ts';
import { lockLapsed } from './reservation.queries.ts';
import type { Reservation } from './reservation.ts';

const BATCH = 100;

async function lapse(tx: Tx, reservation: Reservation, now: Date): Promise<void> {
  await advance(tx, reservation, 'lapse', null, now);
  await release(tx, reservation.id);
}

/** Frees the lapsed holds that could stand in a booking's way: the guest's own, and any on the unit's spaces. */
export async function releaseLapsedAround(
  tx: Tx,
  guestAccountId: string,
  unitId: string,
  now: Date,
): Promise<void> {
  const lapsed = await lockLapsed(tx, { guestAccountId, unitId }, now);
  for (const reservation of lapsed) await lapse(tx, reservation, now);
}

/** Frees every hold whose time is over and answers how many. Safe to run anywhere, any number of times. */
export async function releaseLapsed(db: Database, now: Date): Promise<number> {
  let released = 0;
  for (let batch = BATCH; batch === BATCH; released += batch) {
    batch = await transact(db, async (tx) => {
      const lapsed = await lockLapsed(tx, { most: BATCH }, now);
      for (const reservation of lapsed) await lapse(tx, reservation, now);
      return lapsed.length;
    });
  }
  return released;
}
