import { addDays, daysBetween, weekdayOf } from '@diyar/contract/values/riyadh';
import type { Feast } from './vocabulary.ts';

export type Calendar = 'gregory' | 'hijri';

/** A day as it was said. */
export type SaidDay =
  | { kind: 'after'; days: number }
  /** ISO weekday; `later` 0 the coming one, 1 «الجاي», 2 «بعد الجاي». */
  | { kind: 'weekday'; weekday: number; later: 0 | 1 | 2 }
  | { kind: 'date'; calendar: Calendar; day: number; month: number; year: number | undefined }
  | { kind: 'feast'; feast: Feast };

/** Dates as they were said: the arrival, and the departure or the last night where it was said. */
export interface StayWords {
  from: SaidDay;
  to?: SaidDay;
  lastNight?: SaidDay;
}

export type StayLength = { days: number } | { months: number } | { years: number };

/** Riyadh dates, half-open. */
export interface Stay {
  from: string;
  to: string;
}

const THURSDAY = 4;
const SATURDAY = 6;
/** An end that is said without its year is not further away than this; it would be last year's. */
const FURTHEST_DAYS = 183;
const LONGEST_DAYS = 3660;
/** «العيد» is its first three nights. */
const FEAST_NIGHTS = 3;

/**
 * The nights of the weekend, Thursday and Friday, as from Thursday to Saturday. On a Thursday or Friday what is left of it is
 * meant; "next" is then the one after, and earlier in the week the coming one.
 */
export function weekendOf(today: string, next: boolean): Stay {
  const weekday = weekdayOf(today);
  const isNow = weekday === THURSDAY || weekday === THURSDAY + 1;
  const toSaturday = (SATURDAY - weekday + 7) % 7 || 7;
  if (!isNow) return { from: addDays(today, toSaturday - 2), to: addDays(today, toSaturday) };
  if (next) return { from: addDays(today, toSaturday + 5), to: addDays(today, toSaturday + 7) };
  return { from: today, to: addDays(today, toSaturday) };
}

