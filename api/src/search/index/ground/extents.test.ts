import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runsOf, SEED } from '../../../testing/proof.ts';
import { BlockAggregates } from '../sets/block-aggregates.ts';
import { SlotSet } from '../sets/slot-set.ts';
import { groundOfBox, keepOnGround } from './extents.ts';
import { fromGrid, type GridPoint, toGrid } from './grid.ts';
import { shapeOf } from './polygon-shape.ts';

const SLOTS = 3 * 4_096;
/** Places are whole numbers here: so that many stand on the sides of a box. */
const FAR = 40;

const aBox = fc.tuple(fc.nat(FAR), fc.nat(FAR), fc.nat(FAR), fc.nat(FAR)).map(([a, b, c, d]) => ({
  west: Math.min(a, b),
  east: Math.max(a, b),
  south: Math.min(c, d),
  north: Math.max(c, d),
}));

/** Ads in crowds of `crowd` slots, each at its own place, and from one to the next `step` further. */
const aGround = fc.record({
  crowd: fc.constantFrom(5, 32, 500, 4_096),
  step: fc.integer({ min: 1, max: 13 }),
  hidden: fc.integer({ min: 2, max: 9 }),
});

const written = fc.array(fc.record({ slot: fc.nat(SLOTS - 1), lng: fc.nat(FAR), isLive: fc.boolean() }), {
  maxLength: 5,
});

test('in a box stands what lies in it or on its sides, before and after ads are written', () => {
  fc.assert(
    fc.property(aGround, aBox, written, ({ crowd, step, hidden }, box, writings) => {
      const at = (slot: number, times: number) => (Math.floor(slot / crowd) * step * times) % (FAR + 1);
      const columns = {
        gridX: { values: Uint32Array.from({ length: SLOTS }, (_, slot) => toGrid(at(slot, 1))) },
        gridY: { values: Uint32Array.from({ length: SLOTS }, (_, slot) => toGrid(at(slot, 3))) },
      };
      const live = new SlotSet(SLOTS);
      for (let slot = 0; slot < SLOTS; slot += 1) live.put(slot, slot % hidden !== 0);
      const blocks = new BlockAggregates(live);
      blocks.grow(SLOTS);
      const check = () => {
        const set = new SlotSet(SLOTS);
        set.copyFrom(live);
        // Not all that are on show are asked for.
        for (const slot of live.listBlock(1)) set.put(slot, slot % 5 !== 0);
        const expected = [...set.list()].filter((slot) => {
          const [lng, lat] = [
            fromGrid(columns.gridX.values[slot] ?? 0),
            fromGrid(columns.gridY.values[slot] ?? 0),
          ];
          return lng >= box.west && lng <= box.east && lat >= box.south && lat <= box.north;
        });
        keepOnGround({ blocks, columns }, groundOfBox(box), set);
        expect([...set.list()]).toEqual(expected);
      };
      check();
      for (const { slot, lng, isLive } of writings) {
        columns.gridX.values[slot] = toGrid(lng);
        live.put(slot, isLive);
        blocks.invalidate(slot);
      }
      check();
    }),
    { seed: SEED, numRuns: runsOf(600) },
  );
});

test('blocks and words that stand whole in a box or out of it are not looked at', () => {
  const looked: number[] = [];
  const values = (of: (slot: number) => number) =>
    new Proxy(
      Uint32Array.from({ length: SLOTS }, (_, slot) => toGrid(of(slot))),
      {
        get: (all, slot) => {
          if (!Number.isNaN(Number(String(slot)))) looked.push(Number(String(slot)));
          return Reflect.get(all, slot);
        },
      },
    );
  const columns = {
    gridX: { values: values((slot) => Math.floor(slot / 32)) },
    gridY: { values: values(() => 0) },
  };
  const live = new SlotSet(SLOTS);
  for (let slot = 0; slot < SLOTS; slot += 1) live.add(slot);
  const blocks = new BlockAggregates(live);
  blocks.grow(SLOTS);
  const box = { west: 3, east: 150, south: -1, north: 1 };
  const ask = () => {
    const set = new SlotSet(SLOTS);
    set.copyFrom(live);
    keepOnGround({ blocks, columns }, groundOfBox(box), set);
    return set.count();
  };
  expect(ask()).toBe(148 * 32);
  looked.length = 0;
  expect(ask()).toBe(148 * 32);
  expect(looked).toEqual([]);
});

const RIYADH = { x: 46_700_000, y: 24_700_000 };

/** A place so many millionths of a degree around Riyadh's middle at most. */
const placeWithin = (far: number) =>
  fc.record({
    x: fc.integer({ min: RIYADH.x - far, max: RIYADH.x + far }),
    y: fc.integer({ min: RIYADH.y - far, max: RIYADH.y + far }),
  });

const ring = (far: number) =>
  fc.array(placeWithin(far), { minLength: 3, maxLength: 12 }).map((points) => points as GridPoint[]);

/** Corners of an area, middles of its lines, and what stands just beside. */
function cornersOf(points: readonly GridPoint[]): GridPoint[] {
  const corners = points.flatMap((a, at) => {
    const b = points[(at + 1) % points.length] ?? a;
    return [a, { x: Math.floor((a.x + b.x) / 2), y: a.y }, { x: b.x, y: Math.floor((a.y + b.y) / 2) }];
  });
  return [...corners, ...corners.map(({ x, y }) => ({ x: x + 1, y: y - 1 }))];
}

/** So many ads around each place, those of a square of the ground together: so that many words stand in one. */
function arranged(places: readonly GridPoint[], far: number): GridPoint[] {
  const tile = ({ x, y }: GridPoint) => Math.floor((y * 8) / far) * 1e6 + Math.floor((x * 8) / far);
  const crowds = places.flatMap(({ x, y }, at) =>
    at % 4 > 0 ? [{ x, y }] : Array.from({ length: 70 }, (_, n) => ({ x: x + n, y: y - n })),
  );
  return crowds.sort((one, other) => tile(one) - tile(other));
}

// From a street to half of the Kingdom.
test.each([5_000, 80_000, 400_000, 4_000_000])(
  'in areas %i millionths of a degree wide stands what lies in any',
  (far) => {
    const around = fc.array(placeWithin(far * 1.5), { minLength: 100, maxLength: 200 });
    fc.assert(
      fc.property(around, ring(far), ring(far), (places, one, other) => {
        const all = arranged([...places, ...cornersOf(one), ...cornersOf(other)], far);
        const columns = {
          gridX: { values: Uint32Array.from(all, ({ x }) => x) },
          gridY: { values: Uint32Array.from(all, ({ y }) => y) },
        };
        const live = new SlotSet(all.length);
        for (const slot of all.keys()) live.put(slot, slot % 7 !== 0);
        const blocks = new BlockAggregates(live);
        blocks.grow(all.length);
        const set = new SlotSet(all.length);
        for (const slot of live.list()) set.put(slot, slot % 3 !== 0);
        const shape = shapeOf([one, other]);
        const expected = [...set.list()].filter((slot) =>
          shape.has(columns.gridX.values[slot] ?? 0, columns.gridY.values[slot] ?? 0),
        );
        keepOnGround({ blocks, columns }, shape, set);
        expect([...set.list()]).toEqual(expected);
      }),
      { seed: SEED, numRuns: runsOf(2_000) },
    );
  },
);
