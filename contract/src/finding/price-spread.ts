import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { AdFilters, checkDates } from './search.ts';

/** At most so many steps, so that each can be seen beside the others on a phone. */
export const MOST_STEPS = 40;

export const PriceSpread = z.object({
  /** Where the first step begins, and how wide each is; whole riyals. */
  from: z.int(),
  step: z.int(),
  /** Ads of each step, which holds its beginning and not its end. */
  counts: z.array(z.int()),
  /** Ads that cost more than the last step. */
  beyond: z.int(),
});
export type PriceSpread = z.infer<typeof PriceSpread>;

export const SpreadQuery = AdFilters.strict().superRefine(checkDates);
export type SpreadQuery = z.output<typeof SpreadQuery>;

export const showPriceSpread = endpoint({
  method: 'GET',
  path: '/api/v1/ads/price-spread',
  summary:
    'How many ads of a search cost how much, whatever prices it asks for; no step where none has a price',
  query: SpreadQuery,
  data: PriceSpread,
  caller: 'maybe_token',
});
