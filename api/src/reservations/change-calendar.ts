import type { showChangeForm } from '@diyar/contract/booking/reservation-changes';
import { addDays, riyadhDate } from '@diyar/contract/values/riyadh';
import type { z } from 'zod';
import type { LettableUnit } from '../availability/load-unit.ts';
import { unitCalendar } from '../availability/unit-calendar.ts';
import type { UnitPolicy } from '../availability/unit-policy.ts';
import type { Reader } from '../platform/db/database.ts';
import { startText } from '../quotes/make-quote.ts';
import type { Reservation } from './reservation.ts';

type ChangeForm = z.input<typeof showChangeForm.data>;

/** As far as calendars are read. */
const MOST_DAYS = 400;

/**
 * The days that a booking can be moved to and their prices: those of its unit, where the booking itself takes none. The own day of an hourly
 * booking has its slots from the booked start on, also those that are too soon for others: a stay may grow that has begun.
 */
export async function changeCalendar(
  reader: Reader,
  unit: LettableUnit,
  { id, stay, createdAt }: Pick<Reservation, 'id' | 'stay' | 'createdAt'>,
  now: Date,
): Promise<Pick<ChangeForm, 'today' | 'days'>> {
  const today = riyadhDate(now);
  const { horizonDays, maxNights } = unit.policy;
  const to = addDays(today, Math.min(MOST_DAYS, horizonDays + maxNights + 1) - 1);
  const calendar = await unitCalendar(reader, unit, { from: today, to }, now, id);
  if (stay.period !== 1) return calendar;
  const span = { from: stay.startDate, to: stay.startDate };
  const asBooked = (await unitCalendar(reader, unit, span, createdAt, id)).days[0];
  const [, start = ''] = startText(stay).split('T');
  const kept = asBooked?.slots.filter((slot) => slot.start >= start) ?? [];
  const days = calendar.days.map((day) =>
    day.date === stay.startDate
      ? { ...day, slots: [...day.slots.filter((slot) => slot.start < start), ...kept] }
      : day,
  );
  return { today, days };
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
