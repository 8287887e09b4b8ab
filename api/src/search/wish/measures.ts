import { type Amount, amountAt } from './amounts.ts';
import { hasSign, type Lexeme, meant } from './lexeme.ts';
import type { Term } from './term.ts';

type Subject = 'price' | 'area' | 'rooms' | 'baths' | 'guests' | 'age';
type Bound = 'under' | 'max' | 'min' | 'over' | 'about' | 'between';

/** The words before and after a number that change its meaning. */
interface Said {
  bound: Bound | undefined;
  subject: Subject | undefined;
  /** Anything was said before the number. */
  introduced: boolean;
  end: number;
}

const MOST_ROOMS = 12;
/** How far from a plain area or from «حوالي» still is what was asked for. */
const ABOUT = 0.1;

const BOUNDS = ['under', 'max', 'min', 'over', 'about', 'between'] as const;
const SUBJECTS = ['area', 'rooms', 'baths', 'guests', 'age'] as const;

function boundOf(lexeme: Lexeme | undefined): Bound | undefined {
  return BOUNDS.find((bound) => hasSign(lexeme, bound));
}

function subjectOf(lexeme: Lexeme | undefined): Subject | undefined {
  if (hasSign(lexeme, 'max of')) return 'price';
  return SUBJECTS.find((subject) => hasSign(lexeme, subject));
}

/** «السعر أقل من», "budget is around": every word before a number that says something of it. */
function introduction(lexemes: readonly Lexeme[], at: number): Said {
  const said: Said = { bound: undefined, subject: undefined, introduced: false, end: at };
  for (; ; said.end += 1) {
    const lexeme = lexemes[said.end];
    const bound = boundOf(lexeme);
    const subject = subjectOf(lexeme);
    if (meant(lexeme, 'number') !== undefined && bound === undefined) return said;
    if (bound !== undefined)
      said.bound = said.bound === undefined || bound !== 'between' ? bound : said.bound;
    else if (subject !== undefined) said.subject = subject;
    else if (!hasSign(lexeme, 'at') && !(said.introduced && hasSign(lexeme, 'filler'))) return said;
    said.introduced = true;
  }
}

/** The words after a number: its unit, and "or more". «موظفين» are counted by a small number alone: «٤ موظفين», not «٣٠ ألف موظفين». */
function conclusion(lexemes: readonly Lexeme[], at: number, isSmall: boolean): Said {
  const said: Said = { bound: undefined, subject: undefined, introduced: false, end: at };
  for (; ; said.end += 1) {
    const lexeme = lexemes[said.end];
    if (said.bound === undefined && hasSign(lexeme, 'plus')) said.bound = 'min';
    else if (said.bound === undefined && hasSign(lexeme, 'minus')) said.bound = 'max';
    else if (said.subject === undefined && hasSign(lexeme, 'metre')) said.subject = 'area';
    else if (said.subject === undefined && hasSign(lexeme, 'currency')) said.subject = 'price';
    else if (said.subject === undefined && hasSign(lexeme, 'rooms')) said.subject = 'rooms';
    else if (said.subject === undefined && hasSign(lexeme, 'baths')) said.subject = 'baths';
    else if (said.subject === undefined && hasSign(lexeme, 'guests')) said.subject = 'guests';
    else if (said.subject === undefined && isSmall && hasSign(lexeme, 'heads')) said.subject = 'guests';
    else if (said.subject === undefined && hasSign(lexeme, 'age')) said.subject = 'age';
    else return said;
  }
}

/** Ten percent around a value. */
export const aboutOf = (value: number) => ({
  min: Math.round(value * (1 - ABOUT)),
  max: Math.round(value * (1 + ABOUT)),
});

interface Range {
  min?: number;
  max?: number;
}

