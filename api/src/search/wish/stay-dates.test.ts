import { addDays } from '@diyar/contract/values/riyadh';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SaidDay, type StayLength, stayOf, weekendOf } from './stay-dates.ts';

// 2026-11-21 is a Saturday.
test.each([
  ['2026-11-21', false, '2026-11-26', '2026-11-28'],
  ['2026-11-22', false, '2026-11-26', '2026-11-28'],
  ['2026-11-25', true, '2026-11-26', '2026-11-28'],
  ['2026-11-26', false, '2026-11-26', '2026-11-28'],
  ['2026-11-26', true, '2026-12-03', '2026-12-05'],
  ['2026-11-27', false, '2026-11-27', '2026-11-28'],
  ['2026-11-27', true, '2026-12-03', '2026-12-05'],
  ['2026-12-31', false, '2026-12-31', '2027-01-02'],
])('said on %s, next %s: from %s to %s', (today, next, from, to) => {
  expect(weekendOf(today, next)).toEqual({ from, to });
});

const date = (day: number, month: number, year?: number): SaidDay => ({
  kind: 'date',
  calendar: 'gregory',
  day,
  month,
  year,
});
const thursday = (later: 0 | 1 | 2): SaidDay => ({ kind: 'weekday', weekday: 4, later });
const feast = (name: 'fitr' | 'adha' | 'eid' | 'national'): SaidDay => ({ kind: 'feast', feast: name });

test.each<[string, SaidDay, string, string]>([
  ['2026-12-31', { kind: 'after', days: 0 }, '2026-12-31', '2027-01-01'],
  ['2026-11-26', thursday(0), '2026-11-26', '2026-11-27'],
  ['2026-11-26', thursday(1), '2026-12-03', '2026-12-04'],
  ['2026-11-26', thursday(2), '2026-12-10', '2026-12-11'],
  ['2026-11-25', thursday(2), '2026-12-03', '2026-12-04'],
  ['2026-12-31', date(31, 12), '2026-12-31', '2027-01-01'],
  ['2027-01-01', date(31, 12), '2027-12-31', '2028-01-01'],
  ['2026-11-21', date(29, 2), '2028-02-29', '2028-03-01'],
  ['2027-03-08', feast('eid'), '2027-03-09', '2027-03-12'],
  ['2027-03-10', feast('eid'), '2027-03-10', '2027-03-12'],
  ['2027-03-12', feast('eid'), '2027-05-16', '2027-05-19'],
  ['2027-05-19', feast('adha'), '2028-05-05', '2028-05-08'],
  ['2026-09-23', feast('national'), '2026-09-23', '2026-09-24'],
  ['2026-09-24', feast('national'), '2027-09-23', '2027-09-24'],
])('on %s %j is the stay from %s to %s', (today, from, arrival, departure) => {
  expect(stayOf({ from }, today, undefined)).toEqual({ from: arrival, to: departure });
});

test('months end on the same day of the month, or on its last', () => {
  const from = date(31, 1);
  expect(stayOf({ from }, '2026-11-21', { months: 1 })).toEqual({ from: '2027-01-31', to: '2027-02-28' });
});

test.each([
  ['no such day', date(31, 2)],
  ['a day that is over', date(1, 1, 2020)],
])('%s is no date', (_, from) => {
  expect(stayOf({ from }, '2026-11-21', undefined)).toBeUndefined();
});

const days = fc.integer({ min: 0, max: 4000 }).map((ahead) => addDays('2024-01-01', ahead));
const said: fc.Arbitrary<SaidDay> = fc.oneof(
  fc.record({ kind: fc.constant('after' as const), days: fc.nat(3) }),
  fc.record({
    kind: fc.constant('weekday' as const),
    weekday: fc.integer({ min: 1, max: 7 }),
    later: fc.constantFrom(0 as const, 1 as const, 2 as const),
  }),
  fc.record({
    kind: fc.constant('date' as const),
    calendar: fc.constantFrom('gregory' as const, 'hijri' as const),
    day: fc.integer({ min: 1, max: 31 }),
    month: fc.integer({ min: 1, max: 12 }),
    year: fc.constantFrom(undefined, 2026, 2030, 1448, 1450),
  }),
  fc.constantFrom('fitr' as const, 'adha' as const, 'eid' as const, 'national' as const).map(feast),
);
const lengths = fc.constantFrom<(StayLength | undefined)[]>(
  undefined,
  { days: 3 },
  { months: 2 },
  { years: 1 },
);

test('whatever is said, a stay begins today or later and ends after it begins', () => {
  fc.assert(
    fc.property(said, fc.option(said, { nil: undefined }), days, lengths, (from, to, today, length) => {
      const stay = stayOf(to === undefined ? { from } : { from, to }, today, length);
      if (stay === undefined) return;
      expect(stay.from >= today && stay.from < stay.to).toBe(true);
    }),
  );
});
