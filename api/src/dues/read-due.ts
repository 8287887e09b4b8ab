import type { Reader, Tx } from '../platform/db/database.ts';
import { findDue, findOpenDue, findOpenRest, hasSettledPayment } from './due.queries.ts';
import type { DueSubject, OpenDue } from './due.ts';

/** The first due of something that no settled payment has met; undefined when nothing is owed. */
export function openDueOf(tx: Tx, subject: DueSubject): Promise<OpenDue | undefined> {
  return findOpenDue(tx, subject);
}

/** Whether a settled payment has met a due. */
export function isDueSettled(tx: Tx, dueId: string): Promise<boolean> {
  return hasSettledPayment(tx, dueId);
}

/** The unpaid rest of something, and when it is cancelled for it; undefined when there is none. Halalas. */
export async function openRestOf(
  reader: Reader,
  subject: DueSubject,
): Promise<{ amount: number; dueAt: Date; cancelsAt: Date | null } | undefined> {
  const row = await findOpenRest(reader, subject);
  return row && { amount: row.amount, dueAt: row.due_at, cancelsAt: row.cancels_at };
}

/** Whether a due is owed no more, because another took its place or what it was for did not come. */
export async function isDueVoid(reader: Reader, dueId: string): Promise<boolean> {
  return (await findDue(reader, dueId)).void_at !== null;
}

/** The change of a booking whose difference a due is; null for any other due. */
export async function changeOfDifference(reader: Reader, dueId: string): Promise<string | null> {
  const { kind, change_id } = await findDue(reader, dueId);
  return kind === 'difference' ? change_id : null;
}
