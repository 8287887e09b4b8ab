import type { Rule } from '@diyar/contract/call/errors';
import { cardCompanyOf, passesLuhn } from '@diyar/contract/values/card';
import { latinDigits } from '@diyar/contract/values/format';
import type { CardBrand } from '../../ui/brand-mark.tsx';

/** A card as it is typed; it lives in the form's memory alone and goes to the gateway alone. */
export interface CardForm {
  number: string;
  name: string;
  expiry: string;
  cvv: string;
  zip: string;
}

/** The digits of what was typed or pasted: Arabic-Indic and Persian ones become Latin, everything else goes. */
export function digitsOf(text: string): string {
  return latinDigits(text).replace(/\D/g, '');
}

/** A card number as cards show it: four groups of four. */
export function groupedCard(text: string): string {
  return digitsOf(text)
    .slice(0, 16)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Month and year as cards show them, MM/YY; a first digit above 1 is a month of its own. */
export function groupedExpiry(text: string): string {
  const plain = latinDigits(text);
  const padded = /^\s*[1-9]\s*\/|^\s*[2-9]/.test(plain) ? `0${plain.trim()}` : plain;
  const digits = digitsOf(padded);
  // "09/2028" is how some browsers fill it in.
  const short = digits.length === 6 ? `${digits.slice(0, 2)}${digits.slice(4)}` : digits.slice(0, 4);
  return short.length > 2 ? `${short.slice(0, 2)}/${short.slice(2)}` : short;
}

/** The mark a number earns while it is typed. */
export function brandOf(number: string): CardBrand | undefined {
  const company = cardCompanyOf(digitsOf(number));
  if (company === 'other') return undefined;
  return company === 'master' ? 'mastercard' : company;
}

/** The month and the full year of an expiry; undefined when it is not one. */
export function expiryOf(text: string): { month: number; year: number } | undefined {
  const match = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(latinDigits(text).trim());
  return match === null ? undefined : { month: Number(match[1]), year: 2000 + Number(match[2]) };
}

/** The first rule the field breaks (brief 5); `expiry_form` has a sentence of this form's own. `today` is Riyadh's date. */
export function brokenRule(
  field: keyof CardForm,
  value: string,
  today: string,
):
  | Extract<Rule, 'card_16' | 'card_invalid' | 'card_name_required' | 'card_expired' | 'cvv_3' | 'zip_5'>
  | 'expiry_form'
  | undefined {
  switch (field) {
    case 'number': {
      const digits = digitsOf(value);
      if (digits.length !== 16) return 'card_16';
      return passesLuhn(digits) ? undefined : 'card_invalid';
    }
    case 'name':
      return value.trim() === '' ? 'card_name_required' : undefined;
    case 'expiry':
      return brokenExpiry(value, today);
    case 'cvv':
      return digitsOf(value).length === 3 ? undefined : 'cvv_3';
    case 'zip':
      return digitsOf(value).length === 5 ? undefined : 'zip_5';
  }
}

function brokenExpiry(value: string, today: string): 'expiry_form' | 'card_expired' | undefined {
  const expiry = expiryOf(value);
  if (expiry === undefined) return 'expiry_form';
  const month = `${expiry.year}-${String(expiry.month).padStart(2, '0')}`;
  return month < today.slice(0, 7) ? 'card_expired' : undefined;
}
