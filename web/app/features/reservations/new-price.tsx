import type { Reservation } from '@diyar/contract/booking/reservations';
import { dateTimeText } from '@diyar/contract/values/format';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Notice } from '../../ui/badge.tsx';
import { Price } from '../../ui/price.tsx';
import { useLineText } from '../booking/quote/line-text.ts';
import type { ChangeQuote } from './change-draft.ts';
import { StayFacts } from './stay-facts.tsx';

/** The new price beside the one that holds, what is paid or comes back, and when the change holds. */
export function NewPrice({ reservation, quoted }: { reservation: Reservation; quoted: ChangeQuote }) {
  const t = useTranslations('bookingChange');
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Side title={t('before')} stay={reservation} terms={reservation.terms} />
        <Side title={t('after')} stay={quoted.quote} terms={quoted.quote} isNew />
      </div>
      <Sums quoted={quoted} />
      <p className="text-sm text-soft">{useWhenItHolds(quoted)}</p>
    </div>
  );
}

function useWhenItHolds({ needs_answer, answer_until: until, pay }: ChangeQuote): string {
  const t = useTranslations('bookingChange');
  if (needs_answer) return t('needsAnswer', { date: ltrText(until === null ? '' : dateTimeText(until)) });
  return t(pay.amount > 0 ? 'atOncePaid' : 'atOnce');
}

interface SideProps {
  title: string;
  stay: Pick<Reservation, 'period' | 'start' | 'end' | 'arrives_at' | 'departs_at'>;
  terms: Pick<Reservation['terms'], 'lines' | 'coupon' | 'total'>;
  isNew?: boolean;
}

function Side({ title, stay, terms, isNew }: SideProps) {
  const t = useTranslations('bookingChange');
  const lineText = useLineText(terms, stay.period);
  return (
    <section className={`grid gap-3 rounded-base border p-4 ${isNew ? 'border-primary' : 'border-line'}`}>
      <h3 className="font-bold">{title}</h3>
      <StayFacts stay={stay} />
      <dl className="grid gap-1.5 border-t border-line pt-3 text-sm">
        {terms.lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are shown as they come and never move
          <Row key={place} label={lineText(line)} value={line.amount.text} />
        ))}
        <Row label={t('total')} value={terms.total.text} isStrong />
      </dl>
    </section>
  );
}

function Sums({ quoted }: { quoted: ChangeQuote }) {
  const t = useTranslations('bookingChange');
  const { before, pay, back, rest, rest_due_at: dueAt, fee, percent } = quoted;
  const restLabel = dueAt === null ? t('rest') : t('restBy', { date: ltrText(dateTimeText(dueAt)) });
  return (
    <div className="grid gap-2 rounded-base bg-sunken p-4">
      <dl className="grid gap-2 text-sm">
        <Row label={t('paid')} value={before.paid.text} />
        {pay.amount === 0 ? null : <Row label={t('pay')} value={pay.text} isStrong />}
        {back.amount === 0 ? null : <Row label={t('comesBack')} value={back.text} isStrong />}
        {rest.amount === 0 ? null : <Row label={restLabel} value={rest.text} />}
        {fee.amount === 0 ? null : <Row label={t('fee')} value={fee.text} />}
      </dl>
      {fee.amount === 0 || percent === null ? null : (
        <p className="text-sm text-soft">{t('percent', { percent })}</p>
      )}
      {pay.amount + back.amount === 0 ? <Notice tone="neutral">{t('nothing')}</Notice> : null}
    </div>
  );
}

function Row(props: { label: string; value: string; isStrong?: boolean }) {
  return (
    <div
      className={`flex items-baseline justify-between gap-4 ${props.isStrong ? 'text-base font-bold' : ''}`}
    >
      <dt className="min-w-0">{props.label}</dt>
      <dd className="shrink-0">
        <Price text={props.value} />
      </dd>
    </div>
  );
}
