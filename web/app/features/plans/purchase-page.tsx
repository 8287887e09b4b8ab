import type { Purchase } from '@diyar/contract/purchases';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { callApi } from '../../api/client.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { planPaths } from '../../site/plan-paths.ts';
import { Notice } from '../../ui/badge.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { CardFormView } from '../payment/card-form.tsx';
import type { AskCheckout } from '../payment/gateway.ts';
import { LoadProblem } from '../reservations/load-problem.tsx';
import { ASK_FOR_MS, failureKey, nextAskMs } from '../reservations/payment-outcome.ts';
import { Order } from './order.tsx';
import { Receipt } from './receipt.tsx';

/** A purchase: asks until its payment is decided, then shows its receipt, or what can be done. */
export function PurchasePage({ id, paymentId }: { id: string; paymentId: string | null }) {
  const lang = useLang();
  const since = useRef(Date.now());
  const isAsking = (purchase: Purchase | undefined) =>
    Date.now() - since.current <= ASK_FOR_MS &&
    (purchase === undefined ||
      purchase.payments.some((payment) => payment.id === paymentId && payment.state === 'open'));
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'purchase', id],
    queryFn: () => callApi('POST /api/v1/purchases/{id}/payment_checks', { params: { id }, lang }),
    refetchInterval: ({ state }) => (isAsking(state.data) ? nextAskMs(state.dataUpdateCount) : false),
    refetchIntervalInBackground: true,
  });
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <LoadProblem error={error} retry={() => void refetch()} />;
  if (paymentId !== null && data.state === 'pending' && isAsking(data)) return <Checking />;
  return <Outcome purchase={data} paymentId={paymentId} look={() => void refetch()} />;
}

function Checking() {
  const t = useTranslations('payment');
  return (
    <div
      role="status"
      className="grid min-h-[50dvh] place-content-center justify-items-center gap-4 text-center"
    >
      <span className="grid size-16 place-items-center rounded-pill bg-primary-soft text-primary [&>svg]:size-8">
        <Spinner />
      </span>
      <h1 className="text-xl font-bold">{t('checking')}</h1>
      <p className="text-soft">{t('checkingText')}</p>
    </div>
  );
}

interface OutcomeProps {
  purchase: Purchase;
  paymentId: string | null;
  look: () => void;
}

function Outcome({ purchase, paymentId, look }: OutcomeProps) {
  const t = useTranslations('memberships');
  const to = planPaths(useLang());
  const payment = purchase.payments.find(({ id }) => id === paymentId);
  if (purchase.state === 'paid') {
    const extra = payment?.state === 'surplus' ? payment.amount.text : undefined;
    return <Receipt purchase={purchase} extra={extra} />;
  }
  if (purchase.state === 'pending' && purchase.abilities.pay)
    return (
      <Pending
        purchase={purchase}
        failure={payment?.state === 'failed' ? payment.failure : undefined}
        look={look}
      />
    );
  const is = purchase.state === 'returned' ? 'returned' : 'over';
  return (
    <div className="page py-6">
      <EmptyState
        isPage
        drawing="receipt"
        title={t(`${is}Title`)}
        text={t(`${is}Text`)}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Link to={to.memberships()} className={buttonLook('primary')}>
              {t('toMemberships')}
            </Link>
            <Link
              to={to.plan(purchase.plan.id, { period: purchase.period })}
              className={buttonLook('secondary')}
            >
              {t('again')}
            </Link>
          </div>
        }
      />
    </div>
  );
}

interface PendingProps {
  purchase: Purchase;
  /** Why the payment that its payer comes back from failed; undefined when none did. */
  failure: string | null | undefined;
  look: () => void;
}

/** Not paid yet: what it is, why the last try failed, and the card once more. */
function Pending({ purchase, failure, look }: PendingProps) {
  const t = useTranslations();
  const { id } = purchase;
  const ask = useCallback<AskCheckout>(
    (idempotencyKey, lang) =>
      callApi('POST /api/v1/purchases/{id}/payments', { params: { id }, idempotencyKey, lang }),
    [id],
  );
  return (
    <div className="page grid gap-6 py-6">
      <div className="grid gap-1">
        <h1 className="text-xl font-bold">{t('memberships.pendingTitle')}</h1>
        <p className="text-soft">{t('memberships.pendingText')}</p>
      </div>
      {failure === undefined ? null : (
        <Notice tone="danger" icon="warning">
          <span role="alert">{t(`payment.failures.${failureKey(failure)}`)}</span>
        </Notice>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Card as="section" className="p-5 md:p-8">
          <CardFormView
            name={`purchase:${id}`}
            ask={ask}
            amount={ltrText(purchase.amount.text)}
            onChanged={look}
          />
        </Card>
        <Card as="section" className="p-5 md:p-6 max-lg:order-first">
          <Order
            name={purchase.plan.name}
            period={purchase.period}
            amount={purchase.amount}
            vat={purchase.vat}
            vatPercent={purchase.vat_percent}
          />
        </Card>
      </div>
    </div>
  );
}
