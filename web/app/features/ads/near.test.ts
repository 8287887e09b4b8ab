import { expect, test } from 'vitest';
import { kilometresFrom } from './near.ts';

test.each([
  ['from the middle of Riyadh to its airport', '24.713,46.675', { lat: 24.9576, lng: 46.6988 }, 27],
  [
    'from Riyadh to Jeddah, as far as maps of the sphere say to one in a hundred',
    '24.713,46.675',
    { lat: 21.543, lng: 39.173 },
    845,
  ],
  ['to the next street', '24.713,46.675', { lat: 24.716, lng: 46.676 }, 0],
])('%s', (_, near, place, km) => {
  const away = kilometresFrom(near, place);
  expect(Math.abs(away - km)).toBeLessThanOrEqual(Math.ceil(km / 100));
});
