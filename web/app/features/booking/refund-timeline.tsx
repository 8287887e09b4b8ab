import { dateTimeText } from '@diyar/contract/format';
import type { Quote } from '@diyar/contract/stays';
import { useTranslations } from 'use-intl/react';
import { ltrText } from '../../i18n/lang.ts';

/**
 * What comes back on cancelling, by when: dated amounts as they are frozen into the booking. Each says its percent of what
 * is paid by then, since the rest falls due between two of them.
 */
export function RefundTimeline(props: { refunds: Quote['refunds'] }) {
  const t = useTranslations('booking.quote');
  const alone = props.refunds.length === 1;
  return (
    <ol className="grid">
      {props.refunds.map(({ before, percent, amount }) => (
        <li key={before ?? 'last'} className="group relative grid gap-0.5 ps-5 pb-3 text-sm last:pb-0">
          <span
            aria-hidden="true"
            className="absolute start-1 top-2.5 h-full w-px -translate-x-1/2 bg-line group-last:hidden rtl:translate-x-1/2"
          />
          <span
            aria-hidden="true"
            className={`absolute start-1 top-2 size-2 -translate-x-1/2 rounded-pill rtl:translate-x-1/2 ${amount.amount > 0 ? 'bg-primary' : 'bg-field-line'}`}
          />
          <span className="text-soft">
            {before === null
              ? t(alone ? 'refundAnyTime' : 'refundAfter')
              : t('refundBefore', { date: ltrText(dateTimeText(before)) })}
          </span>
          <span className={amount.amount > 0 ? 'font-medium' : 'text-soft'}>
            {amount.amount > 0
              ? t('refundAmount', { percent, amount: ltrText(amount.text) })
              : t('refundNone')}
          </span>
        </li>
      ))}
    </ol>
  );
}
