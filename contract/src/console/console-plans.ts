import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { PlanPeriod } from '../money/plans.ts';
import { Money } from '../values/money.ts';

/** What a plan is from an instant on. */
export const PlanVersion = z.object({
  version: z.int(),
  state: z.enum(['upcoming', 'in_force', 'past']),
  effective_from: z.string(),
  name_ar: z.string(),
  name_en: z.string(),
  ads: z.int(),
  special_ads: z.int(),
  special_days: z.int(),
  active: z.boolean(),
  sort: z.int(),
  prices: z.array(z.object({ period: PlanPeriod, price: Money })),
  /** Who set it and why; null for what the house came with. */
  set_by: z.object({ operator: z.string(), reason: z.string() }).nullable(),
});
export type PlanVersion = z.infer<typeof PlanVersion>;

export const ConsolePlan = z.object({
  id: z.string(),
  is_free: z.boolean(),
  /** How many accounts have it now. */
  members: z.int(),
  /** The number of its latest change, which the next one names as seen. */
  latest: z.int(),
  /** Newest first. */
  versions: z.array(PlanVersion),
});
export type ConsolePlan = z.infer<typeof ConsolePlan>;

const count = (most: number) => z.int('number').min(0, 'invalid').max(most, 'number_max');

/** What an operator says of a plan; amounts in halalas, VAT included. */
export const PlanTerms = z.strictObject({
  name_ar: z.string('required').trim().min(1, 'required').max(40, 'text_max'),
  name_en: z.string('required').trim().min(1, 'required').max(40, 'text_max'),
  ads: count(100_000),
  special_ads: count(100_000),
  special_days: z.int('number').min(1, 'number_positive').max(365, 'number_max'),
  active: z.boolean('invalid'),
  sort: count(10_000),
  /** Null: not sold for this long. The free plan has neither. */
  month: z.int('number').min(100, 'price_required').max(100_000_000, 'price_max').nullable(),
  year: z.int('number').min(100, 'price_required').max(100_000_000, 'price_max').nullable(),
  effective_from: z.iso.date('invalid'),
  reason: z
    .string('reason_required')
    .trim()
    .min(1, 'reason_required')
    .min(10, 'reason_min')
    .max(500, 'text_max'),
});
export type PlanTerms = z.infer<typeof PlanTerms>;

export const listConsolePlans = endpoint({
  method: 'GET',
  path: '/api/v1/console/plans',
  summary: 'Every plan with its versions',
  data: z.object({ today: z.string(), items: z.array(ConsolePlan) }),
  caller: 'operator',
  right: 'plans',
});

export const addPlan = endpoint({
  method: 'POST',
  path: '/api/v1/console/plans',
  summary: 'Add a plan, on sale from a Riyadh date on: today means from this moment',
  body: PlanTerms,
  data: ConsolePlan,
  status: 201,
  caller: 'operator',
  right: 'plans',
});

export const setPlan = endpoint({
  method: 'POST',
  path: '/api/v1/console/plans/{id}/versions',
  summary:
    'Change a plan as it was seen, from a Riyadh date on: today means from this moment. Refused where another operator changed it since. What was bought keeps the terms it was bought with',
  params: z.object({ id: z.string().regex(/^\d{1,12}$/, 'invalid') }),
  /** `seen`: the plan's `latest` when the change was begun. */
  body: PlanTerms.extend({ seen: z.int('invalid') }),
  data: ConsolePlan,
  status: 201,
  caller: 'operator',
  right: 'plans',
  refuses: ['state_changed', 'setting_date_taken'],
});
