import type { Tx } from '../platform/db/database.ts';
import { insertDue, type NewDue } from './payment.queries.ts';

/** Writes down an amount owed for a reservation. A reservation has at most one due of each kind. */
export async function openDue(tx: Tx, due: NewDue): Promise<void> {
  await insertDue(tx, due);
}
