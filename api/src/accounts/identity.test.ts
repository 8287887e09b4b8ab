import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashIdentity, readIdentity } from './identity.ts';

const VALID = ['1012345672', '1098765439', '1000000008', '2100000013', '2456789011'];

/** A number with its right check digit. */
const identities = fc
  .tuple(fc.constantFrom('1', '2'), fc.integer({ min: 0, max: 99_999_999 }))
  .map(([first, rest]) => {
    const start = `${first}${String(rest).padStart(8, '0')}`;
    const found = [...'0123456789'].find((digit) => readIdentity(start + digit) !== null);
    return `${start}${found}`;
  });

describe('an identity or iqama number', () => {
  it.each(VALID)('%s is one', (number) => {
    expect(readIdentity(number)).toEqual({ number, kind: number.startsWith('1') ? 'citizen' : 'resident' });
  });

  it.each(['1000000000', '3012345672', '101234567', '2100000014', '', '10123456720', '1012345672x'])(
    '%j is none',
    (text) => expect(readIdentity(text)).toBeNull(),
  );

  it('is read as people type it', () => {
    expect(readIdentity(' ١٠١٢٣٤٥٦٧٢ ')?.number).toBe('1012345672');
    expect(readIdentity('\u206610 1234-5672\u2069')?.number).toBe('1012345672');
  });

  it('has exactly one right check digit, and any one wrong digit shows', () => {
    fc.assert(
      fc.property(identities, fc.nat(8), fc.integer({ min: 1, max: 9 }), (number, place, by) => {
        const valid = [...'0123456789'].filter((digit) => readIdentity(number.slice(0, 9) + digit) !== null);
        expect(valid).toHaveLength(1);
        const changed = String((Number(number[place + 1]) + by) % 10);
        expect(readIdentity(number.slice(0, place + 1) + changed + number.slice(place + 2))).toBeNull();
      }),
    );
  });

  it('is kept as a hash that needs the pepper and tells numbers apart', () => {
    const hash = hashIdentity('pepper-one', '1012345672');
    expect(hash.equals(hashIdentity('pepper-one', '1012345672'))).toBe(true);
    expect(hash.equals(hashIdentity('pepper-two', '1012345672'))).toBe(false);
    expect(hash.equals(hashIdentity('pepper-one', '1098765439'))).toBe(false);
  });
});
