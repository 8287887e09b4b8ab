/** What speaks for a suggested price. Apart from the call, so that a page which only names them does not bring zod along. */
export const PRICE_REASONS = [
  /** Three quarters of the ads ask for more. */
  'below_most',
  /** Three quarters of the ads ask for less. */
  'above_most',
  'among_most',
  'booked_more',
  'booked_less',
  'booked_alike',
  /** The licence of its ad states this price. */
  'stated_by_licence',
  /** Rents there may not rise (the dated rent freeze). */
  'rent_frozen',
  /** The operator's minimum for its category. */
  'minimum_price',
] as const;
export type PriceReason = (typeof PRICE_REASONS)[number];
