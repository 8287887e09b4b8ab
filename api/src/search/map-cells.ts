import type { Box } from '@diyar/contract/search';
import { type Columns, MERCATOR_STEPS, type Meant } from './columns.ts';
import { degreesOfX, degreesOfY, mercatorX, mercatorY } from './mercator.ts';
import type { SlotSet } from './slot-set.ts';
import type { Snapshot } from './snapshot.ts';

const TILE_PIXELS = 256;
/** Pins nearer than this overlap on a screen. */
const CELL_PIXELS = 64;
const MOST_CELLS = 4096;
const STEP_BITS = Math.log2(MERCATOR_STEPS);

/**
 * Cells into which a map at `zoom` gathers its ads: as many along each side of the world, a power of two. Fixed to the
 * ground, so that moving the map regroups nothing; and never more than a screen can show, however large the box.
 */
export function cellsAcross(box: Box, zoom: number): number {
  const width = mercatorX(box.east) - mercatorX(box.west);
  const height = mercatorY(box.south) - mercatorY(box.north);
  let across = 2 ** Math.round(zoom) * (TILE_PIXELS / CELL_PIXELS);
  while ((width * across + 1) * (height * across + 1) > MOST_CELLS && across > 2) across /= 2;
  return across;
}

/** Ads so near each other that their pins would overlap, or one alone; prices in halalas. */
export interface MapCell {
  count: number;
  lat: number;
  lng: number;
  priceMin: number;
  /** The slot of one of them. */
  slot: number;
}

/** A set of slots within a box, gathered by the cells of a zoom. */
export function gatherCells(
  snapshot: Snapshot,
  found: SlotSet,
  box: Box,
  zoom: number,
  meant: Meant,
): MapCell[] {
  const across = cellsAcross(box, zoom);
  const shift = STEP_BITS - Math.log2(across);
  const west = Math.floor(mercatorX(box.west) * across);
  const north = Math.floor(mercatorY(box.north) * across);
  const width = Math.floor(mercatorX(box.east) * across) - west + 1;
  const height = Math.floor(mercatorY(box.south) * across) - north + 1;
  const cells = emptyCells(width * height);
  const placed = {
    x: snapshot.columns.x.values,
    y: snapshot.columns.y.values,
    prices: snapshot.prices[meant].values,
  };
  for (const run of found.runs()) gatherRun(cells, placed, found.words, run, { shift, west, north, width });
  return listCells(cells, snapshot.columns);
}

interface Grid {
  /** Bits of a place that are within a cell. */
  shift: number;
  west: number;
  north: number;
  /** Cells from west to east. */
  width: number;
}

/** Where slots stand on the web mercator square, and what they cost. */
interface PlacedSlots {
  x: Uint32Array;
  y: Uint32Array;
  prices: Float64Array;
}

/** Slots that follow one another mostly share a cell (see `Snapshot.arrange`): what they add up to is written down once. */
function gatherRun(
  cells: Cells,
  { x, y, prices }: PlacedSlots,
  words: Uint32Array,
  [from, to]: readonly [from: number, to: number],
  { shift, west, north, width }: Grid,
): void {
  let cell = 0;
  let count = 0;
  let sumX = 0;
  let sumY = 0;
  let lowest = Number.POSITIVE_INFINITY;
  let slot = 0;
  for (let at = from; at < to; at += 1) {
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

interface Cells {
  counts: Uint32Array;
  /** Sums of places on the web mercator square: exact below 2^53, that is for two million ads. */
  xs: Float64Array;
  ys: Float64Array;
  /** Prices. */
  lowest: Float64Array;
  slots: Uint32Array;
}

function emptyCells(length: number): Cells {
  return {
    counts: new Uint32Array(length),
    xs: new Float64Array(length),
    ys: new Float64Array(length),
    lowest: new Float64Array(length).fill(Number.POSITIVE_INFINITY),
    slots: new Uint32Array(length),
  };
}

function listCells({ counts, xs, ys, lowest, slots }: Cells, { lat, lng }: Columns): MapCell[] {
  const cells: MapCell[] = [];
  for (const [at, count] of counts.entries()) {
    if (count === 0) continue;
    const slot = slots[at] ?? 0;
    const meanOf = (sums: Float64Array) => (sums[at] ?? 0) / count / MERCATOR_STEPS;
    cells.push({
      count,
      lat: count === 1 ? lat.at(slot) : degreesOfY(meanOf(ys)),
      lng: count === 1 ? lng.at(slot) : degreesOfX(meanOf(xs)),
      priceMin: lowest[at] ?? 0,
      slot,
    });
  }
  return cells;
}
