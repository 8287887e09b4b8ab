import { BLOCK, type SlotSet } from './slot-set.ts';

/** Of a block whose ads stand in a wider field of cells, what they add up to is not remembered. */
const WIDEST_FIELD = 1024;

/** What the ads of each cell of a field add up to. */
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
 * Adds the slots of one block of a set, all of which stand in the field. Slots that follow one another mostly share a cell
 * (see `Snapshot.arrange`): what they add up to is written down once.
 */
export function gatherBlock(
  cells: Cells,
  { x, y, prices }: PlacedSlots,
  words: Uint32Array,
  block: number,
  { shift, west, north, width }: Field,
): void {
  let cell = 0;
  let count = 0;
  let sumX = 0;
  let sumY = 0;
  let lowest = Number.POSITIVE_INFINITY;
  let slot = 0;
  for (let at = block * BLOCK; at < (block + 1) * BLOCK; at += 1) {
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

/** Plain numbers, since an object for each would be half of the work. */
function addTo(
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

/** What the ads of one block add up to, without the cells that have none: each in its column and row of the world. */
export interface BlockCells extends Cells {
  columns: Uint32Array;
  rows: Uint32Array;
}

/** Undefined where a block's ads stand too far apart for it to pay. */
export function cellsOfBlock(
  placed: PlacedSlots,
  live: SlotSet,
  block: number,
  shift: number,
): BlockCells | undefined {
  const field = fieldOf(placed, live, block, shift);
  const { width, west, north, height } = field;
  if (width * height > WIDEST_FIELD) return undefined;
  const cells = emptyCells(width * height);
  gatherBlock(cells, placed, live.words, block, field);
  const having = cells.counts.map((_, cell) => cell).filter((cell) => (cells.counts[cell] ?? 0) > 0);
  const { counts, xs, ys, lowest, slots } = cells;
  const isAny = (_: number, cell: number) => (counts[cell] ?? 0) > 0;
  return {
    columns: having.map((cell) => west + (cell % width)),
    rows: having.map((cell) => north + Math.floor(cell / width)),
    counts: counts.filter(isAny),
    xs: xs.filter(isAny),
    ys: ys.filter(isAny),
    lowest: lowest.filter(isAny),
    slots: slots.filter(isAny),
  };
}

/** The smallest field that has all of a block. */
function fieldOf(
  { x, y }: PlacedSlots,
  live: SlotSet,
  block: number,
  shift: number,
): Field & { height: number } {
  let [west, east] = [Number.POSITIVE_INFINITY, 0];
  let [north, south] = [Number.POSITIVE_INFINITY, 0];
  for (const slot of live.listBlock(block)) {
    const column = (x[slot] ?? 0) >>> shift;
    const row = (y[slot] ?? 0) >>> shift;
    west = Math.min(west, column);
    east = Math.max(east, column);
    north = Math.min(north, row);
    south = Math.max(south, row);
  }
  return { shift, west, north, width: east - west + 1, height: south - north + 1 };
}

/** Adds what was worked out of a block, all of which stands in the field. */
export function addBlock(
  cells: Cells,
  { columns, rows, counts, xs, ys, lowest, slots }: BlockCells,
  { west, north, width }: Field,
): void {
  for (let at = 0; at < columns.length; at += 1)
    addTo(
      cells,
      ((rows[at] ?? 0) - north) * width + (columns[at] ?? 0) - west,
      counts[at] ?? 0,
      xs[at] ?? 0,
      ys[at] ?? 0,
      lowest[at] ?? 0,
      slots[at] ?? 0,
    );
}
