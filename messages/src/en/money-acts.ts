import type { moneyActs as ar } from '../ar/money-acts.ts';
import type { Shape } from '../shape.ts';

export const moneyActs: Shape<typeof ar> = {
  fee_rate_set: 'Fee share set',
  payout_batch_made: 'Payout batch made',
  payout_batch_agreed: 'Payout batch agreed to as second operator',
  payout_batch_exported: 'Payout file downloaded',
  payout_decided: 'Payout marked paid or failed',
  ledger_proved: 'Ledger checked',
  transfer_decided: 'Decided a bank transfer',
  transfer_proposed: 'First confirmation of a bank transfer',
  claim_decided: 'Decided a claim of a security deposit',
  bank_refund_sent: 'Sent money back by bank',
  bank_statement_given: 'Uploaded a bank statement',
  bank_line_matched: 'Matched a transaction of a bank statement',
  bank_line_set_aside: 'Set aside a transaction of a bank statement',
  claim_proposed: 'Proposed a decision on a claim of a security deposit',
  refund_retried: 'Tried a refund again',
  refund_taken: 'Took a refund from the gateway to pay it by bank',
  refund_proposed: 'Proposed that a refund was paid by bank',
  refund_paid_otherwise: 'Paid a refund by bank instead of the gateway',
  money_case_proposed: 'Proposed a decision about money that did not match the books',
  money_case_decided: 'Decided about money that did not match the books',
};
