import type { Box } from '@diyar/contract/finding/search';
import { type Columns, MERCATOR_STEPS, type Meant } from './columns.ts';
import { type BlockCells, cellsOfBlock, gatherBlock, wholeParts } from './ground/block-cells.ts';
import { type Cells, emptyCells, type PlacedSlots } from './ground/cell-sums.ts';
import { fromGrid, gridBox } from './ground/grid.ts';
import { degreesOfX, degreesOfY, mercatorX, mercatorY } from './ground/mercator.ts';
import type { SlotSet } from './sets/slot-set.ts';
import type { Snapshot } from './snapshot.ts';
import type { StayTotals } from './stay-totals.ts';

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

/** The prices that cells tell the least of: of a kind, or on dates those of the stay. */
export interface MapPrices {
  meant: Meant;
  totals: StayTotals | undefined;
}

/** A set of slots within a box, gathered by the cells of a zoom. */
export function gatherCells(
  snapshot: Snapshot,
  found: SlotSet,
  box: Box,
  zoom: number,
  { meant, totals }: MapPrices,
): MapCell[] {
  const across = cellsAcross(box, zoom);
  const shift = STEP_BITS - Math.log2(across);
  const { fromX, toX, fromY, toY } = gridBox(box);
  const columnOf = (steps: number) => Math.floor(mercatorX(fromGrid(steps)) * across);
  const rowOf = (steps: number) => Math.floor(mercatorY(fromGrid(steps)) * across);
  const [west, north] = [columnOf(fromX), rowOf(toY)];
  const width = columnOf(toX) - west + 1;
  const height = rowOf(fromY) - north + 1;
  const cells = emptyCells(width * height);
  const placed = {
    x: snapshot.columns.x.values,
    y: snapshot.columns.y.values,
    prices: totals === undefined ? snapshot.prices[meant].values : totalsOf(snapshot, found, meant, totals),
  };
  const field = { shift, west, north, width };
  const all = [snapshot.live, snapshot.priced[meant]] as const;
  const scratch = snapshot.sets.borrow();
  for (const block of found.markedBlocks()) {
    // Sums of blocks are kept with the prices of no dates.
    const whole = totals === undefined ? wholeParts(found, all, block) : 0;
    // Working out the sums of a block for a few of its ads costs more than adding these.
    const known = whole === 0 ? undefined : cellsOfAll(snapshot, block, { placed, meant, shift, scratch });
    gatherBlock(cells, placed, found.words, block, { known, whole }, field);
  }
  return listCells(cells, snapshot.columns);
}

/** The total of each ad of a set, by its slot; of one without a total its price of a kind. */
function totalsOf(snapshot: Snapshot, found: SlotSet, meant: Meant, totals: StayTotals): Float64Array {
  const prices = snapshot.sets.numbers();
  totals.write(found, snapshot.prices[meant].values, prices);
  return prices;
}

interface Gathering {
  placed: PlacedSlots;
  meant: Meant;
  shift: number;
  scratch: SlotSet;
}

/** Sums over the ads of a block that are on show and have the meant price. */
function cellsOfAll(
  { blocks, priced }: Snapshot,
  block: number,
  { placed, meant, shift, scratch }: Gathering,
): BlockCells | undefined {
  return blocks.remember(`cells ${meant} ${shift}`, block, (live) => {
    scratch.clear();
    scratch.addOfBlock(live, block);
    scratch.intersectWith(priced[meant]);
    return cellsOfBlock(placed, scratch, block, shift);
  });
}

function listCells({ counts, xs, ys, lowest, slots }: Cells, columns: Columns): MapCell[] {
  const cells: MapCell[] = [];
  for (const [at, count] of counts.entries()) {
    if (count === 0) continue;
    const slot = slots[at] ?? 0;
    const meanOf = (sums: Float64Array) => (sums[at] ?? 0) / count / MERCATOR_STEPS;
    cells.push({
      count,
      ...(count === 1 ? columns.placeOf(slot) : { lat: degreesOfY(meanOf(ys)), lng: degreesOfX(meanOf(xs)) }),
      priceMin: lowest[at] ?? 0,
      slot,
    });
  }
  return cells;
}
