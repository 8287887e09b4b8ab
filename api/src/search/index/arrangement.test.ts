import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runsOf, SEED } from '../../testing/proof.ts';
import { Arrangement, onCurve } from './arrangement.ts';

const SIDE = 32;

test('the curve goes through every square once, from each to one beside it', () => {
  const squares = Array.from({ length: SIDE * SIDE }, (_, at) => ({
    x: at % SIDE,
    y: Math.floor(at / SIDE),
  }));
  const inOrder = squares.sort((one, other) => onCurve(one.x, one.y) - onCurve(other.x, other.y));
  expect(inOrder.map(({ x, y }) => onCurve(x, y))).toEqual([...inOrder.keys()]);
  for (const [at, { x, y }] of inOrder.slice(1).entries()) {
    const before = inOrder[at];
    expect(Math.abs(x - (before?.x ?? 0)) + Math.abs(y - (before?.y ?? 0))).toBe(1);
  }
});

const anAd = fc.record({
  number: fc.integer({ min: 10_000_000, max: 99_999_999 }),
  city_id: fc.integer({ min: 1, max: 300 }),
  category_id: fc.integer({ min: 1, max: 40 }),
  lat: fc.double({ min: 10, max: 40, noNaN: true }),
  lng: fc.double({ min: 30, max: 60, noNaN: true }),
});

test('ads stand by city, then by category, then along the curve, and each once', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anAd, { selector: ({ number }) => number, maxLength: 3_000 }), (ads) => {
      const arrangement = new Arrangement();
      for (const ad of ads) arrangement.add(ad);
      const inOrder = [...arrangement.inOrder()];
      expect(inOrder.toSorted()).toEqual(ads.map(({ number }) => number).toSorted());
      const known = new Map(ads.map((ad) => [ad.number, ad]));
      // Squares of 22 degrees in 65,536; what lies beyond counts for the edge.
      const squareOf = (degrees: number, from: number) =>
        Math.max(0, Math.min(65_535, Math.floor(((degrees - from) / 22) * 65_536)));
      const keys = inOrder.map((number) => {
        const { city_id = 0, category_id = 0, lng = 0, lat = 0 } = known.get(number) ?? {};
        return (city_id * 1_024 + category_id) * 2 ** 32 + onCurve(squareOf(lng, 34), squareOf(lat, 15));
      });
      expect(keys).toEqual(keys.toSorted((one, other) => one - other));
    }),
    { seed: SEED, numRuns: runsOf(200) },
  );
});
