import type { Reservation } from '@diyar/contract/booking/reservations';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { callApi } from '../../api/client.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { queryOf } from '../booking/stay/stay-choice.ts';
import { LoadProblem } from '../reservations/load-problem.tsx';
import {
  ASK_FOR_MS,
  failureKey,
  isUndecided,
  nextAskMs,
  outcomeOf,
  type PaymentOutcome,
} from '../reservations/payment-outcome.ts';
import { ReservationSkeleton } from '../reservations/reservation-skeleton.tsx';
import { reservationQuery } from '../reservations/use-reservation.ts';
import { hasLapsed } from './nothing-to-pay.tsx';
import { PaidView } from './paid-view.tsx';

/** The page after the bank: asks until the payment is decided, then says the outcome. Reloading only asks again. */
export function ReturnPage({ id, paymentId }: { id: string; paymentId: string | null }) {
  const lang = useLang();
  const client = useQueryClient();
  const since = useRef(Date.now());
  const [patience, setPatience] = useState(0);
  const { data, error, refetch, failureCount, fetchStatus } = useQuery({
    queryKey: [lang, 'payment-check', id, paymentId, patience],
    queryFn: async () => {
      const checked = await callApi('POST /api/v1/reservations/{id}/payment_checks', {
        params: { id },
        lang,
      });
      // The booking's page would begin with what this device kept of it before it was paid.
      client.setQueryData(reservationQuery(id, 'guest', lang).queryKey, checked);
      return checked;
    },
    refetchInterval: ({ state }) => {
      if (state.data !== undefined && !isUndecided(state.data, paymentId)) return false;
      return Date.now() - since.current > ASK_FOR_MS ? false : nextAskMs(state.dataUpdateCount);
    },
    refetchIntervalInBackground: true,
  });
  if (data === undefined) {
    return error === null ? (
      <ReservationSkeleton />
    ) : (
      <LoadProblem error={error} retry={() => void refetch()} />
    );
  }
  const outcome = outcomeOf(data, paymentId);
  const outOfPatience = Date.now() - since.current > ASK_FOR_MS;
  const askAgain = () => {
    since.current = Date.now();
    setPatience((times) => times + 1);
  };
  if (outcome.is === 'open' && !outOfPatience)
    return <Checking isOffline={fetchStatus === 'paused' || failureCount > 0} />;
  return (
    <Announced key={outcome.is}>
      <Outcome reservation={data} outcome={outcome} askAgain={askAgain} />
    </Announced>
  );
}

function Checking({ isOffline }: { isOffline: boolean }) {
  const t = useTranslations('payment');
  return (
    <div
      role="status"
      className="page grid min-h-[60dvh] place-content-center justify-items-center gap-4 text-center"
    >
      <span className="grid size-16 place-items-center rounded-pill bg-primary-soft text-primary [&>svg]:size-8">
        <Spinner />
      </span>
      <h1 className="text-xl font-bold">{t('checking')}</h1>
      <p className="max-w-prose text-soft">{t('checkingText')}</p>
      {isOffline ? <p className="max-w-prose text-warning">{t('checkingOffline')}</p> : null}
    </div>
  );
}

/** Moves the focus to the outcome, so that it is read out. */
function Announced(props: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={ref} tabIndex={-1} className="page py-8 outline-none md:py-12">
      {props.children}
    </div>
  );
}

interface OutcomeProps {
  reservation: Reservation;
  outcome: PaymentOutcome;
  askAgain: () => void;
}

/** A page that says one outcome and nothing else. */
function OutcomePage(props: Omit<ComponentProps<typeof EmptyState>, 'isPage'>) {
  return <EmptyState isPage {...props} />;
}

function Outcome({ reservation, outcome, askAgain }: OutcomeProps) {
  const t = useTranslations('payment');
  const to = paths(useLang());
  const see = (
    <Link to={to.reservation(reservation.id)} className={buttonLook('secondary')}>
      {t('toReservation')}
    </Link>
  );
  switch (outcome.is) {
    case 'paid':
      return <PaidView reservation={reservation} payment={outcome.payment} />;
    case 'failed':
      return <Failed reservation={reservation} payment={outcome.payment} see={see} />;
    case 'surplus':
      return <Surplus reservation={reservation} amount={outcome.payment.amount.text} see={see} />;
    case 'open':
      return <StillOpen askAgain={askAgain} see={see} />;
    case 'none':
      return (
        <OutcomePage drawing="receipt" title={t('noPaymentTitle')} text={t('noPaymentText')} action={see} />
      );
  }
}

/** Money beyond what was due, which goes back to the card. */
function Surplus(props: { reservation: Reservation; amount: string; see: ReactNode }) {
  const t = useTranslations('payment');
  const { state } = props.reservation;
  const isPaid = state === 'active' || state === 'finished' || state === 'waiting_for_approval';
  return (
    <OutcomePage
      drawing="receipt"
      title={t('surplusTitle')}
      text={`${ltrText(props.amount)}. ${t(isPaid ? 'surplusPaid' : 'surplusText')}`}
      action={props.see}
    />
  );
}

function StillOpen({ askAgain, see }: { askAgain: () => void; see: ReactNode }) {
  const t = useTranslations('payment');
  return (
    <OutcomePage
      drawing="clock"
      title={t('stillOpenTitle')}
      text={t('stillOpenText')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={askAgain}>{t('checkAgain')}</Button>
          {see}
        </div>
      }
    />
  );
}

type Payment = Reservation['payments'][number];

/** Not paid, and why; who tried a wallet comes back to it. */
function Failed(props: { reservation: Reservation; payment: Payment; see: ReactNode }) {
  const { reservation } = props;
  const { failure, method } = props.payment;
  const t = useTranslations('payment');
  const to = paths(useLang());
  const { ad, period, start, end } = reservation;
  const reason = t(`failures.${failureKey(failure)}`);
  // Money that was sent back had been taken.
  const nothingTaken = failure === 'refunded_outside' ? '' : `${t('nothingTaken')} `;
  const { state, due, abilities } = reservation;
  const stands = state === 'active' || state === 'finished' || state === 'waiting_for_approval';
  // A difference whose time is over is not tried again; "try again" would lead to another due.
  const isOfChange = props.payment.due_kind === 'difference' && due?.kind !== 'difference';
  const isHeld = abilities.pay && !isOfChange;
  const whatNow = () => {
    if (isHeld) return `${nothingTaken}${t('failedHeld')}`;
    if (!stands) return t('lapsedText');
    const isLapsed = isOfChange && nothingTaken !== '' && hasLapsed(reservation);
    return isLapsed ? t('changeLapsedText') : nothingTaken;
  };
  const again = ad.id === null ? undefined : to.book(ad.id, queryOf({ period, start, end, services: [] }));
  return (
    <OutcomePage
      drawing="receipt"
      title={t('failedTitle')}
      text={`${reason} ${whatNow()}`}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {isHeld ? (
            <Link
              to={to.payment(reservation.id, method === 'stc_pay' ? 'stc' : undefined)}
              className={buttonLook('primary')}
            >
              {t('tryAgain')}
            </Link>
          ) : again === undefined || stands ? null : (
            <Link to={again} className={buttonLook('primary')}>
              {t('bookAgain')}
            </Link>
          )}
          {props.see}
        </div>
      }
    />
  );
}
