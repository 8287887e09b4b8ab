/** States of a payout: it waits for a batch, is in one, was paid, or failed. Apart from the calls, so that pages read them without zod. */
export const PAYOUT_STATES = ['ready', 'in_batch', 'paid', 'failed'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** What moved an advertiser's money: each is a row of the ledger. */
export const STATEMENT_KINDS = [
  'payment_settled',
  'refund_owed',
  'deposit_claimed',
  'fee',
  'fee_vat',
  'fee_returned',
  'fee_vat_returned',
  'payout',
  'payout_failed',
] as const;
