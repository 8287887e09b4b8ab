import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { PlaceName } from '../site/places.ts';
import { Money } from '../values/money.ts';
import { PRICE_KINDS } from '../words/period.ts';

const Kind = z.enum(PRICE_KINDS, 'invalid');

/** A minimum price and the instant it holds from; without a price there is none from then on. */
export const MinimumPriceVersion = z.object({
  price: Money.nullable(),
  effective_from: z.string(),
  state: z.enum(['upcoming', 'in_force', 'past']),
  /** Who set it and why; null for one that the house came with. */
  set_by: z.object({ operator: z.string(), reason: z.string() }).nullable(),
});

export const ConsoleMinimumPrice = z.object({
  category: PlaceName,
  kind: Kind,
  /** In force now; null: none. */
  price: Money.nullable(),
  /** Newest first. */
  history: z.array(MinimumPriceVersion),
});
export type ConsoleMinimumPrice = z.infer<typeof ConsoleMinimumPrice>;

export const listMinimumPrices = endpoint({
  method: 'GET',
  path: '/api/v1/console/minimum-prices',
  summary: 'Minimum prices by category and kind with their history; what was never set is left out',
  data: z.object({
    today: z.string(),
    items: z.array(ConsoleMinimumPrice),
    /** Every category one can be set for. */
    categories: z.array(PlaceName),
  }),
  caller: 'operator',
  right: 'settings',
});

export const setMinimumPrice = endpoint({
  method: 'POST',
  path: '/api/v1/console/minimum-prices',
  summary:
    'Set the minimum of a kind of price in a category from a Riyadh date on: today means from this moment. History stays; prices that stand are not touched',
  body: z.strictObject({
    category: z.string('category_required').min(1, 'category_required').max(60, 'category_unknown'),
    kind: Kind,
    /** Halalas; null takes the minimum away. */
    amount: z.int('number').min(1, 'number_positive').max(10_000_000_000_000, 'price_max').nullable(),
    effective_from: z.iso.date('invalid'),
    reason: z
      .string('reason_required')
      .trim()
      .min(1, 'reason_required')
      .min(10, 'reason_min')
      .max(500, 'text_max'),
  }),
  data: ConsoleMinimumPrice,
  status: 201,
  caller: 'operator',
  right: 'settings',
  refuses: ['setting_unchanged', 'setting_date_taken'],
});
