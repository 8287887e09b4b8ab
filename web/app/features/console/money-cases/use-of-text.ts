import type { MoneyCase } from '@diyar/contract/console/console-money-cases';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';

/** Says what a payment is for: a booking or a purchase by its number. */
export function useOfText(): (of: MoneyCase['fits'][number]) => string {
  const t = useTranslations('consoleMoneyCases');
  return ({ kind, number }) => t(kind, { number: ltrText(number) });
}
