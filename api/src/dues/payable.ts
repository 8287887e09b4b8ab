import type { Reader, Tx } from '../platform/db/database.ts';
import type { DueSubject } from './due.ts';

/** A thing that dues are for, locked until the transaction ends, as payments see it. */
export interface Payable {
  subject: DueSubject;
  /** Stands on the payer's card statement, which is in Latin letters in both languages. */
  description: string;
  /** The page of the site, without its language, to which the gateway sends the payer back. */
  returnPath: string;
  /** Until when its payment is waited for; null when nothing says so. */
  waitsUntil: Date | null;
  /** Whether an attempt to pay may begin at `now`. */
  isPayable(now: Date): boolean;
  /** Gives what was paid for, because the money has come. False when it cannot be given any more: the money goes back. */
  settle(tx: Tx, now: Date): Promise<boolean>;
}

/** The port between payments and one kind of thing that dues are for; its noun fulfils it, the roof hands it over. */
export interface PayableKind {
  /** The id behind a public number, when this account is the one who pays for it. */
  findForPayer(reader: Reader, number: string, accountId: string): Promise<string | undefined>;
  /** Locks the thing; taken before any lock on its payments. An unknown id is a fault. */
  lock(tx: Tx, id: string): Promise<Payable>;
}

/** Every kind of thing that dues can be for. */
export type Payables = Record<DueSubject['kind'], PayableKind>;
