import { scale, taxWithin } from '../money/rounding.ts';
import type { DocumentLine, TaxSum } from './invoice.ts';
import type { TaxCategory } from './tax-for.ts';

/** What a payment is part of: the whole price by its lines, and what earlier documents told of it. Halalas. */
export interface PricedWhole {
  lines: readonly { gross: number; category: TaxCategory }[];
  percent: number;
  /** Of the same thing, in documents before this one. */
  documented: number;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/**
 * The taxes of a payment that is a part of a price, by category. Documents of all parts together state the tax of the whole to
 * the halala: each tells what the price up to it holds, less what the ones before it told.
 */
export function taxesOfPart(amount: number, { lines, percent, documented }: PricedWhole): TaxSum[] {
  const total = sum(lines.map(({ gross }) => gross));
  const taxed = sum(lines.filter(({ category }) => category === 'S').map(({ gross }) => gross));
  // More than the price was paid where a change of the booking raised it: the part stands for itself.
  const before = documented + amount <= total ? documented : 0;
  const taxedUpTo = (paid: number) => scale(paid, taxed, total);
  const gross = taxedUpTo(before + amount) - taxedUpTo(before);
  const vat = taxWithin(taxedUpTo(before + amount), percent) - taxWithin(taxedUpTo(before), percent);
  const other = lines.find(({ category }) => category !== 'S')?.category;
  return [
    ...(gross > 0 ? [{ category: 'S' as const, percent, net: gross - vat, vat }] : []),
    ...(other !== undefined && amount > gross
      ? [{ category: other, percent: 0, net: amount - gross, vat: 0 }]
      : []),
  ];
}

/** What of a document's taxes goes back with a refund, after `credited` halalas went back before it; all of it in the end. */
export function taxesOfRefund(amount: number, taxes: readonly TaxSum[], credited: number): TaxSum[] {
  const total = sum(taxes.map(({ net, vat }) => net + vat));
  let left = amount;
  const parts = taxes.map((tax, index) => {
    const of = tax.net + tax.vat;
    const upTo = (paid: number) => scale(paid, of, total);
    const isLast = index === taxes.length - 1;
    const gross = isLast ? left : Math.min(left, upTo(credited + amount) - upTo(credited));
    left -= gross;
    const before = isLast ? credited - othersUpTo(taxes, credited, total) : upTo(credited);
    const netUpTo = (paid: number) => scale(paid, tax.net, of);
    const net = Math.min(gross, netUpTo(before + gross) - netUpTo(before));
    return { category: tax.category, percent: tax.percent, net, vat: gross - net };
  });
  return parts.filter(({ net, vat }) => net + vat > 0);
}

/** Halalas of all categories but the last that went back among the first `paid`. */
function othersUpTo(taxes: readonly TaxSum[], paid: number, total: number): number {
  return sum(taxes.slice(0, -1).map(({ net, vat }) => scale(paid, net + vat, total)));
}

/** Lines with their amounts before tax, which sum to those of their categories. */
export function withNets(
  lines: readonly Omit<DocumentLine, 'net'>[],
  taxes: readonly TaxSum[],
): DocumentLine[] {
  const told = new Map<TaxCategory, number>();
  return lines.map((line) => {
    const tax = taxes.find(({ category }) => category === line.category);
    const whole = (tax?.net ?? 0) + (tax?.vat ?? 0);
    if (tax === undefined || whole === 0) return { ...line, net: line.gross };
    const before = told.get(line.category) ?? 0;
    told.set(line.category, before + line.gross);
    const netUpTo = (gross: number) => scale(gross, tax.net, whole);
    return { ...line, net: netUpTo(before + line.gross) - netUpTo(before) };
  });
}
