import { amountAt } from './amounts.ts';
import { hasSign, type Lexeme, meant } from './lexeme.ts';
import type { Calendar, SaidDay } from './stay-dates.ts';

export type Lexemes = readonly Lexeme[];

/** The dates that were read, and the index of the next phrase. */
export interface Read<T> {
  said: T;
  end: number;
}

type SaidDate = Extract<SaidDay, { kind: 'date' }>;

const ORDINALS = new Set(['st', 'nd', 'rd', 'th']);
const FIRST = new Set(['اول', 'first']);
const OF = new Set(['of', 'من', 'the', 'في']);
const YEAR_WORDS = new Set(['سنه', 'عام', 'لعام', 'year', '،', ',']);
const AFTER_YEAR = new Set(['م', 'ه', 'ad', 'ah']);
/** Words beside which «٥/٢» is a number and not a date. */
const NUMBERED = new Set(
  'رقم قطعه بلوك بلك مخطط وحده نموذج شارع مخرج no number unit block plot street st room exit'.split(' '),
);
/** Years near enough to be booked; anything else beside a date is a price or a size. */
const YEARS: Readonly<Record<Calendar, readonly [number, number]>> = {
  gregory: [2020, 2060],
  hijri: [1440, 1490],
};

/** The first word of a phrase, folded. */
export const wordAt = (lexemes: Lexemes, at: number) => lexemes[at]?.word ?? '';

/** Whether the number before `at` counts something. */
export function isCounted(lexemes: Lexemes, at: number): boolean {
  const lexeme = lexemes[at];
  if (hasSign(lexeme, 'night') && !hasSign(lexeme, 'on') && meant(lexeme, 'span') === undefined) return false;
  return (
    hasSign(lexeme, 'metre', 'rooms', 'baths', 'guests', 'thousand', 'million', 'currency', 'age') ||
    meant(lexeme, 'span') !== undefined
  );
}

/** Whether the phrase says what the number behind it numbers or counts: «مخرج ٥/٢», «غرف ٣/٤»; of «٣ غرف» it is said already. */
function isNumberOf(lexemes: Lexemes, at: number): boolean {
  const isCount = hasSign(lexemes[at], 'metre', 'rooms', 'baths', 'age');
  return NUMBERED.has(wordAt(lexemes, at)) || (isCount && meant(lexemes[at - 1], 'number') === undefined);
}

function calendarOfYear(year: number): Calendar | undefined {
  if (year >= YEARS.gregory[0] && year <= YEARS.gregory[1]) return 'gregory';
  return year >= YEARS.hijri[0] && year <= YEARS.hijri[1] ? 'hijri' : undefined;
}

/** A year behind a date, where the number is one of its calendar and nothing else. */
function yearAt(lexemes: Lexemes, at: number, calendar: Calendar): Read<number> | undefined {
  const from = YEAR_WORDS.has(wordAt(lexemes, at)) ? at + 1 : at;
  const word = wordAt(lexemes, from);
  const year = /^\d{4}$/.test(word) ? Number(word) : 0;
  if (calendarOfYear(year) !== calendar) return undefined;
  if (AFTER_YEAR.has(wordAt(lexemes, from + 1))) return { said: year, end: from + 2 };
  return isCounted(lexemes, from + 1) ? undefined : { said: year, end: from + 1 };
}

function withYear(lexemes: Lexemes, { said, end }: Read<Omit<SaidDate, 'year'>>): Read<SaidDate> {
  const year = yearAt(lexemes, end, said.calendar);
  return { said: { ...said, year: year?.said }, end: year?.end ?? end };
}

/** The number of a day: "15", "15th", «خمسة عشرين», «أول». */
export function dayNumberAt(lexemes: Lexemes, at: number): Read<number> | undefined {
  if (FIRST.has(wordAt(lexemes, at))) return { said: 1, end: at + 1 };
  const digits = wordAt(lexemes, at);
  const amount = /^\d{1,2}$/.test(digits)
    ? { value: Number(digits), scaled: false, end: at + 1 }
    : amountAt(lexemes, at);
  if (amount === undefined || amount.scaled || !Number.isInteger(amount.value)) return undefined;
  if (amount.value < 1 || amount.value > 31) return undefined;
  const end = ORDINALS.has(wordAt(lexemes, amount.end)) ? amount.end + 1 : amount.end;
  return { said: amount.value, end };
}

