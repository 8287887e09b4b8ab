import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runsOf, SEED } from '../testing/proof.ts';
import { Lists } from './lists.ts';
import type { GridPoint } from './polygon.ts';
import { shapeOf } from './polygon-shape.ts';
import { SlotSet } from './slot-set.ts';
import { type Ground, keepOnGround, squareOf } from './squares.ts';

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
  return { squares, columns };
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

const byLooking = (places: readonly GridPoint[], has: Ground['has']) =>
  [...places.entries()].flatMap(([slot, { x, y }]) => (slot % 3 !== 0 && has(x / 1e6, y / 1e6) ? slot : []));

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
    }),
    { seed: SEED, numRuns: runsOf(2_000) },
  );
});
