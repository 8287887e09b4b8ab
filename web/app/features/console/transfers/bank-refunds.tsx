import type { BankRefund } from '@diyar/contract/console/console-transfers';
import { dateTimeText } from '@diyar/contract/values/format';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Price } from '../../../ui/price.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { useAge } from '../age-text.ts';
import { ConsoleProblem } from '../console-problem.tsx';
import { useConsoleCall } from '../use-operator.ts';
import { FoundAtBank } from './found-at-bank.tsx';
import { ReceiptPicture } from './receipt-picture.tsx';
import { SendBack } from './send-back.tsx';

/** Money that came by bank and is owed back, until an operator says that it was sent. */
export function BankRefunds() {
  const t = useTranslations('consoleTransfers');
  const lang = useLang();
  const call = useConsoleCall();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'bank-refunds'],
    queryFn: () => call(() => callApi('GET /api/v1/console/bank_refunds')),
  });
  const changed = () =>
    void client.invalidateQueries({
      predicate: ({ queryKey }) =>
        ['bank-refunds', 'transfer-cases', 'desk'].some((key) => queryKey.includes(key)),
    });
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <ConsoleProblem error={error} retry={() => void refetch()} />;
  if (data.items.length === 0)
    return <EmptyState drawing="receipt" title={t('noRefunds')} text={t('noRefundsText')} />;
  return (
    <div className="grid gap-4">
      <p className="text-soft">{t('refundsIntro')}</p>
      <ul className="grid gap-4">
        {data.items.map((one) => (
          <Refund key={one.id} one={one} onDone={changed} />
        ))}
      </ul>
    </div>
  );
}

interface RefundProps {
  one: BankRefund;
  onDone: () => void;
}

function Refund({ one, onDone }: RefundProps) {
  const t = useTranslations('consoleTransfers');
  const age = useAge();
  const [isShown, show] = useState(false);
  const came = { reference: ltrText(one.reference), bank: ltrText(one.bank_reference) };
  return (
    <Card as="li" className="grid gap-6 p-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid content-start gap-2">
        <p className="flex flex-wrap items-center gap-3">
          <span className="text-lg font-bold text-primary">
            <Price text={one.amount.text} />
          </span>
          <Badge icon="clock">{age(one.asked_at)}</Badge>
          <Badge tone="warning">{t(`reasons.${one.reason}`)}</Badge>
        </p>
        <p>
          {t(one.subject.kind, { number: ltrText(one.subject.number) })} · <bdi>{one.payer}</bdi>
        </p>
        <p className="text-sm text-soft">{t('cameBy', came)}</p>
        <p className="tabular text-sm text-soft">{ltrText(dateTimeText(one.asked_at))}</p>
        {one.statement === null ? null : <FoundAtBank said={one.statement} />}
        {isShown && one.statement === null ? <ReceiptPicture id={one.receipt_id} /> : null}
        {isShown || one.statement !== null ? null : (
          <Button kind="secondary" size="small" onClick={() => show(true)}>
            {t('showPicture')}
          </Button>
        )}
      </div>
      <SendBack id={one.id} onDone={onDone} />
    </Card>
  );
}
