import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runsOf, SEED } from '../testing/proof.ts';
import { bitsFor, countBits, countCommon, hasBit, keepWithin, putBit } from './bits.ts';
import { Found } from './found.ts';

const SLOTS = 100_000;

/** A set whose slots stand here and there, alone and in crowds, so that there are words and blocks of words without any. */
const sets = (slots: number) =>
  fc
    .array(
      fc.record({ from: fc.integer({ min: 0, max: slots - 1 }), many: fc.integer({ min: 1, max: 3_000 }) }),
      { maxLength: 6 },
    )
    .map((crowds) => {
      const bits = bitsFor(slots);
      for (const { from, many } of crowds)
        for (let slot = from; slot < Math.min(slots, from + many); slot += 1 + (many % 3))
          putBit(bits, slot, true);
      return bits;
    });

const slotsIn = (bits: Uint32Array) =>
  Array.from({ length: bits.length * 32 }, (_, slot) => slot).filter((slot) => hasBit(bits, slot));

test('a set is counted as looking at each slot would count it, alone and in others', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: SLOTS }), fc.nat(), (slots, seed) => {
      const [one, other] = fc.sample(sets(slots), { numRuns: 2, seed });
      if (one === undefined || other === undefined) throw new Error('no sets');
      const among = slotsIn(one);
      const common = among.filter((slot) => hasBit(other, slot)).length;
      const found = new Found(one);
      expect(found.size).toBe(among.length);
      expect(found.countIn(other)).toBe(common);
      expect([...found.slots]).toEqual(among);
      expect(found.words).toBeLessThanOrEqual(one.length);
      expect(countBits(one)).toBe(among.length);
      expect(countCommon(one, other)).toBe(common);
    }),
    { seed: SEED, numRuns: runsOf(1_000) },
  );
});

test('between two words the slots of those words are counted, the first included and the last not', () => {
  const all = bitsFor(32 * 40).fill(0xffffffff);
  for (const [from, to] of [
    [0, 40],
    [3, 3],
    [3, 4],
    [1, 18],
    [39, 40],
  ] as const)
    expect(countCommon(all, all, from, to)).toBe(32 * (to - from));
  expect(countCommon(all, bitsFor(32 * 20).fill(1))).toBe(20);
});

test('values within two ends are kept, in words of few slots and of many', () => {
  const values = fc.array(fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constant(Number.NaN)), {
    minLength: 64,
    maxLength: 64,
  });
  const asked = fc.array(fc.boolean(), { minLength: 64, maxLength: 64 });
  fc.assert(
    fc.property(values, asked, fc.boolean(), (numbers, chosen, isFew) => {
      const bits = bitsFor(64);
      for (const [slot, isIn] of chosen.entries()) putBit(bits, slot, isIn && (!isFew || slot % 8 === 7));
      const before = slotsIn(bits);
      keepWithin(bits, Float64Array.from(numbers), -1, 2);
      expect(slotsIn(bits)).toEqual(
        before.filter((slot) => (numbers[slot] ?? Number.NaN) >= -1 && (numbers[slot] ?? Number.NaN) <= 2),
      );
    }),
    { seed: SEED, numRuns: runsOf(2_000) },
  );
});
