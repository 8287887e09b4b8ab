import { addDays, daysBetween } from '@diyar/contract/values/riyadh';
import type { Season, SeasonDates } from '@diyar/contract/words/seasons';

const UMALQURA = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Month and day of a date by the Umm al-Qura calendar. */
export function hijriOf(date: string): { month: number; day: number } {
  const parts = UMALQURA.formatToParts(new Date(`${date}T12:00:00Z`));
  const of = (type: 'month' | 'day') => Number(parts.find((part) => part.type === type)?.value);
  return { month: of('month'), day: of('day') };
}

interface Span {
  from: string;
  to: string;
}

const hijriSpan = (date: string, day: number, first: number, last: number): Span => ({
  from: addDays(date, first - day),
  to: addDays(date, last - day),
});

/** A month of the Umm al-Qura calendar has 29 or 30 days. */
function wholeMonth(date: string, month: number, day: number): Span {
  const from = addDays(date, 1 - day);
  const thirtieth = addDays(from, 29);
  return { from, to: hijriOf(thirtieth).month === month ? thirtieth : addDays(from, 28) };
}

/** Days of the year that are the same each year, month and day, both included: the eve and the day. */
const FIXED = [
  { season: 'founding_day', from: '02-21', to: '02-22' },
  { season: 'national_day', from: '09-22', to: '09-23' },
] as const;

/** The computed season that a date lies in: Ramadan, 1 to 4 Shawwal, 9 to 13 Dhu al-Hijja, and the two national days. */
function computedOn(date: string): (Span & { season: Season })[] {
  const found: (Span & { season: Season })[] = [];
  const { month, day } = hijriOf(date);
  if (month === 9) found.push({ season: 'ramadan', ...wholeMonth(date, month, day) });
  if (month === 10 && day <= 4) found.push({ season: 'eid_al_fitr', ...hijriSpan(date, day, 1, 4) });
  if (month === 12 && day >= 9 && day <= 13)
    found.push({ season: 'eid_al_adha', ...hijriSpan(date, day, 9, 13) });
  const year = date.slice(0, 4);
  for (const { season, from, to } of FIXED) {
    const span = { from: `${year}-${from}`, to: `${year}-${to}` };
    if (date >= span.from && date <= span.to) found.push({ season, ...span });
  }
  return found;
}

/** How far an occurrence may be moved: a row of the dated list that begins this near replaces the computed one. */
const MOVED_WITHIN_DAYS = 20;

/**
 * Occurrences of seasons that a Riyadh date lies in, the shortest first: on the first of Shawwal the feast counts before
 * anything longer around it. `listed` are the operator's dates; one of them takes the place of the computed occurrence
 * that begins within 20 days of it. School holidays and Riyadh Season are announced each year, so they come of the list alone.
 */
export function seasonsOn(date: string, listed: readonly SeasonDates[]): SeasonDates[] {
  const told = listed.filter((one) => date >= one.starts_on && date <= one.ends_on);
  const computed = computedOn(date)
    .filter(({ season, from }) => !listed.some((one) => one.season === season && isNear(one.starts_on, from)))
    .map(({ season, from, to }) => ({ season, starts_on: from, ends_on: to }));
  const length = (one: SeasonDates) => daysBetween(one.starts_on, one.ends_on);
  return [...told, ...computed].sort((one, other) => length(one) - length(other));
}

function isNear(one: string, other: string): boolean {
  return Math.abs(daysBetween(one, other)) <= MOVED_WITHIN_DAYS;
}

/** Occurrences of seasons from a date on, in the order of their first days, for so many days. */
export function seasonsAhead(from: string, days: number, listed: readonly SeasonDates[]): SeasonDates[] {
  const found = new Map<string, SeasonDates>();
  for (let day = 0; day < days; day += 1) {
    for (const one of seasonsOn(addDays(from, day), listed)) found.set(`${one.season} ${one.starts_on}`, one);
  }
  return [...found.values()].sort((one, other) => one.starts_on.localeCompare(other.starts_on));
}
