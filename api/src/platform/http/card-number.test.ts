import { passesLuhn } from '@diyar/contract/card';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { holdsCardNumber } from './card-number.ts';

const digitsOf = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
const inFours = (text: string) => text.match(/.{1,4}/g)?.join(' ') ?? '';

describe('a card number sent by mistake', () => {
  it('is seen with its check digit, whatever its company', () => {
    const numbers = fc
      .tuple(fc.constantFrom('4', '51', '34', '37', '6'), digitsOf(14))
      .map(([start, rest]) => (start + rest).slice(0, start.startsWith('3') ? 14 : 15))
      .map((body) => body + [...'0123456789'].find((digit) => passesLuhn(body + digit)));
    fc.assert(fc.property(numbers, (number) => holdsCardNumber({ name: number })));
  });

  it('is never seen in an IBAN or a tax number', () => {
    fc.assert(
      fc.property(digitsOf(22), (digits) => {
        const iban = `SA${digits}`;
        return !holdsCardNumber({ iban }) && !holdsCardNumber({ iban: inFours(iban) });
      }),
    );
    const taxNumbers = fc.tuple(fc.constantFrom('0', '1', '2', '9'), digitsOf(12));
    fc.assert(fc.property(taxNumbers, ([next, rest]) => !holdsCardNumber({ vat: `3${next}${rest}3` })));
  });
});
