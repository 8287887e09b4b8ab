import { unremindedRests } from '../dues/remind-of-dues.ts';
import { recordEvent } from '../events/record-event.ts';
import { type Database, transact } from '../platform/db/database.ts';
import { findNumbers } from './reservation.queries.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Tells guests of rests that are not paid: a day before the rest is due, and at its date for the last time before the stay is cancelled. Each
 * is told once (`due_reminder_once`). Answers how many were told.
 */
export function remindOfRests(db: Database, now: Date): Promise<number> {
  return transact(db, async (tx) => {
    const told = await unremindedRests(tx, { soonFrom: new Date(now.getTime() + DAY_MS), now });
    const numbers = await findNumbers(
      tx,
      told.map(({ reservationId }) => reservationId),
    );
    for (const { reservationId, kind, amount } of told) {
      const of = numbers.get(reservationId);
      if (of === undefined) continue;
      const params = { reservation: of.number, amount };
      const key = kind === 'soon' ? 'reservation_rest_due_soon' : 'reservation_rest_last_warning';
      await recordEvent(tx, { key, accountId: of.guestAccountId, personId: null, params, at: now });
    }
    return told.length;
  });
}
