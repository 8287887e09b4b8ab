import type { QuoteTerms } from '@diyar/contract/booking/stays';
import { dateTimeText } from '@diyar/contract/values/format';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Icon } from '../../../ui/icon.tsx';
import { cancellingAt } from './cancelling.ts';
import { depositWithRest } from './deposit-label.ts';

type Terms = Pick<z.infer<typeof QuoteTerms>, 'refunds' | 'rest' | 'security_deposit' | 'deposit_through'>;

/** What one should know in the moment of paying: what is left to pay and when, and until when cancelling costs nothing; `children` are lines before it. */
export function PayTerms({ terms, children }: { terms: Terms; children?: ReactNode }) {
  const t = useTranslations('booking.payTerms');
  const { rest } = terms;
  const deposit = depositWithRest(terms);
  const { text, isFree } = useCancelling(terms);
  return (
    <ul className="grid gap-1.5 text-sm">
      {children}
      {rest.amount === 0 ? null : (
        <Line icon="calendar">
          {rest.through === 'ejar' || rest.due_at === null
            ? t('restEjar', { amount: ltrText(rest.text) })
            : t('rest', { amount: ltrText(rest.text), date: ltrText(dateTimeText(rest.due_at)) })}
          {deposit === null ? null : ` ${t('depositToo', { amount: ltrText(deposit.text) })}`}
        </Line>
      )}
      <li
        className={`flex items-start gap-2 ${isFree ? 'text-primary' : 'rounded-base bg-warning-soft px-3 py-2 text-warning'}`}
      >
        <Icon name={isFree ? 'check' : 'warning'} className="mt-0.5 size-5" />
        {text}
      </li>
    </ul>
  );
}

/** Until when all comes back, else what does now; amber where it is not all. */
function useCancelling({ refunds }: Terms): { text: string; isFree: boolean } {
  const t = useTranslations('booking.payTerms');
  const cancelling = cancellingAt(refunds, Date.now());
  if (cancelling.is === 'nothing') return { text: t('nothingBack'), isFree: false };
  const date = cancelling.before === null ? null : ltrText(dateTimeText(cancelling.before));
  if (cancelling.is === 'free')
    return { text: date === null ? t('freeAlways') : t('freeUntil', { date }), isFree: true };
  const amount = ltrText(cancelling.amount);
  const text = date === null ? t('someAlways', { amount }) : t('someUntil', { amount, date });
  return { text, isFree: false };
}

/** One of the things to know. */
export function Line(props: { icon: 'calendar' | 'shield'; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2 text-soft">
      <Icon name={props.icon} className="mt-0.5 size-5" />
      {props.children}
    </li>
  );
}
