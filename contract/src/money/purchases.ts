import { z } from 'zod';
import { startPayment } from '../booking/reservations.ts';
import { endpoint } from '../call/endpoint.ts';
import { Money } from '../values/money.ts';
import { Seller } from '../values/seller.ts';
import { PaymentMethod } from '../words/payment-method.ts';
import { PlanPeriod } from './plans.ts';

const PurchaseParams = z.object({ id: z.string().regex(/^\d{1,12}$/, 'invalid') });

export const Purchase = z.object({
  id: z.string(),
  /** `returned`: another purchase was paid before it, and its money goes back. */
  state: z.enum(['pending', 'paid', 'returned']),
  plan: z.object({
    id: z.string(),
    name: z.string(),
    ads: z.int(),
    special_ads: z.int(),
    special_days: z.int(),
  }),
  period: PlanPeriod,
  /** VAT included; `net` and `vat` sum to it. */
  amount: Money,
  net: Money,
  vat: Money,
  vat_percent: z.int(),
  /** Null for one from before it was told who sells. */
  seller: Seller.nullable(),
  buyer: z.string(),
  /** Who of the account's people bought it; the name of somebody else than the caller. */
  bought: z.object({ by: z.enum(['me', 'team']), by_name: z.string().nullable() }),
  terms: z.object({ slug: z.string(), version: z.int() }),
  created_at: z.string(),
  paid_at: z.string().nullable(),
  /** Until when an unpaid one can be paid. */
  waits_until: z.string(),
  /** It was not paid in time. Money that comes even now still buys it, or goes back where another purchase was paid meanwhile. */
  is_over: z.boolean(),
  /** What was bought; null until it is paid. */
  membership: z.object({ starts_at: z.string(), ends_at: z.string() }).nullable(),
  payments: z.array(
    z.object({
      id: z.uuid(),
      /** `part`: came by bank, and waits for the rest. */
      state: z.enum(['open', 'settled', 'failed', 'surplus', 'part']),
      method: PaymentMethod,
      amount: Money,
      card: z.string().nullable(),
      failure: z.string().nullable(),
      refunded: Money,
      created_at: z.string(),
    }),
  ),
  abilities: z.object({ pay: z.boolean() }),
});
export type Purchase = z.infer<typeof Purchase>;

export const openPurchase = endpoint({
  method: 'POST',
  path: '/api/v1/purchases',
  summary:
    'Buy a plan for a period: the membership begins, and the one it replaces ends, when it is paid. Refused where the plan, the terms or the membership to be replaced is another than was shown',
  body: z.strictObject({
    plan_id: z.string('invalid').regex(/^\d{1,12}$/, 'invalid'),
    plan_version: z.int('invalid'),
    period: PlanPeriod,
    method: z.literal('card', 'invalid'),
    /** The membership whose end was confirmed. */
    replaces: z.uuid('invalid'),
    /** The version of the terms that was accepted. */
    terms_version: z.int('terms_required'),
  }),
  data: z.object({
    id: z.string(),
    state: Purchase.shape.state,
    payment: z.object({ path: z.string(), amount: Money }),
  }),
  status: 201,
  caller: 'token',
  needs: 'memberships',
  idempotent: true,
  refuses: ['role_forbids', 'seller_unknown', 'plan_changed', 'membership_changed', 'terms_changed'],
});

export const showPurchase = endpoint({
  method: 'GET',
  path: '/api/v1/purchases/{id}',
  summary: 'A purchase of the acting account, with its payments; once paid, its receipt',
  params: PurchaseParams,
  data: Purchase,
  caller: 'token',
});

export const payPurchase = endpoint({
  method: 'POST',
  path: '/api/v1/purchases/{id}/payments',
  summary: 'Open a card payment of a purchase; the card goes from the browser straight to the gateway',
  params: PurchaseParams,
  body: z.strictObject({ keep_card: z.boolean('invalid').optional() }),
  data: startPayment.data,
  status: 201,
  caller: 'token',
  needs: 'memberships',
  idempotent: true,
  refuses: ['role_forbids', 'state_changed'],
});

export const checkPurchase = endpoint({
  method: 'POST',
  path: '/api/v1/purchases/{id}/payment_checks',
  summary: 'Ask the gateway about open payments of this purchase, and answer how it stands',
  params: PurchaseParams,
  data: Purchase,
  status: 201,
  caller: 'token',
  beforeTerms: true,
  needs: 'look',
});
