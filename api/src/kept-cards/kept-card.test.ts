import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expiryText, isOver, lastDayOf } from './kept-card.ts';

test('a card is good through its month and over the day after', () => {
  expect(lastDayOf(2, 2028)).toBe('2028-02-29');
  expect(lastDayOf(12, 2030)).toBe('2030-12-31');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2024, max: 2060 }), (month, year) => {
      const last = lastDayOf(month, year);
      const next = Temporal.PlainDate.from(last).add({ days: 1 });
      expect(next.day).toBe(1);
      expect(isOver(last, last)).toBe(false);
      expect(isOver(last, next.toString())).toBe(true);
      expect(expiryText(last)).toBe(`${String(month).padStart(2, '0')}/${String(year).slice(2)}`);
    }),
  );
});
