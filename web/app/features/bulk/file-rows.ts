import type { BulkRow } from '@diyar/contract/supply/bulk';
import { type BulkColumn, type BulkKind, MOST_CELL } from '@diyar/contract/words/bulk-columns';
import type { Table } from './read-file.ts';

/** The column of ours that each heading stands for. */
export type Columns = readonly (BulkColumn | null)[];

/** Rows as they are sent, and those whose code stands in a row before them. */
export interface FileRows {
  columns: BulkColumn[];
  rows: BulkRow[];
  /** The line that has the code of another line. */
  repeated: Map<number, number>;
}

/** The rows of a file by chosen columns. A unit without facts of its property has those of the row before it that names the property. */
export async function fileRows(table: Table, chosen: Columns, kind: BulkKind): Promise<FileRows> {
  const columns = chosen.filter((column) => column !== null);
  const places = columns.map((column) => chosen.indexOf(column));
  const keys = await keysOf(table);
  const rows = table.rows.map(({ line, cells }, index) => ({
    line,
    key: keys[index] ?? '',
    cells: places.map((place) => (cells[place] ?? '').slice(0, MOST_CELL)),
  }));
  if (kind === 'units') carryDown(columns, rows);
  return { columns, rows, repeated: kind === 'units' ? repeatedCodes(columns, rows) : new Map() };
}

/** The mark of each row: of what stands in it, and of which of equal rows it is. */
async function keysOf({ rows }: Table): Promise<string[]> {
  const seen = new Map<string, number>();
  return Promise.all(
    rows.map(async ({ cells }) => {
      const text = cells.join('\u001F');
      const copy = (seen.get(text) ?? 0) + 1;
      seen.set(text, copy);
      const bytes = new TextEncoder().encode(`${text}\u001E${copy}`);
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      // Hexadecimal digits in a row can be those of a card's number, which no call may hold.
      return btoa(String.fromCharCode(...hash))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace('=', '');
    }),
  );
}

function carryDown(columns: readonly BulkColumn[], rows: readonly BulkRow[]): void {
  const nameAt = columns.indexOf('property.name');
  if (nameAt === -1) return;
  const facts = columns.flatMap((column, at) => (/^(property|location)\./.test(column) ? [at] : []));
  const known = new Map<string, Map<number, string>>();
  for (const { cells } of rows) {
    const name = cells[nameAt] ?? '';
    if (name === '') continue;
    const own = known.get(name) ?? new Map<number, string>();
    known.set(name, own);
    for (const at of facts) {
      const cell = cells[at] ?? '';
      if (cell === '') cells[at] = own.get(at) ?? '';
      else own.set(at, cell);
    }
  }
}

function repeatedCodes(columns: readonly BulkColumn[], rows: readonly BulkRow[]): Map<number, number> {
  const at = columns.indexOf('unit.code');
  const first = new Map<string, number>();
  const repeated = new Map<number, number>();
  for (const { line, cells } of at === -1 ? [] : rows) {
    const code = cells[at] ?? '';
    const before = first.get(code);
    if (code === '') continue;
    if (before === undefined) first.set(code, line);
    else repeated.set(line, before);
  }
  return repeated;
}
