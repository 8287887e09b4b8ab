import { expect, test } from 'vitest';
import { IN_A_ROW, LATE_MS, nextPace, RESTED } from './pace.ts';

/** The level after each reading. */
function levelsAfter(...readings: number[]): number[] {
  let pace = RESTED;
  return readings.map((lateMs) => {
    pace = nextPace(pace, lateMs);
    return pace.level;
  });
}

const { first, second } = LATE_MS;

test('a loop that keeps up refuses nothing, and one long turn is no crowd', () => {
  expect(levelsAfter(1, first - 1, 5_000, 1, 5_000, 1)).toEqual([0, 0, 0, 0, 0, 0]);
});

test('what a page is whole without is refused before anything else, however late the loop is', () => {
  expect(levelsAfter(5_000, 5_000, 5_000, 5_000)).toEqual([0, 1, 1, 2]);
});

test('the first level is enough where it keeps the loop below the second', () => {
  expect(levelsAfter(first, first, second - 1, second - 1, second - 1)).toEqual([0, 1, 1, 1, 1]);
});

test('all is answered again step by step, and only once the loop is well below what it was refused at', () => {
  const up = Array.from({ length: 2 * IN_A_ROW }, () => second);
  expect(levelsAfter(...up, second / 2, second / 2, second / 2).slice(-3)).toEqual([2, 2, 2]);
  expect(levelsAfter(...up, 1, 1, 1, 1).slice(-4)).toEqual([2, 1, 1, 0]);
});
