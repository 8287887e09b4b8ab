import { latinDigits } from '@diyar/contract/values/format';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const ARABIC_MONTHS =
  'يناير فبراير مارس أبريل|ابريل مايو يونيو يوليو أغسطس|اغسطس سبتمبر أكتوبر|اكتوبر نوفمبر ديسمبر'
    .split(' ')
    .map((names) => names.split('|'));

/** The parts of a day in a statement; where they are three numbers, which of the first two is the month is known of the whole file. */
interface Parts {
  first: number;
  second: number;
  year: number;
  /** Both are said by the form itself: the year came first, or the month is a word. */
  isPlain: boolean;
}

function partsOf(text: string): Parts | undefined {
  const plain = latinDigits(text).trim().toLowerCase();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:$|[t\s,])/.exec(plain);
  if (iso !== null)
    return { first: Number(iso[3]), second: Number(iso[2]), year: Number(iso[1]), isPlain: true };
  const compact = /^(20\d{2})(\d{2})(\d{2})$/.exec(plain);
  if (compact !== null)
    return { first: Number(compact[3]), second: Number(compact[2]), year: Number(compact[1]), isPlain: true };
  const numbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:$|[t\s,])/.exec(plain);
  if (numbers !== null)
    return {
      first: Number(numbers[1]),
      second: Number(numbers[2]),
      year: fullYear(Number(numbers[3])),
      isPlain: false,
    };
  const worded = /^(\d{1,2})[-/.\s]+(\p{L}+)[-/.,\s]+(\d{4}|\d{2})(?:$|[\s,])/u.exec(plain);
  const month = worded === null ? 0 : monthOf(worded[2] ?? '');
  if (worded === null || month === 0) return undefined;
  return { first: Number(worded[1]), second: month, year: fullYear(Number(worded[3])), isPlain: true };
}

const fullYear = (year: number) => (year < 100 ? 2000 + year : year);

function monthOf(word: string): number {
  const latin = MONTHS.indexOf(word.slice(0, 3));
  return 1 + (latin === -1 ? ARABIC_MONTHS.findIndex((names) => names.includes(word)) : latin);
}

/** Whether days of a file are written month first: one of them can be read in no other way. */
export function isMonthFirst(texts: readonly string[]): boolean {
  return texts.some((text) => {
    const parts = partsOf(text);
    return parts !== undefined && !parts.isPlain && parts.second > 12 && parts.first <= 12;
  });
}

/** A day of a statement as YYYY-MM-DD; undefined where it is none of the Gregorian calendar. */
export function readDate(text: string, monthFirst: boolean): string | undefined {
  const parts = partsOf(text);
  if (parts === undefined) return undefined;
  const swaps = monthFirst && !parts.isPlain;
  const [day, month] = swaps ? [parts.second, parts.first] : [parts.first, parts.second];
  const date = new Date(Date.UTC(parts.year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && parts.year >= 2000;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}
