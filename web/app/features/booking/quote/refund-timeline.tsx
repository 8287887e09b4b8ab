import { dateTimeText } from '@diyar/contract/values/format';
import { Fragment, type ReactNode } from 'react';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { depositWithRest } from './deposit-label.ts';
import { type RefundTerms, refundTexts, restDueOf } from './refund-texts.ts';

type TimelineTerms = RefundTerms & Parameters<typeof depositWithRest>[0];

/**
 * Refunds on cancelling, by date, as they are frozen into the booking. Between them stands the day the rest falls due:
 * amounts before it are of the down payment, later ones of all that was paid. At `now` (epoch milliseconds) steps that are over are faint,
 * and what holds is said to.
 */
export function RefundTimeline({ terms, now }: { terms: TimelineTerms; now?: number }) {
  const t = useTranslations('booking.quote');
  const dueAt = restDueOf(terms);
  const steps = refundTexts(terms, t);
  const holds =
    now === undefined
      ? undefined
      : steps.find(({ before }) => before === null || Date.parse(before) > now)?.key;
  const isOver = (key: string) =>
    holds !== undefined &&
    steps.findIndex((step) => step.key === key) < steps.findIndex((step) => step.key === holds);
  return (
    <ol className="grid">
      {steps.map(({ key, when, gives, isSomething, isFirstOfWhole }) => (
        <Fragment key={key}>
          {dueAt !== null && isFirstOfWhole ? <RestDue at={dueAt} terms={terms} /> : null}
          <Item dot={isSomething && !isOver(key) ? 'bg-primary' : 'bg-field-line'}>
            <span className={isOver(key) ? 'text-faint line-through' : 'text-soft'}>{when}</span>
            <span className={lookOf(isSomething, isOver(key), key === holds)}>
              {gives}
              {key === holds ? <span className="font-normal text-soft"> ({t('refundNow')})</span> : null}
            </span>
          </Item>
        </Fragment>
      ))}
    </ol>
  );
}

function lookOf(isSomething: boolean, isOver: boolean, isNow: boolean): string {
  if (isOver) return 'text-faint line-through';
  if (isNow) return 'font-bold';
  return isSomething ? 'font-medium' : 'text-soft';
}

/** The day the rest falls due, and the security deposit with it where it is paid with it. */
function RestDue({ at, terms }: { at: string; terms: TimelineTerms }) {
  const t = useTranslations('booking.quote');
  const deposit = depositWithRest(terms);
  const amount = ltrText(terms.rest.text);
  return (
    <Item dot="border-2 border-gold bg-surface">
      <bdi dir="ltr" className="tabular text-soft rtl:text-right">
        {dateTimeText(at)}
      </bdi>
      <span className="text-gold-text">
        {deposit === null
          ? t('restFallsDue', { amount })
          : t('restFallsDueWithDeposit', { amount, deposit: ltrText(deposit.text) })}
      </span>
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
