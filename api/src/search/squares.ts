import type { Box } from '@diyar/contract/search';
import type { Lists } from './lists.ts';
import { degreesOfX, degreesOfY, mercatorX, mercatorY } from './mercator.ts';
import type { SlotSet } from './slot-set.ts';

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
  columns: { lng: { values: Float64Array }; lat: { values: Float64Array } };
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
