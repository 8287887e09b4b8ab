import { CsvError, type Info, parse } from 'csv-parse/sync';
import { shown } from './shown-text.ts';

/** The columns of a listings file, as such files write them; their order in the file does not matter. */
export const LISTING_COLUMNS = [
  'city',
  'district',
  'front',
  'size',
  'property_age',
  'bedrooms',
  'bathrooms',
  'livingrooms',
  'kitchen',
  'garage',
  'driver_room',
  'maid_room',
  'furnished',
  'ac',
  'roof',
  'pool',
  'frontyard',
  'basement',
  'duplex',
  'stairs',
  'elevator',
  'fireplace',
  'price',
  'details',
] as const;
export type ListingColumn = (typeof LISTING_COLUMNS)[number];
export type ListingCells = Readonly<Record<ListingColumn, string>>;

export interface ListingRow {
  /** The line of the file on which the row begins; a cell may itself hold several lines. */
  line: number;
  cells: ListingCells;
}

/** The import as a whole cannot be done; nothing was written. The message is for the person who called it. */
export class ImportRefused extends Error {
  override name = 'ImportRefused';
}

const SENTENCES: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote is opened and never closed',
  INVALID_OPENING_QUOTE: 'a quote stands in the middle of a cell',
  CSV_INVALID_CLOSING_QUOTE: 'text follows a closing quote',
};

function textOf(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // PostgreSQL keeps no NUL, and text holds none: a file with one is UTF-16 or no text at all.
    // One kind of line end, and one at the end, so that a file saved again on Windows holds the same rows on the same lines.
    if (!text.includes('\0')) return `${text.replace(/\r\n?/g, '\n').replace(/(?<!\n)\n+$/, '')}\n`;
  } catch {
    // Said below, in our words.
  }
  throw new ImportRefused('The file is broken: it is not UTF-8 text. Nothing was imported.');
}

interface RawRecord {
  record: string[];
  info: Info;
}

function recordsOf(text: string): RawRecord[] {
  try {
    const records = parse(text, {
      info: true,
      skip_empty_lines: true,
      relax_column_count: true,
    }) as unknown;
    return records as RawRecord[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? ` near line ${error.lines}` : '';
    const sentence = SENTENCES[error.code] ?? error.message;
    throw new ImportRefused(`The file is broken${line}: ${sentence}. Nothing was imported.`);
  }
}

/** A record ends on `info.lines`, so it begins as many lines earlier as its cells hold. */
function firstLineOf({ record, info }: RawRecord): number {
  return info.lines - (record.join('').match(/\n/g)?.length ?? 0);
}

/** Column names that one sentence lists. */
const MOST_SHOWN = 10;

function columnsOf(header: readonly string[]): ListingColumn[] {
  const names = header.map((name) => name.trim().toLowerCase());
  const missing = LISTING_COLUMNS.filter((column) => !names.includes(column));
  if (missing.length > 0) {
    throw new ImportRefused(`The header lacks ${missing.join(', ')}. Nothing was imported.`);
  }
  const isColumn = (name: string): name is ListingColumn => LISTING_COLUMNS.some((column) => column === name);
  const strange = names.filter((name, at) => !isColumn(name) || names.indexOf(name) !== at);
  if (strange.length > 0) {
    throw new ImportRefused(
      `The header has columns that are not known: ${strange.slice(0, MOST_SHOWN).map(shown).join(', ')}. Nothing was imported.`,
    );
  }
  return names.filter(isColumn);
}

/**
 * The rows of a listings file: UTF-8 with or without BOM, commas, quotes as CSV has them, the header first.
 * Throws `ImportRefused`, naming the line where it can, when the file is broken: not UTF-8, a quote not closed, a
 * column missing, a row with fewer or more cells than the header. Rule: product.md 5 ("nothing half done").
 */
export function readListingFile(bytes: Uint8Array): ListingRow[] {
  const [header, ...records] = recordsOf(textOf(bytes));
  if (header === undefined) throw new ImportRefused('The file is empty. Nothing was imported.');
  const columns = columnsOf(header.record);
  const broken = records.find((raw) => raw.record.length !== columns.length);
  if (broken !== undefined) {
    throw new ImportRefused(
      `The file is broken on line ${firstLineOf(broken)}: the row has ${broken.record.length} cells, the header ${columns.length}. Nothing was imported.`,
    );
  }
  return records.map((raw) => ({
    line: firstLineOf(raw),
    cells: Object.fromEntries(columns.map((column, at) => [column, raw.record[at] ?? ''])) as ListingCells,
  }));
}
