import type { CellValue, PricedUnit } from '@diyar/contract/supply/host-prices';
import type { PriceField } from '@diyar/contract/supply/price-fields';
import {
  type Column,
  isCell,
  isWritable,
  parseTable,
  printTable,
  type Range,
  raised,
  readTyped,
  shownText,
} from './cells.ts';
import type { Wanted } from './sheet-state.ts';

/** Selected cells among the rows and columns that are shown. */
export interface Area {
  units: readonly PricedUnit[];
  columns: readonly Column[];
  range: Range;
  valueOf: (unitId: string, field: PriceField) => CellValue | null;
}

/** What an act makes of an area, and how many of its cells it has to leave: their units lack the price, or a licence states it. */
export interface Made {
  wanted: Wanted[];
  left: number;
}

interface AreaCell {
  unit: PricedUnit;
  column: Column;
}

function cellsOf({ units, columns, range }: Area): AreaCell[] {
  const across = columns.slice(range.first, range.last + 1);
  return units
    .slice(range.top, range.bottom + 1)
    .flatMap((unit) => across.map((column) => ({ unit, column })));
}

/** The cells whose amounts may change, with what they hold. */
function writable(area: Area): {
  cells: { unit: PricedUnit; field: PriceField; value: CellValue | null }[];
  left: number;
} {
  const all = cellsOf(area);
  const cells = all.flatMap(({ unit, column }) =>
    isWritable(unit, column) ? [{ unit, field: column, value: area.valueOf(unit.id, column) }] : [],
  );
  return { cells, left: all.length - cells.length };
}

/** Switches prices on or off; in several cells those that are empty stay so. */
export function switched(area: Area, active: boolean): Made {
  const all = cellsOf(area);
  const wanted = all.flatMap(({ unit, column }) => {
    if (!isCell(unit, column) || column === 'down_payment_percent') return [];
    const value = area.valueOf(unit.id, column);
    if ((value?.amount ?? null) === null && all.length > 1) return [];
    return [{ unitId: unit.id, field: column, value: { amount: value?.amount ?? null, active } }];
  });
  return { wanted, left: 0 };
}

/** Empties prices; a down payment is always there. */
export function cleared(area: Area): Made {
  const { cells, left } = writable(area);
  const wanted = cells
    .filter(({ field }) => field !== 'down_payment_percent')
    .map(({ unit, field }) => ({ unitId: unit.id, field, value: null }));
  return { wanted, left };
}

/** Puts the first cell of each column into the cells below it. */
export function filled(area: Area): Made {
  const { columns, range } = area;
  const made: Made = { wanted: [], left: 0 };
  for (let column = range.first; column <= range.last; column += 1) {
    const one = { ...area, range: { ...range, first: column, last: column } };
    const name = columns[column];
    const source = area.units[range.top];
    if (name === undefined || source === undefined || !isCell(source, name)) continue;
    const value = area.valueOf(source.id, name);
    const { cells, left } = writable({ ...one, range: { ...one.range, top: range.top + 1 } });
    made.wanted.push(...cells.map(({ unit, field }) => ({ unitId: unit.id, field, value })));
    made.left += left;
  }
  return made;
}

/** Prices after so many percent, in steps of halalas; empty cells and down payments stay. */
export function raisedIn(area: Area, percent: number, step: number): Wanted[] {
  return writable(area).cells.flatMap(({ unit, field, value }) => {
    if (field === 'down_payment_percent' || value === null || value.amount === null) return [];
    const amount = raised(value.amount, percent, step);
    return [{ unitId: unit.id, field, value: { ...value, amount } }];
  });
}

/**
 * What a pasted text makes of cells from the first of the area on; one value alone goes into all of it. Empty cells of the text
 * change nothing, and what is no number stays as it was pasted, with that said.
 */
export function pasted(area: Area, text: string): Made {
  const table = parseTable(text);
  const [[only = ''] = []] = table;
  const isOne = table.length === 1 && table[0]?.length === 1;
  const { range } = area;
  const made: Made = { wanted: [], left: 0 };
  const width = Math.max(...table.map((row) => row.length));
  const bottom = isOne ? range.bottom : range.top + table.length - 1;
  const last = isOne ? range.last : range.first + width - 1;
  for (let row = range.top; row <= bottom; row += 1) {
    for (let place = range.first; place <= last; place += 1) {
      const typed = isOne ? only : (table[row - range.top]?.[place - range.first] ?? '');
      const [unit, column] = [area.units[row], area.columns[place]];
      if (typed === '' || unit === undefined || column === undefined) continue;
      if (!isWritable(unit, column)) made.left += 1;
      else made.wanted.push(typedInto(area, { unit, field: column }, typed));
    }
  }
  return made;
}

/** What a typed text makes of one cell. */
export function typedInto(
  area: Pick<Area, 'valueOf'>,
  { unit, field }: { unit: PricedUnit; field: PriceField },
  text: string,
): Wanted {
  const before = area.valueOf(unit.id, field);
  const value = readTyped(field, text, before);
  return value === undefined
    ? { unitId: unit.id, field, value: before, text }
    : { unitId: unit.id, field, value };
}

/** The area as spreadsheets paste it. */
export function copied(area: Area): string {
  const { units, columns, range } = area;
  const across = columns.slice(range.first, range.last + 1);
  const rows = units.slice(range.top, range.bottom + 1).map((unit) =>
    across.map((column) => {
      if (column === 'offer') return unit.offer === null ? '' : String(unit.offer.amount / 100);
      return shownText(column, area.valueOf(unit.id, column)).replaceAll(',', '');
    }),
  );
  return printTable(rows);
}
