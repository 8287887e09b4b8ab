import { expect, test } from 'vitest';
import { wholeKilometres } from './near.ts';

test.each([
  ['from the middle of Riyadh to its airport', '24.713,46.675', { lat: 24.9576, lng: 46.6988 }, 27],
  ['from Riyadh to Jeddah', '24.713,46.675', { lat: 21.543, lng: 39.173 }, 847],
  ['from the north of the Kingdom to its south', '31.3,37.3', { lat: 16.9, lng: 42.6 }, 1684],
  ['to the next street', '24.713,46.675', { lat: 24.716, lng: 46.676 }, 0],
])('%s', (_, near, place, km) => {
  const away = wholeKilometres(near, place);
  expect(Math.abs(away - km)).toBeLessThanOrEqual(Math.ceil(km / 100));
});
