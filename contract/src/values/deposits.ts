import { z } from 'zod';
import { CLAIM_ANSWERS, CLAIM_STATES, DEPOSIT_STATES } from '../words/deposit-words.ts';
import { Money } from './money.ts';

/** One thing that an advertiser claims, in their words. */
export const ClaimItem = z.object({ words: z.string(), amount: Money });

/** What an advertiser claims of a deposit, what its guest says to it, and what was decided. */
export const DepositClaim = z.object({
  state: z.enum(CLAIM_STATES),
  amount: Money,
  items: z.array(ClaimItem),
  /** How many photos stand beside it; each by its place, from 1. */
  photos: z.int(),
  made_at: z.string(),
  /** Until when its guest answers; without an answer an operator decides. */
  answer_until: z.string(),
  answer: z
    .object({ answer: z.enum(CLAIM_ANSWERS), agreed: Money, words: z.string().nullable(), at: z.string() })
    .nullable(),
  decision: z
    .object({
      /** To the advertiser; the rest of the deposit goes back. */
      awarded: Money,
      /** The operator's words; null where the guest agreed to all of it. */
      words: z.string().nullable(),
      at: z.string(),
    })
    .nullable(),
});
export type DepositClaim = z.infer<typeof DepositClaim>;

/** A security deposit that Diyar took for a booking, as either side sees it. */
export const Deposit = z.object({
  state: z.enum(DEPOSIT_STATES),
  amount: Money,
  held_at: z.string(),
  /** Until when the advertiser may claim; it goes back then without a claim. */
  claim_until: z.string(),
  /** What went back to the guest, and what the advertiser was given; null while it is held. */
  released: Money.nullable(),
  claimed: Money.nullable(),
  closed_at: z.string().nullable(),
  claim: DepositClaim.nullable(),
  abilities: z.object({ claim: z.boolean(), answer: z.boolean() }),
});
export type Deposit = z.infer<typeof Deposit>;
