import { expect, test } from 'vitest';
import { partsOfSeconds } from './seconds-parts.ts';

test.each([
  [0, []],
  [45, [{ unit: 'secs', n: 45 }]],
  [900, [{ unit: 'minutes', n: 15 }]],
  [
    5400,
    [
      { unit: 'hours', n: 1 },
      { unit: 'minutes', n: 30 },
    ],
  ],
  [7_776_000, [{ unit: 'days', n: 90 }]],
  [
    90_061,
    [
      { unit: 'days', n: 1 },
      { unit: 'hours', n: 1 },
      { unit: 'minutes', n: 1 },
      { unit: 'secs', n: 1 },
    ],
  ],
])('%d seconds are said in whole parts', (seconds, parts) => {
  expect(partsOfSeconds(seconds)).toEqual(parts);
});
