import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NumberSet } from './number-set.ts';

test('a set of numbers holds those that were added and no other, however many and however large', () => {
  const numbers = fc.array(fc.oneof(fc.integer({ min: -9, max: 9 }), fc.maxSafeInteger()), {
    maxLength: 900,
  });
  fc.assert(
    fc.property(numbers, numbers, (added, others) => {
      const set = new NumberSet();
      for (const one of added) set.add(one);
      const expected = new Set(added.filter((one) => one !== 0));
      for (const one of [...added, ...others]) expect(set.has(one)).toBe(expected.has(one));
    }),
  );
});
