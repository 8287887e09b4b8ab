/**
 * Riyadh's local dates and times. Asia/Riyadh has been UTC+3 without daylight saving since 1947 (IANA tz database), so
 * local and instant differ by a constant; calendar arithmetic on dates is Temporal's.
 */
const OFFSET_MS = 3 * 3_600_000;
export const DAY_MS = 86_400_000;
export const MINUTE_MS = 60_000;

/** The instant, in epoch milliseconds, of a Riyadh date and minute of day (0 … 1440; 1440 is the next midnight). */
export function instantOf(date: string, minuteOfDay: number): number {
  return Date.parse(`${date}T00:00:00Z`) - OFFSET_MS + minuteOfDay * MINUTE_MS;
}

/** Minutes since midnight of HH:mm; 24:00 is 1440. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** HH:mm of minutes since midnight; 1440 is 24:00. */
export function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The Riyadh date, YYYY-MM-DD, of an instant in epoch milliseconds. */
export function riyadhDate(instant: number | Date): string {
  return new Date(Number(instant) + OFFSET_MS).toISOString().slice(0, 10);
}

/** The Riyadh day of an instant in epoch milliseconds, counted from 1970. */
export function riyadhDay(instant: number): number {
  return Math.floor((instant + OFFSET_MS) / DAY_MS);
}

/** The date `days` after another (before, when negative). */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one date to another. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;
}

/** ISO weekday of a date: 1 Monday … 7 Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}
