import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runsOf, SEED } from '../../../testing/proof.ts';
import { keptWithin } from './bits.ts';
import { crowds, setOf } from './fixtures/crowds.ts';
import { SetPool } from './set-pool.ts';
import { SlotSet } from './slot-set.ts';

const SLOTS = 100_000;

const ascending = (slots: Iterable<number>) => [...slots].sort((one, other) => one - other);

/** The slots of a copy after `work`. */
function changed(set: SlotSet, work: (copy: SlotSet) => void): number[] {
  const copy = new SlotSet(set.room);
  copy.copyFrom(set);
  work(copy);
  return [...copy.list()];
}

test('sets are counted, listed and put together as their slots would be one by one', () => {
  const rooms = fc
    .integer({ min: 1, max: SLOTS })
    .chain((room) => fc.tuple(fc.constant(room), crowds(room), crowds(room)));
  fc.assert(
    fc.property(rooms, fc.boolean(), ([room, some, others], isShort) => {
      const one = setOf(some, room);
      const inOther = isShort ? new Set([...others].filter((slot) => slot < room / 2)) : others;
      const other = setOf(inOther, isShort ? Math.ceil(room / 2) : room);
      const common = ascending(some).filter((slot) => inOther.has(slot));
      expect([...one.list()]).toEqual(ascending(some));
      expect(one.count()).toBe(some.size);
      expect(one.countIn(other)).toBe(common.length);
      expect(other.countIn(one)).toBe(common.length);
      expect(changed(one, (set) => set.intersectWith(other))).toEqual(common);
      expect(changed(one, (set) => set.intersectWithAny([other, setOf([0, 7], room)]))).toEqual(
        ascending(some).filter((slot) => inOther.has(slot) || slot === 0 || slot === 7),
      );
      expect(changed(one, (set) => set.intersectWithAny([]))).toEqual([]);
      expect(changed(one, (set) => set.addAll(other))).toEqual(ascending(new Set([...some, ...inOther])));
      expect(changed(one, (set) => set.subtract(other))).toEqual(
        ascending(some).filter((slot) => !inOther.has(slot)),
      );
      // The kept set is used further: a block that lost all slots may get some again.
      const goneOn = changed(one, (set) => {
        set.intersectWith(other);
        set.addAll(one);
        for (const slot of common) set.put(slot, false);
      });
      expect(goneOn).toEqual(ascending(some).filter((slot) => !inOther.has(slot)));
    }),
    { seed: SEED, numRuns: runsOf(1_000) },
  );
});

test('slots are counted by their values, those past the end of the counts left out', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ value: fc.nat(6), isIn: fc.boolean() }), { minLength: 1, maxLength: 200 }),
      fc.integer({ min: 1, max: 9 }),
      (ads, every) => {
        const isIn = (slot: number) => ads[slot]?.isIn === true && slot % every === 0;
        const set = setOf([...ads.keys()].filter(isIn), ads.length);
        const counts = new Uint32Array(5);
        set.countValues(
          Uint16Array.from(ads, ({ value }) => (value === 6 ? 0xffff : value)),
          counts,
        );
        expect([...counts]).toEqual(
          [0, 1, 2, 3, 4].map((each) => ads.filter(({ value }, slot) => isIn(slot) && value === each).length),
        );
      },
    ),
    { seed: SEED, numRuns: runsOf(1_000) },
  );
});

test('slots whose value is marked are added to what a set has', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ value: fc.nat(3), isIn: fc.boolean() }), { minLength: 32, maxLength: 5_000 }),
      fc.array(fc.nat(1), { minLength: 4, maxLength: 4 }),
      (all, marks) => {
        // Whole words, as a snapshot has room for.
        const slots = all.slice(0, all.length & ~31);
        const set = new SlotSet(slots.length);
        for (const [slot, { isIn }] of slots.entries()) if (isIn) set.add(slot);
        set.addMarked(
          Uint32Array.from(slots, ({ value }) => value),
          Uint8Array.from(marks),
        );
        const expected = slots.flatMap(({ value, isIn }, slot) => (isIn || marks[value] === 1 ? slot : []));
        expect([...set.list()]).toEqual(expected);
      },
    ),
    { seed: SEED, numRuns: runsOf(1_000) },
  );
});

test('a set that grows keeps its slots and takes new ones', () => {
  const set = setOf([0, 31, 8_191], 8_192);
  set.grow(8_193);
  set.put(8_192, true);
  set.put(31, false);
  expect([...set.list()]).toEqual([0, 8_191, 8_192]);
  expect([set.has(0), set.has(31), set.has(8_192), set.has(90_000)]).toEqual([true, false, true, false]);
  set.clear();
  expect(set.count()).toBe(0);
});

test('values within two ends are kept, in words of few slots and of many', () => {
  const drawn = fc.array(fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constant(Number.NaN)), {
    minLength: 64,
    maxLength: 64,
  });
  const asked = fc.array(fc.boolean(), { minLength: 64, maxLength: 64 });
  fc.assert(
    fc.property(drawn, asked, fc.boolean(), (numbers, chosen, isFew) => {
      const before = [...chosen.keys()].filter((slot) => chosen[slot] && (!isFew || slot % 8 === 7));
      const set = setOf(before, 64);
      const values = Float64Array.from(numbers);
      set.keepOfWords(0, (word, at) => keptWithin(word, values, at << 5, -1, 2));
      expect([...set.list()]).toEqual(
        before.filter((slot) => (numbers[slot] ?? Number.NaN) >= -1 && (numbers[slot] ?? Number.NaN) <= 2),
      );
    }),
    { seed: SEED, numRuns: runsOf(2_000) },
  );
});

test('a set that is borrowed again has nothing of what it was used for', () => {
  const pool = new SetPool();
  pool.grow(20_000);
  const first = pool.borrowCopy(setOf([3, 9_000], 20_000));
  first.add(19_999);
  expect([...first.list()]).toEqual([3, 9_000, 19_999]);
  pool.release();
  const again = pool.borrow();
  expect(again).toBe(first);
  expect([again.count(), again.markedBlocks().length]).toEqual([0, 0]);
  expect(pool.borrow()).not.toBe(again);
  pool.release();
  // After it grew nothing shorter is borrowed.
  pool.grow(40_000);
  expect(pool.borrow().room).toBeGreaterThanOrEqual(40_000);
});
