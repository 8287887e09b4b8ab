import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { isAbroad } from '../platform/messaging/message-sender.ts';

/** A number as people write it: +966512345678 → 051 234 5678; one of another country with its code, in the groups it has there. */
export function localPhone(phone: string): string {
  if (isAbroad(phone)) return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
  return phone.replace(/^\+966(\d{2})(\d{3})(\d{4})$/, '0$1 $2 $3');
}

/** A number as it is dialled from anywhere: a viewer's is kept as it is dialled in the Kingdom, 051… or 011…. */
export function worldPhone(phone: string): string {
  if (phone.startsWith('+')) return phone;
  return phone.startsWith('0') ? `+966${phone.slice(1)}` : `+${phone}`;
}