function rangeOf(first: number, second: number | undefined, bound: Bound | undefined): Range | undefined {
  if (second !== undefined) return { min: Math.min(first, second), max: Math.max(first, second) };
  if (bound === 'max' || bound === 'under') return { max: first };
  if (bound === 'min' || bound === 'over' || bound === 'between') return { min: first };
  return bound === 'about' ? aboutOf(first) : undefined;
}

/** Rooms one by one; «أقل من ٤» and «أكثر من ٤» leave the four out, which of prices and areas says nothing. */
function wholeNumbers(range: Range, bound: Bound | undefined): string | undefined {
  const from = (range.min ?? 1) + (bound === 'over' ? 1 : 0);
  const to = Math.min((range.max ?? MOST_ROOMS) - (bound === 'under' ? 1 : 0), MOST_ROOMS);
  const isCount = Number.isInteger(from) && Number.isInteger(to) && from >= 1 && from <= to;
  if (!isCount) return undefined;
  return Array.from({ length: to - from + 1 }, (_, at) => from + at).join(',');
}

function filtersOf(
  subject: Subject,
  values: { first: number; second: number | undefined },
  bound: Bound | undefined,
): Record<string, string> | undefined {
  const { first, second } = values;
  const range = rangeOf(first, second, bound);
  if (subject === 'rooms' || subject === 'baths') {
    const counts = wholeNumbers(range ?? { min: first, max: first }, bound);
    return counts === undefined ? undefined : { [subject]: counts };
  }
  if (subject === 'guests') {
    // «من ٦ إلى ٨ أشخاص» need a place for eight.
    const guests = Math.max(first, second ?? 0) + (bound === 'over' ? 1 : 0);
    return Number.isInteger(guests) && guests > 0 ? { guests: String(guests) } : undefined;
  }
  if (subject === 'age') {
    const most = range?.max ?? (bound === undefined ? first : undefined);
    return most === undefined || !Number.isInteger(most) ? undefined : { age_max: String(most) };
  }
  const { min, max } = range ?? (subject === 'price' ? { max: first } : aboutOf(first));
  return {
    ...(min === undefined ? {} : { [`${subject}_min`]: String(Math.round(min)) }),
    ...(max === undefined ? {} : { [`${subject}_max`]: String(Math.round(max)) }),
  };
}

/** The other end of «بين ٥٠ و ٧٠ ألف», "50-70k", «٣ أو ٤ غرف». */
function secondAmount(lexemes: readonly Lexeme[], at: number, bound: Bound | undefined): Amount | undefined {
  if (hasSign(lexemes[at], 'to')) return amountAt(lexemes, at + 1);
  if (bound === 'between' && lexemes[at]?.joined === true) return amountAt(lexemes, at);
  if (!hasSign(lexemes[at], 'and')) return undefined;
  const second = amountAt(lexemes, at + 1);
  if (bound === 'between' || second === undefined) return second;
  return hasSign(lexemes[second.end], 'rooms', 'baths', 'guests') ? second : undefined;
}

/** «بين ٥٠ و ٧٠ ألف»: the thousands are meant of both. */
function sameScale(first: Amount, second: Amount | undefined): number {
  if (second === undefined || first.scaled || !second.scaled || first.value >= 1000) return first.value;
  return first.value * (second.value >= 1_000_000 ? 1_000_000 : 1000);
}

interface Typed {
  before: Said;
  after: Said;
  first: Amount;
  second: Amount | undefined;
  next: Lexeme | undefined;
}

/** Under this a number without a unit is no price: «من ٣ إلى ٥» may count anything. */
const LEAST_PRICE = 10;
/** From so much on, a number that something is said of is a price, whatever follows. */
const SURELY_PRICE = 1000;

