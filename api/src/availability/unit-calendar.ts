import type { CalendarDay } from '@diyar/contract/booking/stays';
import { type Money, money } from '@diyar/contract/values/money';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { Reader } from '../platform/db/database.ts';
import { calendarDays, type LettableUnit } from './load-unit.ts';
import { priceOfNight } from './unit-prices.ts';

/**
 * A unit's days from a date to another, both included, with what each night costs, and the date it is in the Kingdom.
 * `exceptReservation` is a booking whose days count as free.
 */
export async function unitCalendar(
  reader: Reader,
  unit: LettableUnit,
  { from, to }: { from: string; to: string },
  now: Date,
  exceptReservation: string | null = null,
): Promise<{ today: string; days: CalendarDay[] }> {
  const days = await calendarDays(reader, unit, from, to, now, exceptReservation);
  return {
    today: riyadhDate(now),
    days: days.map((day) => ({ ...day, price: moneyOrNull(priceOfNight(unit, day.date, now)) })),
  };
}

function moneyOrNull(amount: number | null): Money | null {
  return amount === null ? null : money(amount);
}
