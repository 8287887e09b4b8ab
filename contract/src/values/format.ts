import { OFFSET_MS, riyadhDate } from './riyadh.ts';

/**
 * The brief's formats (sections 5 and 9), to the letter; used by both ends.
 */

const GROUPED = new Intl.NumberFormat('en-US');

/** A number with en-US grouping: 1234567.5 → "1,234,567.5". */
export function groupedNumber(value: number): string {
  return GROUPED.format(value);
}

/**
 * The number in a formatted text: commas are stripped first; an empty or non-numeric text gives NaN. Arabic-Indic and
 * Persian digits are read too, since Saudi keyboards type them.
 */
export function parseFormattedNumber(text: string): number {
  const plain = latinDigits(text).replaceAll(',', '').replaceAll('٬', '').replaceAll('٫', '.').trim();
  return plain === '' ? Number.NaN : Number(plain);
}

/** Arabic-Indic (٠-٩) and Persian (۰-۹) digits as ASCII; everything else stays. */
export function latinDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0));
}

/** Over-length text is cut at `length` characters and exactly seven dots appended. */
export function shortenText(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length).join('')}.......`;
}

/** An instant as its Riyadh date, YYYY-MM-DD. */
export function dateText(instant: Date | string): string {
  return riyadhDate(new Date(instant));
}

/** An instant as its Riyadh time and date, HH:mm YYYY-MM-DD. */
export function dateTimeText(instant: Date | string): string {
  const [date, time = ''] = riyadhIso(new Date(instant)).split('T');
  return `${time.slice(0, 5)} ${date}`;
}

/** An instant as ISO 8601 with Riyadh's offset, as times stand on the wire: 2026-11-21T16:00:00+03:00. */
export function riyadhIso(instant: Date): string {
  return `${new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 19)}+03:00`;
}
