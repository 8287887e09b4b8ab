import type { Rule } from '@diyar/contract/call/errors';
import type { CellChange, CellOutcome, CellValue, PricedUnit } from '@diyar/contract/supply/host-prices';
import type { MinimumPrice } from '@diyar/contract/supply/host-wizard';
import { type PriceField, sameCell } from '@diyar/contract/supply/price-fields';

/** What somebody made of a cell that is not saved: on its way, refused, or changed by somebody else meanwhile. */
export interface Edit {
  value: CellValue | null;
  /** As it was typed, where that is no number. */
  text: string | null;
  state: 'saving' | 'refused' | 'conflict';
  /** Why it is not saved. */
  msg: string;
  /** Who changed it meanwhile. */
  changed: CellOutcome['changed'];
}
export type RowEdits = Partial<Record<PriceField, Edit>>;

/** A change that is asked for; `text` is what was typed where it is no number. */
export interface Wanted {
  unitId: string;
  field: PriceField;
  value: CellValue | null;
  text?: string;
  /** What the cell showed as it was begun to be typed into, where that may be another by now. */
  seen?: CellValue | null;
}
/** What a change made of a cell, to be taken back. */
export interface Step {
  unitId: string;
  field: PriceField;
  before: CellValue | null;
  after: CellValue | null;
}

export interface SheetState {
  units: readonly PricedUnit[];
  edits: ReadonlyMap<string, RowEdits>;
  /** Cells that somebody else changed while the page was open, by `cellKey`. */
  news: ReadonlySet<string>;
  canUndo: boolean;
  canRedo: boolean;
  /** Cells on their way. */
  waiting: number;
  /** The last try to save did not reach the server; it is tried again. */
  isLost: boolean;
}

export interface Answer {
  outcomes: readonly CellOutcome[];
  units: readonly PricedUnit[];
}
export interface SheetOptions {
  minimums: readonly MinimumPrice[];
  /** Saves changes; throws what `isPassing` says may succeed a moment later, or not. */
  send: (changes: CellChange[]) => Promise<Answer>;
  isPassing: (error: unknown) => boolean;
  /** The sentence of a failure that ends it. */
  reason: (error: unknown) => string;
  /** The sentence of a rule. */
  tell: (rule: Rule, params: { price: string } | undefined) => string;
}

export const cellKey = (unitId: string, field: PriceField) => `${unitId} ${field}`;

/** A change on its way. */
export const saving = (value: CellValue | null): Edit => ({
  value,
  text: null,
  state: 'saving',
  msg: '',
  changed: null,
});

/** Switching on comes before switching off, so that a unit is never without a price between the two. */
export function onFirst(wanted: readonly Wanted[]): Wanted[] {
  const isOn = ({ value }: Wanted) => value?.active === true;
  return [...wanted.filter(isOn), ...wanted.filter((one) => !isOn(one))];
}

/** The cells in which two states of a unit differ. */
export function changedFields(before: PricedUnit, after: PricedUnit): PriceField[] {
  const fields = new Set([...Object.keys(before.cells), ...Object.keys(after.cells)] as PriceField[]);
  return [...fields].filter((field) => !sameCell(before.cells[field], after.cells[field]));
}

/** Of two answers about a unit the newer one: an answer that was on its way for long does not put back what was. */
export function newest(unit: PricedUnit, known: PricedUnit | undefined): PricedUnit {
  return known !== undefined && known.version > unit.version ? known : unit;
}
