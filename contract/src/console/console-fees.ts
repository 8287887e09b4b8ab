import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { PlaceName } from '../site/places.ts';
import { Period } from '../words/period.ts';

/** The marketplace's share and the instant it holds from; without one the wider rate holds from then on. */
export const FeeRateVersion = z.object({
  /** Hundredths of a percent. */
  basis_points: z.int().nullable(),
  effective_from: z.string(),
  state: z.enum(['upcoming', 'in_force', 'past']),
  /** Null for one that the house came with. */
  set_by: z.object({ operator: z.string(), reason: z.string() }).nullable(),
});

export const ConsoleFeeRate = z.object({
  /** Null: every category without a rate of its own. */
  category: PlaceName.nullable(),
  /** Null: every period without a rate of its own. */
  period: Period.nullable(),
  /** In force now, in hundredths of a percent; null: none of its own. */
  basis_points: z.int().nullable(),
  /** Newest first. */
  history: z.array(FeeRateVersion),
});
export type ConsoleFeeRate = z.infer<typeof ConsoleFeeRate>;

export const listFeeRates = endpoint({
  method: 'GET',
  path: '/api/v1/console/fee-rates',
  summary:
    "The marketplace's share of confirmed bookings by category and period, with history; what was never set is left out",
  data: z.object({
    today: z.string(),
    /** Added to each fee. */
    vat_percent: z.number(),
    items: z.array(ConsoleFeeRate),
    categories: z.array(PlaceName),
  }),
  caller: 'operator',
  right: 'fees',
});

export const setFeeRate = endpoint({
  method: 'POST',
  path: '/api/v1/console/fee-rates',
  summary:
    'Set the share of bookings made from a Riyadh date on: today means from this moment. Bookings made before keep theirs',
  body: z.strictObject({
    category: z.string('invalid').min(1, 'category_unknown').max(60, 'category_unknown').nullable(),
    period: Period.nullable(),
    /** Hundredths of a percent, without VAT; null ends it. */
    basis_points: z.int('number').min(0, 'number').max(5000, 'fee_max').nullable(),
    effective_from: z.iso.date('invalid'),
    reason: z
      .string('reason_required')
      .trim()
      .min(1, 'reason_required')
      .min(10, 'reason_min')
      .max(500, 'text_max'),
  }),
  data: ConsoleFeeRate,
  status: 201,
  caller: 'operator',
  right: 'fees',
  refuses: ['setting_unchanged', 'setting_date_taken'],
});
