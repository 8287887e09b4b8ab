import fc from 'fast-check';
import { expect, test } from 'vitest';
import { taxWithin } from '../money/rounding.ts';
import { taxesOfPart, taxesOfRefund, withNets } from './divide-taxes.ts';
import { sumsOf, type TaxSum } from './invoice.ts';

const AMOUNT = fc.integer({ min: 1, max: 5_000_000 });

/** Cuts an amount into parts at some shares of it. */
function cut(total: number, shares: readonly number[]): number[] {
  const places = [...new Set(shares.map((share) => Math.floor(share * total)))].filter(
    (at) => at > 0 && at < total,
  );
  const ends = [...places.sort((a, b) => a - b), total];
  return ends.map((end, index) => end - (ends[index - 1] ?? 0));
}

const SHARES = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 });

test('payments of a stay, however many, together state its price and its tax to the halala', () => {
  fc.assert(
    fc.property(AMOUNT, fc.nat(3_000_000), SHARES, (taxed, exempt, shares) => {
      const lines = [
        { gross: taxed, category: 'S' as const },
        ...(exempt === 0 ? [] : [{ gross: exempt, category: 'E' as const }]),
      ];
      let documented = 0;
      const told: TaxSum[] = [];
      for (const part of cut(taxed + exempt, shares)) {
        const taxes = taxesOfPart(part, { lines, percent: 15, documented });
        expect(sumsOf(taxes).total).toBe(part);
        expect(taxes.every(({ net, vat }) => net >= 0 && vat >= 0)).toBe(true);
        told.push(...taxes);
        documented += part;
      }
      expect(sumsOf(told)).toMatchObject({ total: taxed + exempt, vat: taxWithin(taxed, 15) });
    }),
  );
});

test('notes of an invoice, however many, are each the refund to the halala, and all together the invoice', () => {
  fc.assert(
    fc.property(AMOUNT, fc.nat(3_000_000), SHARES, (taxed, exempt, shares) => {
      const vat = taxWithin(taxed, 15);
      const taxes: TaxSum[] = [
        { category: 'S', percent: 15, net: taxed - vat, vat },
        ...(exempt === 0 ? [] : [{ category: 'E' as const, percent: 0, net: exempt, vat: 0 }]),
      ];
      let credited = 0;
      const notes: TaxSum[] = [];
      for (const part of cut(taxed + exempt, shares)) {
        const note = taxesOfRefund(part, taxes, credited);
        expect(sumsOf(note).total).toBe(part);
        expect(note.every((tax) => tax.net >= 0 && tax.vat >= 0)).toBe(true);
        notes.push(...note);
        credited += part;
      }
      for (const tax of taxes)
        expect(sumsOf(notes.filter(({ category }) => category === tax.category))).toMatchObject({
          net: tax.net,
          vat: tax.vat,
        });
    }),
  );
});

test('the lines of a document sum to its taxable amount, a coupon among them', () => {
  fc.assert(
    fc.property(fc.array(AMOUNT, { minLength: 1, maxLength: 6 }), fc.nat(100), (amounts, percent) => {
      const [first = 0] = amounts;
      const off = -Math.floor((first * percent) / 100);
      const lines = [first, off, ...amounts.slice(1)].map((gross) => ({
        name: { ar: '', en: '' },
        quantity: 1,
        category: 'S' as const,
        gross,
      }));
      const total = lines.reduce((sum, { gross }) => sum + gross, 0);
      fc.pre(total > 0);
      const taxes = taxesOfPart(total, { lines, percent: 15, documented: 0 });
      const nets = withNets(lines, taxes).map(({ net }) => net);
      expect(nets.reduce((sum, net) => sum + net, 0)).toBe(taxes[0]?.net);
    }),
  );
});
