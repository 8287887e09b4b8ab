import type { QuoteTerms } from '@diyar/contract/booking/stays';
import { dateTimeText } from '@diyar/contract/values/format';
import { Fragment, type ReactNode } from 'react';
import type { z } from 'zod';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';

type Terms = Pick<z.infer<typeof QuoteTerms>, 'refunds' | 'rest'>;
type Step = Terms['refunds'][number];

/**
 * Refunds on cancelling, by date, as they are frozen into the booking. Between them stands the day the rest falls due:
 * amounts before it are of the down payment, later ones of all that was paid.
 */
export function RefundTimeline({ terms }: { terms: Terms }) {
  const { refunds } = terms;
  const dueAt = terms.rest.amount > 0 && terms.rest.through === 'diyar' ? terms.rest.due_at : null;
  const isWhole = (step: Step) => dueAt !== null && (step.before === null || !isBy(step.before, dueAt));
  const firstWhole = refunds.findIndex(isWhole);
  return (
    <ol className="grid">
      {refunds.map((step, place) => (
        <Fragment key={step.before ?? 'last'}>
          {dueAt !== null && place === firstWhole ? <RestDue at={dueAt} rest={terms.rest} /> : null}
          <RefundItem
            step={step}
            isAlone={refunds.length === 1}
            ofWhole={dueAt === null ? null : isWhole(step)}
          />
        </Fragment>
      ))}
    </ol>
  );
}

function isBy(moment: string, due: string): boolean {
  return Date.parse(moment) <= Date.parse(due);
}

/** `ofWhole` tells what the percent is of: all that was paid, the down payment, or (null) there is only one sum. */
function RefundItem(props: { step: Step; isAlone: boolean; ofWhole: boolean | null }) {
  const t = useTranslations('booking.quote');
  const { before, percent, amount } = props.step;
  const some = amount.amount > 0;
  const when =
    before === null
      ? t(props.isAlone ? 'refundAnyTime' : 'refundAfter')
      : t('refundBefore', { date: ltrText(dateTimeText(before)) });
  const told = { percent, amount: ltrText(amount.text) };
  return (
    <Item dot={some ? 'bg-primary' : 'bg-field-line'}>
      <span className="text-soft">{when}</span>
      <span className={some ? 'font-medium' : 'text-soft'}>
        {some ? t(REFUND[String(props.ofWhole) as keyof typeof REFUND], told) : t('refundNone')}
      </span>
    </Item>
  );
}

const REFUND = { true: 'refundOfTotal', false: 'refundOfDown', null: 'refundOfPaid' } as const;

function RestDue({ at, rest }: { at: string; rest: Terms['rest'] }) {
  const t = useTranslations('booking.quote');
  return (
    <Item dot="border-2 border-gold bg-surface">
      <bdi dir="ltr" className="tabular text-soft rtl:text-right">
        {dateTimeText(at)}
      </bdi>
      <span className="text-gold-text">{t('restFallsDue', { amount: ltrText(rest.text) })}</span>
    </Item>
  );
}

function Item(props: { dot: string; children: ReactNode }) {
  return (
    <li className="group relative grid gap-0.5 ps-5 pb-3 text-sm last:pb-0">
      <span
        aria-hidden="true"
        className="absolute start-1 top-2.5 h-full w-px -translate-x-1/2 bg-line group-last:hidden rtl:translate-x-1/2"
      />
      <span
        aria-hidden="true"
        className={`absolute start-1 top-2 size-2 -translate-x-1/2 rounded-pill rtl:translate-x-1/2 ${props.dot}`}
      />
      {props.children}
    </li>
  );
}
