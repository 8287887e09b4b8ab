import type { Box } from '@diyar/contract/search';
import type { Bits } from './bits.ts';
import { MERCATOR_STEPS, type Meant } from './columns.ts';
import { mercatorX, mercatorY } from './mercator.ts';
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
export function gatherCells(snapshot: Snapshot, bits: Bits, box: Box, zoom: number, meant: Meant): MapCell[] {
  const across = cellsAcross(box, zoom);
  const shift = STEP_BITS - Math.log2(across);
  const west = Math.floor(mercatorX(box.west) * across);
  const north = Math.floor(mercatorY(box.north) * across);
  const width = Math.floor(mercatorX(box.east) * across) - west + 1;
  const height = Math.floor(mercatorY(box.south) * across) - north + 1;
  const cells = emptyCells(width * height);
  const { x, y, lat, lng } = snapshot.columns;
  const prices = snapshot.prices[meant].values;
  for (let at = 0; at < bits.length; at += 1) {
    let word = bits[at] ?? 0;
    while (word !== 0) {
      const lowest = word & -word;
      word ^= lowest;
      const slot = (at << 5) + 31 - Math.clz32(lowest);
      const column = ((x.values[slot] ?? 0) >>> shift) - west;
      const row = ((y.values[slot] ?? 0) >>> shift) - north;
      const cell = row * width + column;
      cells.counts[cell] = (cells.counts[cell] ?? 0) + 1;
      cells.lats[cell] = (cells.lats[cell] ?? 0) + (lat.values[slot] ?? 0);
      cells.lngs[cell] = (cells.lngs[cell] ?? 0) + (lng.values[slot] ?? 0);
      cells.prices[cell] = Math.min(cells.prices[cell] ?? 0, prices[slot] ?? 0);
      cells.slots[cell] = slot;
    }
  }
  return listCells(cells);
}

interface Cells {
  counts: Uint32Array;
  lats: Float64Array;
  lngs: Float64Array;
  prices: Float64Array;
  slots: Uint32Array;
}

function emptyCells(length: number): Cells {
  return {
    counts: new Uint32Array(length),
    lats: new Float64Array(length),
    lngs: new Float64Array(length),
    prices: new Float64Array(length).fill(Number.POSITIVE_INFINITY),
    slots: new Uint32Array(length),
  };
}

function listCells({ counts, lats, lngs, prices, slots }: Cells): MapCell[] {
  const cells: MapCell[] = [];
  for (const [at, count] of counts.entries()) {
    if (count === 0) continue;
    cells.push({
      count,
      lat: (lats[at] ?? 0) / count,
      lng: (lngs[at] ?? 0) / count,
      priceMin: prices[at] ?? 0,
      slot: slots[at] ?? 0,
    });
  }
  return cells;
}
