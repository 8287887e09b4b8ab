import { expect, test } from 'vitest';
import { monthNames, weekdayText } from './month-names.ts';

test('a month and the Hijri months it lies in, in both languages', () => {
  expect(monthNames('2026-12-01', 'ar')).toEqual({
    gregorian: 'ديسمبر 2026',
    hijri: 'جمادى الآخرة – رجب 1448 هـ',
  });
  expect(monthNames('2026-12-01', 'en')).toEqual({
    gregorian: 'December 2026',
    hijri: 'Jumada II – Rajab 1448 AH',
  });
});

test('a month over the turn of the Hijri year names both years', () => {
  expect(monthNames('2026-06-01', 'en').hijri).toBe('Dhuʻl-Hijjah 1447 – Muharram 1448 AH');
});

test('days over the columns are words without their article', () => {
  expect(weekdayText('الأربعاء', 'ar')).toBe('أربعاء');
  expect(weekdayText('Wednesday', 'en')).toBe('Wed');
});
