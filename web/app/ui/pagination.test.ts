import { expect, test } from 'vitest';
import { clockText, secondsUntil } from './countdown.tsx';
import { pagesShown } from './pagination.tsx';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 0, 9]],
  [5, 9, [1, 0, 4, 5, 6, 0, 9]],
  [3, 9, [1, 2, 3, 4, 0, 9]],
  [4, 9, [1, 2, 3, 4, 5, 0, 9]],
  [9, 9, [1, 0, 8, 9]],
])('page %i of %i shows %j', (page, pages, shown) => {
  expect(pagesShown(page, pages)).toEqual(shown);
});

test('time left is counted up to the second and never below zero', () => {
  const now = new Date('2026-11-21T12:00:00+03:00');
  expect(secondsUntil('2026-11-21T12:15:00+03:00', now)).toBe(900);
  expect(secondsUntil('2026-11-21T12:00:00.400+03:00', now)).toBe(1);
  expect(secondsUntil('2026-11-21T11:59:00+03:00', now)).toBe(0);
  expect([clockText(900), clockText(61), clockText(0), clockText(86_399)]).toEqual([
    '15:00',
    '01:01',
    '00:00',
    '23:59:59',
  ]);
});
