import type { Box } from '@diyar/contract/search';
import type { BlockMemory } from './block-memory.ts';
import { BLOCK, keptWithin, type SlotSet } from './slot-set.ts';
import type { Share } from './squares.ts';

/** Where the ads are, by slot, and what is remembered of their blocks. */
export interface Blocks {
  blocks: BlockMemory;
  columns: { lng: { values: Float64Array }; lat: { values: Float64Array } };
}

/**
 * Takes out the slots of a set of ads on show that do not stand in a box; on its sides is inside. Most blocks and words of
 * slots stand whole in it or out of it (see `Snapshot.arrange`), and their ads need not be looked at.
 */
export function keepInBox({ blocks, columns }: Blocks, box: Box, set: SlotSet): void {
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
  const extents = new Float64Array((BLOCK + 1) * SIDES).fill(Infinity);
  for (let at = 0; at < extents.length; at += SIDES) extents.fill(-Infinity, at + EAST, at + SIDES);
  for (const slot of live.listBlock(block)) {
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
