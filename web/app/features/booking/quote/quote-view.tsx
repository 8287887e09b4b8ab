import type { QuoteTerms } from '@diyar/contract/booking/stays';
import { dateTimeText } from '@diyar/contract/values/format';
import type { Period } from '@diyar/contract/words/period';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Price } from '../../../ui/price.tsx';
import { depositLabel, withoutDeposit } from './deposit-label.ts';
import { useLineText } from './line-text.ts';
import { RefundTimeline } from './refund-timeline.tsx';
import { useTaxText } from './tax-text.ts';

type Terms = z.infer<typeof QuoteTerms>;

/** The full price of a stay, line by line, what is due when, and what comes back on cancelling. */
export function QuoteView(props: {
  terms: Terms;
  period: Period;
  /** What came of the amount that is paid first, in a sentence. */
  came?: string | undefined;
  /** Rows of what is paid when, where it is not the down payment that is paid now. */
  dues?: ReactNode;
  /** The security deposit was paid before. */
  isDepositHeld?: boolean;
}) {
  const { terms, period } = props;
  const t = useTranslations('booking.quote');
  const lineText = useLineText(terms, period);
  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        <dl className="grid gap-2 text-sm">
          {terms.lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are shown as they come and never move
            <Row key={place} label={lineText(line)} note={<Was line={line} />} value={line.amount.text} />
          ))}
        </dl>
        {terms.discount === null ? null : (
          <p className="text-xs text-soft">{t(`discounts.${terms.discount}`)}</p>
        )}
      </div>
      <dl className="grid gap-2 border-t border-line pt-4 text-sm">
        <Row label={t('total')} value={terms.total.text} strong note={useTaxText(terms)} />
        {props.dues ?? <Due terms={terms} came={props.came} />}
        <Deposit terms={terms} isHeld={props.isDepositHeld === true} />
      </dl>
      <section className="border-t border-line pt-4">
        <h3 className="mb-2 font-medium">{t('refunds')}</h3>
        <RefundTimeline terms={props.isDepositHeld ? withoutDeposit(terms) : terms} />
        <DepositBack terms={terms} />
      </section>
    </div>
  );
}

/** Says beside what cancelling gives back of the stay that a deposit that Diyar holds comes back too (`advance.ts` of the API). */
function DepositBack({ terms }: { terms: Terms }) {
  const t = useTranslations('booking.quote');
  const { security_deposit: deposit, deposit_through: through } = terms;
  if (deposit.amount === 0 || through !== 'diyar') return null;
  return <p className="pt-2 text-sm text-soft">{t('depositBack', { amount: ltrText(deposit.text) })}</p>;
}

function Due({ terms, came }: { terms: Terms; came: string | undefined }) {
  const t = useTranslations('booking.quote');
  const { rest } = terms;
  if (rest.amount === 0) {
    const isMore = terms.due_now.amount > terms.down_payment.amount;
    return (
      <Row label={t(isMore ? 'payAllWithDeposit' : 'payAll')} value={terms.due_now.text} note={came} accent />
    );
  }
  const restLabel = () => {
    if (rest.through === 'ejar') return t('restEjar');
    return rest.due_at === null ? t('rest') : t('restBy', { date: ltrText(dateTimeText(rest.due_at)) });
  };
  return (
    <>
      <Row label={t('downPayment')} value={terms.down_payment.text} note={came} accent />
      <Row label={restLabel()} value={rest.text} quiet />
    </>
  );
}

/** The security deposit: beside the total, and with what it is paid. */
function Deposit({ terms, isHeld }: { terms: Terms; isHeld: boolean }) {
  const t = useTranslations('booking.quote');
  if (terms.security_deposit.amount === 0) return null;
  const label = isHeld ? 'depositHeld' : depositLabel(terms);
  return <Row label={t(label)} value={terms.security_deposit.text} quiet />;
}

/** The price before the discount, struck through. */
function Was({ line }: { line: Terms['lines'][number] }) {
  const t = useTranslations('booking.quote');
  if (line.was_unit_price === null) return null;
  return (
    <>
      {t('was')} <s>{ltrText(line.was_unit_price.text)}</s>
    </>
  );
}

interface RowProps {
  label: ReactNode;
  value: string;
  note?: ReactNode | undefined;
  strong?: boolean;
  accent?: boolean;
  quiet?: boolean;
}

/** An amount of a price box and what it is. */
export function Row(props: RowProps) {
  const tone = props.quiet ? 'text-soft' : '';
  const weight = props.strong ? 'text-base font-bold' : props.accent ? 'font-bold text-primary' : '';
  return (
    <div className={`flex items-baseline justify-between gap-4 ${tone} ${weight}`}>
      <dt className="min-w-0">
        {props.label}
        {props.note === undefined ? null : (
          <span className="block text-xs font-normal text-soft">{props.note}</span>
        )}
      </dt>
      <dd className="shrink-0">
        <Price text={props.value} />
      </dd>
    </div>
  );
}
