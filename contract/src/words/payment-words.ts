/** Refusals of paying, with their HTTP status. */
export const PAYMENT_ERRORS = {
  kept_card_gone: 409,
  card_number_refused: 422,
  gateway_unreached: 503,
} as const;
