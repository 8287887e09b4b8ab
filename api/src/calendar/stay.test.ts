import { addDays, addMonths, daysBetween, riyadhDate } from '@diyar/contract/values/riyadh';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsOf, SEED } from '../testing/proof.ts';
import { lengthOf, occupiedRange, readStay, stayRange } from './stay.ts';

const times = { arrivalTime: '16:00', departureTime: '12:00', gapMinutes: 60 };

const date = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('2000-01-01', days));

function ruleOf(period: 1 | 2 | 3 | 4, start: string, end: string): string {
  const read = readStay(period, start, end);
  return 'refused' in read ? read.refused.rule : 'ok';
}

describe('the end of months and years', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-10-31', 1, '2026-11-30'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
  ])('%s and %i months is %s', (start, months, end) => {
    expect(addMonths(start, months)).toBe(end);
    expect(ruleOf(3, start, end)).toBe('ok');
  });

  it('29 February and a year is 28 February', () => {
    expect(ruleOf(4, '2028-02-29', '2029-02-28')).toBe('ok');
    expect(ruleOf(4, '2028-02-29', '2029-03-01')).toBe('same_day_of_month');
    expect(ruleOf(4, '2028-02-29', '2032-02-29')).toBe('ok');
  });

  it('accepts exactly one end for every start and length, and gives the length back', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 1, max: 11 }), (start, months) => {
        const end = addMonths(start, months);
        const read = readStay(3, start, end);
        expect('stay' in read && lengthOf(read.stay)).toBe(months);
        // Clipped, never spilled into the month after.
        expect(Number(end.slice(8))).toBeLessThanOrEqual(Number(start.slice(8)));
        expect(ruleOf(3, start, addDays(end, 1))).not.toBe('ok');
        expect(ruleOf(3, start, addDays(end, -1))).not.toBe('ok');
      }),
      { numRuns: runsOf(20_000), seed: SEED },
    );
  });

  it('keeps whole years whole', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 1, max: 20 }), (start, years) => {
        const end = addMonths(start, 12 * years);
        const read = readStay(4, start, end);
        expect('stay' in read && lengthOf(read.stay)).toBe(years);
        expect(ruleOf(4, start, addDays(end, 1))).toBe('same_day_of_month');
      }),
      { numRuns: runsOf(20_000), seed: SEED },
    );
  });
});

describe('the form of a stay', () => {
  it.each([
    [2, '2026-12-01', '2026-12-01', 'zero_length'],
    [2, '2026-12-02', '2026-12-01', 'end_before_start'],
    [3, '2026-12-05', '2026-12-20', 'start_month_before_end_month'],
    [3, '2026-12-05', '2027-01-06', 'same_day_of_month'],
    [3, '2026-01-05', '2027-01-05', 'month_max'],
    [4, '2026-01-05', '2026-07-05', 'start_year_before_end_year'],
    [4, '2026-06-01', '2027-01-01', 'year_min'],
    [4, '2026-06-01', '2027-06-02', 'same_day_of_month'],
    [1, '2026-12-01T10:00', '2026-12-01T10:00', 'zero_length'],
    [1, '2026-12-01T10:00', '2026-12-01T09:00', 'start_before_end'],
    [1, '2026-12-01T10:00', '2026-12-02T09:00', 'same_calendar_day'],
    [1, '2026-12-01T22:00', '2026-12-01T24:00', 'ok'],
    [1, '2026-12-01T22:00', '2026-12-02T00:00', 'ok'],
    [2, '2026-02-30', '2026-03-02', 'invalid'],
    [2, '2026-12-01T10:00', '2026-12-02', 'invalid'],
    [1, '2026-12-01', '2026-12-01T10:00', 'invalid'],
  ] as const)('period %i from %s to %s: %s', (period, start, end, rule) => {
    expect(ruleOf(period, start, end)).toBe(rule);
  });

  it('never occupies nothing and never loses the gap', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 1, max: 90 }), (start, nights) => {
        const read = readStay(2, start, addDays(start, nights));
        if (!('stay' in read)) throw new Error('refused');
        const [from, to] = stayRange(read.stay, times);
        const [, until] = occupiedRange(read.stay, times);
        expect(riyadhDate(from)).toBe(start);
        expect(daysBetween(start, riyadhDate(to))).toBe(nights);
        expect(until - to).toBe(3_600_000);
      }),
      { numRuns: runsOf(5_000), seed: SEED },
    );
  });
});
