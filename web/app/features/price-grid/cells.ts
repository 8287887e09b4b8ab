import type { CellValue, PricedUnit } from '@diyar/contract/supply/host-prices';
import { hasPriceField, type PriceField } from '@diyar/contract/supply/price-fields';
import { groupedNumber, parseFormattedNumber } from '@diyar/contract/values/format';

/** Columns of the grid in the brief's order; the offer is computed and only read. */
export const COLUMNS = [
  'main',
  'per_meter',
  'hourly',
  'daily',
  'monthly',
  'yearly',
  'offer',
  'down_payment_percent',
] as const;
export type Column = (typeof COLUMNS)[number];

/** A cell by its place among the rows and columns that are shown. */
export interface Place {
  row: number;
  column: number;
}

/** A rectangle of cells, its edges included. */
export interface Range {
  top: number;
  bottom: number;
  first: number;
  last: number;
}

export function rangeOf(one: Place, other: Place): Range {
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    first: Math.min(one.column, other.column),
    last: Math.max(one.column, other.column),
  };
}

/** The columns that at least one unit has something in. */
export function columnsOf(units: readonly PricedUnit[]): Column[] {
  return COLUMNS.filter((column) =>
    column === 'offer'
      ? units.some(({ purpose }) => purpose !== null)
      : units.some((unit) => hasPriceField(unit, column)),
  );
}

/** Whether an amount may be written into a cell: the unit has it, and no licence states it. */
export function isWritable(unit: PricedUnit, column: Column): column is PriceField {
  return isCell(unit, column) && !isStated(unit, column);
}

/** Whether a unit has a cell of a column to switch or write. */
export function isCell(unit: PricedUnit, column: Column): column is PriceField {
  return column !== 'offer' && hasPriceField(unit, column);
}

/** Whether the cell holds what the live ad's licence states, which only another answer of the authority changes. */
export function isStated({ licence, cells }: PricedUnit, column: Column): boolean {
  if (licence === null || licence.field !== column) return false;
  return licence.amount === null || cells[licence.field]?.amount === licence.amount;
}

/** What stands in a cell to be edited: riyals, or percent; nothing where it is empty. */
export function typedText(field: PriceField, value: CellValue | null): string {
  if (value === null || value.amount === null) return '';
  return String(field === 'down_payment_percent' ? value.amount : value.amount / 100);
}

/** What stands in a cell to be read: grouped riyals, or percent. */
export function shownText(field: PriceField, value: CellValue | null): string {
  if (value === null || value.amount === null) return '';
  return field === 'down_payment_percent' ? `${value.amount}%` : groupedNumber(value.amount / 100);
}

const AROUND_A_NUMBER = /S\.?R\.?|SAR|ر\.?س\.?|ريال|[%٪\s\u200e\u200f\u2066-\u2069]/giu;

/**
 * The value that a typed or pasted text makes of a cell: nothing typed empties it, a number in an empty one is a price that is on.
 * Undefined for what is no number.
 */
export function readTyped(
  field: PriceField,
  text: string,
  before: CellValue | null,
): CellValue | null | undefined {
  const plain = text.replaceAll(AROUND_A_NUMBER, '');
  if (plain === '') return text.trim() === '' ? null : undefined;
  const number = parseFormattedNumber(plain);
  if (!Number.isFinite(number)) return undefined;
  const amount = field === 'down_payment_percent' ? number : Math.round(number * 100);
  return { amount, active: before?.active ?? true };
}

/** A price after so many percent, rounded half up to whole steps of halalas. */
export function raised(amount: number, percent: number, step: number): number {
  return Math.round((amount * (100 + percent)) / 100 / step) * step;
}

/** The cells of a text as spreadsheets copy it: a line a row, tabs between them. */
export function parseTable(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  return lines.map((line) => line.split('\t').map((cell) => cell.replace(/^"(.*)"$/s, '$1').trim()));
}

/** Cells as spreadsheets paste them. */
export function printTable(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.join('\t')).join('\n');
}
