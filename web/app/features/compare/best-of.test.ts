import { expect, test } from 'vitest';
import { bestOf } from './best-of.ts';

test('the best of a row is marked, ties too', () => {
  expect(bestOf([3, 1, 2], 'least')).toEqual([false, true, false]);
  expect(bestOf([3, 1, null, 3], 'most')).toEqual([true, false, false, true]);
});

test('nothing is best where there is nothing to choose between', () => {
  expect(bestOf([5, 5], 'most')).toEqual([false, false]);
  expect(bestOf([5, null, undefined], 'least')).toEqual([false, false, false]);
  expect(bestOf([null, undefined], 'least')).toEqual([false, false]);
});
