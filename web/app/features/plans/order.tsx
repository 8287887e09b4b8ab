import type { PlanPeriod } from '@diyar/contract/money/plans';
import { type Money, moneyText } from '@diyar/contract/values/money';
import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Price } from '../../ui/price.tsx';

interface OrderProps {
  name: string;
  period: PlanPeriod;
  /** VAT included, and how much of it that is. */
  amount: Money;
  vat: Money;
  vatPercent: number;
}

/** What is bought and what it costs, with its tax. */
export function Order({ name, period, amount, vat, vatPercent }: OrderProps) {
  const t = useTranslations('memberships');
  return (
    <dl className="grid gap-2">
      <Line label={t('plan')}>{name}</Line>
      <Line label={t('period')}>{t(`periods.${period}`)}</Line>
      <Line label={t('net')}>
        <Price text={moneyText(amount.amount - vat.amount)} />
      </Line>
      <Line label={t('vat', { percent: vatPercent })}>
        <Price text={vat.text} />
      </Line>
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 font-bold">
        <dt>{t('total')}</dt>
        <dd className="text-xl text-primary">
          <Price text={amount.text} />
        </dd>
      </div>
    </dl>
  );
}

function Line(props: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-soft">{props.label}</dt>
      <dd className="tabular text-end font-medium">{props.children}</dd>
    </div>
  );
}
