import { expect, test } from 'vitest';
import { shortPrice } from './price-text.ts';

test.each([
  [85_000, '850', '850'],
  [450_000, '4,500', '4,500'],
  [999_900, '9,999', '9,999'],
  [1_000_000, '10\u00A0ألف', '10K'],
  [8_550_000, '85.5\u00A0ألف', '85.5K'],
  [125_000_000, '1.25\u00A0مليون', '1.25M'],
])('%i halalas are %s and %s on a pin', (halalas, arabic, english) => {
  expect(shortPrice(halalas, 'ar')).toBe(arabic);
  expect(shortPrice(halalas, 'en')).toBe(english);
});
