import { addDays } from '@diyar/contract/values/riyadh';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import {
  AIRBNB_LIKE,
  BOOKING_LIKE,
  calendarOfDays,
  calendarOfRule,
  GOOGLE_LIKE,
} from '../testing/feed-fixtures.ts';
import { spansOf } from './calendar-text.ts';
import { conflictsOf, rangesOf } from './feed-ranges.ts';
import { readCalendar } from './read-calendar.ts';
import { writeCalendar } from './write-calendar.ts';

const [FROM, UNTIL] = ['2026-11-20', '2028-11-20'];
const at = (text: string) => Date.parse(`${text}+03:00`);

describe('calendars of other products', () => {
  it('with whole days, booked and closed, are read', async () => {
    expect(await readCalendar(AIRBNB_LIKE, FROM, UNTIL)).toEqual({
      spans: [
        { block: false, days: ['2026-12-02', '2026-12-05'] },
        { block: true, days: ['2026-12-10', '2026-12-12'] },
      ],
    });
  });

  it('that only say closed are read', async () => {
    expect(await readCalendar(BOOKING_LIKE, FROM, UNTIL)).toEqual({
      spans: [{ block: true, days: ['2026-12-15', '2026-12-18'] }],
    });
  });

  it('with hours that repeat are read with what is left out, moved, cancelled and free', async () => {
    const evening = (day: string) => ({
      block: false,
      instants: [at(`${day}T16:00:00`), at(`${day}T23:00:00`)],
    });
    expect(await readCalendar(GOOGLE_LIKE, FROM, UNTIL)).toEqual({
      spans: ['2026-12-04', '2026-12-19', '2026-12-25'].map(evening),
    });
  });

  it('are read within the horizon alone', () => {
    expect(spansOf(AIRBNB_LIKE, '2026-12-05', UNTIL)).toMatchObject({ spans: [{ block: true }] });
    expect(spansOf(calendarOfRule('FREQ=DAILY'), FROM, '2026-12-11')).toMatchObject({
      spans: { length: 10 },
    });
  });
});

describe('hostile calendars are refused:', () => {
  it.each(['FREQ=SECONDLY', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'])(
    'a rule without end, %s',
    async (rule) => {
      expect(await readCalendar(calendarOfRule(rule), FROM, UNTIL)).toEqual({ failure: 'too_many' });
    },
    15_000,
  );

  it('an endless line', async () => {
    const text = calendarOfDays(['2026-12-01', '2026-12-02', 'x'.repeat(1_000_000)]);
    expect(await readCalendar(text, FROM, UNTIL)).toEqual({ failure: 'too_large' });
  });

  it('more events than are read, and what is no calendar', async () => {
    const many = calendarOfDays(
      ...Array.from({ length: 5_001 }, () => ['2026-12-01', '2026-12-02'] as const),
    );
    expect(await readCalendar(many, FROM, UNTIL)).toEqual({ failure: 'too_many' });
    for (const text of [
      '',
      '<html></html>',
      'BEGIN:VCARD\r\nEND:VCARD\r\n',
      'BEGIN:VCALENDAR\r\nBEGIN:VEVENT',
    ])
      expect(await readCalendar(text, FROM, UNTIL)).toEqual({ failure: 'not_calendar' });
  });
});

const days = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 6 }))
  .map(([from, length]) => [addDays('2026-12-01', from), addDays('2026-12-01', from + length)] as const);
const shape = fc.record({
  byNight: fc.boolean(),
  departureTime: fc.constantFrom('10:00', '12:00', '14:30'),
  gapMinutes: fc.constantFrom(0, 60, 240),
});

describe('what is taken', () => {
  it('lies apart, covers every span, and nothing else', () => {
    fc.assert(
      fc.property(fc.array(days, { maxLength: 12 }), shape, (stays, unit) => {
        const spans = stays.map((stay) => ({ block: false, days: stay }));
        const ranges = rangesOf(spans, unit);
        for (const [at_, { during, stay }] of ranges.entries()) {
          expect(during[0] <= stay[0] && stay[1] <= during[1]).toBe(true);
          expect(during[0]).toBeGreaterThanOrEqual(ranges[at_ - 1]?.during[1] ?? 0);
        }
        const isTaken = (instant: number) =>
          ranges.some(({ during }) => during[0] <= instant && instant < during[1]);
        for (let day = '2026-11-30'; day < '2027-02-08'; day = addDays(day, 1)) {
          // The last minute of a day is within its night, and within the day.
          const wanted = stays.some(([from, until]) => from <= day && day < until);
          expect(isTaken(at(`${day}T23:59:00`))).toBe(wanted);
        }
      }),
    );
  });

  it('that this site wrote is read again by the library as it was', () => {
    fc.assert(
      fc.property(
        fc.array(days, { maxLength: 8 }),
        fc.string({ unit: 'grapheme', maxLength: 90 }),
        (stays, name) => {
          const taken = stays.map(([from, until], place) => ({
            id: String(place),
            by_hour: false,
            starts_at: new Date(at(`${from}T16:00:00`)),
            ends_at: new Date(at(`${until}T12:00:00`)),
          }));
          const text = writeCalendar(name, taken, new Date(at('2026-11-21T12:00:00')));
          for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
          const read = events.map((event) => new ICAL.Event(event));
          expect(read.map(({ startDate, endDate }) => [startDate.toString(), endDate.toString()])).toEqual(
            stays,
          );
          // Read as a feed of another unit here it would be left out: it is this site's own.
          expect(spansOf(text, FROM, UNTIL)).toEqual({ spans: [] });
        },
      ),
    );
  });
});

it('a block that says only what is taken here is our own calendar come back, and anything more is a conflict', () => {
  const unit = { byNight: true, departureTime: '12:00', gapMinutes: 60 };
  const during = [at('2026-12-10T16:00:00'), at('2026-12-12T13:00:00')] as const;
  const own = [
    {
      reservation: { id: 'r', number: 7 },
      during: [...during] as [number, number],
      stay: [...during] as [number, number],
    },
  ];
  const found = (from: string, until: string, block: boolean, mayEcho = true) =>
    conflictsOf([{ block, days: [from, until] }], own, { shape: unit, mayEcho }).length;
  expect(found('2026-12-10', '2026-12-12', true)).toBe(0);
  expect(found('2026-12-10', '2026-12-12', true, false)).toBe(1);
  expect(found('2026-12-10', '2026-12-12', false)).toBe(1);
  expect(found('2026-12-10', '2026-12-13', true)).toBe(1);
  expect(found('2026-12-12', '2026-12-14', false)).toBe(0);
  expect(found('2026-12-08', '2026-12-10', false)).toBe(0);
});
