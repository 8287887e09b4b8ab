import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CodeIndex } from './code-index.ts';
import { Postings } from './postings.ts';
import { SlotSet } from './slot-set.ts';

const SLOTS = 6_000;

function setOf(slots: Iterable<number>): SlotSet {
  const set = new SlotSet(SLOTS);
  for (const slot of slots) set.add(slot);
  return set;
}

/** Slots that are added, then slots that go. */
const turns = fc.array(
  fc.record({
    from: fc.integer({ min: 0, max: SLOTS - 1 }),
    many: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 900 })),
    goneFrom: fc.integer({ min: 0, max: SLOTS - 1 }),
    goneMany: fc.integer({ min: 0, max: 4_000 }),
  }),
  { maxLength: 12 },
);
const within = (from: number, many: number) =>
  Array.from({ length: Math.min(many, SLOTS - from) }, (_, at) => from + at);

test('a list has what was added to it and did not go, few or many, also what comes again', () => {
  fc.assert(
    fc.property(turns, (all) => {
      const postings = new Postings();
      const expected = new Set<number>();
      for (const { from, many, goneFrom, goneMany } of all) {
        for (const slot of within(from, many))
          if (!expected.has(slot)) {
            postings.add(slot, SLOTS);
            expected.add(slot);
          }
        const gone = within(goneFrom, goneMany);
        for (const slot of gone) expected.delete(slot);
        postings.subtract(setOf(gone));
        const found = new SlotSet(SLOTS);
        postings.addTo(found);
        expect([...found.list()]).toEqual([...expected].sort((one, other) => one - other));
        expect(postings.size).toBe(expected.size);
      }
    }),
  );
});

test('a slot that went and comes back at once is there', () => {
  const postings = new Postings();
  postings.add(7, SLOTS);
  postings.subtract(setOf([7]));
  postings.add(7, SLOTS);
  expect(postings.countIn(setOf([7]))).toBe(1);
});

test('a code is found in the slots it was added for and that did not go, while others are swept', () => {
  const codes = new CodeIndex();
  for (let slot = 0; slot < SLOTS; slot += 1) codes.add(`code${slot % 1_500}`, slot);
  const gone = setOf(within(0, 3_000));
  let next = SLOTS;
  for (const _part of codes.sweep(gone)) {
    next += 1;
    codes.add('code3', next);
  }
  for (let slot = 0; slot < 3_000; slot += 1) codes.add('again', slot);
  const slotsOf = (code: string) => {
    const found = new SlotSet(SLOTS * 2);
    codes.addTo(code, found);
    return [...found.list()];
  };
  expect(slotsOf('code3').slice(0, 2)).toEqual([3_003, 4_503]);
  expect(slotsOf('code3').at(-1)).toBe(next);
  expect(slotsOf('code4')).toEqual([3_004, 4_504]);
  expect(slotsOf('again')).toEqual(within(0, 3_000));
});
