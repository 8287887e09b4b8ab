import {
  MOST_STATEMENT_COLUMNS,
  MOST_STATEMENT_LINES,
  type StatementProblem,
} from '@diyar/contract/words/bank-words';
import { CsvError, type Info, parse } from 'csv-parse/sync';
import { proposeColumns } from './statement-columns.ts';

/** A statement's file: its headings, and the rows under them with the line each begins on. */
export interface StatementTable {
  headings: string[];
  rows: { line: number; cells: string[] }[];
}

/** Keeps a statement from being read; nothing of it is kept. */
export class UnreadStatement extends Error {
  readonly problem: StatementProblem;

  constructor(problem: StatementProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

/** Banks write the account's holder, number and period above the headings. */
const MOST_LINES_ABOVE = 40;

/**
 * Reads a statement's CSV: UTF-8 with or without BOM, or Windows-1256; cells between commas, semicolons or tabs; whatever a bank
 * writes above its headings is left out. Throws `UnreadStatement`.
 */
export function readTable(bytes: Uint8Array): StatementTable {
  const text = textOf(bytes);
  const records = recordsOf(text);
  const at = headingsAt(records);
  const headings = (records[at]?.cells ?? []).map((heading) => heading.slice(0, 200));
  const width = headings.findLastIndex((heading) => heading !== '') + 1;
  if (width > MOST_STATEMENT_COLUMNS) throw new UnreadStatement('columns');
  const rows = records.slice(at + 1).map(({ line, cells }) => ({ line, cells: cells.slice(0, width) }));
  if (rows.length === 0) throw new UnreadStatement('empty');
  if (rows.length > MOST_STATEMENT_LINES) throw new UnreadStatement('rows');
  return { headings: headings.slice(0, width), rows };
}

/** UTF-8, or what banks' systems and Excel write on an Arabic Windows. */
function textOf(bytes: Uint8Array): string {
  const text = decoded(bytes);
  // PostgreSQL keeps no NUL, and text holds none: such a file is UTF-16, a sheet or a picture.
  if (text.includes('\0')) throw new UnreadStatement('unreadable');
  return text;
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
}

interface Row {
  line: number;
  cells: string[];
}

function recordsOf(text: string): Row[] {
  try {
    const records = parse(text, {
      info: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
    }) as unknown as { record: string[]; info: Info }[];
    return records
      .map(({ record, info }) => ({ line: firstLineOf(record, info.lines), cells: record }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''));
  } catch (cause) {
    if (cause instanceof CsvError) throw new UnreadStatement('unreadable', { cause });
    throw cause;
  }
}

/** A record ends on `lastLine`, so it begins as many lines earlier as its cells hold. */
function firstLineOf(record: readonly string[], lastLine: number): number {
  return lastLine - (record.join('').match(/\n/g)?.length ?? 0);
}

/** The mark between cells: the one that a line of the first ones has most of. */
function delimiterOf(text: string): string {
  const first = text.split('\n', MOST_LINES_ABOVE);
  const counted = [',', ';', '\t'].map((mark) => ({
    mark,
    count: first.reduce((most, line) => Math.max(most, withoutQuoted(line).split(mark).length), 0),
  }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).mark;
}

const withoutQuoted = (line: string) => line.replace(/"[^"]*"/g, '');

/** The place of the headings: the first of the upper rows that names a day and an amount; else the first with three cells. */
function headingsAt(records: readonly Row[]): number {
  const upper = records.slice(0, MOST_LINES_ABOVE);
  const known = upper.findIndex(({ cells }) => {
    const columns = proposeColumns(cells);
    return columns.includes('date') && columns.some((one) => one === 'amount' || one === 'credit');
  });
  if (known !== -1) return known;
  return Math.max(
    upper.findIndex(({ cells }) => cells.filter((cell) => cell !== '').length >= 3),
    0,
  );
}
