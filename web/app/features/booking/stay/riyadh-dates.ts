/** Plain arithmetic on dates of the wire (YYYY-MM-DD): no zone, no clock, nothing a browser may lack. */

const DAY_MS = 86_400_000;

function midnight(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function textOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** The date `days` after another (before, when negative). */
export function addDays(date: string, days: number): string {
  return textOf(midnight(date) + days * DAY_MS);
}

/** Whole days from one date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((midnight(to) - midnight(from)) / DAY_MS);
}

/** The same day of the month so many months later, clipped to the month's last day, as the server ends stays. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return textOf(Date.UTC(year, month - 1 + months, Math.min(day, last)));
}

/** Calendar months from the month of one date to the month of another. */
export function monthsApart(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + (toMonth - fromMonth);
}

/** Minutes since midnight of HH:mm; 24:00 is 1440. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Whether a text is a date that exists. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(midnight(text)) && textOf(midnight(text)) === text;
}
