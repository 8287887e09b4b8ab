import { createHash } from 'node:crypto';
import type { Facing } from '../platform/db/schema.generated.ts';
import { foldArabic } from '../text/fold-text.ts';
import { LISTING_COLUMNS, type ListingCells, type ListingColumn, type ListingRow } from './listing-file.ts';
import { withoutContacts } from './listing-text.ts';
import { shown } from './shown-text.ts';

/** One row of the file in our terms; square metres, halalas a year. */
export interface Listing {
  line: number;
  /** Hash of all cells: what missing fields are drawn from, the same for the same row. */
  seed: string;
  city: string;
  district: string;
  category: 'villa' | 'duplex';
  facing: Facing | null;
  area: number;
  age: number;
  rooms: number;
  baths: number;
  halls: number;
  furnished: boolean;
  features: string[];
  yearly: number;
  description: string | null;
  /** Metres, when the free text says «شارع 20»; null when it does not. */
  streetWidth: number | null;
}

const FACING: Readonly<Record<string, Facing>> = {
  شمال: 'n',
  شرق: 'e',
  جنوب: 's',
  غرب: 'w',
  'شمال شرق': 'ne',
  'جنوب شرق': 'se',
  'جنوب غرب': 'sw',
  'شمال غرب': 'nw',
  '3 شوارع': 'three_streets',
  'ثلاثه شوارع': 'three_streets',
  '4 شوارع': 'four_streets',
  'اربعه شوارع': 'four_streets',
};

const FEATURE_OF_COLUMN = {
  kitchen: 'fitted-kitchen',
  garage: 'parking',
  driver_room: 'driver-room',
  maid_room: 'maid-room',
  ac: 'air-conditioning',
  roof: 'roof',
  pool: 'pool',
  frontyard: 'yard',
  basement: 'basement',
  stairs: 'internal-stairs',
  elevator: 'elevator',
  fireplace: 'fireplace',
} as const;
type YesNoColumn = keyof typeof FEATURE_OF_COLUMN | 'furnished' | 'duplex';

const YES = new Set(['1', 'نعم', 'yes', 'true']);
const NO = new Set(['0', '', 'لا', 'no', 'false']);

/** Outside these a figure is a slip of the pen (a month's rent, a sale price, a code), not a house. */
const AREA = { least: 20, most: 100_000 };
const YEARLY_RIYALS = { least: 5_000, most: 1_000_000 };

/**
 * The most characters of each cell, far above what any row of use holds. Looked at before anything else reads the cell, so that
 * the work for a row is bounded by these and not by what somebody puts into a file.
 */
const LONGEST_CELL: Readonly<Partial<Record<ListingColumn, number>>> = {
  city: 100,
  district: 100,
  front: 40,
  details: 10_000,
};
/** Letters of a number, or of a yes or no. */
const LONGEST_ANSWER = 20;

/** The cells of a row that are longer than their column takes, each as a sentence. */
function overlong(cells: ListingCells): string[] {
  return LISTING_COLUMNS.flatMap((column) => {
    const longest = LONGEST_CELL[column] ?? LONGEST_ANSWER;
    return cells[column].length > longest ? `${column} is longer than ${longest} characters` : [];
  });
}

/** Reads cells and gathers what is wrong with them, so that a rejected row says everything at once. */
class CellReader {
  readonly faults: string[] = [];
  readonly #cells: ListingCells;

  constructor(cells: ListingCells) {
    this.#cells = cells;
  }

  text(column: keyof ListingCells): string {
    const text = this.#cells[column].trim();
    if (text === '') this.faults.push(`${column} is empty`);
    return text;
  }

  /** A number within limits, thousands separated or not, in ASCII or Arabic-Indic digits. */
  number(column: keyof ListingCells, least: number, most: number, unit = ''): number {
    const text = foldArabic(this.#cells[column]).replace(/[,٬،]/g, '').replace('٫', '.');
    const value = /^\d{1,12}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
    if (Number.isNaN(value)) this.faults.push(`${column} is not a number: "${shown(this.#cells[column])}"`);
    else if (value < least || value > most) {
      this.faults.push(`${column} is absurd: ${text} is not within ${least} to ${most}${unit}`);
    }
    return value;
  }

  whole(column: keyof ListingCells, most: number): number {
    const value = this.number(column, 0, most);
    if (!Number.isNaN(value) && !Number.isInteger(value)) this.faults.push(`${column} is not a whole number`);
    return value;
  }

  yes(column: YesNoColumn): boolean {
    const answer = foldArabic(this.#cells[column]).replace(/\.0$/, '');
    if (!YES.has(answer) && !NO.has(answer)) {
      this.faults.push(`${column} is neither yes nor no: "${shown(this.#cells[column])}"`);
    }
    return YES.has(answer);
  }

  facing(): Facing | null {
    const words = foldArabic(this.#cells.front).replace(/^ال/, '').split(' ');
    const text = words.map((word) => word.replace(/^(شمال|جنوب|شرق|غرب)(يه|ي)$/, '$1')).join(' ');
    if (text === '') return null;
    const facing = FACING[text];
    if (facing === undefined) this.faults.push(`front is not a facing: "${shown(this.#cells.front)}"`);
    return facing ?? null;
  }

  description(): string | null {
    return withoutContacts(this.#cells.details) || null;
  }
}

function seedOf(cells: ListingCells): string {
  const hash = createHash('sha256');
  return hash.update(JSON.stringify(LISTING_COLUMNS.map((column) => cells[column]))).digest('hex');
}

function streetWidthIn(text: string): number | null {
  const width = Number(foldArabic(text).match(/شارع (?:عرض |عرضه )?(\d{2})(?!\d)/)?.[1]);
  return width >= 10 && width <= 80 ? width : null;
}

/** The key of a row: who imports it, and all its cells. The same row is never imported twice. */
export function rowKey(accountId: string, seed: string): Buffer {
  return createHash('sha256').update(`${accountId}\n${seed}`).digest();
}

/** Reads a row; rejects it with all its errors in one sentence. Places are not looked up here. */
export function readListing(row: ListingRow): Listing | { line: number; reason: string } {
  const tooLong = overlong(row.cells);
  if (tooLong.length > 0) return { line: row.line, reason: tooLong.join('; ') };
  const cells = new CellReader(row.cells);
  const features = Object.entries(FEATURE_OF_COLUMN)
    .filter(([column]) => cells.yes(column as YesNoColumn))
    .map(([, slug]) => slug);
  const listing: Listing = {
    line: row.line,
    seed: seedOf(row.cells),
    city: cells.text('city'),
    district: cells.text('district'),
    category: cells.yes('duplex') ? 'duplex' : 'villa',
    facing: cells.facing(),
    area: cells.number('size', AREA.least, AREA.most, ' m²'),
    age: cells.whole('property_age', 150),
    rooms: cells.whole('bedrooms', 100),
    baths: cells.whole('bathrooms', 100),
    halls: cells.whole('livingrooms', 100),
    furnished: cells.yes('furnished'),
    features,
    yearly: Math.round(cells.number('price', YEARLY_RIYALS.least, YEARLY_RIYALS.most, ' S.R a year') * 100),
    description: cells.description(),
    streetWidth: streetWidthIn(row.cells.details),
  };
  return cells.faults.length === 0 ? listing : { line: row.line, reason: cells.faults.join('; ') };
}
