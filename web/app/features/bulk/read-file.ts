import { MOST_FILE_COLUMNS, MOST_FILE_ROWS } from '@diyar/contract/words/bulk-columns';

/** A file as it is read: headings, and under them the rows that say anything, each with its line. */
export interface Table {
  name: string;
  headings: string[];
  rows: { line: number; cells: string[] }[];
}

export type FileProblem = 'kind' | 'large' | 'rows' | 'columns' | 'empty' | 'unreadable';

/** What keeps a file from being read. */
export class UnreadFile extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

const MOST_BYTES = 10 * 1024 * 1024;

/** Reads an Excel or CSV file, on the device. Throws `UnreadFile` with the reason. */
export async function readFile(file: File): Promise<Table> {
  const ending = /\.(xlsx|csv)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (ending === undefined) throw new UnreadFile('kind');
  if (file.size > MOST_BYTES) throw new UnreadFile('large');
  let all: string[][];
  try {
    all = ending === 'xlsx' ? await readSheetOf(file) : await readCsv(file);
  } catch (cause) {
    throw new UnreadFile('unreadable', { cause });
  }
  return tableOf(file.name, all);
}

async function readSheetOf(file: File): Promise<string[][]> {
  const { readSheet } = await import('read-excel-file/browser');
  const rows = await readSheet(file);
  return rows.map((row) => row.map(textOf));
}

/** What a cell of a sheet says; a date without its time. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell).trim();
}

async function readCsv(file: File): Promise<string[][]> {
  const { parse } = await import('csv-parse/browser/esm/sync');
  const text = decode(await file.arrayBuffer());
  const rows = parse(text, { bom: true, delimiter: delimiterOf(text), relax_column_count: true });
  return (rows as string[][]).map((row) => row.map(withoutApostrophe));
}

/** UTF-8, or what Excel writes on an Arabic Windows. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
}

/** The mark between cells: the one that the first line has most of. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  const counted = [',', ';', '\t'].map((mark) => ({ mark, count: first.split(mark).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).mark;
}

/** A text as it was before `writeCsv` kept it from being a formula. */
const withoutApostrophe = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '');

function tableOf(name: string, all: string[][]): Table {
  const [headings = [], ...below] = all;
  const width = headings.findLastIndex((heading) => heading !== '') + 1;
  const rows = below
    .map((cells, index) => ({
      line: index + 2,
      cells: headings.slice(0, width).map((_, at) => cells[at] ?? ''),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (width > MOST_FILE_COLUMNS) throw new UnreadFile('columns');
  if (rows.length === 0) throw new UnreadFile('empty');
  if (rows.length > MOST_FILE_ROWS) throw new UnreadFile('rows');
  return { name, headings: headings.slice(0, width).map((heading) => heading.slice(0, 200)), rows };
}
