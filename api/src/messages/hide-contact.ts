import { latinDigits } from '@diyar/contract/values/format';
import { foldArabic } from '../text/fold-text.ts';

/** A digit of a text, however it is written, and what stands between it and the one before. */
interface Digit {
  value: string;
  start: number;
  end: number;
  /** Words between it and the digit before; it begins a number of its own where something else stands between. */
  wordsBefore: number;
  isApart: boolean;
  beginsGroup: boolean;
}

const WORDS: Readonly<Record<string, string>> = digitWords({
  0: 'صفر زيرو zero',
  1: 'واحد واحده one',
  2: 'اثنين اثنان ثنين اثنتين two',
  3: 'ثلاثه ثلاث three',
  4: 'اربعه اربع four',
  5: 'خمسه خمس five',
  6: 'سته ست six',
  7: 'سبعه سبع seven',
  8: 'ثمانيه ثمان ثماني eight',
  9: 'تسعه تسع nine',
});

/** Words somebody may put between the digits of one number. */
const MOST_WORDS_BETWEEN = 3;
/** Digits in a row, with spaces and signs between them, that are no price, date or time. */
const LONG_NUMBER = 9;
const SAUDI_MOBILE = /^(?:00966|966|0)5\d{8}/;
/** A Saudi IBAN with any signs between, and one of another country as banks write it. */
const IBANS = [
  /\bSA(?:[\s\-._]*\d){4}(?:[\s\-._]*[A-Za-z0-9]){18}(?![A-Za-z0-9])/gi,
  /\b[A-Z]{2}\d{2}(?:[ -]?[A-Z]{4})?(?:[ -]?(?=[A-Z]{0,3}\d)[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,3})?\b/gi,
];
/** A date, a time or a grouped amount is never part of a number to call; else a digit, a word, or what stands between. */
const PIECE =
  /(?<apart>\b(?:14|19|20)\d{2}[-/]\d{1,2}[-/]\d{1,2}\b|\b\d{1,2}:\d{2}\b|\b[1-9]\d{0,2}(?:,\d{3}){1,2}(?:\.\d{1,2})?(?![\d,])|\n\s*\n)|(?<digit>\d)|(?<word>\p{L}[\p{L}\p{M}]*)|(?<between>[^\d\p{L}\n]+|\n)/gu;

function digitWords(words: Record<number, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([digit, names]) => names.split(' ').map((name) => [name, digit])),
  );
}

/**
 * A text with `instead` in the place of each phone number and IBAN: in Arabic and Latin digits, in words, with spaces, signs or a few
 * words between. Dates, times and amounts stay. Rule: issue of booking, item 5: nothing leads around Diyar before payment.
 */
export function hideContact(text: string, instead: string): { text: string; hasHidden: boolean } {
  const plain = plainDigits(text);
  const hidden = joined([...ibansOf(plain), ...numbersOf(plain)]);
  let shown = '';
  let at = 0;
  for (const { start, end } of hidden) {
    shown += text.slice(at, start) + instead;
    at = end;
  }
  return { text: shown + text.slice(at), hasHidden: hidden.length > 0 };
}

interface Span {
  start: number;
  end: number;
}

/** The same text, character by character, with every digit as ASCII: fullwidth and mathematical ones too. */
function plainDigits(text: string): string {
  return latinDigits(text).replaceAll(/\p{Nd}/gu, (digit) => {
    const latin = digit.normalize('NFKC');
    // A digit of two code units keeps its place with a sign that stands between digits.
    return /^\d$/.test(latin) ? latin.padEnd(digit.length, '\u200b') : digit;
  });
}

function ibansOf(plain: string): Span[] {
  return IBANS.flatMap((iban) =>
    [...plain.matchAll(iban)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  );
}

function joined(spans: Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.sort((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last !== undefined && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else result.push({ ...span });
  }
  return result;
}

function digitsOf(plain: string): Digit[] {
  const digits: Digit[] = [];
  let [words, isApart, isBeside] = [0, true, false];
  for (const match of plain.matchAll(PIECE)) {
    const { apart, digit, word } = match.groups ?? {};
    const value = digit ?? (word === undefined ? undefined : digitOf(word));
    const [start, end] = [match.index, match.index + match[0].length];
    if (value !== undefined) {
      const beginsGroup = !isBeside || word !== undefined;
      digits.push({ value, start, end, wordsBefore: words, isApart, beginsGroup });
      [words, isApart, isBeside] = [0, false, digit !== undefined];
    } else {
      if (apart !== undefined) isApart = true;
      if (word !== undefined) words += 1;
      isBeside = false;
    }
  }
  return digits;
}

/** The digit a word names, with «و» before it or not. */
function digitOf(word: string): string | undefined {
  const folded = foldArabic(word.toLowerCase());
  return WORDS[folded] ?? WORDS[folded.replace(/^و(?!احد)/, '')];
}

function numbersOf(plain: string): Span[] {
  const digits = digitsOf(plain);
  const found: Span[] = [];
  for (let at = 0; at < digits.length; at += 1) {
    const length = mobileAt(digits, at) ?? longNumberAt(digits, at);
    if (length === undefined) continue;
    found.push({ start: digits[at]?.start ?? 0, end: digits[at + length - 1]?.end ?? 0 });
    at += length - 1;
  }
  return found;
}

/** How many digits a Saudi mobile number that begins here has, with a few words between them at most. */
function mobileAt(digits: readonly Digit[], at: number): number | undefined {
  if (digits[at]?.beginsGroup !== true) return undefined;
  let number = '';
  for (const digit of digits.slice(at, at + 14)) {
    if (number !== '' && (digit.isApart || digit.wordsBefore > MOST_WORDS_BETWEEN)) break;
    number += digit.value;
  }
  const [match] = SAUDI_MOBILE.exec(number) ?? [];
  if (match === undefined) return undefined;
  const next = digits[at + match.length];
  return next === undefined || next.beginsGroup ? match.length : undefined;
}

/** How many digits stand in a row from here without a word between, where they are too many for anything but a number to call. */
function longNumberAt(digits: readonly Digit[], at: number): number | undefined {
  if (digits[at]?.beginsGroup !== true) return undefined;
  let length = 1;
  for (const digit of digits.slice(at + 1)) {
    if (digit.isApart || digit.wordsBefore > 0) break;
    length += 1;
  }
  return length >= LONG_NUMBER ? length : undefined;
}
