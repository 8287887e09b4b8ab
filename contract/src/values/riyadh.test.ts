import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, isDate, monthsBetween, riyadhDate, riyadhDay } from './riyadh.ts';

/** Every day of a hundred years, leap years and century among them. */
const DAYS = Array.from({ length: 36_525 }, (_, day) => addDays('1999-12-31', day));

describe('dates', () => {
  it('run over months, years and leap days as the calendar does', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    let expected = Temporal.PlainDate.from('1999-12-31');
    for (const [index, date] of DAYS.entries()) {
      expect(date).toBe(expected.toString());
      expect(daysBetween('1999-12-31', date)).toBe(index);
      expected = expected.add({ days: 1 });
    }
  });

  it('so many months later are the same day of the month, or the month’s last', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
    for (const [index, date] of DAYS.entries()) {
      const months = index % 37;
      const later = addMonths(date, months);
      expect(later).toBe(Temporal.PlainDate.from(date).add({ months }).toString());
      expect(monthsBetween(date, later)).toBe(months);
    }
  });

  it('that do not exist are none', () => {
    expect(isDate('2028-02-29')).toBe(true);
    for (const text of ['2027-02-29', '2026-13-01', '2026-1-1', '20260101', '2026-01-01T10:00', ''])
      expect(isDate(text), text).toBe(false);
  });

  it('are Riyadh’s, whatever the zone of the process', () => {
    const zone = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' });
    for (const at of ['2026-01-01T20:59:59Z', '2026-01-01T21:00:00Z', '2028-02-28T23:00:00Z']) {
      const instant = new Date(at);
      expect(riyadhDate(instant)).toBe(zone.format(instant));
      expect(riyadhDay(instant.getTime())).toBe(daysBetween('1970-01-01', riyadhDate(instant)));
    }
  });
});
