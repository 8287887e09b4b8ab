/** Why an operator's decision is refused, with its HTTP status; a part of `ERROR_STATUS`. */
export const DESK_ERRORS = {
  receipt_used: 409,
  second_operator_needed: 409,
  another_operator_decides: 409,
  refund_at_gateway: 409,
  gateway_silent: 503,
  line_unlike: 409,
  money_by_line: 409,
  due_unlike: 409,
  due_not_given: 409,
} as const;
