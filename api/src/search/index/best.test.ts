import { expect, test } from 'vitest';
import { nearness, scoreOf, worthOf } from './best.ts';

test('the points of an ad: few evaluations weigh less, freshness halves every 30 days and of short lets every 120, what is near gains up to 2', () => {
  expect(worthOf(0, 0)).toBe(0);
  expect(worthOf(15, 3)).toBe(1.5);
  expect(worthOf(15, 3)).toBeLessThan(worthOf(45, 10));
  const plain = { verified: false, worth: 0, completeness: 0, isShortLet: false };
  expect([0, 30, 60].map((days) => scoreOf(plain, days))).toEqual([3, 1.5, 0.75]);
  expect([0, 120].map((days) => scoreOf({ ...plain, isShortLet: true }, days))).toEqual([3, 1.5]);
  expect(scoreOf({ verified: true, worth: 3, completeness: 2, isShortLet: true }, 0)).toBe(10);
  expect([0, 5, 15].map(nearness)).toEqual([2, 1, 0.5]);
});
