import type { Tx } from '../platform/db/database.ts';
import { findOpenDue, hasSettledPayment } from './due.queries.ts';
import type { DueSubject, OpenDue } from './due.ts';

/** The first due of something that no settled payment has met; undefined when nothing is owed. */
export function openDueOf(tx: Tx, subject: DueSubject): Promise<OpenDue | undefined> {
  return findOpenDue(tx, subject);
}

/** Whether a settled payment has met a due. */
export function isDueSettled(tx: Tx, dueId: string): Promise<boolean> {
  return hasSettledPayment(tx, dueId);
}
