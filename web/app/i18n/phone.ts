import { latinDigits } from '@diyar/contract/values/format';

/** A Saudi mobile as people here read it, `050 123 4567`, however it was typed or stored; anything else as it stands. */
export function phoneText(phone: string): string {
  const digits = latinDigits(phone).replace(/\D/g, '');
  const [, operator, middle, last] = /^(?:00966|966|0)?(5\d)(\d{3})(\d{4})$/.exec(digits) ?? [];
  return operator === undefined ? latinDigits(phone) : `0${operator} ${middle} ${last}`;
}
