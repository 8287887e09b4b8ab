import { createHmac } from 'node:crypto';
import { latinDigits } from '@diyar/contract/values/format';
import { normalForm } from '../platform/normal-form.ts';

const BETWEEN = /[\s\u200B-\u200F\u202A-\u202E\u2066-\u2069<.-]/g;

/**
 * A passport's number from what people type, in capitals and Latin digits, without spaces and the filler of its machine-readable line;
 * null when it is none: six to nine letters and digits, one digit at least (ICAO 9303).
 */
export function readPassportNumber(text: string): string | null {
  const number = latinDigits(normalForm(text, 'NFKC')).replace(BETWEEN, '').toUpperCase();
  return /^(?=.*\d)[A-Z0-9]{6,9}$/.test(number) ? number : null;
}

/** All that is kept of a passport's number beside its last four characters and its country: two countries may give one number. */
export function hashPassport(
  pepper: string,
  { country, number }: { country: string; number: string },
): Buffer {
  return createHmac('sha256', pepper).update(`passport:${country}:${number}`).digest();
}
