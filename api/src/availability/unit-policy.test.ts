import { describe, expect, it } from 'vitest';
import { readStay, type Stay } from '../calendar/stay.ts';
import { calendarOf, isFree } from './calendar.ts';
import { brokenPolicy, type UnitPolicy } from './unit-policy.ts';

const policy: UnitPolicy = {
  instant: true,
  arrivalTime: '16:00',
  departureTime: '03:00',
  gapMinutes: 60,
  opensAt: '08:00',
  closesAt: '24:00',
  daysOff: [],
  weekdayOpens: [],
  weekdayCloses: [],
  slotMinutes: 60,
  noticeMinutes: 0,
  horizonDays: 365,
  minHours: 2,
  maxHours: 6,
  minNights: 2,
  maxNights: 5,
  minMonths: 1,
  maxMonths: 11,
  minYears: 1,
  maxYears: 30,
  arrivalDays: [1, 2, 3, 4, 5, 6, 7],
  sameDayUntil: null,
  cancellation: 'flexible',
  downPaymentPercent: 30,
  securityDeposit: 0,
};
const now = new Date('2026-12-01T12:00:00+03:00');

function stay(period: 1 | 2 | 3 | 4, start: string, end: string): Stay {
  const read = readStay(period, start, end);
  if ('refused' in read) throw new Error(read.refused.rule);
  return read.stay;
}

function ruleOf(period: 1 | 2 | 3 | 4, start: string, end: string): string | undefined {
  return brokenPolicy(stay(period, start, end), policy, now)?.rule;
}

describe('a stay and the policy of its unit', () => {
  it.each([
    [1, '2026-12-02T10:00', '2026-12-02T11:00', 'stay_too_short'],
    [1, '2026-12-02T10:00', '2026-12-02T17:00', 'stay_too_long'],
    [1, '2026-12-02T22:00', '2026-12-02T24:00', undefined],
    [1, '2026-12-02T22:00', '2026-12-03T00:00', undefined],
    [1, '2026-12-02T07:00', '2026-12-02T09:00', 'outside_hours'],
    [1, '2026-12-02T10:30', '2026-12-02T12:30', 'off_slot'],
    [1, '2026-12-01T11:00', '2026-12-01T13:00', 'past'],
    [2, '2026-12-02', '2026-12-03', 'stay_too_short'],
    [2, '2026-12-02', '2026-12-08', 'stay_too_long'],
    [2, '2026-11-30', '2026-12-02', 'past'],
    [2, '2027-12-02', '2027-12-04', 'too_far'],
    [3, '2026-12-31', '2027-11-30', undefined],
    [4, '2026-12-02', '2056-12-02', undefined],
    [4, '2026-12-02', '2057-12-02', 'stay_too_long'],
    [4, '2026-12-02', '9926-12-02', 'stay_too_long'],
  ] as const)('period %i from %s to %s: %s', (period, start, end, rule) => {
    expect(ruleOf(period, start, end)).toBe(rule);
  });

  it('takes an evening of a day-use chalet until after midnight, and leaves the next evening free', () => {
    const evening = {
      during: [Date.parse('2026-12-04T16:00:00+03:00'), Date.parse('2026-12-05T04:00:00+03:00')],
      stay: [Date.parse('2026-12-04T16:00:00+03:00'), Date.parse('2026-12-05T03:00:00+03:00')],
      kind: 'stay',
    } as const;
    const letting = { policy, byHour: false, byNight: true };
    const days = calendarOf(letting, [evening], '2026-12-03', '2026-12-05', now);
    expect(days.map(({ state }) => state)).toEqual(['free', 'reserved', 'free']);
    expect(isFree(stay(2, '2026-12-05', '2026-12-06'), letting, [evening])).toBe(true);
    expect(isFree(stay(2, '2026-12-03', '2026-12-05'), letting, [evening])).toBe(false);
  });
});
