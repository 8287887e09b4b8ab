import { passesLuhn } from '@diyar/contract/card';
import { latinDigits } from '@diyar/contract/format';
import { textsOf } from './request-texts.ts';

/** Ids of ours may hold long runs of digits by chance. */
const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi;
/** A Saudi IBAN, in one run or in groups of four. */
const IBAN = /\bSA\d{2}(?:[ -]?\d{4}){5}\b/gi;
/** Cards of 15 digits begin with 34 or 37; tax numbers are the others that begin with 3. */
const TAX_NUMBER = /^3[^47]\d{13}$/;
const DIGIT_GROUPS = /\d+(?:[ -]\d+)*/g;
const [SHORTEST, LONGEST] = [13, 19];

function isCardNumber(digits: string): boolean {
  return digits.length >= SHORTEST && /^[2-6]/.test(digits) && !TAX_NUMBER.test(digits) && passesLuhn(digits);
}

/** Whether whole groups that follow each other make a card's number, whatever stands before or after (its expiry). */
function startsCardNumber(groups: string[], first: number): boolean {
  let digits = '';
  for (let index = first; index < groups.length && digits.length < LONGEST; index += 1) {
    digits += groups[index];
    if (digits.length <= LONGEST && isCardNumber(digits)) return true;
  }
  return false;
}

function textHoldsCardNumber(text: string): boolean {
  const runs = latinDigits(text).replace(UUID, ' ').replace(IBAN, ' ').match(DIGIT_GROUPS) ?? [];
  return runs.some((run) => {
    const groups = run.split(/[ -]/);
    return groups.some((_, first) => startsCardNumber(groups, first));
  });
}

/**
 * Whether a payment card's number stands anywhere in a request's body, in Latin or Arabic digits. Cards go from the
 * browser straight to the gateway; one sent here by mistake is refused before anything reads or logs it (product.md 8).
 */
export function holdsCardNumber(body: unknown): boolean {
  for (const text of textsOf(body)) if (textHoldsCardNumber(text)) return true;
  return false;
}
