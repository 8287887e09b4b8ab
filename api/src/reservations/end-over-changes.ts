import { type Database, type Tx, transact } from '../platform/db/database.ts';
import { eachAlone } from '../platform/jobs/one-by-one.ts';
import { advance } from './advance.ts';
import { findOverChanges, lockOverChangesAround } from './change.queries.ts';
import { loadLife } from './load-life.ts';
import { lockById } from './reservation.queries.ts';
import { isChangeOver } from './reservation-change.ts';

const BATCH = 100;

/** Ends the change of a reservation whose time is over: unpaid it lapses, unanswered all that was paid for it goes back. */
export async function endOverChange(tx: Tx, reservationId: string, now: Date): Promise<void> {
  const reservation = await lockById(tx, reservationId);
  if (reservation === undefined) return;
  const life = await loadLife(tx, reservation);
  if (reservation.state !== 'active' || life.change === undefined || !isChangeOver(life.change, now)) return;
  await advance(tx, life, life.change.state === 'unpaid' ? 'change_lapse' : 'change_expire', now);
}

/** Ends the changes whose time is over and that could stand in a booking's way on a unit's spaces; before the unit is locked. */
export async function endOverChangesAround(tx: Tx, unitId: string, now: Date): Promise<void> {
  for (const id of await lockOverChangesAround(tx, unitId, now)) await endOverChange(tx, id, now);
}

/** Ends every change whose time is over and answers how many. Safe to run anywhere, any number of times; one transaction each. */
export async function endOverChanges(db: Database, now: Date): Promise<number> {
  return eachAlone(await findOverChanges(db, now, BATCH), async (id) => {
    await transact(db, (tx) => endOverChange(tx, id, now));
    return true;
  });
}
