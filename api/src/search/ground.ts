import type { Box } from '@diyar/contract/search';
import type { BlockMemory } from './block-memory.ts';
import { BLOCK, type SlotSet } from './slot-set.ts';

/** How much of a box an area holds: all of it, nothing, or neither for certain. */
export type Share = 'all' | 'none' | 'some';

/** A part of the ground to ask many ads about; degrees, its lines inside. */
export interface Ground {
  shareOf(west: number, south: number, east: number, north: number): Share;
  has(lng: number, lat: number): boolean;
}

export function groundOfBox({ west, south, east, north }: Box): Ground {
  return {
    shareOf(left, bottom, right, top) {
      if (left >= west && right <= east && bottom >= south && top <= north) return 'all';
      return left <= east && right >= west && bottom <= north && top >= south ? 'some' : 'none';
    },
    has: (lng, lat) => lng >= west && lng <= east && lat >= south && lat <= north,
  };
}

/** Where the ads are, by slot, and what is remembered of their blocks. */
export interface Placed {
  blocks: BlockMemory;
  columns: { lng: { values: Float64Array }; lat: { values: Float64Array } };
}

/**
 * Takes out the slots of a set of ads on show that do not stand on a ground. Most blocks and words of slots stand whole on it
 * or off it (see `Snapshot.arrange`), and their ads need not be looked at.
 */
export function keepOnGround({ blocks, columns }: Placed, ground: Ground, set: SlotSet): void {
  const [lngs, lats] = [columns.lng.values, columns.lat.values];
  const keepStanding = (word: number, at: number) => {
    let left = word | 0;
    let kept = left;
    while (left !== 0) {
      const lowest = left & -left;
      const slot = (at << 5) + 31 - Math.clz32(lowest);
      if (!ground.has(lngs[slot] ?? Number.NaN, lats[slot] ?? Number.NaN)) kept ^= lowest;
      left ^= lowest;
    }
    return kept;
  };
  for (const block of set.marked()) {
    const extents = blocks.remember('extents', block, (live) => extentsOf(live, block, lngs, lats));
    const share = shareAt(ground, extents, BLOCK);
    if (share === 'none') set.dropBlock(block);
    else if (share === 'some')
      set.keepOfWords(block, (word, at) => {
        const part = shareAt(ground, extents, at - block * BLOCK);
        if (part !== 'some') return part === 'all' ? word : 0;
        return keepStanding(word, at);
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

function shareAt(ground: Ground, extents: Float64Array, which: number): Share {
  const at = which * SIDES;
  return ground.shareOf(
    extents[at + WEST] ?? Number.NaN,
    extents[at + SOUTH] ?? Number.NaN,
    extents[at + EAST] ?? Number.NaN,
    extents[at + NORTH] ?? Number.NaN,
  );
}
