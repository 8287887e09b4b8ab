import type { QuoteTerms } from '@diyar/contract/booking/stays';
import { dateTimeText } from '@diyar/contract/values/format';
import type { z } from 'zod';
import { ltrText } from '../../../i18n/lang.ts';
import type { useTranslations } from '../../../i18n/translations.ts';

export type RefundTerms = Pick<z.infer<typeof QuoteTerms>, 'refunds' | 'rest'>;
type Say = ReturnType<typeof useTranslations<'booking.quote'>>;

/** One step of what cancelling gives back, as it is read. */
export interface RefundText {
  key: string;
  /** Until when it holds; null for the last, which holds from then on. */
  before: string | null;
  when: string;
  gives: string;
  isSomething: boolean;
  /** It is the first whose amount is of all that was paid, the rest too. */
  isFirstOfWhole: boolean;
}

/** When the rest falls due through Diyar: amounts before it are of the down payment, later ones of all that was paid. Null without one. */
export function restDueOf({ rest }: RefundTerms): string | null {
  return rest.amount > 0 && rest.through === 'diyar' ? rest.due_at : null;
}

/** What cancelling gives back by when, in the words a guest reads before booking and after. */
export function refundTexts(terms: RefundTerms, t: Say): RefundText[] {
  const { refunds } = terms;
  const dueAt = restDueOf(terms);
  const isWhole = refunds.map(
    ({ before }) => dueAt !== null && (before === null || Date.parse(before) > Date.parse(dueAt)),
  );
  return refunds.map(({ before, percent, amount }, place) => {
    const isSomething = amount.amount > 0;
    const of = dueAt === null ? 'refundOfPaid' : isWhole[place] ? 'refundOfTotal' : 'refundOfDown';
    const always = refunds.length === 1 ? 'refundAnyTime' : 'refundAfter';
    return {
      key: before ?? 'last',
      before,
      when: before === null ? t(always) : t('refundBefore', { date: ltrText(dateTimeText(before)) }),
      gives: isSomething ? t(of, { percent, amount: ltrText(amount.text) }) : t('refundNone'),
      isSomething,
      isFirstOfWhole: place === isWhole.indexOf(true),
    };
  });
}
