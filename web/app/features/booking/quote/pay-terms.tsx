import type { QuoteTerms } from '@diyar/contract/booking/stays';
import { dateTimeText } from '@diyar/contract/values/format';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Icon } from '../../../ui/icon.tsx';
import { depositWithRest } from './deposit-label.ts';

type Terms = Pick<z.infer<typeof QuoteTerms>, 'refunds' | 'rest' | 'security_deposit' | 'deposit_through'>;

/** What one should know in the moment of paying: what is left to pay and when, and until when cancelling costs nothing. */
export function PayTerms({ terms }: { terms: Terms }) {
  const t = useTranslations('booking.payTerms');
  const { rest } = terms;
  const deposit = depositWithRest(terms);
  const { text, isFree } = useCancelling(terms);
  return (
    <ul className="grid gap-1.5 text-sm">
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

/** The last moment until which all comes back, else until which some does; amber where nothing would. */
function useCancelling({ refunds }: Terms): { text: string; isFree: boolean } {
  const t = useTranslations('booking.payTerms');
  const date = (before: string) => ltrText(dateTimeText(before));
  const free = refunds.findLast(({ percent }) => percent === 100);
  if (free !== undefined)
    return {
      text: free.before === null ? t('freeAlways') : t('freeUntil', { date: date(free.before) }),
      isFree: true,
    };
  const some = refunds.findLast(({ amount }) => amount.amount > 0);
  if (some === undefined) return { text: t('nothingBack'), isFree: false };
  const amount = ltrText(some.amount.text);
  const text =
    some.before === null ? t('someAlways', { amount }) : t('someUntil', { amount, date: date(some.before) });
  return { text, isFree: false };
}

function Line(props: { icon: 'calendar'; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2 text-soft">
      <Icon name={props.icon} className="mt-0.5 size-5" />
      {props.children}
    </li>
  );
}
