/** Rules of cards as the sandbox knows them: its test cards and what it keeps of a number (domain.md 5.1). */

/** The answers of the banks of test cards after 3-D Secure; every other card is approved. */
const ISSUER_CODES: Record<string, string> = {
  '4201320000013020': '99',
  '4201320000311101': '51',
  '4123120001090000': '51',
  '4201320131000508': '41',
  '4201321234411220': '05',
  '4201322267774310': '54',
  '4201326324640570': '61',
  '4201321144311528': '43',
  '4201320000046046': '46',
};

export const APPROVED = '00';
export const EXPIRED = '54';

/** A bank that approves the payment and has closed the card's account by the time money goes back to it. */
export const CLOSED_SINCE = '46';

export const ISSUER_MESSAGES: Record<string, string> = {
  [APPROVED]: 'APPROVED',
  '05': 'DECLINED',
  '41': 'LOST CARD',
  '43': 'STOLEN CARD',
  '51': 'INSUFFICIENT FUNDS',
  '54': 'EXPIRED CARD',
  '61': 'EXCEEDS WITHDRAWAL LIMIT',
  '99': 'UNSPECIFIED FAILURE',
};

export function issuerCodeOf(number: string): string {
  return ISSUER_CODES[number] ?? APPROVED;
}

/** All that is kept of a number: 4201-32XX-XXXX-1010. */
export function maskOf(number: string): string {
  return `${number.slice(0, 4)}-${number.slice(4, 6)}XX-XXXX-${number.slice(-4)}`;
}

/** Whether the month on the card is over; `today` is a Riyadh date, YYYY-MM-DD. Years of two digits are of this century. */
export function isExpired(month: number, year: number, today: string): boolean {
  const fullYear = year < 100 ? 2000 + year : year;
  return `${fullYear}-${String(month).padStart(2, '0')}` < today.slice(0, 7);
}
