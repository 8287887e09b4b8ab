import { addDays, riyadhDate } from '@diyar/contract/values/riyadh';
import { priceKindOf } from '@diyar/contract/words/period';
import type { Stay } from '../calendar/stay.ts';
import { invalid } from '../platform/http/refusal.ts';
import { discountsFor } from '../prices/discounts.ts';
import { nightPrice } from '../prices/price-stay.ts';
import type { Charges } from '../prices/stay-lines.ts';
import type { UnitRow } from './unit.queries.ts';

type PricesOfStay = Pick<
  Charges,
  'stay' | 'unitPrice' | 'overrides' | 'seasonDates' | 'discounts' | 'extraGuests'
>;

/** Whatever of a unit bears on what a stay costs when it is booked at `now`. Throws when the unit is not let for that period. */
export function pricesOfStay(unit: UnitRow, stay: Stay, now: Date): PricesOfStay {
  const unitPrice = unit.prices[priceKindOf(stay.period)];
  if (unitPrice === undefined) throw invalid('period', 'period_not_offered');
  const { overrides, seasonDates, guests_included: included, extra_guest_price: price } = unit;
  return {
    stay,
    unitPrice,
    overrides,
    seasonDates,
    discounts: discountsFor(stay, unit.offers, unit.discounts, riyadhDate(now), unitPrice),
    extraGuests: included === null || price === null ? null : { included, price },
  };
}

/** The stay for so many guests with the mandatory services and the chosen ones, by their ids: what a quote without coupon asks. */
export function leastCharges(
  unit: UnitRow,
  stay: Stay,
  { guests, services: chosen = [] }: { guests: number; services?: readonly string[] },
  now: Date,
): Charges {
  const services = unit.services.filter(({ id, mandatory }) => mandatory || chosen.includes(id));
  return { ...pricesOfStay(unit, stay, now), services, guests, coupon: null };
}

/** What the night of a date costs when it is booked alone at `now`, as a quote says it; null where nights are not let. */
export function priceOfNight(unit: UnitRow, date: string, now: Date): number | null {
  if (unit.prices.daily === undefined) return null;
  const night: Stay = {
    period: 2,
    startDate: date,
    endDate: addDays(date, 1),
    startTime: null,
    endTime: null,
  };
  return nightPrice(pricesOfStay(unit, night, now));
}
