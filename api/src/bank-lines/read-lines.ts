import { createHash } from 'node:crypto';
import { latinDigits } from '@diyar/contract/values/format';
import type { LineFault, StatementColumn } from '@diyar/contract/words/bank-words';
import { plainAmount } from '../bulk/read-row.ts';
import { withoutCardNumbers } from '../platform/http/card-number.ts';
import { foldArabic } from '../text/fold-text.ts';
import type { StatementColumns } from './statement-columns.ts';
import { isMonthFirst, readDate } from './statement-date.ts';
import type { StatementTable } from './statement-table.ts';

/** A line of a statement as it is read; `amount` in halalas, less than none where money left the account. */
export interface StatementLine {
  line: number;
  bookedOn: string;
  amount: number;
  text: string;
  /** The bank's own; null where the file has none. */
  reference: string | null;
  /**
   * SHA-256 of its day, amount and what tells it apart: the bank's reference, else its text and balance; and of which of equal
   * lines it is.
   */
  mark: Buffer;
  /** The mark that it has in a file which shows neither references nor balances. */
  bareMark: Buffer;
  /** Which of the lines it is that its words alone do not tell apart, from 1. */
  copy: number;
  /** Its words alone tell it apart: the file shows neither a reference nor a balance for it. */
  isBare: boolean;
}

export interface ReadLines {
  lines: StatementLine[];
  faults: { line: number; fault: LineFault }[];
  /** Amounts of one column without a minus among them, not all of them marked: which of them left is not said. */
  isUnsigned: boolean;
}

const MOST_TEXT = 500;
const MOST_REFERENCE = 60;
const LEAST_REFERENCE = 4;
/** Above every amount that the books take. */
const MOST_AMOUNT = 100_000_000_000;

/**
 * The lines of a statement by chosen columns, and what is wrong with each that cannot be read. Rows of balances and sums say
 * nothing. `today` is Riyadh's: a later day is a fault.
 */