/** The date of a calendar's day; undefined for one that does not exist. */
function dateIn(calendar: Calendar, year: number, month: number, day: number): string | undefined {
  const parts = { year, month, day };
  try {
    if (calendar === 'gregory') return Temporal.PlainDate.from(parts, { overflow: 'reject' }).toString();
    return Temporal.PlainDate.from({ ...parts, calendar: 'islamic-umalqura' }, { overflow: 'reject' })
      .withCalendar('iso8601')
      .toString();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function yearOf(calendar: Calendar, date: string): number {
  const iso = Temporal.PlainDate.from(date);
  return calendar === 'gregory' ? iso.year : iso.withCalendar('islamic-umalqura').year;
}

interface MonthDay {
  calendar: Calendar;
  month: number;
  day: number;
}

/**
 * The first such day from a date on. Only the 29th of February is looked for through eight years: a thirtieth that the coming
 * Sha'ban does not have is not meant of another year.
 */
function nextOf({ calendar, month, day }: MonthDay, from: string): string | undefined {
  const year = yearOf(calendar, from);
  const isLeapDay = calendar === 'gregory' && month === 2 && day === 29;
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const date = dateIn(calendar, year + ahead, month, day);
    if (date !== undefined && date >= from) return date;
    const last = date ?? dateIn(calendar, year + ahead, month, day - 1);
    if (!isLeapDay && (last === undefined || last >= from)) return undefined;
  }
  return undefined;
}

/** The nights of a feast by the Umm al-Qura calendar; of one that is going on what is left. */
function feastOf(feast: Feast, today: string): Stay | undefined {
  if (feast === 'eid') {
    const both = [feastOf('fitr', today), feastOf('adha', today)].filter((stay) => stay !== undefined);
    return both.toSorted((one, other) => (one.from < other.from ? -1 : 1))[0];
  }
  const nights = feast === 'national' || feast === 'founding' ? 1 : FEAST_NIGHTS;
  const first = nextOf(FEASTS[feast], addDays(today, 1 - nights));
  if (first === undefined) return undefined;
  return { from: first < today ? today : first, to: addDays(first, nights) };
}

const FEASTS: Readonly<Record<Exclude<Feast, 'eid'>, MonthDay>> = {
  fitr: { calendar: 'hijri', month: 10, day: 1 },
  adha: { calendar: 'hijri', month: 12, day: 10 },
  national: { calendar: 'gregory', month: 9, day: 23 },
  founding: { calendar: 'gregory', month: 2, day: 22 },
};

/** The first day that was meant from `from` on; undefined for one that is over or does not exist. */
function dayOf(said: SaidDay, from: string): string | undefined {
  if (said.kind === 'after') return addDays(from, said.days);
  if (said.kind === 'feast') return feastOf(said.feast, from)?.from;
  if (said.kind === 'weekday') {
    const ahead = (said.weekday - weekdayOf(from) + 7) % 7;
    return addDays(from, said.later === 0 ? ahead : (ahead || 7) + (said.later - 1) * 7);
  }
  if (said.year === undefined) return nextOf(said, from);
  const date = dateIn(said.calendar, said.year, said.month, said.day);
  return date === undefined || date < from ? undefined : date;
}

/** The arrival; «٢٨ ديسمبر إلى ٣ يناير ٢٠٢٨» is the last such day before a departure whose year was said. */
function arrivalOf({ from, to }: StayWords, today: string): string | undefined {
  const isLent = from.kind === 'date' && from.year === undefined && to?.kind === 'date';
  if (!isLent || to.year === undefined || to.calendar !== from.calendar) return dayOf(from, today);
  const end = dayOf(to, today);
  const same = dayOf({ ...from, year: to.year }, today);
  if (end === undefined) return undefined;
  return same !== undefined && same < end ? same : dayOf({ ...from, year: to.year - 1 }, today);
}

function departureOf({ to, lastNight }: StayWords, from: string, today: string): string | undefined {
  const said = to ?? lastNight;
  if (said === undefined) return undefined;
  const end = said.kind === 'after' ? dayOf(said, today) : dayOf({ ...said, ...SOONEST }, addDays(from, 1));
  if (end === undefined || end <= from) return undefined;
  const isSure = said.kind === 'date' && said.year !== undefined;
  if (!isSure && daysBetween(from, end) > FURTHEST_DAYS) return undefined;
  return to === undefined ? addDays(end, 1) : end;
}

/** «من الخميس للسبت الجاي» says of both ends what it says of the last. */
const SOONEST = { later: 0 } as const;

function endOf(from: string, length: StayLength): string {
  if ('days' in length) return addDays(from, length.days);
  return Temporal.PlainDate.from(from).add(length, { overflow: 'constrain' }).toString();
}

/** Whether a length is one that anybody stays. */
export function isStayed(length: StayLength): boolean {
  const [count, days] =
    'days' in length ? [length.days, 1] : 'months' in length ? [length.months, 31] : [length.years, 366];
  return Number.isInteger(count) && count > 0 && count * days <= LONGEST_DAYS;
}

/** Whether the length of the stay is open, so that «٣ ليالي» beside it can say it. */
export function isOpen({ to, lastNight }: StayWords): boolean {
  return to === undefined && lastNight === undefined;
}

/**
 * The dates that were said, from `today` on (Riyadh dates, half-open like a stay): a date without its year is the next one, a
 * weekday the coming one, today counting. Where only a day is said the stay is `length` long, a night without one. Undefined
 * for a day that does not exist or is over, and for an end that is not after its beginning.
 */
export function stayOf(said: StayWords, today: string, length: StayLength | undefined): Stay | undefined {
  const from = arrivalOf(said, today);
  if (from === undefined) return undefined;
  if (!isOpen(said)) {
    const to = departureOf(said, from, today);
    return to === undefined ? undefined : { from, to };
  }
  if (length !== undefined) return { from, to: endOf(from, length) };
  return said.from.kind === 'feast' ? feastOf(said.from.feast, today) : { from, to: addDays(from, 1) };
}
