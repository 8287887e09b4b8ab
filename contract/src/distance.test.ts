import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boxAround, kilometresFrom } from './distance.ts';

const RIYADH = { lat: 24.7136, lng: 46.6753 };
const RADIANS = Math.PI / 180;

/** The angle between two places as seen from the middle of the Earth: the same great circle by other means. */
function angleBetween(one: typeof RIYADH, other: typeof RIYADH): number {
  const [a, b] = [one, other].map(({ lat, lng }) => {
    const level = Math.cos(lat * RADIANS);
    return [level * Math.cos(lng * RADIANS), level * Math.sin(lng * RADIANS), Math.sin(lat * RADIANS)];
  });
  const [[ax = 0, ay = 0, az = 0] = [], [bx = 0, by = 0, bz = 0] = []] = [a, b];
  const across = Math.hypot(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx);
  return Math.atan2(across, ax * bx + ay * by + az * bz);
}

it.each([
  ['Jeddah', { lat: 21.4858, lng: 39.1925 }, 847],
  ['Tabuk', { lat: 28.3838, lng: 36.555 }, 1077],
  ['Jazan', { lat: 16.8892, lng: 42.5706 }, 967],
  ['Sydney', { lat: -33.8688, lng: 151.2093 }, 12_785],
])('from Riyadh to %s it is as far as on a globe', (_, place, km) => {
  expect(Math.abs(kilometresFrom(RIYADH)(place) - km)).toBeLessThan(km / 100);
  expect(kilometresFrom(RIYADH)(place)).toBeCloseTo(angleBetween(RIYADH, place) * 6371.0088, 6);
});

const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

it('whatever is so near stands in the box around', () => {
  fc.assert(
    fc.property(place, place, fc.double({ min: 0.1, max: 2000, noNaN: true }), (near, other, km) => {
      const { west, south, east, north } = boxAround(near, km);
      const isInside = [0, 360, -360].some((turn) => other.lng + turn >= west && other.lng + turn <= east);
      const isNear = kilometresFrom(near)(other) <= km * 0.999;
      return !isNear || (isInside && other.lat >= south && other.lat <= north);
    }),
    { numRuns: 20_000 },
  );
});
