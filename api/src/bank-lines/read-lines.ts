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
  /** SHA-256 of all that stands on it, and of which of equal lines it is. */
  mark: Buffer;
}

export interface ReadLines {
  lines: StatementLine[];
  faults: { line: number; fault: LineFault }[];
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
  const read: ReadLines = { lines: [], faults: [] };
  const copies = new Map<string, number>();
  for (const { line, cells } of table.rows) {
    const cell = (column: StatementColumn) => cellOf(cells, column);
    const dated = cell('date');
    const amount = amountOf(cell);
    if (amount === 0 || (dated === '' && (typeof amount === 'string' || isSum(cells)))) continue;
    const bookedOn = readDate(dated, monthFirst);
    const fault = faultOf(bookedOn, amount, today);
    if (fault !== undefined) read.faults.push({ line, fault });
    else if (bookedOn !== undefined && typeof amount === 'number') {
      const said = saidOf(cell);
      read.lines.push({
        line,
        bookedOn,
        amount,
        ...said,
        mark: markOf(copies, { bookedOn, amount, ...said }),
      });
    }
  }
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
function amountOf(cell: CellOf): number | LineFault {
  const one = cell('amount');
  if (one !== '') return signed(one, cell('direction'));
  const [credit, debit] = [magnitude(cell('credit')), magnitude(cell('debit'))];
  if (credit === undefined || debit === undefined) return 'amount';
  if (credit !== 0 && debit !== 0) return 'both';
  return Math.abs(credit) - Math.abs(debit);
}

function signed(text: string, direction: string): number | LineFault {
  const side = /(cr|dr|دائن|مدين)\.?$/i.exec(text);
  const amount = magnitude(side === null ? text : text.slice(0, side.index));
  if (amount === undefined) return 'amount';
  const word = foldArabic(side?.[1] ?? direction);
  if (word === '' || amount === 0) return amount;
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

interface Said {
  bookedOn: string;
  amount: number;
  text: string;
  reference: string | null;
}

/** The mark of a line: files that overlap give it the same one, whatever their digits, spelling and order of columns are. */
function markOf(copies: Map<string, number>, { bookedOn, amount, text, reference }: Said): Buffer {
  const said = [bookedOn, amount, foldArabic(text), foldArabic(reference ?? '')].join('\u001F');
  const copy = (copies.get(said) ?? 0) + 1;
  copies.set(said, copy);
  return createHash('sha256').update(`${said}\u001E${copy}`).digest();
}
