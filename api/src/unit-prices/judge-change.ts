import type { CellChange, CellValue } from '@diyar/contract/supply/host-prices';
import { cellError, type PriceCells, type PriceField, sameCell } from '@diyar/contract/supply/price-fields';
import type { SupplyContext } from '@diyar/contract/supply/supply-checks';
import { Refusal } from '../platform/http/refusal.ts';

/** A unit as its cells are judged: what it holds, and what its live ad's licence states. */
export interface JudgedUnit extends PriceCells {
  cells: Partial<Record<PriceField, CellValue>>;
  licence: { field: PriceField; amount: number | null } | null;
}

/**
 * The refusal of a change of a cell: `state_changed` where it is no longer as it was seen, `licensed_read_only` where its live ad's
 * licence states another amount, else `validation_failed` with the rule it breaks. Undefined where it may be written.
 */
export function judgeChange(
  unit: JudgedUnit,
  { field, seen, value }: Omit<CellChange, 'unit_id'>,
  minimums: SupplyContext['minimums'],
): Refusal | undefined {
  if (!sameCell(unit.cells[field], seen)) return new Refusal('state_changed');
  if (sameCell(unit.cells[field], value)) return undefined;
  const broken = cellError(unit, { field, value }, minimums);
  if (broken !== undefined) {
    const { rule, params } = broken;
    return new Refusal('validation_failed', { fields: [{ field, rule, ...(params && { params }) }] });
  }
  return isStated(unit, field, value) ? new Refusal('licensed_read_only') : undefined;
}

/** Whether the licence states something else: its own amount may be written, switched on or off; without one nothing may. */
function isStated({ licence }: JudgedUnit, field: PriceField, value: CellValue | null): boolean {
  if (licence?.field !== field) return false;
  return licence.amount === null || value?.amount !== licence.amount;
}

/** The cells of a unit once a change is written. */
export function withChange(unit: JudgedUnit, { field, value }: Omit<CellChange, 'unit_id'>): JudgedUnit {
  const { [field]: _before, ...others } = unit.cells;
  return { ...unit, cells: value === null ? others : { ...others, [field]: value } };
}

/** Switching on comes before switching off, so that a unit is never without a price between the two. */
export function inOrder<C extends Pick<CellChange, 'value'>>(changes: readonly C[]): C[] {
  const isOn = ({ value }: C) => value?.active === true;
  return [...changes.filter(isOn), ...changes.filter((change) => !isOn(change))];
}
