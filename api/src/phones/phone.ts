import { latinDigits } from '@diyar/contract/values/format';
import { isSupportedCountry, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { normalForm } from '../platform/normal-form.ts';

const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;
const BRACKETS = /[()]/g;
const SAUDI_MOBILE = /^\+9665\d{8}$/;
const E164 = /^\+[1-9]\d{6,14}$/;

/**
 * A Saudi mobile number as +9665XXXXXXXX, from every form people type (05…, 5…, 9665…, +9665…, 00966…, Arabic-Indic
 * digits, spaces, dashes, direction marks); null for anything else. Rule: product.md 4, domain.md 1.1.
 */
export function normalisePhone(text: string): string | null {
  const number = parse(text, 'SA')?.number ?? '';
  return SAUDI_MOBILE.test(number) ? number : null;
}

export interface ReadPhone {
  /** In E.164. */
  number: string;
  /** The country whose it is, in two letters; null of a Saudi one. */
  country: string | null;
}

/**
 * A mobile number of any country, from every form people there type; one that names no country is of `country`. Null for anything
 * else: numbers that cost their caller more, or that no message reaches, too.
 */
export function readPhone(text: string, country = 'SA'): ReadPhone | null {
  const saudi = normalisePhone(text);
  const parsed = parse(text, country);
  if (country === 'SA' || parsed?.country === 'SA') {
    if (saudi !== null) return { number: saudi, country: null };
  }
  if (parsed?.country === undefined || parsed.country === 'SA' || !isMobile(parsed)) return null;
  return { number: parsed.number, country: parsed.country };
}

/** Where numbers of a country have one form whether they are mobile or not, they pass. */
function isMobile(parsed: PhoneNumber): boolean {
  const type = parsed.getType();
  return (type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE') && E164.test(parsed.number);
}

function parse(text: string, country: string): PhoneNumber | undefined {
  const plain = latinDigits(normalForm(text, 'NFKC')).replace(INVISIBLE, '').replace(BRACKETS, '').trim();
  if (!isSupportedCountry(country)) return undefined;
  const parsed = parsePhoneNumberFromString(plain, { defaultCountry: country, extract: false });
  return parsed?.ext === undefined ? parsed : undefined;
}
