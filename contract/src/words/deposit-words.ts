/** Words of deposits and the claims of them. Apart from the calls, so that pages read them without zod. */
export const DEPOSIT_STATES = ['held', 'claimed', 'closed'] as const;

/** A claim waits for its guest, then for an operator, and is decided. */
export const CLAIM_STATES = ['asked', 'disputed', 'decided'] as const;

/** What a guest can say to a claim. */
export const CLAIM_ANSWERS = ['accepted', 'partly', 'refused'] as const;
export type ClaimAnswer = (typeof CLAIM_ANSWERS)[number];

export const MOST_CLAIM_PHOTOS = 10;
export const MOST_CLAIM_ITEMS = 10;
export const MOST_CLAIM_WORDS = 500;

/** Rules that a claim, its answer or its decision can break. */
export const CLAIM_RULES = ['claim_within_deposit', 'claim_part', 'claim_award'] as const;
