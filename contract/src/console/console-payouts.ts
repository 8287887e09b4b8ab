import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { listOf, PageQuery } from '../call/envelope.ts';
import { Payout, PayoutState } from '../money/payouts.ts';
import { Money } from '../values/money.ts';

/** A payout as operators see it: with whose it is. */
export const ConsolePayout = Payout.extend({
  account: z.object({ id: z.string(), name: z.string() }),
  /** Where it would go now, of one that waits; null: nowhere, or a report keeps it. */
  batch: z.string().nullable(),
  /** Why one that waits would be left out of a batch. */
  waits: z.enum(['no_destination', 'destination_failed', 'report', 'claim']).nullable(),
  /** Its batch's file was given: it can be marked. */
  exported: z.boolean(),
});
export type ConsolePayout = z.infer<typeof ConsolePayout>;

export const PayoutBatch = z.object({
  /** Its number. */
  id: z.string(),
  total: Money,
  payouts: z.int(),
  /** Not marked yet. */
  open: z.int(),
  made_at: z.string(),
  made_by: z.string(),
  /** Above the limit: another operator agrees first. */
  needs_second: z.boolean(),
  agreed_by: z.string().nullable(),
  exported_at: z.string().nullable(),
  abilities: z.object({ agree: z.boolean(), export: z.boolean() }),
});
export type PayoutBatch = z.infer<typeof PayoutBatch>;

export const listConsolePayouts = endpoint({
  method: 'GET',
  path: '/api/v1/console/payouts',
  summary:
    'Payouts of a state, oldest first while they wait, and the batches whose payouts are not all marked',
  query: z.strictObject({ ...PageQuery, state: PayoutState.default('ready') }),
  data: listOf(ConsolePayout).extend({
    counts: z.object({ ready: z.int(), in_batch: z.int(), paid: z.int(), failed: z.int() }),
    batches: z.array(PayoutBatch),
    /** Batches above it need a second operator. */
    limit: Money,
  }),
  caller: 'operator',
  right: 'payouts',
});

export const makePayoutBatch = endpoint({
  method: 'POST',
  path: '/api/v1/console/payout-batches',
  summary:
    'Put every payout that can go into a batch for the bank; those of another batch made meanwhile are left to it',
  body: z.strictObject({}),
  data: PayoutBatch,
  status: 201,
  caller: 'operator',
  right: 'payouts',
  refuses: ['state_changed'],
});

const BatchParams = z.object({ id: z.string().regex(/^\d{1,12}$/, 'invalid') });

export const agreeToPayoutBatch = endpoint({
  method: 'POST',
  path: '/api/v1/console/payout-batches/{id}/agreement',
  summary: 'Agree, as another operator than its maker, to a batch above the limit',
  params: BatchParams,
  body: z.strictObject({}),
  data: PayoutBatch,
  status: 201,
  caller: 'operator',
  right: 'payouts',
  refuses: ['state_changed', 'payout_batch_not_agreed'],
});

export const exportPayoutBatch = endpoint({
  method: 'POST',
  path: '/api/v1/console/payout-batches/{id}/file',
  summary: "A batch's file for the bank; asked for again it is the same",
  params: BatchParams,
  body: z.strictObject({}),
  data: z.object({ name: z.string(), text: z.string(), rows: z.int() }),
  status: 201,
  caller: 'operator',
  right: 'payouts',
  refuses: ['payout_batch_not_agreed'],
});

export const decidePayout = endpoint({
  method: 'POST',
  path: '/api/v1/console/payouts/{id}/decision',
  summary:
    "Mark an exported payout as paid, with the bank's reference, or as failed, with the reason: its money is owed again",
  params: z.object({ id: z.string().regex(/^\d{1,12}$/, 'invalid') }),
  body: z.discriminatedUnion(
    'outcome',
    [
      z.strictObject({
        outcome: z.literal('paid'),
        reference: z.string('reference_required').trim().min(3, 'reference_required').max(60, 'text_max'),
      }),
      z.strictObject({
        outcome: z.literal('failed'),
        reason: z
          .string('reason_required')
          .trim()
          .min(1, 'reason_required')
          .min(10, 'reason_min')
          .max(300, 'text_max'),
      }),
    ],
    'invalid',
  ),
  data: ConsolePayout,
  status: 201,
  caller: 'operator',
  right: 'payouts',
  refuses: ['state_changed'],
});
