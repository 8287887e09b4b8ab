import type { Reader, Tx } from '../platform/db/database.ts';
import { findDue, findOpenDues, findOpenRest, hasSettledPayment } from './due.queries.ts';
import type { DueSubject, OpenDue } from './due.ts';

/** Dues that a security deposit is paid with, where one is owed: the last before arrival (product.md 8). */
const BRINGS_DEPOSIT: ReadonlySet<string> = new Set(['down_payment', 'rest']);

/** The first due of something that no settled payment has met, with the deposit that is paid with it; undefined when nothing is owed. */
export async function openDueOf(tx: Tx, subject: DueSubject): Promise<OpenDue | undefined> {
  const dues = await findOpenDues(tx, subject);
  const [first] = dues;
  if (first === undefined) return undefined;
  const { id, amount, kind } = first;
  const deposit = dues.find((due) => due.kind === 'security_deposit');
  const isBrought = deposit !== undefined && BRINGS_DEPOSIT.has(kind);
  return { id, amount, deposit: isBrought ? { dueId: deposit.id, amount: deposit.amount } : null };
}

/** Whether a due is a security deposit. */
export async function isDeposit(reader: Reader, dueId: string): Promise<boolean> {
  return (await findDue(reader, dueId)).kind === 'security_deposit';
}

/** Whether a settled payment has met a due. */
export function isDueSettled(tx: Tx, dueId: string): Promise<boolean> {
  return hasSettledPayment(tx, dueId);
}

/**
 * The unpaid rest of something with the security deposit that is paid then, and when it is cancelled for them; undefined when neither is
 * owed. Halalas.
 */
export async function openRestOf(
  reader: Reader,
  subject: DueSubject,
): Promise<{ amount: number; deposit: number; dueAt: Date; cancelsAt: Date | null } | undefined> {
  const row = await findOpenRest(reader, subject);
  const { amount, deposit, due_at: dueAt, cancels_at: cancelsAt } = row ?? {};
  if (amount === undefined || deposit === undefined || dueAt === undefined || cancelsAt === undefined)
    return undefined;
  return { amount, deposit, dueAt, cancelsAt };
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
