import type { DayState } from '@diyar/contract/booking/stays';
import { addDays, DAY_MS, instantOf, MINUTE_MS, timeOf } from '@diyar/contract/values/riyadh';
import { occupiedRange, overlaps, type Range, type Stay } from '../calendar/stay.ts';
import { nightOf, slotStarts, type UnitPolicy } from './unit-policy.ts';

/** "Taken from then to then"; `during` includes the gap, `stay` does not. */
export interface Occupancy {
  during: Range;
  stay: Range;
  kind: 'hourly' | 'stay' | 'closure' | 'import';
}

/** How a unit is let: by nights (daily, monthly, yearly), by hours, or both. */
export interface Letting {
  policy: UnitPolicy;
  byHour: boolean;
  byNight: boolean;
}

export interface Day {
  date: string;
  state: DayState;
  slots: { start: string; end: string }[];
}

/**
 * The calendar of a unit, computed from occupancies and never stored (product.md 7). `reserved`: the night or every slot
 * is taken; `hourly_booked`: hourly reservations take some of the day; `partially_booked`: something else takes some
 * hours; a day on which a stay only ends is free, unless tonight under today's policy would overlap it. Gaps label no day.
 */
export function calendarOf(
  letting: Letting,
  occupancies: Occupancy[],
  from: string,
  to: string,
  now: Date,
): Day[] {
  const days: Day[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const begun = { date, midnight: instantOf(date, 0) };
    const near = nearDay(begun.midnight, occupancies);
    days.push({ date, state: stateOf(begun, letting, near), slots: freeSlots(begun, letting, near, now) });
  }
  return days;
}

/** The states of a unit's days alone, from a date to another, both included. */
export function dayStates(letting: Letting, occupancies: Occupancy[], from: string, to: string): DayState[] {
  const states: DayState[] = [];
  let midnight = instantOf(from, 0);
  for (let date = from; date <= to; date = addDays(date, 1), midnight += DAY_MS)
    states.push(stateOf({ date, midnight }, letting, nearDay(midnight, occupancies)));
  return states;
}

/** Occupancies that can touch a day or its night: until the second midnight after it begins. */
function nearDay(midnight: number, occupancies: Occupancy[]): Occupancy[] {
  const around: Range = [midnight, midnight + 2 * DAY_MS];
  return occupancies.filter(({ during }) => overlaps(during, around));
}

/** A Riyadh date, and the instant at which it begins. */
interface Begun {
  date: string;
  midnight: number;
}

function stateOf({ date, midnight }: Begun, letting: Letting, near: Occupancy[]): DayState {
  if (near.length === 0) return 'free';
  const day: Range = [midnight, midnight + DAY_MS];
  const night = nightOf(midnight, letting.policy);
  const onNight = letting.byNight ? near.filter(({ during }) => overlaps(during, night)) : [];
  if (onNight.some((one) => one.kind === 'stay' || covers(one.during, night))) return 'reserved';
  if (near.some((one) => one.kind !== 'hourly' && covers(one.during, day))) return 'reserved';
  if (everySlotTaken({ date, midnight }, letting, near)) return 'reserved';
  const onDay = near.filter(({ stay }) => overlaps(stay, day));
  if (onDay.some(({ kind }) => kind === 'hourly')) return 'hourly_booked';
  if (onDay.some(({ kind }) => kind !== 'stay' || !letting.byNight)) return 'partially_booked';
  // The night cannot be had although nothing of today is taken: tomorrow morning is, or a gap reaches into it.
  return onNight.length > 0 ? 'reserved' : 'free';
}

function covers(outer: Range, inner: Range): boolean {
  return outer[0] <= inner[0] && inner[1] <= outer[1];
}

function slotRange(midnight: number, start: number, policy: UnitPolicy): Range {
  const begins = midnight + start * MINUTE_MS;
  return [begins, begins + (policy.slotMinutes + policy.gapMinutes) * MINUTE_MS];
}

function isTaken(range: Range, near: Occupancy[]): boolean {
  return near.some(({ during }) => overlaps(during, range));
}

function everySlotTaken({ date, midnight }: Begun, letting: Letting, near: Occupancy[]): boolean {
  if (!letting.byHour) return false;
  const starts = slotStarts(date, letting.policy);
  return (
    starts.length > 0 && starts.every((start) => isTaken(slotRange(midnight, start, letting.policy), near))
  );
}

function freeSlots({ date, midnight }: Begun, letting: Letting, near: Occupancy[], now: Date): Day['slots'] {
  if (!letting.byHour) return [];
  const earliest = now.getTime() + letting.policy.noticeMinutes * MINUTE_MS;
  return slotStarts(date, letting.policy)
    .filter((start) => midnight + start * MINUTE_MS >= earliest)
    .filter((start) => !isTaken(slotRange(midnight, start, letting.policy), near))
    .map((start) => ({ start: timeOf(start), end: timeOf(start + letting.policy.slotMinutes) }));
}

/**
 * Whether a stay can be had: nights, months and years need every day of theirs free, but those of `booked`, a stay that it is to take the
 * place of; hours need only their own time.
 * The database's exclusion constraint holds whatever this says.
 */
export function isFree(
  stay: Stay,
  letting: Letting,
  occupancies: Occupancy[],
  booked: Stay | null = null,
): boolean {
  const range = occupiedRange(stay, letting.policy);
  if (isTaken(range, occupancies)) return false;
  if (stay.period === 1) return true;
  // None of it is taken, so only what lies just before or after it can still label one of its days: mostly nothing.
  const around: Range = [instantOf(stay.startDate, 0), range[1] + DAY_MS];
  const near = occupancies.filter(({ during }) => overlaps(during, around));
  if (near.length === 0) return true;
  for (let date = stay.startDate; date < stay.endDate; date = addDays(date, 1)) {
    if (booked !== null && isOwnDay(booked, date)) continue;
    const midnight = instantOf(date, 0);
    if (stateOf({ date, midnight }, letting, nearDay(midnight, near)) !== 'free') return false;
  }
  return true;
}

/** Whether a stay of nights, months or years has the night of a date. */
export function isOwnDay({ startDate, endDate }: Stay, date: string): boolean {
  return startDate <= date && date < endDate;
}
