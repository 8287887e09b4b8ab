import { addDays, daysBetween, weekdayOf } from '@diyar/contract/values/riyadh';
import { SEASONS, type SeasonDates } from '@diyar/contract/words/seasons';
import { seasonsOn } from '../../../calendar/seasons.ts';
import { lengthOf, type Stay } from '../../../calendar/stay.ts';

/** A stay that many ads are priced for: whatever of its price depends on its dates alone, worked out once. */
export interface AskedStay {
  stay: Stay;
  /** In its own unit: nights, months or years. */
  length: number;
  nights: number;
  guests: number;
  /** The Riyadh date it is booked on. */
  today: string;
  /** Days from then to the arrival. */
  ahead: number;
  /** The first night, as a Riyadh day counted from 1970. */
  from: number;
  /** Of each night its ISO weekday. */
  weekdays: Uint8Array;
  /** How many nights are of each ISO weekday. */
  weekdayCounts: Uint16Array;
  /** Of each night the places in `SEASONS` of the seasons it lies in, the shortest first. */
  seasons: readonly (readonly number[])[];
  /** Whether any night lies in a season. */
  isInSeason: boolean;
}

/** Works out a stay by night, month or year for so many guests that is booked on the Riyadh date `today`. */
export function askedStay(
  stay: Stay,
  guests: number,
  today: string,
  seasonDates: readonly SeasonDates[],
): AskedStay {
  const nights = daysBetween(stay.startDate, stay.endDate);
  // Overrides are of nights booked as nights alone.
  const dates = Array.from({ length: stay.period === 2 ? nights : 0 }, (_, n) => addDays(stay.startDate, n));
  const seasons = dates.map((date) =>
    seasonsOn(date, seasonDates).map(({ season }) => SEASONS.indexOf(season)),
  );
  return {
    stay,
    length: lengthOf(stay),
    nights,
    guests,
    today,
    ahead: daysBetween(today, stay.startDate),
    from: daysBetween('1970-01-01', stay.startDate),
    weekdays: Uint8Array.from(dates, weekdayOf),
    weekdayCounts: countsOf(dates),
    seasons,
    isInSeason: seasons.some((of) => of.length > 0),
  };
}

function countsOf(dates: readonly string[]): Uint16Array {
  const counts = new Uint16Array(8);
  for (const date of dates) counts[weekdayOf(date)] = (counts[weekdayOf(date)] ?? 0) + 1;
  return counts;
}
