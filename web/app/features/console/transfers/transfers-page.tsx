import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../../api/client.ts';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { SegmentedControl } from '../../../ui/choice.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { StatementView } from '../statement/statement-view.tsx';
import { useListKeys } from '../use-list-keys.ts';
import { useConsoleCall } from '../use-operator.ts';
import { BankRefunds } from './bank-refunds.tsx';
import { ReceiptCase } from './receipt-case.tsx';

const VIEWS = ['receipts', 'statement', 'refunds'] as const;

/** Receipts of bank transfers to be decided, the bank's statement, and money to be sent back; the address keeps which, and what is open. */
export function TransfersPage() {
  const t = useTranslations('consoleTransfers');
  const [query, setQuery] = useSearchParams();
  const view = VIEWS.find((one) => one === query.get('view')) ?? 'receipts';
  return (
    <div className="grid gap-4">
      <h1 className="text-xl font-bold">{t('title')}</h1>
      <div className="max-w-lg">
        <SegmentedControl
          label={t('view')}
          labelHidden
          options={VIEWS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
          value={view}
          onChange={(value) => setQuery(value === 'receipts' ? {} : { view: value })}
        />
      </div>
      {view === 'receipts' ? <Receipts /> : view === 'statement' ? <StatementView /> : <BankRefunds />}
    </div>
  );
}

function Receipts() {
  const t = useTranslations('consoleTransfers');
  const lang = useLang();
  const call = useConsoleCall();
  const list = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useSearchParams();
  const chosen = query.get('receipt') ?? undefined;
  const choose = (id: string | undefined) =>
    setQuery(id === undefined ? {} : { receipt: id }, { replace: true, preventScrollReset: true });
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'transfer-cases'],
    queryFn: () => call(() => callApi('GET /api/v1/console/transfers')),
  });
  useListKeys({
    keys: data?.items.map(({ id }) => id) ?? [],
    chosen,
    onChoose: choose,
    onEnter: () => list.current?.querySelector<HTMLElement>('form input, form button')?.focus(),
  });
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <ConsoleProblem error={error} retry={() => void refetch()} />;
  if (data.items.length === 0) return <EmptyState drawing="receipt" title={t('none')} text={t('noneText')} />;
  return (
    <div className="grid gap-4">
      <p className="text-soft">
        {t('intro')} {t('secondAbove', { amount: ltrText(data.second_above.text) })}
      </p>
      <ul ref={list} className="grid gap-4">
        {data.items.map((one) => (
          <ReceiptCase
            key={one.id}
            one={one}
            isChosen={one.id === chosen}
            onChoose={() => choose(one.id === chosen ? undefined : one.id)}
            onDone={() => void refetch()}
          />
        ))}
      </ul>
    </div>
  );
}
