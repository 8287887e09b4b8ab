import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../platform/http/refusal.ts';
import { runsOf, SEED } from '../../../testing/proof.ts';
import { type GridPoint, toGrid } from './grid.ts';
import { type Ring, readPolygon } from './polygon.ts';
import { shapeOf } from './polygon-shape.ts';

function ruleOf(text: string): string {
  try {
    readPolygon(text);
    return 'read';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.details.fields?.map(({ field, rule }) => `${field} ${rule}`).join() ?? '';
  }
}

const TRIANGLE = '46.6,24.7;46.7,24.7;46.65,24.8';
/** So many places, no two the same. */
const line = (points: number) =>
  Array.from({ length: points }, (_, n) => `46.${100 + n},${n % 2 === 0 ? 24.1 : 24.2}`).join(';');

describe('what is taken for a drawn area', () => {
  it.each([
    [TRIANGLE, 'read'],
    [`${TRIANGLE};46.6,24.7`, 'read'],
    [`${TRIANGLE}|50.1,26.3;50.2,26.3;50.2,26.4`, 'read'],
    [' 46.6 , 24.7 ;46.7,24.7;46.65,24.8', 'read'],
    [line(200), 'read'],
    ['', 'polygon polygon_form'],
    ['46.6,24.7;46.7,24.7', 'polygon polygon_points_min'],
    ['46.6,24.7;46.7,24.7;46.6,24.7', 'polygon polygon_points_min'],
    ['46.6,24.7;46.7,24.7;46.7,24.7;46.7,24.7', 'polygon polygon_points_min'],
    [`${TRIANGLE}|`, 'polygon polygon_form'],
    [`${TRIANGLE};`, 'polygon polygon_form'],
    [`${TRIANGLE}|50.1,26.3;50.2,26.3`, 'polygon polygon_points_min'],
    ['46.6;24.7;46.7', 'polygon polygon_form'],
    ['46.6,24.7,1;46.7,24.7;46.65,24.8', 'polygon polygon_form'],
    ['NaN,24.7;46.7,24.7;46.65,24.8', 'polygon polygon_form'],
    ['4e1,24.7;46.7,24.7;46.65,24.8', 'polygon polygon_form'],
    ['٤٦,24.7;46.7,24.7;46.65,24.8', 'polygon polygon_form'],
    ['24.7,46.6;24.7,46.7;24.8,46.65', 'polygon polygon_far'],
    ['146.6,24.7;46.7,24.7;46.65,24.8', 'polygon polygon_far'],
    [line(201), 'polygon polygon_points_max'],
    [`${line(100)}|${line(101)}`, 'polygon polygon_points_max'],
  ])('%.60s: %s', (text, answer) => {
    expect(ruleOf(text)).toBe(answer);
  });
});

/** A shape drawn on squared paper whose lower left corner lies in Riyadh; a square is a thousandth of a degree. */
const drawn = (...rings: [number, number][][]) =>
  shapeOf(
    readPolygon(rings.map((ring) => ring.map(([x, y]) => degrees(x, y).join(',')).join(';')).join('|')),
  );
const degrees = (x: number, y: number): [number, number] => [46 + x / 1000, 24 + y / 1000];
const grid = (x: number, y: number) => degrees(x, y).map(toGrid) as [number, number];
const square = (from: number, to: number): [number, number][] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
];

describe('what lies in a drawn area', () => {
  it('its corners and its lines do', () => {
    const shape = drawn(square(0, 10));
    for (const [x, y] of [...square(0, 10), [5, 0], [0, 5], [10, 5], [5, 10]] as [number, number][])
      expect(shape.has(...grid(x, y)), `${x},${y}`).toBe(true);
    expect(shape.has(...grid(10.001, 5))).toBe(false);
    expect(shape.has(...grid(5, -0.001))).toBe(false);
  });

  it('areas that overlap or lie in one another are one area', () => {
    const shape = drawn(square(0, 10), square(5, 15), square(2, 3));
    for (const at of [2.5, 7, 12]) expect(shape.has(...grid(at, at)), `${at}`).toBe(true);
    expect(shape.has(...grid(12, 2))).toBe(false);
  });

  it('a line that goes on to an inner ring and comes back leaves a hole, whose own line is inside', () => {
    const shape = drawn([...square(0, 10), [0, 0], [3, 3], [3, 7], [7, 7], [7, 3], [3, 3]]);
    expect(shape.has(...grid(5, 5))).toBe(false);
    for (const [x, y] of [
      [1, 5],
      [3, 5],
      [7, 7],
      [1, 1],
      [9, 2],
    ] as [number, number][])
      expect(shape.has(...grid(x, y)), `${x},${y}`).toBe(true);
  });

  it('a line that crosses itself leaves out what it goes around twice', () => {
    const bow = drawn([
      [0, 0],
      [10, 10],
      [10, 0],
      [0, 10],
    ]);
    expect(bow.has(...grid(1, 5))).toBe(true);
    expect(bow.has(...grid(5, 5))).toBe(true);
    expect(bow.has(...grid(5, 1))).toBe(false);
    const twice = drawn([...square(0, 10), ...square(2, 6), [2, 2]]);
    expect(twice.has(...grid(4, 4))).toBe(false);
    expect(twice.has(...grid(8, 8))).toBe(true);
  });
});

