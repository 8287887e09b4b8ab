/**
 * Riyadh's local dates (YYYY-MM-DD) and times, for both ends. Asia/Riyadh has been UTC+3 without daylight saving since
 * 1947 (IANA tz database), so local and instant differ by a constant. Needs nothing a browser may lack (Temporal).
 */
export const OFFSET_MS = 3 * 3_600_000;
export const DAY_MS = 86_400_000;
export const MINUTE_MS = 60_000;

/** A date's midnight by UTC, where arithmetic on dates happens. */
function midnightOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function dateOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** The instant, in epoch milliseconds, of a Riyadh date and minute of day (0 … 1440; 1440 is the next midnight). */
export function instantOf(date: string, minuteOfDay: number): number {
  return midnightOf(date) - OFFSET_MS + minuteOfDay * MINUTE_MS;
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
  return dateOf(Number(instant) + OFFSET_MS);
}

/** The Riyadh day of an instant in epoch milliseconds, counted from 1970. */
export function riyadhDay(instant: number): number {
  return Math.floor((instant + OFFSET_MS) / DAY_MS);
}

/** The date `days` after another (before, when negative). */
export function addDays(date: string, days: number): string {
  return dateOf(midnightOf(date) + days * DAY_MS);
}

/** The same day of the month so many months later, clipped to the month's last day. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dateOf(Date.UTC(year, month - 1 + months, Math.min(day, last)));
}

/** Calendar months from the month of one date to the month of another. */
export function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + (toMonth - fromMonth);
}

/** Whether a text is a date that exists, YYYY-MM-DD. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = midnightOf(text);
  return !Number.isNaN(midnight) && dateOf(midnight) === text;
}

/** Whole days from one date to another. */
export function daysBetween(from: string, to: string): number {
  return (midnightOf(to) - midnightOf(from)) / DAY_MS;
}

/** ISO weekday of a date: 1 Monday … 7 Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}
