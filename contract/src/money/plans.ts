import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { Money } from '../values/money.ts';
import { Seller } from '../values/seller.ts';

/** For how long a plan is bought. */
export const PLAN_PERIODS = ['month', 'year'] as const;
export const PlanPeriod = z.enum(PLAN_PERIODS, 'invalid');
export type PlanPeriod = z.infer<typeof PlanPeriod>;

/** What a plan holds, in the caller's language. */
export const Plan = z.object({
  id: z.string(),
  /** Names what is shown: a purchase of another version is refused. */
  version: z.int(),
  name: z.string(),
  /** Every account begins with it; it has no price and no end. */
  is_free: z.boolean(),
  /** How many ads can be published with it, and how many of them can be special. */
  ads: z.int(),
  special_ads: z.int(),
  /** For how many days a special ad is special. */
  special_days: z.int(),
  /** VAT included, and how much of it that is. */
  prices: z.array(z.object({ period: PlanPeriod, price: Money, vat: Money })),
});
export type Plan = z.infer<typeof Plan>;

/** What holds for every plan. */
const Sale = {
  vat_percent: z.int(),
  terms: z.object({ slug: z.string(), version: z.int() }),
  /** Null: nothing is sold until it is told who sells. */
  seller: Seller.nullable(),
};

export const listPlans = endpoint({
  method: 'GET',
  path: '/api/v1/plans',
  summary: 'The plans on sale with their prices, and the version of the terms that a purchase accepts',
  data: z.object({ items: z.array(Plan), ...Sale }),
  caller: 'anyone',
});

export const showPlan = endpoint({
  method: 'GET',
  path: '/api/v1/plans/{id}',
  summary: 'One plan on sale',
  params: z.object({ id: z.string().regex(/^\d{1,12}$/, 'invalid') }),
  data: Plan.extend(Sale),
  caller: 'anyone',
});
