import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromGrid, gridBox, toGrid } from './grid.ts';

/** Steps of the Kingdom, as far as it goes from the equator and from Greenwich. */
const step = fc.integer({ min: 16_000_000, max: 56_000_000 });

test('a place of six decimals is its step, and a box that ends there has it', () => {
  fc.assert(
    fc.property(step, step, (x, y) => {
      const [lng, lat] = [fromGrid(x), fromGrid(y)];
      expect([lng, lat]).toEqual([Number(`${x}e-6`), Number(`${y}e-6`)]);
      expect([toGrid(lng), toGrid(lat)]).toEqual([x, y]);
      expect(gridBox({ west: lng, south: lat, east: lng, north: lat })).toEqual({
        fromX: x,
        toX: x,
        fromY: y,
        toY: y,
      });
    }),
    { numRuns: 5_000 },
  );
});

test('a side between two steps leaves out the one beyond it', () => {
  fc.assert(
    fc.property(step, step, fc.integer({ min: 2, max: 998 }), (x, y, thousandths) => {
      const [lng, lat] = [(x + thousandths / 1_000) / 1e6, (y + thousandths / 1_000) / 1e6];
      expect(gridBox({ west: lng, south: lat, east: lng, north: lat })).toEqual({
        fromX: x + 1,
        toX: x,
        fromY: y + 1,
        toY: y,
      });
    }),
    { numRuns: 5_000 },
  );
});
