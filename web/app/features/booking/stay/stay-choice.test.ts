import { expect, test } from 'vitest';
import {
  choiceFrom,
  choiceFromStored,
  emptyChoice,
  isComplete,
  lengthOf,
  offeredChoice,
  queryOf,
  type StayChoice,
  withLength,
  withPeriod,
  withStartDate,
} from './stay-choice.ts';

const SERVICE = '01a1fe00-4b33-7e11-9cb1-00aec8d73f5e';
const nights: StayChoice = { period: 2, start: '2026-12-01', end: '2026-12-04', services: [SERVICE] };

test('a choice survives the address, whole', () => {
  for (const choice of [
    nights,
    { period: 1, start: '2026-12-01T10:00', end: '2026-12-01T24:00', services: [] },
    { period: 3, start: '2027-01-31', end: '2027-02-28', services: [] },
  ] satisfies StayChoice[]) {
    expect(choiceFrom(new URLSearchParams(queryOf(choice)))).toEqual(choice);
    expect(choiceFromStored(JSON.stringify(queryOf(choice)))).toEqual(choice);
  }
});

test('what an address or a store should not hold is left out', () => {
  expect(choiceFrom(new URLSearchParams('period=5&start=2026-12-01'))).toBeUndefined();
  const odd = 'period=2&start=2026-13-01&end=2026-12-04&services=x';
  expect(choiceFrom(new URLSearchParams(odd))).toEqual(emptyChoice(2));
  expect(choiceFrom(new URLSearchParams('period=2&start=2026-12-01T10:00'))?.start).toBe('2026-12-01');
  for (const text of [null, 'null', '{', '7', '{"period":9}']) expect(choiceFromStored(text)).toBeUndefined();
});

test('lengths in the unit of each period', () => {
  expect(lengthOf(nights)).toBe(3);
  expect(lengthOf({ period: 1, start: '2026-12-01T10:00', end: '2026-12-01T11:30' })).toBe(1.5);
  expect(lengthOf({ period: 3, start: '2027-01-31', end: '2027-02-28' })).toBe(1);
  expect(lengthOf({ period: 4, start: '2028-02-29', end: '2030-02-28' })).toBe(2);
  expect(lengthOf(emptyChoice(2))).toBe(0);
});

test('another period keeps the first day where one day is enough', () => {
  expect(withPeriod(nights, 3)).toMatchObject({
    start: '2026-12-01',
    end: '2027-01-01',
    services: [SERVICE],
  });
  expect(withPeriod(nights, 4)).toMatchObject({ start: '2026-12-01', end: '2027-12-01' });
  expect(withPeriod(nights, 1)).toMatchObject({ start: '2026-12-01', end: '' });
  expect(withPeriod(withPeriod(nights, 3), 2)).toMatchObject({ start: '', end: '' });
});

test('another start keeps the number of months', () => {
  const three = withLength({ ...emptyChoice(3), start: '2026-12-01' }, 3);
  expect(three.end).toBe('2027-03-01');
  expect(withStartDate(three, '2026-11-30').end).toBe('2027-02-28');
  expect(withStartDate(emptyChoice(4), '2026-12-01').end).toBe('2027-12-01');
});

test('hours need their times; an hour of a day alone is not complete', () => {
  expect(isComplete({ ...emptyChoice(1), start: '2026-12-01', end: '' })).toBe(false);
  expect(isComplete({ ...emptyChoice(1), start: '2026-12-01T10:00', end: '2026-12-01T11:00' })).toBe(true);
  expect(isComplete(nights)).toBe(true);
});

test('a period that is not offered becomes one that is', () => {
  expect(offeredChoice(undefined, [2, 3], 3).period).toBe(3);
  expect(offeredChoice(undefined, [2, 3], null).period).toBe(2);
  expect(offeredChoice(nights, [3, 4], null)).toMatchObject({ period: 3, start: '2026-12-01' });
});
