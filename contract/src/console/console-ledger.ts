import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { Money } from '../values/money.ts';

/** A proof of the ledger, nightly or asked for; without disagreements the books were sound. */
export const LedgerProof = z.object({ at: z.string(), disagreements: z.array(z.string()) });
export type LedgerProof = z.infer<typeof LedgerProof>;

/** Halalas moved on one Riyadh day, and what was held and owed at its end. */
export const LedgerDay = z.object({
  date: z.string(),
  /** Came in, surplus included. */
  received: Money,
  /** Gone back to guests. */
  refunded: Money,
  /** Memberships and fees, without the VAT on fees. */
  earned: Money,
  /** Kept by the payment gateway, with its VAT. */
  gateway_fees: Money,
  /** Gone to advertisers' banks. */
  paid_out: Money,
  /** For advertisers, in no payout yet. */
  held: Money,
  /** In payouts and refunds that are on their way. */
  owed: Money,
});
export type LedgerDay = z.infer<typeof LedgerDay>;

/** For whom money is held, the most first. */
export const HeldFor = z.object({ account: z.object({ id: z.string(), name: z.string() }), amount: Money });

export const showLedgerDays = endpoint({
  method: 'GET',
  path: '/api/v1/console/ledger/days',
  summary:
    'What the ledger says of each of the last 30 days, the newest first, and for whom most money is held',
  data: z.object({ items: z.array(LedgerDay), held_for: z.array(HeldFor) }),
  caller: 'operator',
  right: 'ledger',
});

export const proveLedgerNow = endpoint({
  method: 'POST',
  path: '/api/v1/console/ledger/proofs',
  summary: 'Prove the ledger now; the answer is kept beside the nightly ones',
  body: z.strictObject({}),
  data: LedgerProof,
  status: 201,
  caller: 'operator',
  right: 'ledger',
});

export const showLedgerProofs = endpoint({
  method: 'GET',
  path: '/api/v1/console/ledger',
  summary: 'What the proofs of the ledger found, the newest first, for a month',
  data: z.object({ items: z.array(LedgerProof) }),
  caller: 'operator',
  right: 'ledger',
});
