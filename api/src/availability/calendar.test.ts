import { addDays, instantOf, minutesOf, weekdayOf } from '@diyar/contract/values/riyadh';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { occupiedRange, readStay, type Stay, stayRange } from '../calendar/stay.ts';
import { runsOf, SEED } from '../testing/proof.ts';
import { calendarOf, isFree, type Letting, type Occupancy } from './calendar.ts';
import type { UnitPolicy } from './unit-policy.ts';

const policy: UnitPolicy = {
  instant: true,
  arrivalTime: '16:00',
  departureTime: '12:00',
  gapMinutes: 60,
  opensAt: '08:00',
  closesAt: '20:00',
  daysOff: [5],
  weekdayOpens: [],
  weekdayCloses: [],
  slotMinutes: 60,
  noticeMinutes: 0,
  horizonDays: 365,
  minHours: 1,
  maxHours: 12,
  minNights: 1,
  maxNights: 90,
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
const both: Letting = { policy, byHour: true, byNight: true };
const nights: Letting = { policy, byHour: false, byNight: true };
const now = new Date('2026-12-01T00:00:00+03:00');

function stay(period: 1 | 2 | 3 | 4, start: string, end: string): Stay {
  const read = readStay(period, start, end);
  if ('refused' in read) throw new Error(read.refused.rule);
  return read.stay;
}

function booked(one: Stay): Occupancy {
  return {
    during: occupiedRange(one, policy),
    stay: stayRange(one, policy),
    kind: one.period === 1 ? 'hourly' : 'stay',
  };
}

function closed(date: string, from: string, to: string): Occupancy {
  const range = [instantOf(date, minutesOf(from)), instantOf(date, minutesOf(to))] as const;
  return { during: range, stay: range, kind: 'closure' };
}

function stateOn(date: string, letting: Letting, ...occupancies: Occupancy[]) {
  return calendarOf(letting, occupancies, date, date, now)[0]?.state;
}

describe('a calendar day', () => {
  const twoNights = booked(stay(2, '2026-12-09', '2026-12-11'));

  it('is reserved on each night of a stay and free on its departure day', () => {
    const days = calendarOf(nights, [twoNights], '2026-12-08', '2026-12-11', now);
    expect(days.map(({ state }) => state)).toEqual(['free', 'reserved', 'reserved', 'free']);
  });

  it('is reserved on a departure day whose night would overlap under today’s policy', () => {
    const early: Letting = { ...nights, policy: { ...policy, arrivalTime: '12:30', departureTime: '11:00' } };
    expect(stateOn('2026-12-11', early, twoNights)).toBe('reserved');
  });

  it('is hourly booked while hours are left and reserved once every slot is taken', () => {
    const some = booked(stay(1, '2026-12-09T10:00', '2026-12-09T12:00'));
    expect(stateOn('2026-12-09', both, some)).toBe('hourly_booked');
    const all = booked(stay(1, '2026-12-09T08:00', '2026-12-09T20:00'));
    expect(stateOn('2026-12-09', both, all)).toBe('reserved');
  });

  it('is partially booked when a closure takes some hours, and reserved when it takes the whole day', () => {
    expect(stateOn('2026-12-09', both, closed('2026-12-09', '10:00', '11:00'))).toBe('partially_booked');
    expect(stateOn('2026-12-09', nights, closed('2026-12-09', '00:00', '24:00'))).toBe('reserved');
  });

  it('is not labelled by a gap that reaches into it', () => {
    const late: Letting = { byHour: true, byNight: false, policy: { ...policy, closesAt: '24:00' } };
    const evening = booked(stay(1, '2026-12-08T22:00', '2026-12-08T24:00'));
    expect(stateOn('2026-12-09', late, evening)).toBe('free');
  });

  it('offers only free slots, none on a day off, none that have begun', () => {
    const noon = new Date('2026-12-09T12:30:00+03:00');
    const [day] = calendarOf(
      both,
      [booked(stay(1, '2026-12-09T14:00', '2026-12-09T16:00'))],
      '2026-12-09',
      '2026-12-09',
      noon,
    );
    // 13:00 would need its gap until 15:00, which is taken; 16:00 is the gap of the booking before it.
    expect(day?.slots.map(({ start }) => start)).toEqual(['17:00', '18:00', '19:00']);
    const friday = calendarOf(both, [], '2026-12-11', '2026-12-11', now);
    expect(friday[0]?.slots).toEqual([]);
  });
});

describe('what is free', () => {
  const start = fc.integer({ min: 0, max: 30 }).map((days) => addDays('2026-12-02', days));
  const anyStay = fc.oneof(
    fc
      .tuple(start, fc.integer({ min: 1, max: 10 }))
      .map(([from, count]) => stay(2, from, addDays(from, count))),
    fc
      .tuple(start, fc.integer({ min: 8, max: 18 }), fc.integer({ min: 1, max: 2 }))
      .map(([from, hour, count]) =>
        stay(
          1,
          `${from}T${String(hour).padStart(2, '0')}:00`,
          `${from}T${String(hour + count).padStart(2, '0')}:00`,
        ),
      ),
  );

  it('never gives an instant twice, whatever is asked in whatever order', () => {
    fc.assert(
      fc.property(fc.array(anyStay, { minLength: 2, maxLength: 25 }), (asked) => {
        const taken: Occupancy[] = [];
        for (const one of asked) {
          if (isFree(one, both, taken)) taken.push(booked(one));
        }
        const sorted = taken.map(({ during }) => during).sort((a, b) => a[0] - b[0]);
        for (const [index, range] of sorted.entries()) {
          const next = sorted[index + 1];
          if (next !== undefined) expect(range[1]).toBeLessThanOrEqual(next[0]);
        }
      }),
      { numRuns: runsOf(4_000), seed: SEED },
    );
  });

  it('is exactly the free days for nights, and exactly the free slots for hours', () => {
    fc.assert(
      fc.property(fc.array(anyStay, { maxLength: 12 }), anyStay, (others, asked) => {
        const taken = others.map(booked);
        const days = calendarOf(
          both,
          taken,
          asked.startDate,
          asked.period === 1 ? asked.startDate : addDays(asked.endDate, -1),
          now,
        );
        const free = isFree(asked, both, taken);
        if (asked.period === 2) expect(days.every(({ state }) => state === 'free')).toBe(free);
        if (asked.period === 1 && !policy.daysOff.includes(weekdayOf(asked.startDate))) {
          const wanted = Number(asked.startTime?.slice(0, 2));
          const length = Number(asked.endTime?.slice(0, 2)) - wanted;
          const slots = new Set(days[0]?.slots.map((slot) => Number(slot.start.slice(0, 2))));
          const offered = Array.from({ length }, (_, index) => wanted + index).every((hour) =>
            slots.has(hour),
          );
          expect(offered).toBe(free);
        }
      }),
      { numRuns: runsOf(4_000), seed: SEED },
    );
  });
});
