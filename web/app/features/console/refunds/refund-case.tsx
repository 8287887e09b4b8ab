import type { FailedRefund } from '@diyar/contract/console/console-refunds';
import { dateTimeText } from '@diyar/contract/values/format';
import type { ReactNode } from 'react';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { planPaths } from '../../../site/plan-paths.ts';
import { Badge, Notice } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Price } from '../../../ui/price.tsx';
import { RefundDecision } from './refund-decision.tsx';

interface CaseProps {
  one: FailedRefund;
  isChosen: boolean;
  onChoose: () => void;
  onChanged: () => void;
}

/** A refund that waits: a line of the list, and once chosen its evidence beside the decision. */
export function RefundCase({ one, isChosen, onChoose, onChanged }: CaseProps) {
  const t = useTranslations();
  const { subject, payer, amount, reason, taken, proposed } = one;
  return (
    <Card as="li" className={`grid gap-5 p-5 ${isChosen ? 'ring-2 ring-primary' : ''}`}>
      <button
        type="button"
        aria-expanded={isChosen}
        onClick={onChoose}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 text-start"
      >
        <span className="font-bold">
          {t(`consoleRefunds.${subject.kind}`, { number: ltrText(subject.number) })}
        </span>
        <bdi className="text-soft">{payer}</bdi>
        <Badge tone="info">{t(`consoleTransfers.reasons.${reason}`)}</Badge>
        {taken === null ? null : (
          <Badge tone="warning">
            {t(proposed === null ? 'consoleRefunds.takenBadge' : 'consoleRefunds.proposedBadge')}
          </Badge>
        )}
        <span className="ms-auto font-bold text-primary">
          <Price text={amount.text} />
        </span>
      </button>
      {isChosen ? (
        <div className="grid gap-6 border-t border-line pt-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <Evidence one={one} />
          <RefundDecision one={one} onChanged={onChanged} />
        </div>
      ) : null}
    </Card>
  );
}

function Evidence({ one }: { one: FailedRefund }) {
  const t = useTranslations('consoleRefunds');
  const to = planPaths(useLang());
  const { payment, failed, subject } = one;
  const { card } = payment;
  return (
    <div className="grid content-start gap-4">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <Fact name={t('payer')}>
          <bdi>{one.payer}</bdi>
        </Fact>
        <Fact name={t('phone')}>{ltrText(one.phone)}</Fact>
        <Fact name={t('received')}>
          <Price text={payment.received.text} />
        </Fact>
        <Fact name={t('paidAt')}>{ltrText(dateTimeText(payment.paid_at))}</Fact>
        <Fact name={t('askedAt')}>{ltrText(dateTimeText(one.asked_at))}</Fact>
        {card === null ? null : <Fact name={t('card')}>{ltrText(`${card.company} •••• ${card.last4}`)}</Fact>}
        <Fact name={t('gateway')}>
          <bdi dir="ltr" className="break-all">
            {payment.gateway} · {payment.charge_id}
          </bdi>
        </Fact>
      </dl>
      <Notice tone={failed === null ? 'info' : 'warning'}>
        {failed === null
          ? t('neverAsked')
          : t('failures', { times: failed.times, at: ltrText(dateTimeText(failed.at)) })}
      </Notice>
      {failed === null ? null : (
        <div>
          <h2 className="text-sm text-soft">{t('said')}</h2>
          <p dir="ltr" lang="en" className="text-start break-words">
            {failed.said}
          </p>
        </div>
      )}
      {subject.kind === 'purchase' ? null : (
        <Link
          to={to.consoleBookings({ number: subject.number })}
          className="justify-self-start text-primary underline"
        >
          {t('openBooking')}
        </Link>
      )}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  );
}
