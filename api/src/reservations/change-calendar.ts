import type { showChangeForm } from '@diyar/contract/booking/reservation-changes';
import { addDays, riyadhDate } from '@diyar/contract/values/riyadh';
import type { z } from 'zod';
import { isOwnDay } from '../availability/calendar.ts';
import { type LettableUnit, slotsOf } from '../availability/load-unit.ts';
import { unitCalendar } from '../availability/unit-calendar.ts';
import type { UnitPolicy } from '../availability/unit-policy.ts';
import type { Reader } from '../platform/db/database.ts';
import type { Reservation } from './reservation.ts';

type ChangeForm = z.input<typeof showChangeForm.data>;

/** As far as calendars are read. */
const MOST_DAYS = 400;

/**
 * The days that a booking can be moved to, as they are free at `now` where the booking itself takes none, with what each night costs when it
 * is booked now. `own_slots`: what an hourly booking can run on over from its booked start, whose notice was kept when it was booked.
 */
export async function changeCalendar(
  reader: Reader,
  unit: LettableUnit,
  { id, stay, createdAt }: Pick<Reservation, 'id' | 'stay' | 'createdAt'>,
  now: Date,
): Promise<Pick<ChangeForm, 'today' | 'days' | 'own_slots'>> {
  const from = riyadhDate(now);
  const { horizonDays, maxNights } = unit.policy;
  const to = addDays(from, Math.min(MOST_DAYS, horizonDays + maxNights + 1) - 1);
  const calendar = await unitCalendar(reader, unit, { from, to }, now, id);
  const { startDate, startTime } = stay;
  if (startTime === null) {
    // Others who have hours of a day beside a booked night take nothing of that night.
    const days = calendar.days.map((day) =>
      isOwnDay(stay, day.date) ? { ...day, state: 'free' as const } : day,
    );
    return { ...calendar, days, own_slots: [] };
  }
  const asBooked = { now, asOf: createdAt, exceptReservation: id };
  const slots = await slotsOf(reader, unit, startDate, asBooked);
  return { ...calendar, own_slots: slots.filter(({ start }) => start >= startTime) };
}

export function limitsOf(policy: UnitPolicy): ChangeForm['limits'] {
  return {
    horizon_days: policy.horizonDays,
    arrival_days: policy.arrivalDays,
    min_hours: policy.minHours,
    max_hours: policy.maxHours,
    min_nights: policy.minNights,
    max_nights: policy.maxNights,
    min_months: policy.minMonths,
    max_months: policy.maxMonths,
    min_years: policy.minYears,
    max_years: policy.maxYears,
  };
}
