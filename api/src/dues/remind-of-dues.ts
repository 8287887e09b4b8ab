import type { Reader, Tx } from '../platform/db/database.ts';
import { findUnreminded, insertReminder } from './due.queries.ts';

interface RemindAt {
  /** Rests that are due before this instant are reminded of. */
  soonFrom: Date;
  now: Date;
}

/** Reservations that have an unpaid rest of which their guest is to be told now, and was not yet. */
export function unremindedRests(reader: Reader, at: RemindAt): Promise<string[]> {
  return findUnreminded(reader, at);
}

/**
 * What the guest of a locked reservation is to be told of its unpaid rest now, in halalas, each kind once: `soon` before it is due, `last`
 * once it is; written down as told. Undefined when it is paid, its receipt is looked at, or it was told.
 */
export function remindOfRest(
  tx: Tx,
  reservationId: string,
  at: RemindAt,
): Promise<{ kind: 'soon' | 'last'; amount: number } | undefined> {
  return insertReminder(tx, reservationId, at);
}
