import type { Purchase } from '@diyar/contract/money/purchases';
import { dateText, dateTimeText } from '@diyar/contract/values/format';
import type { ReactNode } from 'react';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { planPaths } from '../../site/plan-paths.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PurchaseInvoices } from '../invoices/own-invoices.tsx';
import { Order } from './order.tsx';
import { SellerText } from './seller-text.tsx';

/** A paid purchase: what began, and the receipt, which prints alone. `extra` is money beyond the price that goes back. */
export function Receipt({ purchase, extra }: { purchase: Purchase; extra: string | undefined }) {
  const t = useTranslations('memberships');
  const to = planPaths(useLang());
  const { membership, plan } = purchase;
  return (
    <div className="page py-6">
      <div className="mx-auto grid w-full max-w-2xl gap-6">
        <header className="grid justify-items-center gap-3 rounded-sheet bg-primary-soft px-6 py-8 text-center print:hidden">
          <span className="grid size-14 place-items-center rounded-pill bg-primary text-on-primary">
            <Icon name="check" className="size-8" />
          </span>
          <h1 className="text-2xl font-bold">{t('paidTitle')}</h1>
          {membership === null ? null : (
            <p className="text-soft">
              {t('paidText', { name: plan.name, at: ltrText(dateText(membership.ends_at)) })}
            </p>
          )}
        </header>
        {extra === undefined ? null : (
          <Notice tone="info">{t('surplusText', { amount: ltrText(extra) })}</Notice>
        )}
        <Card as="section" className="grid gap-5 p-5 md:p-6">
          <h2 className="text-lg font-bold">{t('receiptTitle')}</h2>
          <Facts purchase={purchase} />
          <div className="border-t border-line pt-4">
            <Order
              name={plan.name}
              period={purchase.period}
              amount={purchase.amount}
              vat={purchase.vat}
              vatPercent={purchase.vat_percent}
            />
          </div>
          <p className="text-xs text-soft">{t('receiptNote')}</p>
        </Card>
        <PurchaseInvoices purchase={purchase.id} />
        <div className="flex flex-wrap gap-3 print:hidden">
          <Link to={to.memberships()} className={buttonLook('primary', 'large')}>
            {t('toMemberships')}
          </Link>
          <Button kind="secondary" size="large" onClick={() => window.print()}>
            {t('print')}
          </Button>
        </div>
      </div>
    </div>
  );
}

function PaidByBank() {
  const t = useTranslations();
  return <Fact label={t('memberships.paidBy')}>{t('transfers.byBank')}</Fact>;
}

function Facts({ purchase }: { purchase: Purchase }) {
  const t = useTranslations('memberships');
  const settled = purchase.payments.find(({ state }) => state === 'settled');
  const card = settled?.card;
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      <Fact label={t('number')}>
        <bdi dir="ltr" className="tabular">
          {purchase.id}
        </bdi>
      </Fact>
      <Fact label={t('date')}>
        <bdi dir="ltr" className="tabular">
          {dateTimeText(purchase.paid_at ?? purchase.created_at)}
        </bdi>
      </Fact>
      <Fact label={t('seller')}>
        {purchase.seller === null ? t('sellerName') : <SellerText seller={purchase.seller} />}
      </Fact>
      <Fact label={t('buyer')}>
        <bdi>{purchase.buyer}</bdi>
        {purchase.bought.by_name === null ? null : (
          <span className="block text-xs font-normal text-soft">
            {t('boughtBy', { name: purchase.bought.by_name })}
          </span>
        )}
      </Fact>
      {settled?.method === 'bank_transfer' ? <PaidByBank /> : null}
      {card === null || card === undefined ? null : (
        <Fact label={t('paidBy')}>
          {settled?.method === 'card' ? t('card', { card: ltrText(card) }) : <bdi dir="ltr">{card}</bdi>}
        </Fact>
      )}
      <Fact label={t('terms')}>{t('termsVersion', { n: purchase.terms.version })}</Fact>
    </dl>
  );
}

function Fact(props: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-xs text-soft first-letter:uppercase">{props.label}</dt>
      <dd className="font-medium">{props.children}</dd>
    </div>
  );
}
