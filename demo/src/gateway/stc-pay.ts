import type { Outcome } from './sandbox-payment.ts';

/** Rules of STC Pay as the sandbox knows it: its test numbers and codes, in Moyasar's words (domain.md 5.1). */

/** Mobile numbers that are refused before a code is sent; every other is sent one. */
export const WALLET_REFUSALS: Record<string, string> = {
  '0515555555': 'Mobile number is not registered to use the STC Pay service.',
  '0515555556': 'Please update your information using the STC Pay app before attempting payment.',
  '0515555557': 'The customer account status is invalid, please contact STC Pay support.',
  '0515555558': 'You have exhausted your OTP attempts, please wait 15 minutes then try again.',
  '0515555559': 'Please wait 60 seconds before attempting a new payment.',
};

const PAID = 'Paid';
const TIMED_OUT = 'Connection timed out while waiting for response from STC Pay service.';

/** What each code comes to; any other is wrong. */
const CODES: Record<string, string> = {
  '123456': PAID,
  '000000': PAID,
  '111111': 'Insufficient Balance.',
  '222222': 'You have exceeded the allowed daily transaction limit for your STC Pay account.',
  '333333': 'You have exceeded the maximum allowed transaction amount.',
  '444444': TIMED_OUT,
};

/** How long a code is good for. */
const CODE_MS = 5 * 60_000;

/** What a typed code makes of a payment that was begun at `createdAt`. */
export function outcomeOfCode(code: string, createdAt: Date, now: Date): Outcome {
  const isLate = now.getTime() > createdAt.getTime() + CODE_MS;
  const message = isLate ? TIMED_OUT : (CODES[code] ?? 'Invalid OTP');
  if (message === PAID) return { status: 'paid', response_code: null, message, paid_at: now };
  return { status: 'failed', response_code: null, message, paid_at: null };
}

/** All that is kept of a mobile number: 05XXXX5678. */
export function mobileMaskOf(mobile: string): string {
  return `${mobile.slice(0, 2)}XXXX${mobile.slice(-4)}`;
}
