import type { ConsolePayout } from '@diyar/contract/console/console-payouts';
import type { Money } from '@diyar/contract/values/money';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Price } from '../../../ui/price.tsx';
import { DecisionForm } from './decision-form.tsx';

/** One payout: whose, how much, where to, what the bank is still to answer, and how the amount came about. */
export function PayoutPanel({ payout, onBack }: { payout: ConsolePayout; onBack: () => void }) {
  const t = useTranslations();
  const { to, reference, failure, state } = payout;
  return (
    <Card as="section" className="grid gap-4 p-4">
      <div className="flex items-start gap-2">
        <div className="grid grow gap-0.5">
          <h2 className="text-lg font-bold">{t('consoleMoney.payout', { id: ltrText(payout.id) })}</h2>
          <bdi>{payout.account.name}</bdi>
        </div>
        <span className="lg:hidden">
          <Button kind="quiet" size="small" onClick={onBack}>
            <Icon name="chevron" className="size-4 rotate-180" />
            {t('common.back')}
          </Button>
        </span>
      </div>
      <Price text={payout.amount.text} className="text-xl font-bold" />
      {to === null ? null : (
        <p className="text-sm text-soft">
          <bdi>{to.name}</bdi>{' '}
          <bdi dir="ltr" className="tabular">
            …{to.last4}
          </bdi>
        </p>
      )}
      {reference === null ? null : (
        <p className="text-sm">
          {t('consoleMoney.reference')}: <bdi dir="ltr">{reference}</bdi>
        </p>
      )}
      {failure === null ? null : <p className="text-sm text-danger">{failure}</p>}
      {state !== 'in_batch' ? null : payout.exported ? (
        <DecisionForm payout={payout} />
      ) : (
        <p className="text-sm text-soft">{t('consoleMoney.notExported')}</p>
      )}
      <Lines lines={payout.lines} />
    </Card>
  );
}

function Lines({ lines }: { lines: ConsolePayout['lines'] }) {
  const t = useTranslations('consoleMoney');
  return (
    <ul className="grid gap-4 border-t border-line pt-4 text-sm">
      {lines.map((line) => (
        <li key={line.reservation} className="grid gap-1">
          <h3 className="font-medium">{t('lineOf', { id: ltrText(line.reservation) })}</h3>
          <dl className="grid gap-1">
            <Row name={t('received')} amount={line.received} />
            <Row name={t('refunded')} amount={line.refunded} isLess />
            <Row name={t('fee')} amount={line.fee} isLess />
            <Row name={t('vat')} amount={line.vat} isLess />
            <Row name={t('before')} amount={line.paid_before} isLess />
            <Row name={t('lineAmount')} amount={line.amount} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** What is taken off says so; nothing where nothing is. */
function Row({ name, amount, isLess = false }: { name: string; amount: Money; isLess?: boolean }) {
  if (isLess && amount.amount === 0) return null;
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-soft">{name}</dt>
      <dd>
        <Price text={isLess ? `−${amount.text}` : amount.text} />
      </dd>
    </div>
  );
}
