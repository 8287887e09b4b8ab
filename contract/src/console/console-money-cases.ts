import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { Money } from '../values/money.ts';
import { MONEY_CASE_DECISIONS, MONEY_CASE_KINDS, MONEY_CASE_VIEWS } from '../words/money-case-words.ts';

/** What a payment is for, and who pays it. */
const Of = z.object({ kind: z.enum(['reservation', 'purchase']), number: z.string(), payer: z.string() });

/** Money about which the gateway's books or settlements and ours do not agree, with all that the decision is made by. */
export const MoneyCase = z.object({
  id: z.uuid(),
  kind: z.enum(MONEY_CASE_KINDS),
  /** In which the two books differ. */
  amount: Money,
  found_at: z.string(),
  there: z.object({
    gateway: z.string(),
    /** The gateway's id of the payment, or of a settlement that its lines do not come to. */
    charge_id: z.string(),
    /** Left of it there, or what settlements say of it; null where it knows of no money. */
    left: Money.nullable(),
    /** What the lines of a settlement come to. */
    lines: Money.nullable(),
    method: z.enum(['card', 'stc_pay', 'apple_pay']).nullable(),
    card: z.object({ company: z.string().nullable(), last4: z.string() }).nullable(),
  }),
  /** The payment in our books; null where we never began it. */
  here: z
    .object({ of: Of, began_at: z.string(), asked: Money, left: Money.nullable(), is_due_paid: z.boolean() })
    .nullable(),
  /** Of a payment we never began: dues of exactly this amount that nobody paid. */
  fits: z.array(Of),
  /** Of a payment we never began: a payment of ours of the same amount by the same card within two days. */
  twin: Of.nullable(),
  /** What may be decided about it. */
  decisions: z.array(z.enum(MONEY_CASE_DECISIONS)),
  /** What a first operator decided, where a second one has to say the same. */
  proposed: z
    .object({
      decision: z.enum(MONEY_CASE_DECISIONS),
      of: Of.nullable(),
      reason: z.string(),
      by: z.string(),
      mine: z.boolean(),
    })
    .nullable(),
  decided: z
    .object({
      decision: z.enum(MONEY_CASE_DECISIONS),
      of: Of.nullable(),
      reason: z.string(),
      by: z.string(),
      at: z.string(),
    })
    .nullable(),
  /** Money of a payment we never began that is to go back: whether the gateway took it, and what it said when it did not. */
  sending: z
    .object({
      sent_at: z.string().nullable(),
      failed: z.object({ times: z.int(), said: z.string() }).nullable(),
    })
    .nullable(),
});
export type MoneyCase = z.infer<typeof MoneyCase>;

export const listMoneyCases = endpoint({
  method: 'GET',
  path: '/api/v1/console/money_cases',
  summary:
    'Money about which the gateway’s books and ours do not agree: what waits for a decision or did not go back, the longest waiting first, or what was decided, the newest first; at most 50',
  query: z.strictObject({ view: z.enum(MONEY_CASE_VIEWS, 'invalid').default('open') }),
  data: z.object({
    items: z.array(MoneyCase),
    /** More than so much is decided by two operators. */
    second_above: Money,
  }),
  caller: 'operator',
  right: 'transfers',
});

const Reason = z.string('reason_required').trim().min(1, 'reason_required').max(500, 'text_max');

export const decideMoneyCase = endpoint({
  method: 'POST',
  path: '/api/v1/console/money_cases/{id}/decision',
  summary:
    'Decide what money that the gateway’s books and ours do not agree about is: it goes back, it pays the due of a booking or a purchase, or it is explained and nothing moves. Above the limit a first word waits for another operator',
  params: z.object({ id: z.uuid('invalid') }),
  body: z.discriminatedUnion(
    'decision',
    [
      z.strictObject({ decision: z.literal('returned'), reason: Reason }),
      z.strictObject({ decision: z.literal('explained'), reason: Reason }),
      z.strictObject({
        decision: z.literal('assigned'),
        reason: Reason,
        /** Whose due it pays; absent for a payment that we began for one. */
        of: z
          .strictObject({
            kind: z.enum(['reservation', 'purchase'], 'invalid'),
            number: z.string('invalid').regex(/^\d{1,12}$/, 'invalid'),
          })
          .optional(),
      }),
    ],
    'invalid',
  ),
  data: z.object({ outcome: z.enum(['decided', 'proposed']) }),
  status: 201,
  caller: 'operator',
  right: 'transfers',
  refuses: [
    'state_changed',
    'second_operator_needed',
    'due_unlike',
    'due_not_given',
    'gateway_silent',
    'xsrf_mismatch',
  ],
});
