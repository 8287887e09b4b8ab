import type { Purchase } from '@diyar/contract/money/purchases';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { callApi } from '../../api/client.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { planPaths } from '../../site/plan-paths.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { CardMethod } from '../payment/card-method.tsx';
import type { AskCheckout } from '../payment/gateway.ts';
import { StcForm } from '../payment/stc-form.tsx';
import { LoadProblem } from '../reservations/load-problem.tsx';
import { ASK_FOR_MS, failureKey, nextAskMs } from '../reservations/payment-outcome.ts';
import { PayChoice } from '../transfers/pay-choice.tsx';
import { Order } from './order.tsx';
import { Receipt } from './receipt.tsx';

/** A purchase: asks until its payment is decided, then shows its receipt, or what can be done. */
export function PurchasePage({ id, paymentId }: { id: string; paymentId: string | null }) {
  const lang = useLang();
  const since = useRef(Date.now());
  const [asked, setAsked] = useState(0);
  const isAsking = (purchase: Purchase | undefined) =>
    Date.now() - since.current <= ASK_FOR_MS &&
    (purchase === undefined || openPayment(purchase, paymentId) !== undefined);
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'purchase', id, asked],
    queryFn: () => callApi('POST /api/v1/purchases/{id}/payment_checks', { params: { id }, lang }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isAsking(state.data) ? nextAskMs(state.dataUpdateCount) : false),
    refetchIntervalInBackground: true,
  });
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <LoadProblem error={error} retry={() => void refetch()} />;
  if (data.state === 'pending' && openPayment(data, paymentId) !== undefined) {
    const again = () => {
      since.current = Date.now();
      setAsked((times) => times + 1);
    };
    return isAsking(data) ? <Checking /> : <StillOpen again={again} />;
  }
  return <Outcome purchase={data} paymentId={paymentId} look={() => void refetch()} />;
}

/** The payment that its payer comes back from, while the bank has not answered about it. */
const openPayment = (purchase: Purchase, paymentId: string | null) =>
  purchase.payments.find(({ id, state }) => id === paymentId && state === 'open');

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

/** The bank takes its time: nothing is to be paid again, and nothing has to be watched. */
function StillOpen({ again }: { again: () => void }) {
  const t = useTranslations();
  const to = planPaths(useLang());
  return (
    <End drawing="clock" title={t('payment.stillOpenTitle')} text={t('memberships.stillOpenText')}>
      <Button onClick={again}>{t('payment.checkAgain')}</Button>
      <Link to={to.memberships()} className={buttonLook('secondary')}>
        {t('memberships.toMemberships')}
      </Link>
    </End>
  );
}

function End(props: { drawing: 'clock' | 'receipt'; title: string; text: string; children: ReactNode }) {
  const { drawing, title, text } = props;
  return (
    <div className="page py-6">
      <EmptyState
        isPage
        {...{ drawing, title, text }}
        action={<div className="flex flex-wrap justify-center gap-3">{props.children}</div>}
      />
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
  // Late money goes back after its payer has left: who opens the purchase again is told of it without naming the payment.
  const surplus = paymentId === null ? purchase.payments.find(({ state }) => state === 'surplus') : payment;
  const extra = surplus?.state === 'surplus' ? surplus.amount.text : undefined;
  if (purchase.state === 'paid') return <Receipt purchase={purchase} extra={extra} />;
  if (purchase.state === 'pending' && !purchase.is_over)
    return (
      <Pending
        purchase={purchase}
        failed={payment?.state === 'failed' ? payment : undefined}
        extra={extra}
        look={look}
      />
    );
  const is = purchase.state === 'returned' ? 'returned' : extra === undefined ? 'over' : 'surplus';
  const values = { amount: ltrText(extra ?? '') };
  return (
    <End drawing="receipt" title={t(`${is}Title`)} text={t(`${is}Text`, values)}>
      <Link to={to.memberships()} className={buttonLook('primary')}>
        {t('toMemberships')}
      </Link>
      <Link to={to.plan(purchase.plan.id, { period: purchase.period })} className={buttonLook('secondary')}>
        {t('again')}
      </Link>
    </End>
  );
}

interface PendingProps {
  purchase: Purchase;
  /** The payment that its payer comes back from, if it failed. */
  failed: Purchase['payments'][number] | undefined;
  /** Money of that payment that goes back; undefined when there is none. */
  extra: string | undefined;
  look: () => void;
}

/** Not paid yet: what it is, why the last try failed, and the card once more. */
function Pending({ purchase, failed, extra, look }: PendingProps) {
  const t = useTranslations();
  const { id } = purchase;
  const ask = useCallback<AskCheckout>(
    (idempotencyKey, lang, keepCard) =>
      callApi('POST /api/v1/purchases/{id}/payments', {
        params: { id },
        body: { keep_card: keepCard },
        idempotencyKey,
        lang,
      }),
    [id],
  );
  const form = { ask, name: `purchase:${id}`, amount: purchase.amount.text, onChanged: look };
  return (
    <div className="page grid gap-6 py-6">
      <div className="grid gap-1">
        <h1 className="text-xl font-bold">{t('memberships.pendingTitle')}</h1>
        <p className="text-soft">{t('memberships.pendingText')}</p>
      </div>
      {failed === undefined ? null : (
        <Notice tone="danger" icon="warning">
          <span role="alert">{t(`payment.failures.${failureKey(failed.failure)}`)}</span>
        </Notice>
      )}
      {extra === undefined ? null : (
        <Notice tone="info">{t('memberships.surplusText', { amount: ltrText(extra) })}</Notice>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Card as="section" className="p-5 md:p-8">
          {purchase.abilities.pay ? (
            <PayChoice
              thing={{ kind: 'purchase', id }}
              holds={false}
              seen={purchase.waits_until}
              onChanged={look}
              by={failed?.method === 'stc_pay' ? 'stc' : undefined}
              forms={{
                card: <CardMethod {...form} halalas={purchase.amount.amount} />,
                stc: <StcForm {...form} />,
              }}
            />
          ) : (
            <Notice tone="info">{t('memberships.onlyLeaders')}</Notice>
          )}
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
