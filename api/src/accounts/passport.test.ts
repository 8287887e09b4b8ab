import { describe, expect, it } from 'vitest';
import { hashPassport, readPassportNumber } from './passport.ts';

describe('a passport number', () => {
  it.each([
    ['n 123-4567', 'N1234567'],
    ['١٢٣٤٥٦٧٨٩', '123456789'],
    ['AB12345<<', 'AB12345'],
    ['\u2066c01x00t47\u2069', 'C01X00T47'],
  ])('is read from %s', (typed, number) => expect(readPassportNumber(typed)).toBe(number));

  it.each(['', '12345', '1234567890', 'ABCDEFGH', 'N12_4567', 'جواز12345'])('is not %j', (typed) =>
    expect(readPassportNumber(typed)).toBeNull(),
  );

  it('is kept as a hash that needs the pepper and tells countries apart', () => {
    const number = 'N1234567';
    const hash = hashPassport('one', { country: 'AE', number });
    expect(hash.equals(hashPassport('one', { country: 'AE', number }))).toBe(true);
    expect(hash.equals(hashPassport('two', { country: 'AE', number }))).toBe(false);
    expect(hash.equals(hashPassport('one', { country: 'GB', number }))).toBe(false);
  });
});
