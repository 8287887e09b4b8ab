import { expect, it } from 'vitest';
import { isInKingdom } from './kingdom.ts';

it.each([
  ['Riyadh', 24.7136, 46.6753, true],
  ['Jeddah', 21.5433, 39.1728, true],
  ['Al Khobar', 26.2172, 50.1971, true],
  ['Haql, at the northern end of the gulf', 29.288, 34.939, true],
  ['Najran', 17.5656, 44.2289, true],
  ['Manama', 26.2235, 50.5876, false],
  ['Aqaba', 29.527, 35.008, false],
  ['Sanaa', 15.3694, 44.191, false],
  ['Kuwait', 29.3759, 47.9774, false],
  ['nowhere', 0, 0, false],
])('%s', async (_, lat, lng, inside) => {
  expect(await isInKingdom({ lat: Number(lat), lng: Number(lng) })).toBe(inside);
});
