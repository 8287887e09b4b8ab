import { PRICE_KINDS, type PriceKind } from '../words/period.ts';
import type { PricesContent } from '../words/supply.ts';
import { KINDS_OF, policyErrors, pricesErrors } from './letting-checks.ts';
import { type BrokenField, MOST_PRICE, type SupplyContext } from './supply-checks.ts';

/** The columns of the grid of prices that hold something of the advertiser's, in the brief's order. */
export const PRICE_FIELDS = [...PRICE_KINDS, 'down_payment_percent'] as const;
export type PriceField = (typeof PRICE_FIELDS)[number];

/** Units at most in one answer about prices. */
export const MOST_PRICED = 5_000;

interface Value {
  amount: number | null;
  active: boolean;
}

/** What the cells of a unit hold, and what decides over them. */
export interface PriceCells {
  purpose: 'rent' | 'sale' | null;
  category: string;
  cells: Partial<Record<PriceField, Value>>;
}

/** Whether a unit has a cell of this column: prices go with its purpose, and what is sold asks for no down payment. */
export function hasPriceField({ purpose }: Pick<PriceCells, 'purpose'>, field: PriceField): boolean {
  if (purpose === null) return false;
  if (field === 'down_payment_percent') return purpose === 'rent';
  const kinds: readonly PriceKind[] = KINDS_OF[purpose];
  return kinds.includes(field);
}

/** The prices of a unit's cells, as the checks of supply read them. */
function contentOf({ purpose, cells }: PriceCells): PricesContent {
  const prices: PricesContent = { purpose };
  for (const kind of PRICE_KINDS) if (cells[kind] !== undefined) prices[kind] = cells[kind];
  return prices;
}

/**
 * What keeps a cell from holding a value, by the rules of the brief: at least one price is active, an active one is filled, and
 * none is below the category's minimum. What other cells broke before is no reason.
 */
export function cellError(
  unit: PriceCells,
  { field, value }: { field: PriceField; value: Value | null },
  minimums: SupplyContext['minimums'],
): Pick<BrokenField, 'rule' | 'params'> | undefined {
  if (!hasPriceField(unit, field)) return { rule: 'invalid' };
  if (field === 'down_payment_percent')
    return policyErrors({ down_payment_percent: value?.amount ?? null }, unit.purpose)[0];
  const { amount } = value ?? { amount: null };
  if (amount !== null && amount <= 0) return { rule: 'number_positive' };
  if (amount !== null && amount > MOST_PRICE) return { rule: 'price_max' };
  const broken = (cells: PriceCells['cells']) =>
    pricesErrors(contentOf({ ...unit, cells }), unit.category, minimums);
  const before = broken(unit.cells);
  const after = broken({ ...unit.cells, [field]: value ?? undefined });
  return after.find(
    (one) =>
      one.field === `prices.${field}.amount` || !before.some(({ field: known }) => known === one.field),
  );
}

/** Whether two cells hold the same. */
export function sameCell(one: Value | null | undefined, other: Value | null | undefined): boolean {
  const [before, after] = [one ?? null, other ?? null];
  if (before === null || after === null) return before === after;
  return before.amount === after.amount && before.active === after.active;
}
