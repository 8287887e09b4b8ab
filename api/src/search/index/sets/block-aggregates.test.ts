import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runsOf, SEED } from '../../../testing/proof.ts';
import { BlockAggregates, CountedSet } from './block-aggregates.ts';
import { Column } from './dimension.ts';
import { crowds, setOf } from './fixtures/crowds.ts';
import type { SlotSet } from './slot-set.ts';

const SLOTS = 30_000;
const VALUES = 7;

/** Whole blocks, parts of them, and a few words. */
const asked = fc.oneof(
  fc
    .tuple(fc.integer({ min: 0, max: SLOTS }), fc.integer({ min: 0, max: SLOTS }))
    .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const),
  fc
    .tuple(fc.integer({ min: 0, max: SLOTS }), fc.integer({ min: 0, max: 300 }))
    .map(([from, many]) => [from, from + many] as const),
);

const writings = fc.array(
  fc.record({ slot: fc.integer({ min: 0, max: SLOTS - 1 }), isLive: fc.boolean(), isIn: fc.boolean() }),
  { maxLength: 20 },
);

/** The slots on show between two ends. */
function liveWithin(live: SlotSet, [from, to]: readonly [number, number]): number[] {
  return [...live.list()].filter((slot) => slot >= from && slot < to);
}

const counted = (all: readonly number[], test: (slot: number) => boolean) => all.filter(test).length;

test('sets are counted as slot by slot, before and after slots are written', () => {
  fc.assert(
    fc.property(
      crowds(SLOTS, 20_000),
      crowds(SLOTS, 20_000),
      asked,
      writings,
      (onShow, some, ends, written) => {
        const [live, set] = [setOf(onShow, SLOTS), setOf(some, SLOTS)];
        const values = new Column((length) => new Uint32Array(length));
        values.grow(SLOTS);
        for (let slot = 0; slot < SLOTS; slot += 1) values.put(slot, Math.floor(slot / 1_000) % VALUES);
        const blocks = new BlockAggregates(live);
        blocks.grow(SLOTS);
        const check = () => {
          const slots = liveWithin(live, ends);
          const found = new CountedSet(setOf(slots, SLOTS), blocks);
          expect([found.size, found.countIn(set)]).toEqual([
            slots.length,
            counted(slots, (slot) => set.has(slot)),
          ]);
          expect([...found.countValues('values', values, VALUES - 1)]).toEqual(
            [...Array(VALUES - 1).keys()].map((value) => counted(slots, (slot) => values.at(slot) === value)),
          );
        };
        check();
        for (const { slot, isLive, isIn } of written) {
          live.put(slot, isLive);
          set.put(slot, isIn);
          values.put(slot, (values.at(slot) + 1) % VALUES);
          blocks.invalidate(slot);
        }
        check();
        live.grow(2 * SLOTS);
        blocks.grow(2 * SLOTS);
        check();
      },
    ),
    { seed: SEED, numRuns: runsOf(400) },
  );
});

test('what is worked out of a block is worked out again once a slot of it is written', () => {
  const live = setOf(Array(SLOTS).keys(), SLOTS);
  const blocks = new BlockAggregates(live);
  blocks.grow(SLOTS);
  const worked: number[] = [];
  const ask = () =>
    [0, 1, 2].map((block) =>
      blocks.remember('ends', block, (set) => {
        worked.push(block);
        return set.listBlock(block).at(-1);
      }),
    );
  expect([ask(), ask()]).toEqual(Array(2).fill([4_095, 8_191, 12_287]));
  expect(worked).toEqual([0, 1, 2]);
  live.put(8_191, false);
  blocks.invalidate(8_191);
  expect(ask()).toEqual([4_095, 8_190, 12_287]);
  expect(worked).toEqual([0, 1, 2, 1]);
});

test('a set that has all of a block has it whole, and values are counted as far as they are asked for', () => {
  const live = setOf(Array(SLOTS).keys(), SLOTS);
  const blocks = new BlockAggregates(live);
  blocks.grow(SLOTS);
  expect(new CountedSet(live, blocks).partly).toEqual([]);
  const half = new CountedSet(setOf(Array(SLOTS / 2).keys(), SLOTS), blocks);
  expect([half.whole, half.partly]).toEqual([[0, 1, 2], [3]]);
  const values = new Column((length) => new Uint32Array(length));
  values.grow(SLOTS);
  values.put(7, 2);
  // Places are imported while the server runs: then there are more values than before.
  expect([...half.countValues('values', values, 2)]).toEqual([SLOTS / 2 - 1, 0]);
  expect([...half.countValues('values', values, 3)]).toEqual([SLOTS / 2 - 1, 0, 1]);
});
