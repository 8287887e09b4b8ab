import type { Box } from '@diyar/contract/search';
import {
  addBlock,
  type BlockCells,
  type Cells,
  cellsOfBlock,
  emptyCells,
  gatherBlock,
  type PlacedSlots,
} from './cell-sums.ts';
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
  const grid = { shift, west, north, width };
  const scratch = snapshot.sets.lend();
  for (const block of found.marked()) {
    const known = cellsOfWhole(snapshot, found, block, { placed, meant, shift, scratch });
    if (known === undefined) gatherBlock(cells, placed, found.words, block, grid);
    else addBlock(cells, known, grid);
  }
  return listCells(cells, snapshot.columns);
}

interface Gathering {
  placed: PlacedSlots;
  meant: Meant;
  shift: number;
  scratch: SlotSet;
}

/** What is remembered of a block of which all are found that are on show and have the price that is meant. */
function cellsOfWhole(
  { blocks, priced }: Snapshot,
  found: SlotSet,
  block: number,
  { placed, meant, shift, scratch }: Gathering,
): BlockCells | undefined {
  if (found.countIn(found, [block]) !== blocks.countIn(priced[meant], [block])) return undefined;
  return blocks.remember(`cells ${meant} ${shift}`, block, (live) => {
    scratch.clear();
    scratch.addOfBlock(live, block);
    scratch.keep(priced[meant]);
    return cellsOfBlock(placed, scratch, block, shift);
  });
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
