import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { Money } from '../values/money.ts';
import { BankReference, REFUND_REASONS } from './console-transfers.ts';

/** Money owed back to a card that the gateway did not take in time, with all that the decision is made by. */
export const FailedRefund = z.object({
  id: z.uuid(),
  subject: z.object({ kind: z.enum(['reservation', 'purchase']), number: z.string() }),
  payer: z.string(),
  phone: z.string(),
  amount: Money,
  reason: z.enum(REFUND_REASONS),
  asked_at: z.string(),
  /** How often the gateway did not take it, when last, and what it said; null where it was never asked. */
  failed: z.object({ times: z.int(), at: z.string(), said: z.string() }).nullable(),
  /** The payment it is of, as the gateway knows it. */
  payment: z.object({
    charge_id: z.uuid(),
    gateway: z.string(),
    received: Money,
    paid_at: z.string(),
    card: z.object({ company: z.string(), last4: z.string() }).nullable(),
  }),
  /** Who took it from the gateway to pay it by bank, and why; the gateway is not asked any more. */
  taken: z.object({ by: z.string(), at: z.string(), reason: z.string() }).nullable(),
  /** The movement at the bank by which a first operator says it was paid, where a second one has to agree. */
  proposed: z.object({ bank_reference: z.string(), by: z.string(), mine: z.boolean() }).nullable(),
});
export type FailedRefund = z.infer<typeof FailedRefund>;

const RefundParams = z.object({ id: z.uuid('invalid') });

export const listFailedRefunds = endpoint({
  method: 'GET',
  path: '/api/v1/console/refunds',
  summary: 'Refunds to cards that the gateway did not take in time, the longest waiting first, at most 50',
  data: z.object({
    items: z.array(FailedRefund),
    /** More than so much is paid otherwise by two operators. */
    second_above: Money,
  }),
  caller: 'operator',
  right: 'transfers',
});

export const retryRefund = endpoint({
  method: 'POST',
  path: '/api/v1/console/refunds/{id}/attempts',
  summary: 'Ask the gateway again, now, to send a refund; one that was taken from it is given back to it',
  params: RefundParams,
  body: z.strictObject({
    /** Whether it is known to be taken: one that somebody else took meanwhile is not given back by mistake. */
    give_back: z.boolean('invalid'),
  }),
  /** `failed`: the gateway did not take it this time either. */
  data: z.object({ outcome: z.enum(['sent', 'failed']) }),
  status: 201,
  caller: 'operator',
  right: 'transfers',
  refuses: ['state_changed', 'xsrf_mismatch'],
});

export const takeRefund = endpoint({
  method: 'POST',
  path: '/api/v1/console/refunds/{id}/takeover',
  summary: 'Take a refund from the gateway, with the reason, to pay it by bank',
  params: RefundParams,
  body: z.strictObject({
    reason: z.string('reason_required').trim().min(1, 'reason_required').max(500, 'text_max'),
  }),
  data: z.object({}),
  status: 201,
  caller: 'operator',
  right: 'transfers',
  refuses: ['state_changed', 'refund_at_gateway', 'gateway_silent', 'xsrf_mismatch'],
});

export const payRefund = endpoint({
  method: 'POST',
  path: '/api/v1/console/refunds/{id}/payments',
  summary:
    'Say that a refund taken from the gateway was paid by bank, with the reference of the bank. Above the limit a first word waits for another operator',
  params: RefundParams,
  body: z.strictObject({ bank_reference: BankReference }),
  data: z.object({ outcome: z.enum(['paid', 'proposed']) }),
  status: 201,
  caller: 'operator',
  right: 'transfers',
  refuses: ['state_changed', 'second_operator_needed', 'xsrf_mismatch'],
});
