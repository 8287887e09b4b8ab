import { listWords } from '../sets/bits.ts';
import { BLOCK, type SlotSet } from '../sets/slot-set.ts';
import {
  addTo,
  type Cells,
  emptyCells,
  type Field,
  gatherPart,
  PART,
  PARTS,
  type PlacedSlots,
} from './cell-sums.ts';

/** Sums are not kept for a block with a part whose ads stand in a wider field of cells than this. */
const WIDEST_FIELD = 1024;
/** Nor for one with more cells than these: adding them up would cost hardly less than adding its ads. */
const MOST_CELLS = 512;
/** No map has more cells along a side of the world. */
const ACROSS = 2 ** 26;
const ALL_PARTS = 2 ** PARTS - 1;

/** Cells that have any, each in its column and row of the world. */
interface PlacedCells extends Cells {
  columns: Uint32Array;
  rows: Uint32Array;
}

/** Sums over the ads of each part of a block; the last is of the whole. */
export interface BlockCells extends PlacedCells {
  /** With which cell each part begins; at last, where the cells of the whole end. */
  starts: Uint16Array;
}

/** Adds up a block of a set by the cells of a zoom; undefined where its ads stand too far apart for it to pay. */
export function cellsOfBlock(
  placed: PlacedSlots,
  set: SlotSet,
  block: number,
  shift: number,
): BlockCells | undefined {
  const known = emptyPlaced(2 * MOST_CELLS);
  const starts = new Uint16Array(PARTS + 2);
  let length = 0;
  for (let part = 0; part < PARTS; part += 1) {
    const from = block * BLOCK + part * PART;
    const field = fieldOf(placed, set, from, shift);
    if (field.width * field.height > WIDEST_FIELD) return undefined;
    const cells = emptyCells(field.width * field.height);
    gatherPart(cells, placed, set.words, from, field);
    for (const [cell, count] of cells.counts.entries()) {
      if (count === 0) continue;
      if (length === MOST_CELLS) return undefined;
      known.columns[length] = field.west + (cell % field.width);
      known.rows[length] = field.north + Math.floor(cell / field.width);
      addCell(known, length, cells, cell);
      length += 1;
    }
    starts[part + 1] = length;
  }
  const end = addWhole(known, length);
  starts[PARTS + 1] = end;
  return {
    starts,
    columns: known.columns.slice(0, end),
    rows: known.rows.slice(0, end),
    counts: known.counts.slice(0, end),
    xs: known.xs.slice(0, end),
    ys: known.ys.slice(0, end),
    lowest: known.lowest.slice(0, end),
    slots: known.slots.slice(0, end),
  };
}

function emptyPlaced(length: number): PlacedCells {
  return { ...emptyCells(length), columns: new Uint32Array(length), rows: new Uint32Array(length) };
}

/** Adds after the cells of the parts those of the whole block; answers where they end. */
function addWhole(known: PlacedCells, length: number): number {
  const places = new Map<number, number>();
  for (let at = 0; at < length; at += 1) {
    const [column, row] = [known.columns[at] ?? 0, known.rows[at] ?? 0];
    const place = places.get(row * ACROSS + column) ?? length + places.size;
    places.set(row * ACROSS + column, place);
    known.columns[place] = column;
    known.rows[place] = row;
    addCell(known, place, known, at);
  }
  return length + places.size;
}

/** The smallest field that has all of a part. */
function fieldOf(
  { x, y }: PlacedSlots,
  { words }: SlotSet,
  from: number,
  shift: number,
): Field & { height: number } {
  let [west, east] = [Number.POSITIVE_INFINITY, -1];
  let [north, south] = [Number.POSITIVE_INFINITY, -1];
  const slots = new Uint32Array(PART * 32);
  for (const slot of slots.subarray(0, listWords(words, from, from + PART, slots, 0))) {
    const column = (x[slot] ?? 0) >>> shift;
    const row = (y[slot] ?? 0) >>> shift;
    west = Math.min(west, column);
    east = Math.max(east, column);
    north = Math.min(north, row);
    south = Math.max(south, row);
  }
  if (east < 0) return { shift, west: 0, north: 0, width: 0, height: 0 };
  return { shift, west, north, width: east - west + 1, height: south - north + 1 };
}

/** The parts of a block, a bit for each, in which a set has all that two others have in common. */
export function wholeParts(
  { words }: SlotSet,
  [one, other]: readonly [SlotSet, SlotSet],
  block: number,
): number {
  let whole = 0;
  for (let part = 0; part < PARTS; part += 1) {
    const from = block * BLOCK + part * PART;
    let apart = 0;
    for (let at = from; at < from + PART; at += 1)
      apart |= (words[at] ?? 0) ^ ((one.words[at] ?? 0) & (other.words[at] ?? 0));
    if (apart === 0) whole |= 1 << part;
  }
  return whole;
}

/** The kept sums of a block, and the parts (`wholeParts`) of which a set has every slot summed. */
interface Known {
  known: BlockCells | undefined;
  whole: number;
}

/** Adds the slots of one block of a set, all of which stand in the field. */
export function gatherBlock(
  cells: Cells,
  placed: PlacedSlots,
  words: Uint32Array,
  block: number,
  { known, whole }: Known,
  field: Field,
): void {
  if (known !== undefined && whole === ALL_PARTS) {
    addKnown(cells, known, PARTS, field);
    return;
  }
  for (let part = 0; part < PARTS; part += 1) {
    if (known !== undefined && ((whole >>> part) & 1) === 1) addKnown(cells, known, part, field);
    else gatherPart(cells, placed, words, block * BLOCK + part * PART, field);
  }
}

function addKnown(cells: Cells, known: BlockCells, part: number, { west, north, width }: Field): void {
  const { columns, rows, starts } = known;
  for (let at = starts[part] ?? 0; at < (starts[part + 1] ?? 0); at += 1)
    addCell(cells, ((rows[at] ?? 0) - north) * width + (columns[at] ?? 0) - west, known, at);
}

function addCell(cells: Cells, cell: number, { counts, xs, ys, lowest, slots }: Cells, at: number): void {
  addTo(cells, cell, counts[at] ?? 0, xs[at] ?? 0, ys[at] ?? 0, lowest[at] ?? 0, slots[at] ?? 0);
}
