import type { Tx } from '../platform/db/database.ts';
import type { DueKind } from '../platform/db/schema.generated.ts';
import { hasDue, insertDue, updateRestCancels, updateVoid } from './due.queries.ts';
import type { DueSubject, NewDue } from './due.ts';

/** Writes down an amount owed for something. There is at most one of each kind for it, and for each change of it. */
export async function openDue(tx: Tx, due: NewDue): Promise<void> {
  await insertDue(tx, due);
}

/** Writes down a due as `openDue` does, where none of its kind is there already, paid or not. */
export async function openDueOnce(tx: Tx, due: NewDue): Promise<void> {
  if (!(await hasDue(tx, due.subject, due.kind))) await insertDue(tx, due);
}

/** Moves the instant at which something is cancelled for its unpaid rest. */
export async function cancelRestAt(tx: Tx, subject: DueSubject, at: Date): Promise<void> {
  await updateRestCancels(tx, subject, at);
}

/**
 * Makes unpaid dues of these kinds owed no more. Money that still comes for one goes back (`isDueVoid`); one that was paid stays as it is.
 */
export async function voidDues(
  tx: Tx,
  subject: DueSubject,
  { kinds, now }: { kinds: readonly DueKind[]; now: Date },
): Promise<void> {
  await updateVoid(tx, subject, kinds, now);
}
