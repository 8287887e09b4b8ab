import type { Box } from '@diyar/contract/search';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runsOf, SEED } from '../testing/proof.ts';
import { BlockCounts } from './block-counts.ts';
import { Lists } from './lists.ts';
import type { GridPoint } from './polygon.ts';
import { shapeOf } from './polygon-shape.ts';
import { SlotSet } from './slot-set.ts';
import { type Ground, keepInBox, keepOnGround, squareOf } from './squares.ts';

const RIYADH = { x: 46_700_000, y: 24_700_000 };

/** A place so many millionths of a degree around Riyadh's middle at most. */
const placeWithin = (far: number) =>
  fc.record({
    x: fc.integer({ min: RIYADH.x - far, max: RIYADH.x + far }),
    y: fc.integer({ min: RIYADH.y - far, max: RIYADH.y + far }),
  });

/** From a street to half of the Kingdom: that is too many squares to look them up. */
const FAR = [5_000, 80_000, 400_000, 4_000_000];
const ground = (far: number) =>
  fc.array(placeWithin(far), { minLength: 3, maxLength: 12 }).map((ring) => ring as GridPoint[]);

function placed(places: readonly GridPoint[]) {
  const squares = new Lists();
  const columns = {
    lng: { values: Float64Array.from(places, ({ x }) => x / 1e6) },
    lat: { values: Float64Array.from(places, ({ y }) => y / 1e6) },
  };
  for (const [slot, { x, y }] of places.entries())
    squares.add(squareOf(y / 1e6, x / 1e6), slot, places.length);
  const live = new SlotSet(places.length);
  for (const slot of places.keys()) live.add(slot);
  const blocks = new BlockCounts(live);
  blocks.grow(places.length);
  return { squares, columns, blocks };
}

/** Every third is not asked for. */
function askedFor(places: readonly GridPoint[]): SlotSet {
  const set = new SlotSet(places.length);
  for (const slot of places.keys()) set.put(slot, slot % 3 !== 0);
  return set;
}

function standing(places: readonly GridPoint[], on: Ground): number[] {
  const set = askedFor(places);
  keepOnGround(placed(places), on, set, new SlotSet(places.length));
  return [...set.list()];
}

function standingIn(places: readonly GridPoint[], box: Box): number[] {
  const set = askedFor(places);
  keepInBox(placed(places), box, set);
  return [...set.list()];
}

const byLooking = (places: readonly GridPoint[], has: Ground['has']) =>
  [...places.entries()].flatMap(([slot, { x, y }]) => (slot % 3 !== 0 && has(x / 1e6, y / 1e6) ? slot : []));

const hasIn =
  ({ west, south, east, north }: Box) =>
  (lng: number, lat: number) =>
    lng >= west && lng <= east && lat >= south && lat <= north;

/** Places around, and those on which the ground's own corners and middles of lines stand. */
function withCorners(around: readonly GridPoint[], ring: readonly GridPoint[]): GridPoint[] {
  const corners = ring.flatMap((a, at) => {
    const b = ring[(at + 1) % ring.length] ?? a;
    return [a, { x: Math.floor((a.x + b.x) / 2), y: a.y }, { x: b.x, y: Math.floor((a.y + b.y) / 2) }];
  });
  return [...around, ...corners, ...corners.map(({ x, y }) => ({ x: x + 1, y: y - 1 }))];
}

test.each(FAR)('on a ground %i millionths of a degree wide stands what lies in it', (far) => {
  const around = fc.array(placeWithin(far * 1.5), { minLength: 200, maxLength: 400 });
  fc.assert(
    fc.property(around, ground(far), ground(far), (places, ring, other) => {
      const all = withCorners(withCorners(places, ring), other);
      const shape = shapeOf([ring, other]);
      expect(standing(all, shape)).toEqual(byLooking(all, shape.has));
      for (const box of shape.boxes) expect(standingIn(all, box)).toEqual(byLooking(all, hasIn(box)));
    }),
    { seed: SEED, numRuns: runsOf(2_000) },
  );
});

test('a place on a corner of a box is in it, whichever square it falls into', () => {
  const box = { west: 46.7, south: 24.7, east: 46.8, north: 24.8 };
  const corners = [46.7, 46.75, 46.8].flatMap((lng) =>
    [24.7, 24.75, 24.8].map((lat) => ({ x: Math.round(lng * 1e6), y: Math.round(lat * 1e6) })),
  );
  expect(standingIn(corners, box)).toEqual([1, 2, 4, 5, 7, 8]);
});

test('of blocks that stand apart each is taken whole, left out, or looked at', () => {
  const rows = [24.1, 24.5, 24.9];
  const places = rows.flatMap((lat) =>
    Array.from({ length: 4_096 }, (_, at) => ({ x: 46_000_000 + at, y: Math.round(lat * 1e6) + (at % 7) })),
  );
  const box = { west: 45, south: 24.000001, east: 47, north: 24.500003 };
  expect(standingIn(places, box)).toEqual(byLooking(places, hasIn(box)));
});
