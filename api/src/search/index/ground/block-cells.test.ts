import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runsOf, SEED } from '../../../testing/proof.ts';
import { crowds, setOf } from '../sets/fixtures/crowds.ts';
import type { SlotSet } from '../sets/slot-set.ts';
import { cellsOfBlock, gatherBlock, wholeParts } from './block-cells.ts';
import { emptyCells, type Field } from './cell-sums.ts';

const SLOTS = 3 * 4_096;
/** A hundredth of the world, far from its corner. */
const [WEST, NORTH, SPREAD] = [2_600_000_000, 1_900_000_000, 40_000_000];

const placed = fc.integer({ min: 1, max: 60 }).map((crowd) => {
  const at = (slot: number, from: number, step: number) =>
    from + ((Math.floor(slot / crowd) * step) % SPREAD);
  return {
    x: Uint32Array.from({ length: SLOTS }, (_, slot) => at(slot, WEST, 7_919_317)),
    y: Uint32Array.from({ length: SLOTS }, (_, slot) => at(slot, NORTH, 3_571_313)),
    prices: Float64Array.from({ length: SLOTS }, (_, slot) => (slot * 7_919) % 4_001),
  };
});

function fieldOf(shift: number): Field {
  const cellOf = (place: number) => place >>> shift;
  return {
    shift,
    west: cellOf(WEST),
    north: cellOf(NORTH),
    width: cellOf(WEST + SPREAD) - cellOf(WEST) + 1,
  };
}

const shifts = fc.integer({ min: 18, max: 30 });

test('what is remembered of a block adds up to what its ads do', () => {
  fc.assert(
    fc.property(
      placed,
      crowds(SLOTS, 9_000),
      shifts,
      fc.constantFrom(-1, 0, 400),
      (slots, some, shift, left) => {
        const live = setOf(some, SLOTS);
        // Some parts are found whole, others not.
        const found = setOf(
          [...some].filter((slot) => slot % 1_000 > left),
          SLOTS,
        );
        const field = fieldOf(shift);
        const height = ((NORTH + SPREAD) >>> shift) - field.north + 1;
        const [gathered, added] = [emptyCells(field.width * height), emptyCells(field.width * height)];
        for (let block = 0; block < SLOTS / 4_096; block += 1) {
          const whole = wholeParts(found, [live, live], block);
          gatherBlock(gathered, slots, found.words, block, { known: undefined, whole }, field);
          const known = cellsOfBlock(slots, live, block, shift);
          gatherBlock(added, slots, found.words, block, { known, whole }, field);
        }
        const expected = new Map<number, number>();
        for (const slot of found.list()) {
          const [x, y] = [slots.x[slot] ?? 0, slots.y[slot] ?? 0];
          const cell = ((y >>> shift) - field.north) * field.width + (x >>> shift) - field.west;
          expected.set(cell, (expected.get(cell) ?? 0) + 1);
        }
        const counts = [...gathered.counts.entries()].filter(([, count]) => count > 0);
        expect(new Map(counts)).toEqual(expected);
        expect(added).toEqual(gathered);
      },
    ),
    { seed: SEED, numRuns: runsOf(300) },
  );
});

test('of a block in one cell the sums of its only part and of it are remembered, of one all over the place none', () => {
  const live = setOf([0, 1, 2], 4_096);
  const here = { x: new Uint32Array(4_096), y: new Uint32Array(4_096), prices: new Float64Array(4_096) };
  expect(cellsOfBlock(here, live, 0, 20)).toMatchObject({ counts: new Uint32Array([3, 3]) });
  here.x[1] = WEST;
  expect(cellsOfBlock(here, live, 0, 20)).toBeUndefined();
});

test('of parts of which all are found only what is remembered is added', () => {
  const all = setOf(Array(4_096).keys(), 4_096);
  const slots = {
    x: Uint32Array.from({ length: 4_096 }, (_, slot) => WEST + slot),
    y: new Uint32Array(4_096).fill(NORTH),
    prices: Float64Array.from({ length: 4_096 }, (_, slot) => 500 + slot),
  };
  const field = fieldOf(24);
  const known = cellsOfBlock(slots, all, 0, 24);
  const ask = (found: SlotSet) => {
    const cells = emptyCells(field.width);
    const whole = wholeParts(found, [all, all], 0);
    gatherBlock(cells, slots, found.words, 0, { known, whole }, field);
    return [cells.counts[0], cells.lowest[0]];
  };
  slots.prices.fill(1);
  expect(ask(all)).toEqual([4_096, 500]);
  const most = setOf(Array(4_095).keys(), 4_096);
  expect(ask(most)).toEqual([4_095, 1]);
  slots.prices.fill(9_999, 4_096 - 256);
  expect(ask(most)).toEqual([4_095, 500]);
});

test('a part is whole where a set has all that is in two others', () => {
  const [one, other] = [setOf([0, 1, 300, 5_000], 8_192), setOf([1, 2, 300], 8_192)];
  const empty = [...Array(16).keys()].slice(2);
  const partsOf = (slots: number[], block: number) => {
    const whole = wholeParts(setOf(slots, 8_192), [one, other], block);
    return [...Array(16).keys()].filter((part) => ((whole >>> part) & 1) === 1);
  };
  expect(partsOf([1, 300], 0)).toEqual([0, 1, ...empty]);
  expect(partsOf([300], 0)).toEqual([1, ...empty]);
  expect(partsOf([], 1)).toEqual([0, 1, ...empty]);
});
