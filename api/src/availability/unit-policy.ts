import type { Rule } from '@diyar/contract/errors';
import { addDays, instantOf, MINUTE_MS, minutesOf, riyadhDate, weekdayOf } from '@diyar/contract/riyadh';
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
  daysOff: number[];
  slotMinutes: number;
  noticeMinutes: number;
  horizonDays: number;
  minHours: number;
  maxHours: number;
  minNights: number;
  maxNights: number;
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
  if (policy.noticeMinutes > 0 && arrival < now.getTime() + policy.noticeMinutes * MINUTE_MS)
    return 'too_soon';
  return stay.startDate > addDays(today, policy.horizonDays) ? 'too_far' : undefined;
}

function brokenHours(stay: Stay, policy: StayPolicy): Rule | undefined {
  const start = minutesOf(stay.startTime ?? '');
  const [opens, closes] = [minutesOf(policy.opensAt), minutesOf(policy.closesAt)];
  if (policy.daysOff.includes(weekdayOf(stay.startDate))) return 'outside_hours';
  if (start < opens || start + minutesOfStay(stay) > closes) return 'outside_hours';
  const aligned =
    (start - opens) % policy.slotMinutes === 0 && minutesOfStay(stay) % policy.slotMinutes === 0;
  return aligned ? undefined : 'off_slot';
}

/** The longest stay; without a limit a stay of thousands of years would be worked through day by day. */
const MOST_YEARS = 30;

function brokenLength(stay: Stay, policy: StayPolicy): Rule | undefined {
  const limits: Record<Stay['period'], readonly [least: number, most: number]> = {
    1: [policy.minHours, policy.maxHours],
    2: [policy.minNights, policy.maxNights],
    3: [1, 11],
    4: [1, MOST_YEARS],
  };
  const [least, most] = limits[stay.period];
  const length = lengthOf(stay);
  if (length < least) return 'stay_too_short';
  return length > most ? 'stay_too_long' : undefined;
}

/** Starts of the slots of a date, in minutes of the day; none on a day off. */
export function slotStarts(date: string, policy: UnitPolicy): number[] {
  if (policy.daysOff.includes(weekdayOf(date))) return [];
  const [opens, closes] = [minutesOf(policy.opensAt), minutesOf(policy.closesAt)];
  const count = Math.floor((closes - opens) / policy.slotMinutes);
  return Array.from({ length: count }, (_, index) => opens + index * policy.slotMinutes);
}

/** The night of a date under today's policy: from arrival to the next day's departure and the gap. */
export function nightOf(date: string, policy: UnitPolicy): readonly [number, number] {
  return [
    instantOf(date, minutesOf(policy.arrivalTime)),
    instantOf(addDays(date, 1), minutesOf(policy.departureTime) + policy.gapMinutes),
  ];
}
