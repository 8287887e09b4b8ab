import type { RawBuilder } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { LedgerAccount } from '../platform/db/schema.generated.ts';
import type { DueSubject, SubjectKind } from './due.ts';

/** Why money that came in full for a payable is not kept: it came too late, or another payment gave the payer what it was for. */
export type NotGiven = 'late' | 'second';

/** Where the money of a payable goes once it is kept. */
export interface Funds {
  account: Extract<LedgerAccount, 'reservation_funds' | 'membership_income'>;
  /** The account whose money it becomes; null for the house's own. */
  partyId: string | null;
}

/** A thing that dues are for, locked until the transaction ends, as payments see it. */
export interface Payable {
  subject: DueSubject;
  /** The account that pays, and that money goes back to. */
  payerId: string;
  funds: Funds;
  /** Stands on the payer's card statement, which is in Latin letters in both languages. */
  description: string;
  /** The page of the site, without its language, to which the gateway sends the payer back. */
  returnPath: string;
  /** Until when its payment is waited for; null when nothing says so. */
  waitsUntil: Date | null;
  /** Whether an attempt to pay may begin at `now`. */
  isPayable(now: Date): boolean;
  byTransfer: ByTransfer;
  /**
   * Gives what was paid for, because the money of one of its dues has come. Answers why it cannot be given any more: the money
   * goes back.
   */
  settle(tx: Tx, now: Date, dueId: string): Promise<NotGiven | undefined>;
}

/** What a bank transfer does to the thing it pays for, which is locked. */
export interface ByTransfer {
  /** Until when a transfer begun at `now` is waited for; null when too little time is left for one, or nothing is to be paid. */
  waitsFrom(tx: Tx, now: Date): Promise<Date | null>;
  /** Whether the thing still waits for its money at `now`, or for the decision of a receipt. */
  isOpen(now: Date): boolean;
  /** Keeps the thing for its payer until a transfer's end. */
  hold(tx: Tx, until: Date, now: Date): Promise<void>;
  /** Stops the clock of the thing while a receipt, or what an operator found at the bank, is looked at. */
  pause(tx: Tx, sent: { personId: string | null; operatorId?: string; now: Date }): Promise<void>;
  /** Starts the clock again after a receipt that did not pay for it; answers its new end. */
  resume(tx: Tx, decided: Resumed): Promise<Date>;
}

export interface Resumed {
  /** The receipt was refused, or brought a part of what is due. */
  after: 'refused' | 'part';
  operatorId: string;
  reason: string | null;
  /** When the clock would have ended. */
  waitedUntil: Date;
  /** Milliseconds that the clock stood still. */
  stoodMs: number;
  now: Date;
}

/** The port between payments and one kind of thing that dues are for; its noun fulfils it, the roof hands it over. */
export interface PayableKind {
  /** The id behind a public number, when this account is the one who pays for it. */
  findForPayer(reader: Reader, number: string, accountId: string): Promise<string | undefined>;
  /** Locks the thing; taken before any lock on its payments. An unknown id is a fault. */
  lock(tx: Tx, id: string): Promise<Payable>;
  /** A query of all things of the kind, for the proof of the ledger: `id`, `payer_id`, `funds`, `funds_party_id`. */
  parties: RawBuilder<unknown>;
  /** Returns a sentence for an operator for each thing that was given without its money, or paid for and not given. */
  findDisagreements(reader: Reader): Promise<string[]>;
}

/** Every kind of thing that dues can be for. */
export type Payables = Record<SubjectKind, PayableKind>;
