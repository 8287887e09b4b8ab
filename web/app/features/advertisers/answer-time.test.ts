import { expect, test } from 'vitest';
import { answerTime } from './answer-time.ts';

test('answers are said in hours up to a day, in days beyond', () => {
  expect([0, 60, 61, 1440, 1441].map(answerTime)).toEqual([
    { unit: 'hours', count: 1 },
    { unit: 'hours', count: 1 },
    { unit: 'hours', count: 2 },
    { unit: 'hours', count: 24 },
    { unit: 'days', count: 2 },
  ]);
});

test('what is said is never sooner than it was, and by less than one unit later', () => {
  for (let minutes = 0; minutes < 20_000; minutes += 7) {
    const { unit, count } = answerTime(minutes);
    const said = count * (unit === 'hours' ? 60 : 1440);
    expect(said).toBeGreaterThanOrEqual(minutes);
    expect(said - minutes).toBeLessThanOrEqual(unit === 'hours' ? 60 : 1440);
  }
});
