import { remindOfRest, unremindedRests } from '../dues/remind-of-dues.ts';
import { recordEvent } from '../events/record-event.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import { eachAlone } from '../platform/jobs/one-by-one.ts';
import { lockById } from './reservation.queries.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Tells guests of rests that are not paid: a day before the rest is due, and at its date for the last time before the stay is cancelled. Each
 * is told once (`due_reminder_once`), behind the lock that whoever pays it takes too: nobody is warned of what was just paid. Answers how
 * many were told.
 */
export async function remindOfRests(db: Database, now: Date): Promise<number> {
  const at = { soonFrom: new Date(now.getTime() + DAY_MS), now };
  return eachAlone(await unremindedRests(db, at), (id) => transact(db, (tx) => remind(tx, id, at)));
}

async function remind(tx: Tx, reservationId: string, at: { soonFrom: Date; now: Date }): Promise<boolean> {
  const reservation = await lockById(tx, reservationId);
  if (reservation === undefined) return false;
  const told = await remindOfRest(tx, reservationId, at);
  if (told === undefined) return false;
  const { number, guestAccountId: accountId } = reservation;
  const key = told.kind === 'soon' ? 'reservation_rest_due_soon' : 'reservation_rest_last_warning';
  const params = { reservation: number, amount: told.amount };
  await recordEvent(tx, { key, accountId, personId: null, params, at: at.now });
  return true;
}
