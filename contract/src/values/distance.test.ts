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

it('whatever is so near stands in the box around', () => {
  const latitudes = [-90, -89.9, -45.5, -0.1, 0, 16.9, 24.7, 31.7, 60, 80.5, 90];
  const longitudes = [-180, -179.9, -90, -0.1, 0, 38.6, 46.7, 54.9, 90, 179.9];
  const places = latitudes.flatMap((lat) => longitudes.map((lng) => ({ lat, lng })));
  const steps = [-20, -4, -0.9, -0.01, 0, 0.01, 0.9, 4, 20];
  const missed = places.flatMap((near) =>
    [1, 5, 25, 140, 2000].flatMap((km) => {
      const { west, south, east, north } = boxAround(near, km);
      const around = steps.flatMap((up) =>
        steps.map((right) => ({ lat: near.lat + up, lng: near.lng + right * (near.lat > 80 ? 9 : 1) })),
      );
      const isNear = (place: typeof near) => kilometresFrom(near)(place) <= km * 0.999;
      const isInside = ({ lat, lng }: typeof near) =>
        lat >= south && lat <= north && lng >= west && lng <= east;
      return around.filter((place) => Math.abs(place.lat) <= 90 && isNear(place) && !isInside(place));
    }),
  );
  expect(missed).toEqual([]);
});
