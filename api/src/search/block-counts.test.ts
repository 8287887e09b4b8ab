import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runsOf, SEED } from '../testing/proof.ts';
import { BlockCounts, CountedSet } from './block-counts.ts';
import { Column } from './dimension.ts';
import { crowds, setOf } from './fixtures/crowds.ts';
import type { SlotSet } from './slot-set.ts';

const SLOTS = 30_000;
const VALUES = 7;

/** Whole blocks and parts of them. */
const asked = fc
  .tuple(fc.integer({ min: 0, max: SLOTS }), fc.integer({ min: 0, max: SLOTS }))
  .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const);

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
        const blocks = new BlockCounts(live);
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
          blocks.forget(slot);
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

test('of a block that is asked for whole nothing is counted again', () => {
  const live = setOf(Array(SLOTS).keys(), SLOTS);
  const blocks = new BlockCounts(live);
  blocks.grow(SLOTS);
  expect(new CountedSet(live, blocks).partly).toEqual([]);
  const half = setOf(Array(SLOTS / 2).keys(), SLOTS);
  expect(new CountedSet(half, blocks).partly).toEqual([3]);
});
