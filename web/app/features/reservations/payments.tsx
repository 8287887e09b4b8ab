import type { Reservation } from '@diyar/contract/booking/reservations';
import { dateTimeText } from '@diyar/contract/values/format';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { failureKey } from './payment-outcome.ts';

type Payment = Reservation['payments'][number];

const TONE: Record<Payment['state'], Tone> = {
  open: 'neutral',
  settled: 'primary',
  failed: 'danger',
  surplus: 'info',
  part: 'warning',
};

/** Opened and never given a card: nobody tried to pay with it. */
function wasTried({ state, card }: Payment): boolean {
  return state !== 'open' || card !== null;
}

/** Every attempt to pay: when, by which card, how much, and what came of it. */
export function Payments({ payments }: Pick<Reservation, 'payments'>) {
  const t = useTranslations('reservations');
  const tried = payments.filter(wasTried);
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
              <StateBadge payment={payment} />
              {payment.is_deposit ? <Badge tone="neutral">{t('forDeposit')}</Badge> : null}
            </p>
            <Outcome payment={payment} />
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

/** What came of an attempt, in a word; money that came by bank goes back there. */
function StateBadge({ payment: { state, method } }: { payment: Payment }) {
  const t = useTranslations();
  const goesToBank = state === 'surplus' && method === 'bank_transfer';
  return (
    <Badge tone={TONE[state]}>
      {goesToBank ? t('transfers.givenBack') : t(`reservations.paymentStates.${state}`)}
    </Badge>
  );
}

function ByBank() {
  const t = useTranslations('transfers');
  return <>{`${t('byBank')} · `}</>;
}

function Outcome({ payment }: { payment: Payment }) {
  const t = useTranslations();
  if (payment.state === 'failed')
    return <p className="text-soft">{t(`payment.failures.${failureKey(payment.failure)}`)}</p>;
  if (payment.returning.amount > 0)
    return (
      <p className="text-soft">
        {t(payment.method === 'bank_transfer' ? 'transfers.returning' : 'bookingLife.returning', {
          amount: ltrText(payment.returning.text),
        })}
      </p>
    );
  if (payment.refunded.amount === 0) return null;
  return (
    <p className="text-soft">{t('reservations.refunded', { amount: ltrText(payment.refunded.text) })}</p>
  );
}
