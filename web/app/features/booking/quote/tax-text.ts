import type { QuoteTerms } from '@diyar/contract/booking/stays';
import type { z } from 'zod';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';

/** Halalas by which rounding each line alone may differ from rounding once. */
const ROUNDING = 100;

/** What VAT a total holds, and that it is on a part alone where other lines bear none; undefined without VAT. */
export function useTaxText({
  total,
  tax,
  tax_percent: percent,
}: z.infer<typeof QuoteTerms>): string | undefined {
  const t = useTranslations('booking.quote');
  if (tax.amount === 0) return undefined;
  const ofAll = (total.amount * percent) / (100 + percent);
  return t(tax.amount < ofAll - ROUNDING ? 'taxOfPart' : 'tax', { percent, amount: ltrText(tax.text) });
}
