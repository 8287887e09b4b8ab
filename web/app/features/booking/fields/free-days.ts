import type { CalendarDay } from '@diyar/contract/booking/stays';
import type { Rule } from '@diyar/contract/call/errors';
import type { StayPolicy } from '@diyar/contract/finding/ads';
import { addDays, daysBetween, minutesOf, weekdayOf } from '@diyar/contract/values/riyadh';
import type { Period } from '@diyar/contract/words/period';

/** A unit's calendar as the pages use it: days by date, the Kingdom's today, the last day a stay may start. */
export interface UnitCalendar {
  today: string;
  last: string;
  /** ISO weekdays on which nights, months and years may begin. */
  arrivalDays: readonly number[];
  days: ReadonlyMap<string, CalendarDay>;
}

export function calendarFrom(
  answer: { today: string; days: readonly CalendarDay[] },
  policy: Pick<StayPolicy, 'horizon_days' | 'arrival_days'>,
): UnitCalendar {
  return {
    today: answer.today,
    last: addDays(answer.today, policy.horizon_days),
    arrivalDays: policy.arrival_days,
    days: new Map(answer.days.map((day) => [day.date, day])),
  };
}

/** Why a stay cannot start on a date, as the rule the API would name; undefined when it can. */
export function startRefusal(calendar: UnitCalendar, date: string, period: Period): Rule | undefined {
  if (date < calendar.today) return 'past';
  if (date > calendar.last) return 'too_far';
  const day = calendar.days.get(date);
  if (day === undefined) return 'too_far';
  if (period === 1) return hourlyRefusal(day);
  return dayRefusal(day) ?? (calendar.arrivalDays.includes(weekdayOf(date)) ? undefined : 'arrival_day');
}

/** The first day on which a stay can start, where the calendar opens; today when there is none. */
export function firstFreeDay(calendar: UnitCalendar, period: Period): string {
  for (let date = calendar.today; date <= calendar.last; date = addDays(date, 1))
    if (startRefusal(calendar, date, period) === undefined) return date;
  return calendar.today;
}

function dayRefusal(day: CalendarDay): Rule | undefined {
  if (day.state === 'free') return undefined;
  return day.state === 'reserved' ? 'reserved_date' : 'partial_date';
}

function hourlyRefusal(day: CalendarDay): Rule | undefined {
  if (day.slots.length > 0) return undefined;
  if (day.state === 'reserved') return 'reserved_date';
  return day.state === 'free' ? 'outside_hours' : 'reserved_time';
}

/**
 * Why nights cannot run from one date to another, both ends half-open: every night must be free, the day of departure
 * need not be. Undefined when they can.
 */
export function nightsRefusal(calendar: UnitCalendar, from: string, to: string): Rule | undefined {
  const start = startRefusal(calendar, from, 2);
  if (start !== undefined) return start;
  for (let date = from; date < to; date = addDays(date, 1)) {
    const day = calendar.days.get(date);
    if (day === undefined) return 'too_far';
    const refusal = dayRefusal(day);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/** Nights of a length the advertiser does not take; undefined when the length is right. */
export function lengthRefusal(
  policy: Pick<StayPolicy, 'min_nights' | 'max_nights'>,
  from: string,
  to: string,
): Rule | undefined {
  const nights = daysBetween(from, to);
  if (nights < policy.min_nights) return 'stay_too_short';
  return nights > policy.max_nights ? 'stay_too_long' : undefined;
}

/** How a day that cannot be chosen looks: taken by someone, or only out of reach (too far, too long, closed). */
export function isTakenDay(calendar: UnitCalendar, date: string, period: Period): boolean {
  const rule = startRefusal(calendar, date, period);
  return rule === 'reserved_date' || rule === 'partial_date' || rule === 'reserved_time';
}

type Slots = CalendarDay['slots'];

/** The ends an hourly stay from `start` may have: over free slots without a break, within the shortest and longest stay. */
export function endsAfter(
  slots: Slots,
  start: string,
  policy: Pick<StayPolicy, 'min_hours' | 'max_hours'>,
): string[] {
  const ends: string[] = [];
  let reached = start;
  for (const slot of slots) {
    if (slot.start < start) continue;
    if (slot.start !== reached) break;
    reached = slot.end;
    const hours = (minutesOf(reached) - minutesOf(start)) / 60;
    if (hours > policy.max_hours) break;
    if (hours >= policy.min_hours) ends.push(reached);
  }
  return ends;
}

/** The times an hourly stay may start: those after which the shortest stay still fits. */
export function startsOf(slots: Slots, policy: Pick<StayPolicy, 'min_hours' | 'max_hours'>): string[] {
  return slots.map(({ start }) => start).filter((start) => endsAfter(slots, start, policy).length > 0);
}
