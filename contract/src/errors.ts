/**
 * Every refusal the API can answer, with its HTTP status. A code tells cases apart for programs; the sentence for
 * people stands in the messages workspace, in both languages, and does not compile when one is missing.
 */
export const ERROR_STATUS = {
  bad_request: 400,
  idempotency_key_required: 400,
  login_required: 401,
  invalid_token: 401,
  api_key_unknown: 403,
  xsrf_mismatch: 403,
  forbidden: 403,
  business_no_access: 403,
  business_cannot_book: 403,
  own_unit: 403,
  not_found: 404,
  method_not_allowed: 405,
  unit_taken: 409,
  hold_exists: 409,
  too_many_holds: 409,
  hold_cooldown: 409,
  request_running: 409,
  account_exists: 409,
  state_changed: 409,
  quote_expired: 410,
  code_expired: 410,
  payload_too_large: 413,
  validation_failed: 422,
  not_available: 422,
  profile_needed: 422,
  card_number_refused: 422,
  code_wrong: 422,
  idempotency_key_reused: 422,
  code_tries_used: 429,
  too_many_requests: 429,
  server_error: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

/**
 * The rules a field can break. Each has its own sentence; several are the brief's (section 5) to the letter.
 */
export const RULES = [
  'required',
  'invalid',
  'unknown_field',
  'number',
  'phone_required',
  'phone_invalid',
  'channel_unavailable',
  'code_required',
  'name_required',
  'name_min',
  'name_max',
  'same_day_of_month',
  'start_before_end',
  'end_before_start',
  'start_month_before_end_month',
  'start_year_before_end_year',
  'year_min',
  'month_max',
  'zero_length',
  'past',
  'reserved_date',
  'partial_date',
  'reserved_time',
  'same_calendar_day',
  'outside_hours',
  'off_slot',
  'too_soon',
  'too_far',
  'stay_too_short',
  'stay_too_long',
  'period_not_offered',
  'service_unknown',
  'page_past_50',
  'range_too_long',
  'card_16',
  'card_invalid',
  'cvv_3',
  'zip_5',
  'card_expired',
  'card_name_required',
] as const;

export type Rule = (typeof RULES)[number];

/** One broken field: which, which rule, and the sentence in the caller's language. */
export interface FieldError {
  field: string;
  rule: Rule;
  msg: string;
}
