import type { Tx } from '../platform/db/database.ts';
import { insertDue } from './due.queries.ts';
import type { NewDue } from './due.ts';

/** Writes down an amount owed for something. There is at most one due of each kind for it. */
export async function openDue(tx: Tx, due: NewDue): Promise<void> {
  await insertDue(tx, due);
}
