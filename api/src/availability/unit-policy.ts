import type { Rule } from '@diyar/contract/call/errors';
import {
  addDays,
  DAY_MS,
  instantOf,
  MINUTE_MS,
  minutesOf,
  riyadhDate,
  timeOf,
  weekdayOf,
} from '@diyar/contract/values/riyadh';
import {
  lengthOf,
  minutesOfStay,
  type Stay,
  type StayRefused,
  type StayTimes,
  stayRange,
} from '../calendar/stay.ts';
import type { LettingTerms } from '../prices/price-stay.ts';

/** Which stays a unit takes; times HH:mm Asia/Riyadh. */
export interface StayPolicy extends StayTimes {
  opensAt: string;
  closesAt: string;
  /** ISO weekdays without hours. */
  daysOff: number[];
  /** Hours of the weekdays, from Monday on, that differ; null: as usual. Empty: none differs. */
  weekdayOpens: (string | null)[];
  weekdayCloses: (string | null)[];
  slotMinutes: number;
  noticeMinutes: number;
  horizonDays: number;
  /** ISO weekdays on which nights, months and years may begin. */
  arrivalDays: number[];
  /** Until when nights, months and years that begin today are booked; null: however late. */
  sameDayUntil: string | null;
  minHours: number;
  maxHours: number;
  minNights: number;
  maxNights: number;
  minMonths: number;
  maxMonths: number;
  minYears: number;
  maxYears: number;
}

/** How a unit is let. */
export interface UnitPolicy extends StayPolicy, LettingTerms {}

/**
 * Holds a well-formed stay to the unit's policy and the clock: not in the past, neither too soon nor too far, within
 * opening hours and on a slot, neither too short nor too long. Answers the first rule broken.
 */
export function brokenPolicy(stay: Stay, policy: StayPolicy, now: Date): StayRefused | undefined {
  const rule = brokenClock(stay, policy, now);
  if (rule !== undefined) return { field: 'start', rule };
  const hours = stay.period === 1 ? brokenHours(stay, policy) : undefined;
  if (hours !== undefined) return { field: 'start', rule: hours };
  const length = brokenLength(stay, policy);
  return length === undefined ? undefined : { field: 'end', rule: length };
}

function brokenClock(stay: Stay, policy: StayPolicy, now: Date): Rule | undefined {
  const today = riyadhDate(now);
  const [arrival] = stayRange(stay, policy);
  // Tonight can still be taken after the arrival hour; an hour that has begun cannot.
  if (stay.startDate < today || (stay.period === 1 && arrival < now.getTime())) return 'past';
  if (noticeEnd(stay, policy) < now.getTime()) return 'too_soon';
  if (sameDayEnd(stay, policy) < now.getTime()) return 'same_day_over';
  if (stay.period !== 1 && !policy.arrivalDays.includes(weekdayOf(stay.startDate))) return 'arrival_day';
  return stay.startDate > addDays(today, policy.horizonDays) ? 'too_far' : undefined;
}

/** The last instant, in epoch milliseconds, at which the policy's notice lets a stay be booked; without notice there is none. */
function noticeEnd(stay: Stay, policy: StayPolicy): number {
  const [arrival] = stayRange(stay, policy);
  return policy.noticeMinutes > 0 ? arrival - policy.noticeMinutes * MINUTE_MS : Number.POSITIVE_INFINITY;
}

function sameDayEnd(stay: Stay, policy: StayPolicy): number {
  if (stay.period === 1 || policy.sameDayUntil === null) return Number.POSITIVE_INFINITY;
  return instantOf(stay.startDate, minutesOf(policy.sameDayUntil));
}

/** The last instant, in epoch milliseconds, at which the clock alone lets a stay be booked; infinite without such a rule. */
export function bookableUntil(stay: Stay, policy: StayPolicy): number {
  return Math.min(noticeEnd(stay, policy), sameDayEnd(stay, policy));
}

export type OpeningPolicy = Pick<
  StayPolicy,
  'opensAt' | 'closesAt' | 'daysOff' | 'weekdayOpens' | 'weekdayCloses'
>;

/** Opening hours of the days that are open, in the order of their ISO weekdays; HH:mm. */
export function weekHours(policy: OpeningPolicy): { weekday: number; opens: string; closes: string }[] {
  return [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => {
    const hours = hoursOn(weekday, policy);
    return hours === null ? [] : [{ weekday, opens: timeOf(hours.opens), closes: timeOf(hours.closes) }];
  });
}

/** When a unit is open on an ISO weekday, in minutes of the day; null on a day off. */
export function hoursOn(weekday: number, policy: OpeningPolicy): { opens: number; closes: number } | null {
  if (policy.daysOff.includes(weekday)) return null;
  const { weekdayOpens, weekdayCloses, opensAt, closesAt } = policy;
  return {
    opens: minutesOf(weekdayOpens[weekday - 1] ?? opensAt),
    closes: minutesOf(weekdayCloses[weekday - 1] ?? closesAt),
  };
}

function brokenHours(stay: Stay, policy: StayPolicy): Rule | undefined {
  const start = minutesOf(stay.startTime ?? '');
  const hours = hoursOn(weekdayOf(stay.startDate), policy);
  if (hours === null) return 'outside_hours';
  const { opens, closes } = hours;
  if (start < opens || start + minutesOfStay(stay) > closes) return 'outside_hours';
  const aligned =
    (start - opens) % policy.slotMinutes === 0 && minutesOfStay(stay) % policy.slotMinutes === 0;
  return aligned ? undefined : 'off_slot';
}

function brokenLength(stay: Stay, policy: StayPolicy): Rule | undefined {
  const limits: Record<Stay['period'], readonly [least: number, most: number]> = {
    1: [policy.minHours, policy.maxHours],
    2: [policy.minNights, policy.maxNights],
    3: [policy.minMonths, policy.maxMonths],
    4: [policy.minYears, policy.maxYears],
  };
  const [least, most] = limits[stay.period];
  const length = lengthOf(stay);
  if (length < least) return 'stay_too_short';
  return length > most ? 'stay_too_long' : undefined;
}

/** Starts of the slots of a date, in minutes of the day; none on a day off. */
export function slotStarts(date: string, policy: UnitPolicy): number[] {
  const hours = hoursOn(weekdayOf(date), policy);
  if (hours === null) return [];
  const { opens, closes } = hours;
  const count = Math.floor((closes - opens) / policy.slotMinutes);
  return Array.from({ length: count }, (_, index) => opens + index * policy.slotMinutes);
}

/** The night of the date that begins at an instant, under today's policy: from arrival to the next day's departure and the gap. */
export function nightOf(midnight: number, policy: UnitPolicy): readonly [number, number] {
  return [
    midnight + minutesOf(policy.arrivalTime) * MINUTE_MS,
    midnight + DAY_MS + (minutesOf(policy.departureTime) + policy.gapMinutes) * MINUTE_MS,
  ];
}
