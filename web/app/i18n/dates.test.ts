import { expect, test } from 'vitest';
import { dayText, hijriText } from './dates.ts';

test('the Umm al-Qura date of a day, latin digits in both languages', () => {
  expect(hijriText('2026-11-21', 'ar')).toBe('11 جمادى الآخرة 1448\u00a0هـ');
  expect(hijriText('2026-11-21', 'en')).toBe('11 Jumada II 1448\u00a0AH');
});

test('known days of the calendar: the first of Ramadan and Eid al-Fitr 1447', () => {
  expect(hijriText('2026-02-18', 'ar')).toBe('1 رمضان 1447\u00a0هـ');
  expect(hijriText('2026-03-20', 'ar')).toBe('1 شوال 1447\u00a0هـ');
});

test("an instant belongs to Riyadh's day, not to the runtime's", () => {
  expect(hijriText('2026-02-17T21:30:00Z', 'ar')).toBe('1 رمضان 1447\u00a0هـ');
  expect(dayText('2026-11-20T21:00:00Z', 'en')).toBe('Saturday 21 November 2026');
});

test('a day in words', () => {
  expect(dayText('2026-11-21', 'ar')).toBe('السبت 21 نوفمبر 2026');
});
