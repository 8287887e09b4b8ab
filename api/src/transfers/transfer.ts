import { randomInt } from 'node:crypto';
import type { DueSubject, OpenDeposit } from '../dues/due.ts';

export type TransferState = 'waiting' | 'review' | 'settled' | 'returned';

/** A bank transfer that a payer said they would pay a due with; amounts in halalas. */
export interface TransferRow {
  id: string;
  dueId: string;
  subject: DueSubject;
  reference: string;
  state: TransferState;
  waitsUntil: Date;
  /** What the due is, with the deposit that is paid with it. */
  due: number;
  deposit: OpenDeposit | null;
  /** What came of it in parts. */
  parts: number;
  /** What it was to pay is owed no more: a change put another due in its place. */
  isVoid: boolean;
}

/** Whether a transfer is at its end: money that still comes by it goes back. */
export function isOver({ state }: TransferRow): boolean {
  return state === 'settled' || state === 'returned';
}

/** Letters and digits that nobody takes for one another when they copy them by hand. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** A new reference; one that is in use already is refused by `transfer_reference_once`. */
export function makeReference(): string {
  return Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
}