/** The same in the slowest way: exact whole numbers, and a ray to the north instead of edges to the left. */
function isInSlowly(ring: Ring, { x, y }: GridPoint): boolean {
  let crossings = 0;
  for (const [at, a] of ring.entries()) {
    const b = ring[(at + 1) % ring.length] ?? a;
    const turn = BigInt(b.x - a.x) * BigInt(y - a.y) - BigInt(b.y - a.y) * BigInt(x - a.x);
    const inBox =
      Math.min(a.x, b.x) <= x &&
      x <= Math.max(a.x, b.x) &&
      Math.min(a.y, b.y) <= y &&
      y <= Math.max(a.y, b.y);
    if (turn === 0n && inBox) return true;
    if (a.x > x === b.x > x) continue;
    const isBelow = b.x > a.x ? turn < 0n : turn > 0n;
    if (isBelow) crossings += 1;
  }
  return crossings % 2 === 1;
}

/** On a coarse grid points often stand on lines and corners; on the fine one hardly ever. */
const CORNER = { x: 46_000_000, y: 24_000_000 };
function anywhere(step: number) {
  const along = fc.integer({ min: 0, max: 12 });
  return fc.tuple(along, along).map(([x, y]) => ({ x: CORNER.x + x * step, y: CORNER.y + y * step }));
}
const shapes = fc.constantFrom(1, 997, 100_000).chain((step) =>
  fc.record({
    rings: fc.array(fc.array(anywhere(step), { minLength: 3, maxLength: 12 }), {
      minLength: 1,
      maxLength: 3,
    }),
    points: fc.array(anywhere(step), { minLength: 10, maxLength: 10 }),
    fine: fc.array(
      fc.tuple(fc.integer({ min: -5, max: 12 * step + 5 }), fc.integer({ min: -5, max: 12 * step + 5 })),
      {
        minLength: 10,
        maxLength: 10,
      },
    ),
  }),
);

describe('the quick way', () => {
  it('agrees with the slow one on random areas and points, lines, holes and crossings included', () => {
    fc.assert(
      fc.property(shapes, ({ rings, points, fine }) => {
        const shape = shapeOf(rings);
        const asked = [
          ...points,
          ...rings.flat(),
          ...fine.map(([x, y]) => ({ x: CORNER.x + x, y: CORNER.y + y })),
        ];
        for (const point of asked) {
          const slowly = rings.some((ring) => isInSlowly(ring, point));
          expect(shape.has(point.x, point.y)).toBe(slowly);
        }
      }),
      { numRuns: runsOf(10_000), seed: SEED },
    );
  });

  it('agrees on 10,000 points of one area of 200 points with a hole', () => {
    const round = (count: number, radius: number, wave: number) =>
      Array.from({ length: count }, (_, n) => {
        const turn = (2 * Math.PI * n) / (count - 1);
        const far = radius * (1 + wave * Math.sin(7 * turn));
        return { x: Math.round(46.7e6 + far * Math.cos(turn)), y: Math.round(24.7e6 + far * Math.sin(turn)) };
      });
    const ring = [...round(150, 300_000, 0.3), ...round(50, 120_000, 0.1)];
    const shape = shapeOf([ring]);
    const around = fc.integer({ min: -420_000, max: 420_000 });
    let inside = 0;
    fc.assert(
      fc.property(around, around, (dx, dy) => {
        const point = { x: 46_700_000 + dx, y: 24_700_000 + dy };
        const slowly = isInSlowly(ring, point);
        if (slowly) inside += 1;
        expect(shape.has(point.x, point.y)).toBe(slowly);
      }),
      { numRuns: 10_000, seed: SEED },
    );
    expect(inside).toBeGreaterThan(1_000);
    expect(shape.has(46_700_000, 24_700_000)).toBe(false);
  });
});