export function readLines(table: StatementTable, columns: StatementColumns, today: string): ReadLines {
  const at = (column: StatementColumn) => columns.indexOf(column);
  const cellOf = (cells: readonly string[], column: StatementColumn) =>
    at(column) === -1 ? '' : (cells[at(column)] ?? '').trim().replace(/^'(?=[=+\-@])/, '');
  const monthFirst = isMonthFirst(table.rows.map(({ cells }) => cellOf(cells, 'date')));
  const read: ReadLines = { lines: [], faults: [], isUnsigned: false };
  const markOf = marker();
  let unmarked = 0;
  for (const { line, cells } of table.rows) {
    const cell = (column: StatementColumn) => cellOf(cells, column);
    const dated = cell('date');
    const amount = amountOf(cell, at('direction') !== -1);
    if (amount === 0 || (dated === '' && (typeof amount === 'string' || isSum(cells)))) continue;
    const bookedOn = readDate(dated, monthFirst);
    const fault = faultOf(bookedOn, amount, today);
    if (fault !== undefined) read.faults.push({ line, fault });
    else if (bookedOn !== undefined && typeof amount === 'number') {
      const said = { bookedOn, amount, ...saidOf(cell) };
      if (cell('amount') !== '' && cell('direction') === '' && !SIDE.test(cell('amount'))) unmarked += 1;
      read.lines.push({ line, ...said, ...markOf(said, balanceOf(cell)) });
    }
  }
  read.isUnsigned = unmarked > 0 && read.lines.every(({ amount }) => amount > 0);
  return read;
}

/** Whether a row without a day is one of sums. */
function isSum(cells: readonly string[]): boolean {
  return cells.some((cell) => /total|balance|sum|مجموع|اجمال|رصيد/.test(foldArabic(cell)));
}

function faultOf(
  bookedOn: string | undefined,
  amount: number | LineFault,
  today: string,
): LineFault | undefined {
  if (bookedOn === undefined) return 'date';
  if (bookedOn > today) return 'future';
  return typeof amount === 'string' ? amount : undefined;
}

type CellOf = (column: StatementColumn) => string;

function saidOf(cell: CellOf): { text: string; reference: string | null } {
  const shown = (text: string, most: number) =>
    withoutCardNumbers(text.replace(/\s+/g, ' ').trim().slice(0, most));
  const reference = latinDigits(cell('reference')).replace(/\s+/g, ' ').slice(0, MOST_REFERENCE);
  return {
    text: shown(cell('text'), MOST_TEXT),
    reference: reference.length < LEAST_REFERENCE ? null : reference,
  };
}

/** Halalas that a row says came, less than none that left, none where it says nothing; else what is wrong with it. */
function amountOf(cell: CellOf, hasDirection: boolean): number | LineFault {
  const one = cell('amount');
  if (one !== '') return signed(one, cell('direction'), hasDirection);
  const [credit, debit] = [magnitude(cell('credit')), magnitude(cell('debit'))];
  if (credit === undefined || debit === undefined) return 'amount';
  if (credit !== 0 && debit !== 0) return 'both';
  // Less than none among what came is no money that came; whether it left or was taken back is not said.
  return credit < 0 ? 'direction' : credit - Math.abs(debit);
}

/** The word of a direction that stands behind an amount. */
const SIDE = /(cr|dr|دائن|مدين)\.?$/i;

function signed(text: string, direction: string, hasDirection: boolean): number | LineFault {
  const side = SIDE.exec(text);
  const amount = magnitude(side === null ? text : text.slice(0, side.index));
  if (amount === undefined) return 'amount';
  const word = foldArabic(side?.[1] ?? direction);
  if (amount === 0) return amount;
  if (word === '') return hasDirection ? 'direction' : amount;
  if (IN.has(word)) return Math.abs(amount);
  return OUT.has(word) ? -Math.abs(amount) : 'direction';
}

const IN = new Set(['cr', 'c', 'credit', 'دائن', 'ايداع', 'وارد', 'له', '+'].map(foldArabic));
const OUT = new Set(['dr', 'd', 'debit', 'مدين', 'سحب', 'صادر', 'عليه', '-'].map(foldArabic));

/** An amount as banks write it: with its sign before or after it, or in brackets where money left; none for an empty cell. */
function magnitude(text: string): number | undefined {
  const bare = latinDigits(text)
    .replace(/[\p{Cf}\s]/gu, '')
    .replace(/[\u2212\u2013]/g, '-');
  if (/^[-–—]?$/.test(bare)) return 0;
  const inBrackets = /^\((.+)\)$/.exec(bare)?.[1];
  const after = /^([^-+]+)([-+])$/.exec(bare);
  const plain =
    inBrackets === undefined ? (after === null ? bare : `${after[2]}${after[1]}`) : `-${inBrackets}`;
  const amount = plainAmount(plain);
  return amount === undefined || Math.abs(amount) > MOST_AMOUNT ? undefined : amount;
}

/** What the account held after a line, as it is compared: an amount, else the words of the cell. */
function balanceOf(cell: CellOf): string {
  const text = cell('balance');
  return text === '' ? '' : String(magnitude(text.replace(SIDE, '')) ?? foldArabic(text));
}

interface Said {
  bookedOn: string;
  amount: number;
  text: string;
  reference: string | null;
}

type Marks = Pick<StatementLine, 'mark' | 'bareMark' | 'copy' | 'isBare'>;

/**
 * Marks the lines of a file, one after the other: files that overlap give a line the same mark, whatever their digits, spelling and order
 * of columns are. Banks word one movement in several ways: beside its reference its text tells nothing.
 */
function marker(): (said: Said, balance: string) => Marks {
  const copies = new Map<string, number>();
  const nth = (key: string) => {
    const copy = (copies.get(key) ?? 0) + 1;
    copies.set(key, copy);
    return copy;
  };
  const hash = (key: string, copy: number) => createHash('sha256').update(`${key}\u001E${copy}`).digest();
  return ({ bookedOn, amount, text, reference }, balance) => {
    const bare = [bookedOn, amount, foldArabic(text), ''].join('\u001F');
    const copy = nth(bare);
    const bareMark = hash(bare, copy);
    const isBare = reference === null && balance === '';
    if (isBare) return { mark: bareMark, bareMark, copy, isBare };
    const told = reference === null ? [text, balance] : ['reference', reference];
    const key = [bookedOn, amount, ...told.map(foldArabic), 'told'].join('\u001F');
    return { mark: hash(key, nth(key)), bareMark, copy, isBare };
  };
}
