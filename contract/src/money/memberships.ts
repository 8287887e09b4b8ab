import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { listOf, PageQuery } from '../call/envelope.ts';
import { Money } from '../values/money.ts';
import { PlanPeriod } from './plans.ts';

/** A plan that an account has or had, with what is left of it: the brief's seven fields, and its time. */
export const Membership = z.object({
  id: z.uuid(),
  /** The plan behind it. */
  plan_id: z.string(),
  name: z.string(),
  /** VAT included; null for the free plan. */
  price: Money.nullable(),
  ads: z.int(),
  remaining_ads: z.int(),
  special_ads: z.int(),
  remaining_special_ads: z.int(),
  special_days: z.int(),
  /** Null: it has no end. */
  period: PlanPeriod.nullable(),
  starts_at: z.string(),
  ends_at: z.string().nullable(),
  /** When and why it ended; null while it lasts. */
  ended_at: z.string().nullable(),
  end_reason: z.enum(['expired', 'replaced']).nullable(),
  /** When the ads that stayed on show after its end are hidden; null where they are not going to be. */
  ads_leave_at: z.string().nullable(),
  /** The number of the purchase, whose receipt it has; null for the free plan. */
  purchase_id: z.string().nullable(),
});
export type Membership = z.infer<typeof Membership>;

export const listMemberships = endpoint({
  method: 'GET',
  path: '/api/v1/memberships',
  summary: 'The membership of the acting account and those it had, the newest first',
  query: z.strictObject(PageQuery),
  data: listOf(Membership).extend({
    current: Membership,
    /** Ads on show that stay until `ads_leave_at` of an ended membership, and are hidden then. */
    leaving: z.object({ ads: z.int(), at: z.string() }).nullable(),
    abilities: z.object({ buy: z.boolean() }),
  }),
  caller: 'token',
});

export const MembershipUse = z.object({
  kind: z.enum(['ad', 'special']),
  at: z.string(),
  /** The ad was on show; until then its use comes back when it is not published. */
  shown: z.boolean(),
  by: z.enum(['me', 'team']),
  /** The name of somebody of the team; null for the caller, and where it is not known. */
  by_name: z.string().nullable(),
  ad: z.object({ id: z.string(), title: z.string(), title_lang: z.enum(['ar', 'en']) }),
});
export type MembershipUse = z.infer<typeof MembershipUse>;

export const listMembershipUses = endpoint({
  method: 'GET',
  path: '/api/v1/memberships/{id}/uses',
  summary: 'What a membership of the acting account was used for, the newest first',
  params: z.object({ id: z.uuid('invalid') }),
  query: z.strictObject(PageQuery),
  data: listOf(MembershipUse),
  caller: 'token',
});
