import type { Reservation } from '@diyar/contract/booking/reservations';
import { dateTimeText } from '@diyar/contract/values/format';
import { moneyText } from '@diyar/contract/values/money';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { endOfPayment, keptOf, type PaymentEnd } from './payment-end.ts';
import { failureKey } from './payment-outcome.ts';
import { isReturnRecent } from './return-time.ts';

type Payment = Reservation['payments'][number];

const TONE: Record<'open' | 'failed' | 'part' | PaymentEnd, Tone> = {
  open: 'neutral',
  failed: 'danger',
  part: 'warning',
  stays: 'primary',
  kept: 'neutral',
  returned: 'info',
  returning: 'info',
  part_returned: 'info',
  part_returning: 'info',
};

/** Opened and never given a card: nobody tried to pay with it. */
function wasTried({ state, card }: Payment): boolean {
  return state !== 'open' || card !== null;
}

/** Every attempt to pay: when, by which card, how much, and what became of it. */
export function Payments({ reservation }: { reservation: Reservation }) {
  const t = useTranslations('reservations');
  const tried = reservation.payments.filter(wasTried);
  if (tried.length === 0) return <p className="text-sm text-soft">{t('noPayments')}</p>;
  return (
    <ul className="divide-y divide-line">
      {tried.map((payment) => (
        <li key={payment.id} className="flex items-start gap-3 py-3 text-sm first:pt-0 last:pb-0">
          <Icon name="card" className="mt-0.5 size-5 text-faint" />
          <div className="grid min-w-0 grow gap-0.5">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <bdi dir="ltr" className="tabular font-bold">
                {payment.amount.text}
              </bdi>
              <StateBadge payment={payment} reservation={reservation} />
              {payment.is_deposit ? <Badge tone="neutral">{t('forDeposit')}</Badge> : null}
            </p>
            <Outcome payment={payment} reservation={reservation} />
            <p className="text-xs text-soft">
              {payment.method === 'bank_transfer' ? <ByBank /> : null}
              {payment.card === null ? null : (
                <>
                  <bdi dir="ltr">{payment.card}</bdi>
                  {' · '}
                </>
              )}
              <bdi dir="ltr" className="tabular">
                {dateTimeText(payment.created_at)}
              </bdi>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface ShownPayment {
  payment: Payment;
  reservation: Reservation;
}

/** What became of an attempt, in a word. */
function StateBadge({ payment, reservation: { state, side } }: ShownPayment) {
  const t = useTranslations('reservations');
  const is = payment.state;
  if (is !== 'settled' && is !== 'surplus') return <Badge tone={TONE[is]}>{t(`paymentStates.${is}`)}</Badge>;
  const end = endOfPayment(payment, state === 'canceled');
  return (
    <Badge tone={TONE[end]}>{t(end === 'kept' ? `paymentEnds.kept.${side}` : `paymentEnds.${end}`)}</Badge>
  );
}

function ByBank() {
  const t = useTranslations('transfers');
  return <>{`${t('byBank')} · `}</>;
}

/** What its word leaves open: why it failed, and how much of it is back, on its way and kept. */
function Outcome({ payment, reservation }: ShownPayment) {
  const t = useTranslations();
  const { state, side } = reservation;
  if (payment.state === 'failed')
    return <p className="text-soft">{t(`payment.failures.${failureKey(payment.failure)}`)}</p>;
  const { refunded, returning, amount } = payment;
  const kept = keptOf(payment, state === 'canceled');
  const onWay =
    side === 'host'
      ? 'bookingLife.returningHost'
      : payment.method === 'bank_transfer'
        ? 'transfers.returning'
        : 'bookingLife.returning';
  const isPart = (part: number) => part > 0 && part < amount.amount;
  const parts = [
    isPart(refunded.amount) ? t('reservations.refunded', { amount: ltrText(refunded.text) }) : '',
    returning.amount > 0 ? t(onWay, { amount: ltrText(returning.text) }) : '',
    side === 'guest' && payment.card !== null && isReturnRecent(payment, reservation)
      ? t('reservations.backOnCard', { card: ltrText(payment.card) })
      : '',
    isPart(kept) ? t(`reservations.keptPart.${side}`, { amount: ltrText(moneyText(kept)) }) : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? null : <p className="text-soft">{parts.join(' · ')}</p>;
}
