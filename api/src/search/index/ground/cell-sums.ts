import { BLOCK } from '../sets/slot-set.ts';

/** Words of a block whose ads are added up together: 256 slots. */
export const PART = 8;
export const PARTS = BLOCK / PART;

/** Sums over the ads of each cell of a field. */
export interface Cells {
  counts: Uint32Array;
  /** Sums of places on the web mercator square: exact below 2^53, that is for two million ads. */
  xs: Float64Array;
  ys: Float64Array;
  /** Prices. */
  lowest: Float64Array;
  slots: Uint32Array;
}

export function emptyCells(length: number): Cells {
  return {
    counts: new Uint32Array(length),
    xs: new Float64Array(length),
    ys: new Float64Array(length),
    lowest: new Float64Array(length).fill(Number.POSITIVE_INFINITY),
    slots: new Uint32Array(length),
  };
}

/** A field of cells of the world. */
export interface Field {
  /** Bits of a place that are within a cell. */
  shift: number;
  west: number;
  north: number;
  /** Cells from west to east. */
  width: number;
}

/** Where slots stand on the web mercator square, and what they cost. */
export interface PlacedSlots {
  x: Uint32Array;
  y: Uint32Array;
  prices: Float64Array;
}

/**
 * Adds the slots of a part of a block of a set, from its first word, all of which stand in the field. Slots that follow one
 * another mostly share a cell (see `Snapshot.arrange`): what they add up to is written down once.
 */
export function gatherPart(
  cells: Cells,
  { x, y, prices }: PlacedSlots,
  words: Uint32Array,
  from: number,
  { shift, west, north, width }: Field,
): void {
  let cell = 0;
  let count = 0;
  let sumX = 0;
  let sumY = 0;
  let lowest = Number.POSITIVE_INFINITY;
  let slot = 0;
  for (let at = from; at < from + PART; at += 1) {
    let word = (words[at] ?? 0) | 0;
    while (word !== 0) {
      const bit = word & -word;
      word ^= bit;
      const next = (at << 5) + 31 - Math.clz32(bit);
      const atX = x[next] ?? 0;
      const atY = y[next] ?? 0;
      const itsCell = Math.imul((atY >>> shift) - north, width) + (atX >>> shift) - west;
      if (itsCell !== cell) {
        addTo(cells, cell, count, sumX, sumY, lowest, slot);
        cell = itsCell;
        count = 0;
        sumX = 0;
        sumY = 0;
        lowest = Number.POSITIVE_INFINITY;
      }
      count += 1;
      sumX += atX;
      sumY += atY;
      const price = prices[next] ?? 0;
      if (price < lowest) lowest = price;
      slot = next;
    }
  }
  addTo(cells, cell, count, sumX, sumY, lowest, slot);
}

/**
 * Adds so many ads to a cell, and keeps the lower price and the later slot; nothing of none. Plain numbers, since an object for
 * each would be half of the work.
 */
export function addTo(
  cells: Cells,
  cell: number,
  count: number,
  sumX: number,
  sumY: number,
  lowest: number,
  slot: number,
): void {
  if (count === 0) return;
  cells.counts[cell] = (cells.counts[cell] ?? 0) + count;
  cells.xs[cell] = (cells.xs[cell] ?? 0) + sumX;
  cells.ys[cell] = (cells.ys[cell] ?? 0) + sumY;
  if (lowest < (cells.lowest[cell] ?? 0)) cells.lowest[cell] = lowest;
  cells.slots[cell] = slot;
}
