import type { LettableUnit } from '../availability/load-unit.ts';
import { pricesOfStay } from '../availability/unit-prices.ts';
import { lengthOf, type Stay } from '../calendar/stay.ts';
import { monthsAndNights } from '../prices/mixed-stay.ts';
import { stayTotal } from '../prices/price-stay.ts';
import type { Charges, PricedPart } from '../prices/stay-lines.ts';

/** A stay of nights priced by months and nights, and what that saves; halalas. */
export interface Mix {
  months: number;
  nights: number;
  parts: readonly PricedPart[];
  total: number;
  saves: number;
}

/**
 * The cheapest mix of months and nights that a stay of nights can be priced by, where it costs less than the nights alone. None at a
 * home: its months are a lease, without VAT and through Ejar, its nights need a permit, and a mix never crosses rules of
 * tax or permit (product.md 7). None with a coupon, which is of one kind of price.
 */
export function cheapestMix(unit: LettableUnit, charges: Charges, now: Date): Mix | null {
  const { stay, coupon } = charges;
  const isLetBoth = unit.prices.daily !== undefined && unit.prices.monthly !== undefined;
  if (stay.period !== 2 || coupon !== null || unit.usage === 'residential' || !isLetBoth) return null;
  const alone = stayTotal(charges);
  let best: Mix | null = null;
  for (const { months, nights } of monthsAndNights(stay)) {
    const parts = [months, ...(nights === null ? [] : [nights])].map((part) => partOf(unit, part, now));
    const total = stayTotal({ ...charges, parts });
    const mix = { months: lengthOf(months), nights: nights === null ? 0 : lengthOf(nights), parts };
    if (total < (best?.total ?? alone)) best = { ...mix, total, saves: alone - total };
  }
  return best;
}

function partOf(unit: LettableUnit, stay: Stay, now: Date): PricedPart {
  const { unitPrice, discounts } = pricesOfStay(unit, stay, now);
  return { stay, unitPrice, discounts };
}
