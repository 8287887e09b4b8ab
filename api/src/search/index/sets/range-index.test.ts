import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runsOf, SEED } from '../../../testing/proof.ts';
import { crowds, setOf } from './fixtures/crowds.ts';
import { RangeIndex, roundest } from './range-index.ts';

const SLOTS = 10_000;

/** Numbers as prices are: often the same, in round steps, and some that no other has. */
const aPrice = fc.oneof(
  fc.integer({ min: -1, max: 12 }).map((tens) => tens * 10),
  fc.integer({ min: -1, max: 130 }),
  fc.constant(Number.POSITIVE_INFINITY),
);
const anEnd = fc.option(fc.oneof(aPrice, fc.double({ min: -5, max: 150, noNaN: true })), { nil: undefined });

const aRange = fc.tuple(anEnd, anEnd);
const written = fc.array(fc.record({ slot: fc.nat(SLOTS - 1), price: aPrice }), { maxLength: 40 });

test('a range keeps what lies in it or on its ends, before its steps are chosen, then, and after ads are written', () => {
  fc.assert(
    fc.property(
      fc.array(aPrice, { minLength: 1, maxLength: 200 }),
      crowds(SLOTS),
      aRange,
      written,
      (prices, asked, [least, most], writings) => {
        const index = new RangeIndex();
        index.grow(SLOTS);
        // Neighbours cost about the same, or not at all: so that there are words of one side only.
        const of = (slot: number) => prices[(slot >>> (prices.length % 7)) % prices.length] ?? 0;
        for (let slot = 0; slot < SLOTS; slot += 1) index.put(slot, of(slot));
        const check = () => {
          const expected = [...setOf(asked, SLOTS).list()].filter(
            (slot) => index.at(slot) >= (least ?? -Infinity) && index.at(slot) <= (most ?? Infinity),
          );
          const set = setOf(asked, SLOTS);
          index.keepWithin(set, least, most);
          expect([...set.list()]).toEqual(expected);
        };
        check();
        index.fit(setOf(Array(SLOTS).keys(), SLOTS).list());
        check();
        for (const { slot, price } of writings) index.put(slot, price);
        check();
        index.grow(2 * SLOTS);
        check();
      },
    ),
    { seed: SEED, numRuns: runsOf(600) },
  );
});

test('once its steps are chosen few numbers are looked at, and none where a step is asked for', () => {
  const index = new RangeIndex();
  index.grow(SLOTS);
  for (let slot = 0; slot < SLOTS; slot += 1) index.put(slot, (slot * 7_919) % SLOTS);
  let looked = 0;
  const { values } = index;
  index.values = new Proxy(values, {
    get: (all, slot) => {
      looked += Number.isNaN(Number(String(slot))) ? 0 : 1;
      return Reflect.get(all, slot);
    },
  });
  const ask = (most?: number, least?: number) => {
    const set = setOf(Array(SLOTS).keys(), SLOTS);
    looked = 0;
    index.keepWithin(set, least, most);
    return { kept: set.count(), looked };
  };
  const unfitted = ask(4_321);
  expect(unfitted.kept).toBe(4_322);
  expect(unfitted.looked).toBeGreaterThanOrEqual(SLOTS);
  index.fit(setOf(Array(SLOTS).keys(), SLOTS).list());
  const fitted = ask(4_321);
  expect(fitted.kept).toBe(4_322);
  expect(fitted.looked).toBeLessThan(SLOTS / 15);
  // Round numbers are steps, and so is what is below each.
  expect(ask(4_000)).toEqual({ kept: 4_001, looked: 0 });
  expect(ask(undefined, 4_000)).toEqual({ kept: 6_000, looked: 0 });
});

test.each([
  [87, 93, 90],
  [93, 101, 100],
  [101, 112, 110],
  [58_000, 61_500, 60_000],
  [61_500, 64_000, 64_000],
  [142, 158, 150],
  [120.5, 120.75, 120.5],
  [120.51, 120.54, 120.54],
  [7, 7, 7],
])('the roundest number from %d to %d is %d', (from, to, round) => {
  expect(roundest(from, to)).toBeCloseTo(round, 9);
});
