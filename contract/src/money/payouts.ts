import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { listOf, PageQuery } from '../call/envelope.ts';
import { Money } from '../values/money.ts';
import { PAYOUT_STATES, STATEMENT_KINDS } from '../words/payout-words.ts';

/** A line of an advertiser's statement. */
export const StatementLine = z.object({
  id: z.uuid(),
  at: z.string(),
  kind: z.enum(STATEMENT_KINDS),
  /** The booking's number; null for payouts. */
  reservation: z.string().nullable(),
  /** The payout's number; null for everything else. */
  payout: z.string().nullable(),
  /** Less than none takes away. */
  amount: Money,
  /** What Diyar owes the advertiser after this line. */
  balance: Money,
});
export type StatementLine = z.infer<typeof StatementLine>;

/** Sums of a statement; `balance` and `waiting` together are what the ledger says Diyar owes now. */
export const StatementTotals = z.object({
  /** For bookings that were accepted at some time, and their changes; what was paid for a change that was declined since is here and in `refunded`. */
  received: Money,
  /** Paid for bookings and changes that the advertiser has still to accept or decline: no part of what was received, nor of the balance. */
  waiting: Money,
  /** The part of `received` that went back; refunds of bookings never accepted are in neither. */
  refunded: Money,
  /** The part of guests' security deposits that the advertiser is given. */
  claimed: Money,
  /** Without VAT; what was returned is taken off. */
  fees: Money,
  vat: Money,
  /** In payouts, on their way or made. */
  paid_out: Money,
  balance: Money,
});
export type StatementTotals = z.infer<typeof StatementTotals>;

const Place = {
  from: z.iso.date('invalid').optional(),
  to: z.iso.date('invalid').optional(),
};

export const listFees = endpoint({
  method: 'GET',
  path: '/api/v1/fees',
  summary:
    'My statement: every movement of the money of my bookings with the balance after it, newest first; totals are of all time',
  query: z.strictObject({ ...PageQuery, ...Place }),
  data: listOf(StatementLine).extend({ totals: StatementTotals }),
  caller: 'token',
  needs: 'bookings',
});

export const exportFees = endpoint({
  method: 'GET',
  path: '/api/v1/fees/export',
  summary: 'My statement as CSV, oldest first, at most 20,000 lines',
  query: z.strictObject(Place),
  data: z.object({ name: z.string(), text: z.string(), rows: z.int() }),
  caller: 'token',
  needs: 'bookings',
});

export const PayoutState = z.enum(PAYOUT_STATES, 'invalid');

/** Where a payout goes, by what of it may be shown. */
export const PayoutWay = z.object({
  kind: z.enum(['bank', 'wallet']),
  /** Bank or wallet. */
  name: z.string(),
  last4: z.string(),
});

/** What of one booking a payout gives: received − refunded − fee − VAT, of which so many parts are due, with what is claimed of the deposit, less what was paid before. */
export const PayoutLine = z.object({
  reservation: z.string(),
  received: Money,
  refunded: Money,
  fee: Money,
  vat: Money,
  /** Of the guest's security deposit. */
  claimed: Money,
  parts_due: z.int(),
  parts: z.int(),
  paid_before: Money,
  amount: Money,
});

export const Payout = z.object({
  id: z.string(),
  state: PayoutState,
  amount: Money,
  made_at: z.string(),
  closed_at: z.string().nullable(),
  /** Null until its batch is made. */
  to: PayoutWay.nullable(),
  /** The bank's, of one that was paid. */
  reference: z.string().nullable(),
  /** Why it failed. */
  failure: z.string().nullable(),
  lines: z.array(PayoutLine),
});
export type Payout = z.infer<typeof Payout>;

export const listPayouts = endpoint({
  method: 'GET',
  path: '/api/v1/payouts',
  summary:
    'My payouts with what each gives of which booking, newest first, and whether anything keeps the next one back',
  query: z.strictObject(PageQuery),
  data: listOf(Payout).extend({
    /** Where the next goes; null: nowhere yet, and payouts wait. */
    destination: PayoutWay.nullable(),
    /** Why the last one to it failed: payouts wait until it is saved again. */
    refused: z.string().nullable(),
    /** Bookings whose money waits for a decision about their guest's report. */
    held: z.int(),
    /** After an arrival a stay's money is due. */
    after_seconds: z.int(),
  }),
  caller: 'token',
  needs: 'bookings',
});
