const DAY_MINUTES = 1440;
const RIYADH_MINUTES = 180;

/** The beginning of a Riyadh day, counted from 1970, in minutes since 1970. */
export function midnightOf(day: number): number {
  return day * DAY_MINUTES - RIYADH_MINUTES;
}

/** The ISO weekday of a Riyadh day, counted from 1970, which began with a Thursday. */
export function weekdayOf(day: number): number {
  return ((day + 3) % 7) + 1;
}
