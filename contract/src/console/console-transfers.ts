import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { Money } from '../values/money.ts';

/** Why money goes back. */
export const REFUND_REASONS = [
  'late',
  'second',
  'wrong_amount',
  'guest_cancelled',
  'host_cancelled',
  'declined',
  'expired',
  'changed',
  'deposit',
  'operator',
] as const;

/** What a transfer pays for. */
const Subject = z.object({ kind: z.enum(['reservation', 'purchase']), number: z.string() });

/** A line of the bank's statement by which money was found that no receipt was sent for. */
const StatementSaid = z.object({ date: z.string(), text: z.string() });

/** A receipt that waits for an operator, with all that the decision is made by. */
export const ReceiptCase = z.object({
  id: z.uuid(),
  subject: Subject,
  payer: z.string(),
  reference: z.string(),
  /** Due, less the parts that came before. */
  expected: Money,
  /** In the place of a picture. */
  statement: StatementSaid.nullable(),
  sent_at: z.string(),
  /** Nothing was kept for its payer any more when it was sent. */
  was_late: z.boolean(),
  /** What it pays for is cancelled or paid otherwise: what came goes back. */
  is_over: z.boolean(),
  /** References of other transfers for which the very same file was sent. */
  same_file: z.array(z.string()),
  /** Reference of another transfer whose receipt looks the same; a warning, no more. */
  looks_like: z.string().nullable(),
  /** What a first operator read at the bank, where a second one has to agree. */
  proposed: z
    .object({ received: Money, bank_reference: z.string(), by: z.string(), mine: z.boolean() })
    .nullable(),
});
export type ReceiptCase = z.infer<typeof ReceiptCase>;

/** Money that came by bank and goes back by bank. */
export const BankRefund = z.object({
  id: z.uuid(),
  subject: Subject,
  payer: z.string(),
  amount: Money,
  reason: z.enum(REFUND_REASONS),
  /** The transfer it came by, and its receipt, which shows the account it came from. */
  reference: z.string(),
  bank_reference: z.string(),
  receipt_id: z.uuid(),
  statement: StatementSaid.nullable(),
  asked_at: z.string(),
});
export type BankRefund = z.infer<typeof BankRefund>;

const ReceiptParams = z.object({ id: z.uuid('invalid') });
export const BankReference = z
  .string('bank_reference_required')
  .trim()
  .min(4, 'bank_reference_required')
  .max(60, 'text_max');

export const listTransferCases = endpoint({
  method: 'GET',
  path: '/api/v1/console/transfers',
  summary: 'Receipts of bank transfers that wait for a decision, the longest waiting first, at most 50',
  data: z.object({
    items: z.array(ReceiptCase),
    /** How many wait in all: receipts, and money to be sent back. */
    counts: z.object({ receipts: z.int(), refunds: z.int() }),
    /** More than so much is confirmed by two operators. */
    second_above: Money,
  }),
  caller: 'operator',
  right: 'transfers',
});

export const readReceiptPicture = endpoint({
  method: 'GET',
  path: '/api/v1/console/transfers/{id}/picture',
  summary: 'The picture of a receipt, in base 64, made anew as WebP',
  params: ReceiptParams,
  data: z.object({ type: z.literal('image/webp'), base64: z.string() }),
  caller: 'operator',
  right: 'transfers',
});

export const decideTransfer = endpoint({
  method: 'POST',
  path: '/api/v1/console/transfers/{id}/decision',
  summary:
    'Confirm a receipt with what came to the account, or refuse it with a reason. Above the limit a first confirmation waits for another operator',
  params: ReceiptParams,
  body: z.discriminatedUnion('decision', [
    z.strictObject({
      decision: z.literal('confirmed'),
      /** Halalas. */
      received: z.int('number').min(1, 'number').max(100_000_000_000, 'number'),
      bank_reference: BankReference,
    }),
    z.strictObject({
      decision: z.literal('refused'),
      reason: z.string('reason_required').trim().min(1, 'reason_required').max(500, 'text_max'),
    }),
  ]),
  /** `proposed`: another operator has to agree. */
  data: z.object({
    outcome: z.enum(['settled', 'part', 'returned', 'refused', 'proposed']),
  }),
  status: 201,
  caller: 'operator',
  right: 'transfers',
  refuses: ['state_changed', 'receipt_used', 'money_by_line', 'second_operator_needed', 'xsrf_mismatch'],
});

export const listBankRefunds = endpoint({
  method: 'GET',
  path: '/api/v1/console/bank_refunds',
  summary: 'Money that came by bank transfer and is owed back, the longest waiting first, at most 50',
  data: z.object({ items: z.array(BankRefund) }),
  caller: 'operator',
  right: 'transfers',
});

export const sendBankRefund = endpoint({
  method: 'POST',
  path: '/api/v1/console/bank_refunds/{id}/sending',
  summary: 'Say that money was sent back by bank, with the reference of the bank',
  params: ReceiptParams,
  body: z.strictObject({ bank_reference: BankReference }),
  data: z.object({}),
  status: 201,
  caller: 'operator',
  right: 'transfers',
  refuses: ['state_changed', 'xsrf_mismatch'],
});
