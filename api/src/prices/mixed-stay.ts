import { addMonths } from '@diyar/contract/values/riyadh';
import type { Stay } from '../calendar/stay.ts';

/** Months of a stay by the month at most (brief 5). */
const MOST_MONTHS = 11;

/** A stay of nights taken apart: whole months from its arrival on, and the nights that are left; null where none are. */
export interface MonthsAndNights {
  months: Stay;
  nights: Stay | null;
}

/** Every way to take a stay of nights apart into whole months and nights, fewest months first; none of a shorter stay. */
export function monthsAndNights(stay: Stay): MonthsAndNights[] {
  const ways: MonthsAndNights[] = [];
  for (let count = 1; count <= MOST_MONTHS; count += 1) {
    const end = addMonths(stay.startDate, count);
    if (end > stay.endDate) break;
    ways.push({
      months: { ...stay, period: 3, endDate: end },
      nights: end === stay.endDate ? null : { ...stay, startDate: end },
    });
  }
  return ways;
}
