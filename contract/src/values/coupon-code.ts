import { latinDigits } from './format.ts';

/** A coupon's code as it is kept: capitals, Latin digits, no blanks or marks. */
export function plainCode(text: string): string {
  return latinDigits(text)
    .replace(/[\s\u200B-\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .toUpperCase();
}

/** Whether a text can be a coupon's code once it is plain: 3 to 20 Latin letters and digits. */
export function isCouponCode(text: string): boolean {
  return /^[A-Z0-9]{3,20}$/.test(plainCode(text));
}
