import { digitsOf } from './card.ts';

/** A Saudi mobile number as STC Pay knows it, 05 and eight digits, of whatever way it was typed; undefined when it is none. */
export function mobileOf(text: string): string | undefined {
  const digits = digitsOf(text).replace(/^(00)?966/, '');
  const local = digits.startsWith('0') ? digits : `0${digits}`;
  return /^05\d{8}$/.test(local) ? local : undefined;
}
