import type { CalendarDay } from '@diyar/contract/booking/stays';
import { expect, test } from 'vitest';
import {
  calendarFrom,
  endsAfter,
  firstFreeDay,
  lengthRefusal,
  nightsRefusal,
  startRefusal,
  startsOf,
} from './free-days.ts';

function slot(start: string, end: string) {
  return { start, end };
}

const days = [
  { date: '2026-12-01', state: 'free', slots: [slot('08:00', '09:00')] },
  { date: '2026-12-02', state: 'free', slots: [] },
  { date: '2026-12-03', state: 'reserved', slots: [] },
  { date: '2026-12-04', state: 'partially_booked', slots: [] },
  { date: '2026-12-05', state: 'hourly_booked', slots: [slot('20:00', '21:00')] },
  { date: '2026-12-06', state: 'free', slots: [] },
];
const calendar = calendarFrom(
  { today: '2026-12-01', days: days.map((day) => ({ ...day, price: null })) as CalendarDay[] },
  { horizon_days: 4, arrival_days: [1, 2, 3, 4, 5, 6, 7] },
);

test('why a day cannot be the first, in the words of the rules', () => {
  expect(startRefusal(calendar, '2026-11-30', 2)).toBe('past');
  expect(startRefusal(calendar, '2026-12-01', 2)).toBeUndefined();
  expect(startRefusal(calendar, '2026-12-03', 2)).toBe('reserved_date');
  expect(startRefusal(calendar, '2026-12-04', 3)).toBe('partial_date');
  expect(startRefusal(calendar, '2026-12-05', 4)).toBe('partial_date');
  expect(startRefusal(calendar, '2026-12-06', 2)).toBe('too_far');
});

test('a stay begins on a day of arrival, and may end on any', () => {
  const onTuesdays = { ...calendar, arrivalDays: [2] };
  expect(startRefusal(onTuesdays, '2026-12-01', 2)).toBeUndefined();
  expect(startRefusal(onTuesdays, '2026-12-02', 3)).toBe('arrival_day');
  expect(startRefusal(onTuesdays, '2026-12-05', 1)).toBeUndefined();
  expect(nightsRefusal(onTuesdays, '2026-12-01', '2026-12-03')).toBeUndefined();
});

test('the calendar opens on the first day that can be had', () => {
  const later = { ...calendar, today: '2026-12-03' };
  expect(firstFreeDay(calendar, 2)).toBe('2026-12-01');
  expect(firstFreeDay(later, 1)).toBe('2026-12-05');
  expect(firstFreeDay(later, 2)).toBe('2026-12-03');
});

test('an hourly stay needs a free time, not a free day', () => {
  expect(startRefusal(calendar, '2026-12-05', 1)).toBeUndefined();
  expect(startRefusal(calendar, '2026-12-02', 1)).toBe('outside_hours');
  expect(startRefusal(calendar, '2026-12-03', 1)).toBe('reserved_date');
  expect(startRefusal(calendar, '2026-12-04', 1)).toBe('reserved_time');
});

test('leaving on a taken day is allowed, sleeping on it is not', () => {
  expect(nightsRefusal(calendar, '2026-12-01', '2026-12-03')).toBeUndefined();
  expect(nightsRefusal(calendar, '2026-12-01', '2026-12-04')).toBe('reserved_date');
  expect(nightsRefusal(calendar, '2026-12-03', '2026-12-05')).toBe('reserved_date');
});

test('the shortest and the longest stay', () => {
  const policy = { min_nights: 2, max_nights: 3 };
  expect(lengthRefusal(policy, '2026-12-01', '2026-12-02')).toBe('stay_too_short');
  expect(lengthRefusal(policy, '2026-12-01', '2026-12-04')).toBeUndefined();
  expect(lengthRefusal(policy, '2026-12-01', '2026-12-05')).toBe('stay_too_long');
});

const slots = [
  slot('08:00', '09:00'),
  slot('09:00', '10:00'),
  slot('10:00', '11:00'),
  slot('13:00', '14:00'),
  slot('23:00', '24:00'),
];

test('an hourly stay runs over free slots without a break', () => {
  const policy = { min_hours: 1, max_hours: 24 };
  expect(endsAfter(slots, '08:00', policy)).toEqual(['09:00', '10:00', '11:00']);
  expect(endsAfter(slots, '13:00', policy)).toEqual(['14:00']);
  expect(endsAfter(slots, '23:00', policy)).toEqual(['24:00']);
  expect(endsAfter(slots, '12:00', policy)).toEqual([]);
});

test('it starts only where its shortest length fits, and ends at its longest', () => {
  const policy = { min_hours: 2, max_hours: 2 };
  expect(startsOf(slots, policy)).toEqual(['08:00', '09:00']);
  expect(endsAfter(slots, '08:00', policy)).toEqual(['10:00']);
});
