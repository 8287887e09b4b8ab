import type { Box } from '@diyar/contract/finding/search';
import { keptWithin } from '../sets/bits.ts';
import type { BlockAggregates } from '../sets/block-aggregates.ts';
import { BLOCK, type SlotSet } from '../sets/slot-set.ts';
import { gridBox } from './grid.ts';

/** How much of a box an area holds: all of it, nothing, or neither for certain. */
export type Share = 'all' | 'none' | 'some';

/** A part of the ground to ask many ads about, in steps of the grid; its lines inside. */
export interface Ground {
  shareOf(west: number, south: number, east: number, north: number): Share;
  /** Those of a word's slots, from the first, that stand on it. */
  standing(word: number, first: number, xs: Uint32Array, ys: Uint32Array): number;
}

/** A box of degrees, for places in steps of the grid. */
export function groundOfBox(box: Box): Ground {
  const { fromX, toX, fromY, toY } = gridBox(box);
  return {
    shareOf(west, south, east, north) {
      if (west >= fromX && east <= toX && south >= fromY && north <= toY) return 'all';
      return west <= toX && east >= fromX && south <= toY && north >= fromY ? 'some' : 'none';
    },
    standing: (word, first, xs, ys) =>
      keptWithin(keptWithin(word, xs, first, fromX, toX), ys, first, fromY, toY),
  };
}

/** Where the ads are, by slot, and what is remembered of their blocks. */
export interface Placed {
  blocks: BlockAggregates;
  columns: { gridX: { values: Uint32Array }; gridY: { values: Uint32Array } };
}

/**
 * Takes out the slots of a set of ads on show that do not stand on a ground. Most blocks and words of slots stand whole on it
 * or off it (see `Snapshot.arrange`), and their ads need not be looked at.
 */
export function keepOnGround({ blocks, columns }: Placed, ground: Ground, set: SlotSet): void {
  const [xs, ys] = [columns.gridX.values, columns.gridY.values];
  for (const block of set.markedBlocks()) {
    const extents = blocks.remember('extents', block, (live) => extentsOf(live, block, xs, ys));
    const share = shareAt(ground, extents, BLOCK);
    if (share === 'none') set.dropBlock(block);
    else if (share === 'some')
      set.keepOfWords(block, (word, at) => {
        const part = shareAt(ground, extents, at - block * BLOCK);
        if (part !== 'some') return part === 'all' ? word : 0;
        return ground.standing(word, at << 5, xs, ys);
      });
  }
}

const [WEST, SOUTH, EAST, NORTH] = [0, 1, 2, 3];
const SIDES = 4;
/** No place is farther east or north. */
const FARTHEST = 2 ** 32 - 1;

/** The sides of the smallest box that holds those on show, of each word of a block and at last of all. */
function extentsOf(live: SlotSet, block: number, xs: Uint32Array, ys: Uint32Array): Uint32Array {
  const extents = new Uint32Array((BLOCK + 1) * SIDES);
  for (let at = 0; at < extents.length; at += SIDES) extents.fill(FARTHEST, at + WEST, at + EAST);
  for (const slot of live.listBlock(block)) {
    const [x, y] = [xs[slot] ?? 0, ys[slot] ?? 0];
    widen(extents, (slot >>> 5) - block * BLOCK, x, y);
    widen(extents, BLOCK, x, y);
  }
  return extents;
}

function widen(extents: Uint32Array, which: number, x: number, y: number): void {
  const at = which * SIDES;
  extents[at + WEST] = Math.min(extents[at + WEST] ?? x, x);
  extents[at + SOUTH] = Math.min(extents[at + SOUTH] ?? y, y);
  extents[at + EAST] = Math.max(extents[at + EAST] ?? x, x);
  extents[at + NORTH] = Math.max(extents[at + NORTH] ?? y, y);
}

function shareAt(ground: Ground, extents: Uint32Array, which: number): Share {
  const at = which * SIDES;
  return ground.shareOf(
    extents[at + WEST] ?? 0,
    extents[at + SOUTH] ?? 0,
    extents[at + EAST] ?? 0,
    extents[at + NORTH] ?? 0,
  );
}
