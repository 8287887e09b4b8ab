import type { errors as ar } from '../ar/errors.ts';
import type { Shape } from '../shape.ts';

export const errors: Shape<typeof ar> = {
  bad_request: 'We could not read the request; check it and try again',
  idempotency_key_required: 'The request is incomplete: an Idempotency-Key is required',
  login_required: 'please login to continue',
  invalid_token: 'INVALID TOKEN !',
  api_key_unknown: 'Unknown application key',
  xsrf_mismatch: 'The request could not be verified; refresh the page and try again',
  forbidden: 'You do not have permission',
  business_no_access: "Business account doesn't have access to that",
  business_cannot_book: 'A business account cannot book. Create an individual account?',
  own_unit: 'You cannot book your own unit',
  not_found: 'Not found',
  method_not_allowed: 'This address does not take this kind of request',
  unit_taken: 'These times were just booked, choose another',
  hold_exists: 'You already hold this unit and have not paid yet; complete or cancel that booking first',
  too_many_holds:
    'You have {max, plural, one {# booking} other {# bookings}} waiting for payment; complete or cancel one before a new booking',
  hold_cooldown:
    'Your earlier hold on this unit lapsed a short while ago. You can try again in {minutes, plural, one {# minute} other {# minutes}}',
  request_running: 'Your earlier request is still running, wait a moment',
  account_exists: 'You already have an account of this kind',
  state_changed: 'The data changed, reload the page',
  edited_elsewhere:
    'This was saved from somewhere else while you were editing. Review what differs, then save',
  identity_fixed: 'Your account was verified with this number, so it cannot be changed here; contact support',
  quote_expired: 'The quote has expired; here is a fresh one',
  code_expired: 'The code has expired, request a new one',
  payload_too_large: 'The request is larger than allowed',
  validation_failed: 'Check the marked fields',
  not_available: "This option isn't available",
  profile_needed: 'Your number is new to us: choose the kind of account and enter your name to continue',
  card_number_refused: 'Never send a card number here; card details go straight to the payment gateway',
  code_wrong: 'verification code is incorrect, try again',
  idempotency_key_reused: 'This Idempotency-Key was used for a different request',
  code_tries_used: 'Too many tries with this code, request a new one',
  too_many_requests: 'Too many attempts, try again later',
  server_error: 'something went wrong! please try again later or contact support for help',
  unavailable: 'The service is down for a moment, try again shortly',
};
