import type { Tx } from '../platform/db/database.ts';
import type { NewAct } from './act.ts';
import { insertEntry } from './audit.queries.ts';

/** Writes what an operator did into the audit log, in the transaction of the act itself: neither stands without the other. */
export async function recordAct(
  tx: Tx,
  by: { operatorId: string; requestId: string },
  act: NewAct,
  now: Date,
): Promise<void> {
  await insertEntry(tx, by, act, now);
}
