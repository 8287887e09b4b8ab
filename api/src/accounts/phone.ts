import { latinDigits } from '@diyar/contract/values/format';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { normalForm } from '../platform/normal-form.ts';

const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;
const BRACKETS = /[()]/g;
const SAUDI_MOBILE = /^\+9665\d{8}$/;

/**
 * A Saudi mobile number as +9665XXXXXXXX, from every form people type (05…, 5…, 9665…, +9665…, 00966…, Arabic-Indic
 * digits, spaces, dashes, direction marks); null for anything else. Rule: product.md 4, domain.md 1.1.
 */
export function normalisePhone(text: string): string | null {
  const plain = latinDigits(normalForm(text, 'NFKC')).replace(INVISIBLE, '').replace(BRACKETS, '').trim();
  const parsed = parsePhoneNumberFromString(plain, { defaultCountry: 'SA', extract: false });
  if (parsed === undefined || parsed.ext !== undefined) return null;
  return SAUDI_MOBILE.test(parsed.number) ? parsed.number : null;
}
