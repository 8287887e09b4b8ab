import type { Box } from '@diyar/contract/search';
import type { BlockCounts } from './block-counts.ts';
import type { Lists } from './lists.ts';
import { degreesOfX, degreesOfY, mercatorX, mercatorY } from './mercator.ts';
import { BLOCK, keptWithin, type SlotSet } from './slot-set.ts';

/** Squares of the ground, about 2 km wide, along each side of the world. */
const ACROSS = 16_384;
/** With more of them it is as quick to look at every ad. */
const MOST_SQUARES = 20_000;
/** Degrees by which squares and grounds are taken for larger than they are: more than what is rounded away. */
const MARGIN = 1e-6;

/** How much of a box an area holds: all of it, nothing, or neither for certain. */
export type Share = 'all' | 'none' | 'some';

/** A part of the ground to ask many ads about; degrees. */
export interface Ground {
  /** All of it lies in these. */
  boxes: readonly Box[];
  shareOf(box: Box): Share;
  has(lng: number, lat: number): boolean;
}

/** The number of the square in which a place lies. */
export function squareOf(lat: number, lng: number): number {
  return rowOf(lat) * ACROSS + columnOf(lng);
}

const columnOf = (lng: number) => Math.floor(mercatorX(lng) * ACROSS);
const rowOf = (lat: number) => Math.floor(mercatorY(lat) * ACROSS);

/** Where the ads are, by slot, and which of them each square has. */
export interface Placed {
  squares: Lists;
  blocks: BlockCounts;
  columns: { lng: { values: Float64Array }; lat: { values: Float64Array } };
}

/**
 * Takes out the slots of a set of ads on show that do not stand in a box; on its sides is inside. Most blocks and words of
 * slots stand whole in it or out of it (see `Snapshot.arrange`), and their ads need not be looked at.
 */
export function keepInBox({ blocks, columns }: Placed, box: Box, set: SlotSet): void {
  const [lngs, lats] = [columns.lng.values, columns.lat.values];
  for (const block of set.marked()) {
    const extents = blocks.remember('extents', block, (live) => extentsOf(live, block, lngs, lats));
    const share = shareAt(box, extents, BLOCK);
    if (share === 'none') set.dropBlock(block);
    else if (share === 'some')
      set.keepOfWords(block, (word, at) => {
        const part = shareAt(box, extents, at - block * BLOCK);
        if (part !== 'some') return part === 'all' ? word : 0;
        const kept = keptWithin(word, lngs, at << 5, box.west, box.east);
        return keptWithin(kept, lats, at << 5, box.south, box.north);
      });
  }
}

const [WEST, SOUTH, EAST, NORTH] = [0, 1, 2, 3];
const SIDES = 4;

/** The sides of the smallest box that holds those on show, of each word of a block and at last of all. */
function extentsOf(live: SlotSet, block: number, lngs: Float64Array, lats: Float64Array): Float64Array {
  const nothing = [Infinity, Infinity, -Infinity, -Infinity];
  const extents = Float64Array.from({ length: (BLOCK + 1) * SIDES }, (_, at) => nothing[at % SIDES] ?? 0);
  for (let slot = block * BLOCK * 32; slot < (block + 1) * BLOCK * 32; slot += 1) {
    if (!live.has(slot)) continue;
    const [lng, lat] = [lngs[slot] ?? Number.NaN, lats[slot] ?? Number.NaN];
    widen(extents, (slot >>> 5) - block * BLOCK, lng, lat);
    widen(extents, BLOCK, lng, lat);
  }
  return extents;
}

function widen(extents: Float64Array, which: number, lng: number, lat: number): void {
  const at = which * SIDES;
  extents[at + WEST] = Math.min(extents[at + WEST] ?? lng, lng);
  extents[at + SOUTH] = Math.min(extents[at + SOUTH] ?? lat, lat);
  extents[at + EAST] = Math.max(extents[at + EAST] ?? lng, lng);
  extents[at + NORTH] = Math.max(extents[at + NORTH] ?? lat, lat);
}

/** How much of one of the extents a box holds. */
function shareAt(box: Box, extents: Float64Array, which: number): Share {
  const at = which * SIDES;
  const west = extents[at + WEST] ?? Number.NaN;
  const south = extents[at + SOUTH] ?? Number.NaN;
  const east = extents[at + EAST] ?? Number.NaN;
  const north = extents[at + NORTH] ?? Number.NaN;
  if (west >= box.west && east <= box.east && south >= box.south && north <= box.north) return 'all';
  const touches = west <= box.east && east >= box.west && south <= box.north && north >= box.south;
  return touches ? 'some' : 'none';
}

/**
 * Takes out the slots of a set that do not stand on a ground. Of the squares it touches most lie whole within it, and their
 * ads need not be looked at; `scratch` is for use meanwhile.
 */
export function keepOnGround(placed: Placed, ground: Ground, set: SlotSet, scratch: SlotSet): void {
  const spans = ground.boxes.map(spanOf);
  if (spans.reduce((sum, span) => sum + squaresIn(span), 0) > MOST_SQUARES) {
    set.keepWhere(standsOn(placed, ground));
    return;
  }
  const stands = standsOn(placed, ground);
  const isMeant = (slot: number) => set.has(slot) && stands(slot);
  scratch.clear();
  for (const square of squaresOf(spans)) {
    if (!placed.squares.has(square)) continue;
    const share = ground.shareOf(boxOf(square));
    if (share === 'all') placed.squares.addTo(square, scratch);
    else if (share === 'some') placed.squares.addWhere(square, scratch, isMeant);
  }
  set.keep(scratch);
}

/** Each square once, however many of the spans hold it. */
function squaresOf(spans: readonly Box[]): Set<number> {
  const squares = new Set<number>();
  for (const { west, south, east, north } of spans)
    for (let row = north; row <= south; row += 1)
      for (let column = west; column <= east; column += 1) squares.add(row * ACROSS + column);
  return squares;
}

/** The columns and rows of squares that a box touches. */
function spanOf({ west, south, east, north }: Box): Box {
  return {
    west: columnOf(west - MARGIN),
    south: rowOf(south - MARGIN),
    east: columnOf(east + MARGIN),
    north: rowOf(north + MARGIN),
  };
}

function squaresIn({ west, south, east, north }: Box): number {
  return (east - west + 1) * (south - north + 1);
}

function standsOn({ columns }: Placed, ground: Ground): (slot: number) => boolean {
  const [lngs, lats] = [columns.lng.values, columns.lat.values];
  return (slot) => ground.has(lngs[slot] ?? Number.NaN, lats[slot] ?? Number.NaN);
}

function boxOf(square: number): Box {
  const row = Math.floor(square / ACROSS);
  const column = square % ACROSS;
  return {
    west: degreesOfX(column / ACROSS) - MARGIN,
    south: degreesOfY((row + 1) / ACROSS) - MARGIN,
    east: degreesOfX((column + 1) / ACROSS) + MARGIN,
    north: degreesOfY(row / ACROSS) + MARGIN,
  };
}
