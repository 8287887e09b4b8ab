import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isInside } from './my-location.ts';

const file = new URL('../../../public/map/kingdom.geo.json', import.meta.url);
const { geometry } = JSON.parse(readFileSync(file, 'utf8'));

test.each([
  ['Riyadh', 46.7, 24.7, true],
  ["Jeddah's corniche", 39.104, 21.6, true],
  ['Jazan, at the sea', 42.55, 16.89, true],
  ['Manama', 50.58, 26.22, false],
  ['Amman', 35.93, 31.95, false],
  ['Dubai', 55.27, 25.2, false],
  ['London', -0.12, 51.5, false],
])('%s lies in the Kingdom: %#', (_name, lng, lat, expected) => {
  expect(isInside([lng, lat], geometry.coordinates)).toBe(expected);
});
