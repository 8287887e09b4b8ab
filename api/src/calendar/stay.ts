import type { Rule } from '@diyar/contract/call/errors';
import {
  addDays,
  addMonths,
  daysBetween,
  instantOf,
  isDate,
  MINUTE_MS,
  minutesOf,
  monthsBetween,
} from '@diyar/contract/values/riyadh';
import type { Period } from '@diyar/contract/words/period';

/** A stay as people say it: Riyadh dates, and times for hourly ones. `endDate` is departure and is not occupied. */
export interface Stay {
  period: Period;
  startDate: string;
  endDate: string;
  startTime: string | null;
  endTime: string | null;
}

/** Half-open range of instants, epoch milliseconds. */
export type Range = readonly [from: number, to: number];

export interface StayTimes {
  arrivalTime: string;
  departureTime: string;
  gapMinutes: number;
}

export type StayRefused = { field: 'start' | 'end'; rule: Rule };
export type ReadStay = { stay: Stay } | { refused: StayRefused };

const refused = (field: 'start' | 'end', rule: Rule): ReadStay => ({ refused: { field, rule } });

interface Moment {
  date: string;
  time: string | null;
}

function readMoment(text: string): Moment | undefined {
  const [date = '', time] = text.split('T');
  if (!isDate(date)) return undefined;
  if (time === undefined) return { date, time: null };
  const minutes = minutesOf(time);
  return minutes > 1440 || Number(time.slice(3, 5)) > 59 ? undefined : { date, time: time.slice(0, 5) };
}

/**
 * Reads a stay from its ends and holds it to the brief's rules of form (section 5): start before end, never zero
 * length, hours within one calendar day (24:00 counts), months 1 to 11 and years at least one, ending on the same day
 * of the month, clipped to the month's last day. Nothing here depends on the clock or on a unit.
 */
export function readStay(period: Period, start: string, end: string): ReadStay {
  const from = readMoment(start);
  const to = readMoment(end);
  if (from === undefined) return refused('start', 'invalid');
  if (to === undefined) return refused('end', 'invalid');
  if (period === 1) return readHours(from, to);
  if (from.time !== null) return refused('start', 'invalid');
  if (to.time !== null) return refused('end', 'invalid');
  if (to.date === from.date) return refused('end', 'zero_length');
  if (to.date < from.date) return refused('end', 'end_before_start');
  const broken =
    period === 3
      ? brokenMonths(from.date, to.date)
      : period === 4
        ? brokenYears(from.date, to.date)
        : undefined;
  if (broken !== undefined) return refused('end', broken);
  return { stay: { period, startDate: from.date, endDate: to.date, startTime: null, endTime: null } };
}

function readHours(from: Moment, to: Moment): ReadStay {
  if (from.time === null) return refused('start', 'invalid');
  if (to.time === null) return refused('end', 'invalid');
  const endsAtMidnight = to.time === '00:00' && to.date === addDays(from.date, 1);
  const endDate = endsAtMidnight ? from.date : to.date;
  const endTime = endsAtMidnight ? '24:00' : to.time;
  if (endDate < from.date) return refused('end', 'end_before_start');
  if (endDate > from.date) return refused('end', 'same_calendar_day');
  if (endTime === from.time) return refused('end', 'zero_length');
  if (endTime < from.time) return refused('start', 'start_before_end');
  return { stay: { period: 1, startDate: from.date, endDate, startTime: from.time, endTime } };
}

function brokenMonths(start: string, end: string): Rule | undefined {
  const months = monthsBetween(start, end);
  if (months < 1) return 'start_month_before_end_month';
  if (addMonths(start, months) !== end) return 'same_day_of_month';
  return months > 11 ? 'month_max' : undefined;
}

function brokenYears(start: string, end: string): Rule | undefined {
  const years = Number(end.slice(0, 4)) - Number(start.slice(0, 4));
  if (years < 1) return 'start_year_before_end_year';
  if (end < addMonths(start, 12)) return 'year_min';
  return addMonths(start, 12 * years) === end ? undefined : 'same_day_of_month';
}

/** How long a stay is, in its own unit: hours (a fraction when slots are shorter), nights, months or years. */
export function lengthOf(stay: Stay): number {
  if (stay.period === 1) return minutesOfStay(stay) / 60;
  if (stay.period === 2) return daysBetween(stay.startDate, stay.endDate);
  const months = monthsBetween(stay.startDate, stay.endDate);
  return stay.period === 3 ? months : months / 12;
}

/** Minutes of an hourly stay. */
export function minutesOfStay(stay: Stay): number {
  return minutesOf(stay.endTime ?? '00:00') - minutesOf(stay.startTime ?? '00:00');
}

/** From arrival to departure, in instants: what is paid for, without the gap. */
export function stayRange(stay: Stay, times: StayTimes): Range {
  const from = minutesOf(stay.startTime ?? times.arrivalTime);
  const to = minutesOf(stay.endTime ?? times.departureTime);
  return [instantOf(stay.startDate, from), instantOf(stay.endDate, to)];
}

/** The time nobody else can have: the stay and the gap after it. */
export function occupiedRange(stay: Stay, times: StayTimes): Range {
  const [from, to] = stayRange(stay, times);
  return [from, to + times.gapMinutes * MINUTE_MS];
}

/** Whether two half-open ranges share an instant. */
export function overlaps(one: Range, other: Range): boolean {
  return one[0] < other[1] && other[0] < one[1];
}
