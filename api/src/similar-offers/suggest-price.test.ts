import { expect, test } from 'vitest';
import { type Beside, type Bounds, suggestPrice } from './suggest-price.ts';

const LIKE = [30_000, 40_000, 50_000] as const;
const FREE: Bounds = { measures: 1, isStated: false, isFrozen: false, minimum: undefined };
const beside = (own: number, occupancy: Beside['occupancy'] = null): Beside => ({
  own,
  quartiles: LIKE,
  occupancy,
});
const booked = (own: number, others: number) => ({ own, others });

test.each([
  ['below most it rises to the lower quartile', beside(20_000), {}, 'raise', 30_000],
  ['above most it falls to the upper one', beside(60_000), {}, 'lower', 50_000],
  ['among most it stays', beside(45_000), {}, 'keep', null],
  ['cheap and still booked less: a rise would not help', beside(20_000, booked(100, 400)), {}, 'keep', null],
  ['dear and booked as much as others', beside(60_000, booked(400, 420)), {}, 'keep', null],
  ['dear and booked less', beside(60_000, booked(100, 400)), {}, 'lower', 50_000],
  ['among most and booked more', beside(45_000, booked(700, 400)), {}, 'raise', 50_000],
  ['below the middle and booked more', beside(35_000, booked(700, 400)), {}, 'raise', 40_000],
  ['above the middle and booked less', beside(45_000, booked(100, 400)), {}, 'lower', 40_000],
  ['a rent that may not rise', beside(20_000), { isFrozen: true }, 'keep', null],
  ['a rent that may fall', beside(60_000), { isFrozen: true }, 'lower', 50_000],
  ['what the licence states', beside(20_000), { isStated: true }, 'keep', null],
  ['not below the operator’s minimum', beside(60_000), { minimum: 55_000 }, 'lower', 55_000],
  ['nothing to fall to above the minimum', beside(60_000), { minimum: 60_000 }, 'keep', null],
  ['by the metre, the whole price', beside(20_000), { measures: 80.5 }, 'raise', 2_415_000],
  ['to ten riyals', { ...beside(20_000), quartiles: [30_420, 40_000, 50_000] }, {}, 'raise', 30_000],
] as const)('%s', (_name, one, bounds, move, amount) => {
  expect(suggestPrice(one, { ...FREE, ...bounds })).toMatchObject({ move, amount });
});

test('each suggestion says why', () => {
  const reasons = (one: Beside, bounds: Partial<Bounds> = {}) =>
    suggestPrice(one, { ...FREE, ...bounds }).reasons;
  expect(reasons(beside(20_000))).toEqual(['below_most']);
  expect(reasons(beside(60_000, booked(400, 420)))).toEqual(['above_most', 'booked_alike']);
  expect(reasons(beside(20_000), { isFrozen: true })).toEqual(['below_most', 'rent_frozen']);
  expect(reasons(beside(60_000), { minimum: 55_000 })).toEqual(['above_most', 'minimum_price']);
});
