/** Refusals of paying, with their HTTP status. */
export const PAYMENT_ERRORS = {
  receipt_used: 409,
  kept_card_gone: 409,
  card_number_refused: 422,
  gateway_unreached: 503,
} as const;
