import { expect, test } from 'vitest';
import { nextInDirection } from './next-in-direction.ts';

const places = [
  { name: 'middle', x: 100, y: 100 },
  { name: 'right', x: 160, y: 110 },
  { name: 'far right', x: 300, y: 100 },
  { name: 'above', x: 90, y: 20 },
  { name: 'aside above', x: 400, y: 80 },
];
const [middle] = places;

test.each([
  ['right', 'right'],
  ['up', 'above'],
  ['down', undefined],
  ['left', undefined],
] as const)('%s of the middle is %s', (direction, name) => {
  expect(middle && nextInDirection(middle, places, direction)?.name).toBe(name);
});
