import { MOST_STEPS } from '@diyar/contract/finding/price-spread';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadOf } from './spread-prices.ts';

const prices = fc.array(
  fc.integer({ min: 1, max: 10_000_000_000 }).map((halalas) => halalas / 100),
  {
    minLength: 1,
    maxLength: 300,
  },
);

test('every price is counted once, in the step that holds it or beyond them all', () => {
  fc.assert(
    fc.property(prices, (riyals) => {
      const { from, step, counts, beyond } = spreadOf(Float64Array.from(riyals));
      const end = from + step * counts.length;
      expect(counts).toEqual(
        counts.map((_, at) => riyals.filter((one) => Math.floor((one - from) / step) === at).length),
      );
      expect(beyond).toBe(riyals.filter((one) => one >= end).length);
    }),
  );
});

test('the steps are round, few, and hold most ads', () => {
  fc.assert(
    fc.property(prices, (riyals) => {
      const { from, step, counts, beyond } = spreadOf(Float64Array.from(riyals));
      expect(String(step)).toMatch(/^[125]0*$/);
      expect(from % step).toBe(0);
      expect(counts.length).toBeLessThanOrEqual(MOST_STEPS);
      expect(counts[0]).toBeGreaterThan(0);
      expect(beyond).toBeLessThanOrEqual(Math.floor(riyals.length / 4));
    }),
  );
});

test('no prices make no steps, and one price makes one', () => {
  expect(spreadOf(new Float64Array())).toEqual({ from: 0, step: 1, counts: [], beyond: 0 });
  expect(spreadOf(Float64Array.of(250))).toEqual({ from: 250, step: 1, counts: [1], beyond: 0 });
});
