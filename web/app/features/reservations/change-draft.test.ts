import { expect, it } from 'vitest';
import { calendarFrom } from '../booking/fields/free-days.ts';
import { type ChangeForm, laterDepartures } from './change-draft.ts';

const LIMITS = {
  ...{ horizon_days: 365, arrival_days: [1, 2, 3, 4, 5, 6, 7] },
  ...{ min_hours: 1, max_hours: 8, min_nights: 1, max_nights: 6 },
  ...{ min_months: 1, max_months: 11, min_years: 1, max_years: 3 },
};

/** The departures of a stay from 1 to 3 December, where these nights are taken. */
function departures(taken: readonly string[], limits: Partial<ChangeForm['limits']> = {}): string[] {
  const days = Array.from({ length: 20 }, (_, index) => {
    const date = `2026-12-${String(index + 1).padStart(2, '0')}`;
    const state = taken.includes(date) ? ('reserved' as const) : ('free' as const);
    return { date, state, slots: [], price: null };
  });
  const form = { start: '2026-12-01', end: '2026-12-03', limits: { ...LIMITS, ...limits } };
  return laterDepartures(form, calendarFrom({ today: '2026-12-02', days }, form.limits));
}

it('a stay of nights that has begun can end as booked, or later until a night is taken', () => {
  expect(departures(['2026-12-05'])).toEqual(['2026-12-03', '2026-12-04', '2026-12-05']);
  expect(departures(['2026-12-03'])).toEqual(['2026-12-03']);
});

it('ends within the longest stay, and as booked even where a stay could not be so long any more', () => {
  expect(departures([])).toEqual(['03', '04', '05', '06', '07'].map((day) => `2026-12-${day}`));
  expect(departures([], { max_nights: 1 })).toEqual(['2026-12-03']);
  expect(departures([], { min_nights: 5 })).toEqual(['2026-12-03', '2026-12-06', '2026-12-07']);
});