/** The month that follows a day: "of December", «رمضان», «شهر ١٢». */
function monthAfter(lexemes: Lexemes, at: number): Read<{ calendar: Calendar; month: number }> | undefined {
  let from = at;
  while (OF.has(wordAt(lexemes, from))) from += 1;
  const isNumbered = wordAt(lexemes, from) === 'شهر';
  const name = meant(lexemes[isNumbered ? from + 1 : from], 'month');
  if (name !== undefined) return { said: name, end: isNumbered ? from + 2 : from + 1 };
  const digits = wordAt(lexemes, from + 1);
  const month = isNumbered && /^\d{1,2}$/.test(digits) ? Number(digits) : 0;
  if (month < 1 || month > 12 || isCounted(lexemes, from + 2)) return undefined;
  return { said: { calendar: 'gregory', month }, end: from + 2 };
}

/** «١٥ ديسمبر», "15th of December 2026", "dec 15". */
export function namedDateAt(lexemes: Lexemes, at: number): Read<SaidDate> | undefined {
  const name = meant(lexemes[at], 'month');
  if (name !== undefined) {
    const day = dayNumberAt(lexemes, wordAt(lexemes, at + 1) === 'the' ? at + 2 : at + 1);
    if (day === undefined || isCounted(lexemes, day.end)) return undefined;
    const said = { kind: 'date', calendar: name.calendar, month: name.month, day: day.said } as const;
    return withYear(lexemes, { said, end: day.end });
  }
  const day = dayNumberAt(lexemes, at);
  const month = day === undefined ? undefined : monthAfter(lexemes, day.end);
  if (day === undefined || month === undefined) return undefined;
  const { calendar, month: number } = month.said;
  return withYear(lexemes, {
    said: { kind: 'date', calendar, month: number, day: day.said },
    end: month.end,
  });
}

/** Day, month and year in the order they are written in; "12/25/2026" can only be read the other way round. */
function ordered(parts: readonly string[]): Omit<SaidDate, 'kind'> | undefined {
  const [one = 0, two = 0, three = 0] = parts.map(Number);
  const isYearFirst = parts[0]?.length === 4;
  const shortYear = parts[2]?.length === 2 ? 2000 : 0;
  const year = isYearFirst ? one : three + shortYear;
  const calendar = calendarOfYear(year);
  const [day, month] = isYearFirst ? [three, two] : two > 12 && one <= 12 ? [two, one] : [one, two];
  const isDate = day >= 1 && day <= 31 && month >= 1 && month <= 12;
  return calendar === undefined || !isDate ? undefined : { calendar, day, month, year };
}

/** "15/12", "15-12-2026", "2026-12-15", "15.12.2026"; without its year only with a stroke, or `isIntroduced` as a date. */
export function figuresAt(lexemes: Lexemes, at: number, isIntroduced: boolean): Read<SaidDate> | undefined {
  const dotted = wordAt(lexemes, at).split('.');
  const whole = dotted.length === 3 ? ordered(dotted) : undefined;
  if (whole !== undefined) return { said: { kind: 'date', ...whole }, end: at + 1 };
  const sign = wordAt(lexemes, at + 1);
  const parts = [at, at + 2, at + 4].map((one) => wordAt(lexemes, one));
  if (!/^[/-]$/.test(sign) || !parts.slice(0, 2).every((part) => /^\d{1,4}$/.test(part))) return undefined;
  if (wordAt(lexemes, at + 3) === sign && /^\d{1,4}$/.test(parts[2] ?? '')) {
    const full = ordered(parts);
    return full === undefined ? undefined : { said: { kind: 'date', ...full }, end: at + 5 };
  }
  const [day = 0, month = 0] = parts.map(Number);
  const isAlways = day === 24 && month === 7;
  const isWritten = sign === '/' && !isAlways && !isNumberOf(lexemes, at - 1);
  if (!isWritten && !isIntroduced) return undefined;
  if (day < 1 || day > 31 || month < 1 || month > 12 || isCounted(lexemes, at + 3)) return undefined;
  return { said: { kind: 'date', calendar: 'gregory', day, month, year: undefined }, end: at + 3 };
}