/** Whether a number without a unit is a price: «ألف» was said, or a bound, or a period follows; not before an unknown unit. */
function saysPrice({ before, after, first, second, next }: Typed): boolean {
  if (first.scaled || second?.scaled === true || meant(next, 'period') !== undefined) return true;
  if (first.value >= SURELY_PRICE) return before.introduced || after.bound !== undefined;
  const isOther = next?.meanings.length === 0 || meant(next, 'category') !== undefined;
  const counts = hasSign(next, 'said') || meant(next, 'feature') !== undefined || isOther;
  return before.bound !== undefined && !counts && Math.max(first.value, second?.value ?? 0) >= LEAST_PRICE;
}

/** "3-bedroom": past the hyphen before a unit. */
function unitAt(lexemes: readonly Lexeme[], at: number): number {
  return lexemes[at]?.word === '-' && hasSign(lexemes[at + 1], 'rooms', 'baths') ? at + 1 : at;
}

/** «٣ غرف أو ٤»: another number of rooms, without the word. */
function orCount(lexemes: readonly Lexeme[], { subject, end }: Said): Amount | undefined {
  if (subject !== 'rooms' || !['او', 'ولا', 'or'].includes(lexemes[end]?.word ?? '')) return undefined;
  const more = amountAt(lexemes, end + 1);
  const isAlone = more !== undefined && (lexemes[more.end] === undefined || isPlainNext(lexemes[more.end]));
  return isAlone && more.value <= MOST_ROOMS ? more : undefined;
}

/** Whether what follows a number is no unit of it. */
const isPlainNext = (lexeme: Lexeme | undefined) =>
  hasSign(lexeme, 'in', 'with', 'district') ||
  (['city', 'district'] as const).some((kind) => meant(lexeme, kind));

/** «عمرها سنتين»: years in one word. */
function ageInWords(lexemes: readonly Lexeme[], at: number, { subject, end }: Said): Term | undefined {
  const span = subject === 'age' ? meant(lexemes[end], 'span') : undefined;
  if (span?.period !== '4' || lexemes[end] === undefined) return undefined;
  return { from: at, to: end + 1, filters: { age_max: String(span.each) } };
}

/**
 * The price, area, rooms, baths, guests or age that is said from a phrase on; undefined where none is. A number without a unit is a
 * price when a bound, thousands or a currency says so, or a period follows; a plain price is the most to be paid; a plain
 * area, and «حوالي», mean ten percent around.
 */
export function measureAt(lexemes: readonly Lexeme[], at: number): Term | undefined {
  const before = introduction(lexemes, at);
  const first = amountAt(lexemes, before.end);
  if (first === undefined) return ageInWords(lexemes, at, before);
  const second = secondAmount(lexemes, first.end, before.bound);
  const isSmall = !first.scaled && first.value < SURELY_PRICE;
  const after = conclusion(lexemes, unitAt(lexemes, second?.end ?? first.end), isSmall);
  const more = second === undefined && after.bound === undefined ? orCount(lexemes, after) : undefined;
  const next = lexemes[after.end];
  const bound =
    before.bound === 'between' && second === undefined
      ? (after.bound ?? 'min')
      : (before.bound ?? after.bound);
  const years =
    meant(next, 'span')?.period === '4' && (before.subject === 'age' || before.bound !== undefined);
  const isPrice = saysPrice({ before, after, first, second, next });
  const subject = years ? 'age' : (after.subject ?? before.subject ?? (isPrice ? 'price' : undefined));
  if (subject === undefined || (meant(next, 'span') !== undefined && !years && after.subject === undefined))
    return undefined;
  // «شقة من ٣ غرف» is of three rooms; «من ٥٠ ألف» from that price on.
  const isOf = before.bound === 'between' && second === undefined && subject !== 'price';
  const filters = filtersOf(
    subject,
    { first: sameScale(first, second), second: second?.value ?? more?.value },
    isOf ? after.bound : bound,
  );
  if (filters === undefined) return undefined;
  const scaled = first.scaled || second?.scaled === true;
  return {
    from: at,
    to: more?.end ?? (years ? after.end + 1 : after.end),
    filters,
    bare: subject === 'price' && !scaled,
  };
}
