import type { Tx } from '../platform/db/database.ts';
import { insertReminders } from './due.queries.ts';

export interface RemindedRest {
  reservationId: string;
  kind: 'soon' | 'last';
  /** Halalas. */
  amount: number;
}

/**
 * Unpaid rests of active reservations whose guest is to be told of them now, each kind once: `soon` for those due before
 * `soonFrom`, `last` for those due already. Writes down that they were.
 */
export function unremindedRests(tx: Tx, at: { soonFrom: Date; now: Date }): Promise<RemindedRest[]> {
  return insertReminders(tx, at);
}
