import type { PlanPeriod } from '@diyar/contract/money/plans';
import { dateText } from '@diyar/contract/values/format';
import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import { taxWithin } from '../money/rounding.ts';
import { isResidentialLease } from '../prices/price-stay.ts';
import type { StoredLine } from '../prices/stay-lines.ts';
import { withNets } from './divide-taxes.ts';
import type { BothLanguages, DocumentLine, TaxSum } from './invoice.ts';
import type { StayFacts } from './supply.queries.ts';
import { type TaxCategory, taxFor } from './tax-for.ts';

type Translator = ReturnType<typeof translatorOf>;

function both(text: (t: Translator, lang: Lang) => string): BothLanguages {
  return { ar: text(translatorOf('ar'), 'ar'), en: text(translatorOf('en'), 'en') };
}

/** The price of a stay by its lines, each with its category of tax as the price that was agreed holds it. */
export function categorizedLines(stay: StayFacts): { line: StoredLine; category: TaxCategory }[] {
  const { lines, tax, tax_percent: percent } = stay.terms;
  const isLease = isResidentialLease(stay.usage, stay.period as 1 | 2 | 3 | 4);
  const isAllTaxed = tax > 0 && tax === taxWithin(stay.terms.total, percent);
  return lines.map((line) => ({
    line,
    category:
      line.code === 'service'
        ? taxFor({ kind: 'service' })
        : taxFor({ kind: 'stay', isResidentialLease: isLease && !isAllTaxed }),
  }));
}

/** Whether the agreed price holds the tax that a tax document would state: no other price may be invoiced with tax. */
export function isPricedWithTax(stay: StayFacts): boolean {
  const taxed = categorizedLines(stay).filter(({ category }) => category === 'S');
  return taxed.reduce((sum, { line }) => sum + line.amount, 0) === 0 || stay.terms.tax > 0;
}

/** The lines of a stay that one payment covers whole. */
export function wholeStayLines(stay: StayFacts, taxes: readonly TaxSum[]): DocumentLine[] {
  const lines = categorizedLines(stay).map(({ line, category }) => ({
    name: nameOf(line, stay),
    quantity: line.quantity,
    category,
    gross: line.amount,
  }));
  return withNets(lines, taxes);
}

/** The lines of a part of a stay's price: one for each category. */
export function partialStayLines(stay: StayFacts, dueKind: string, taxes: readonly TaxSum[]): DocumentLine[] {
  const values = { number: String(stay.number) };
  return taxes.map(({ category, net, vat }) => {
    const isPartOfLease = category === 'S' && taxes.length > 1;
    const key = isPartOfLease
      ? 'services'
      : dueKind === 'down_payment' || dueKind === 'rest'
        ? dueKind
        : 'part';
    const name = both((t, lang) =>
      t(`invoiceDocument.${key}`, { ...values, unit: lang === 'ar' ? stay.unit_ar : stay.unit_en }),
    );
    return { name, quantity: 1, category, gross: net + vat, net };
  });
}

/** The line of a plan that was bought. */
export function planLine(
  plan: { name_ar: string; name_en: string; period: PlanPeriod },
  { category, net, vat }: TaxSum,
): DocumentLine {
  const name = both((t, lang) =>
    t('invoiceDocument.plan', {
      name: lang === 'ar' ? plan.name_ar : plan.name_en,
      period: t(`invoiceDocument.planPeriods.${plan.period}`),
    }),
  );
  return { name, quantity: 1, category, gross: net + vat, net };
}

/** The line of the marketplace's fee for a booking; its share is in hundredths of a percent. */
export function feeLine(
  { number, basisPoints }: { number: number; basisPoints: number },
  { category, net, vat }: TaxSum,
): DocumentLine {
  const name = both((t) =>
    t('invoiceDocument.fee', { number: String(number), share: `${basisPoints / 100}%` }),
  );
  return { name, quantity: 1, category, gross: net + vat, net };
}

/** The line of a refund: what of the document it corrects goes back. */
export function refundLine(number: string, { category, net, vat }: TaxSum): DocumentLine {
  const name = both((t) => t('invoiceDocument.refund', { number }));
  return { name, quantity: 1, category, gross: net + vat, net };
}

/** Why money goes back, as a note states it. */
export function reasonText(reason: string): BothLanguages {
  const known = ['guest_cancelled', 'host_cancelled', 'declined', 'expired', 'changed', 'fee'] as const;
  const key = known.find((one) => one === reason) ?? 'other';
  return both((t) => t(`invoiceDocument.reasons.${key}`));
}

function nameOf(line: StoredLine, stay: StayFacts): BothLanguages {
  if (line.code === 'service')
    return { ar: line.name_ar ?? line.name_en ?? '', en: line.name_en ?? line.name_ar ?? '' };
  if (line.code === 'coupon') return both((t) => t('invoiceDocument.coupon'));
  if (line.code === 'extra_guest') return both((t) => t('invoiceDocument.extra_guest'));
  const [from, to] = [dateText(stay.start_date), dateText(stay.end_date)];
  return both((t, lang) =>
    t('invoiceDocument.stay', { unit: lang === 'ar' ? stay.unit_ar : stay.unit_en, from, to }),
  );
}
