import { addDays, DAY_MS, instantOf, riyadhDate } from '@diyar/contract/values/riyadh';
import { type Period, priceKindOf } from '@diyar/contract/words/period';
import { occupiedRange, type Range, readStay, type Stay } from '../calendar/stay.ts';
import type { Reader } from '../platform/db/database.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { calendarOf, type Day, isFree, type Letting, type Occupancy } from './calendar.ts';
import { findUnit, occupanciesOf, type UnitRow, type Viewer } from './unit.queries.ts';
import { brokenPolicy } from './unit-policy.ts';

export type LettableUnit = UnitRow;

/** The unit as it can be let now. Throws `not_found` when it cannot, or the viewer may not know of it. */
export async function loadUnit(
  reader: Reader,
  unitId: string,
  viewer: Viewer,
  now: Date,
): Promise<LettableUnit> {
  const unit = await findUnit(reader, unitId, viewer, riyadhDate(now));
  if (unit === undefined) throw new Refusal('not_found');
  return unit;
}

export function lettingOf(unit: LettableUnit): Letting {
  const { hourly, daily, monthly, yearly } = unit.prices;
  return {
    policy: unit.policy,
    byHour: hourly !== undefined,
    byNight: [daily, monthly, yearly].some((price) => price !== undefined),
  };
}

/** Reads a stay and holds it to form, policy and clock. Throws `validation_failed` with the first rule broken. */
export function stayWithin(
  unit: LettableUnit,
  asked: { period: Period; start: string; end: string },
  now: Date,
): Stay {
  if (unit.prices[priceKindOf(asked.period)] === undefined) throw invalid('period', 'period_not_offered');
  const read = readStay(asked.period, asked.start, asked.end);
  if ('refused' in read) throw invalid(read.refused.field, read.refused.rule);
  const broken = brokenPolicy(read.stay, unit.policy, now);
  if (broken !== undefined) throw invalid(broken.field, broken.rule);
  return read.stay;
}

/** Everything that can bear on a stay: from the day before it until the day after its last night. */
function windowOf(stay: Stay, unit: LettableUnit): Range {
  const [, end] = occupiedRange(stay, unit.policy);
  return [instantOf(stay.startDate, 0), end + DAY_MS];
}

export function occupanciesAround(
  reader: Reader,
  unit: LettableUnit,
  stay: Stay,
  now: Date,
  exceptReservation: string | null = null,
): Promise<Occupancy[]> {
  return occupanciesOf(reader, unit.unit_id, windowOf(stay, unit), now, exceptReservation);
}

/** Whether the stay can be had as things stand; `instead` is a booking that it is to take the place of. */
export async function canHave(
  reader: Reader,
  unit: LettableUnit,
  stay: Stay,
  now: Date,
  instead: { id: string; stay: Stay } | null = null,
): Promise<boolean> {
  const taken = await occupanciesAround(reader, unit, stay, now, instead?.id);
  return isFree(stay, lettingOf(unit), taken, instead?.stay);
}

/**
 * The free hourly slots of a date at `now`, with the notice that was kept at `asOf`; those of `exceptReservation` count as free.
 */
export async function slotsOf(
  reader: Reader,
  unit: LettableUnit,
  date: string,
  { now, asOf, exceptReservation }: { now: Date; asOf: Date; exceptReservation: string },
): Promise<Day['slots']> {
  const window: Range = [instantOf(date, 0), instantOf(addDays(date, 2), 0)];
  const taken = await occupanciesOf(reader, unit.unit_id, window, now, exceptReservation);
  return calendarOf(lettingOf(unit), taken, date, date, asOf).flatMap(({ slots }) => slots);
}

/** The unit's calendar from a date to another, both included; the days of `exceptReservation` count as free. */
export async function calendarDays(
  reader: Reader,
  unit: LettableUnit,
  from: string,
  to: string,
  now: Date,
  exceptReservation: string | null = null,
): Promise<Day[]> {
  const window: Range = [instantOf(from, 0), instantOf(addDays(to, 2), 0)];
  const taken = await occupanciesOf(reader, unit.unit_id, window, now, exceptReservation);
  return calendarOf(lettingOf(unit), taken, from, to, now);
}
