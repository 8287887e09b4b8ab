import { MONEY_CASE_VIEWS, type MoneyCaseView } from '@diyar/contract/words/money-case-words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { type CallData, callApi } from '../../../api/client.ts';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { SegmentedControl } from '../../../ui/choice.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { useListKeys } from '../use-list-keys.ts';
import { useConsoleCall } from '../use-operator.ts';
import { MoneyCaseCard } from './money-case-card.tsx';

type Shown = CallData<'GET /api/v1/console/money_cases'>;

/** Money that does not match the gateway's books, to be decided; the address keeps which view is shown and which case is open. */
export function MoneyCasesPage() {
  const t = useTranslations('consoleMoneyCases');
  const lang = useLang();
  const call = useConsoleCall();
  const [query, setQuery] = useSearchParams();
  const view = MONEY_CASE_VIEWS.find((one) => one === query.get('view')) ?? 'open';
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'money-cases', view],
    queryFn: () => call(() => callApi('GET /api/v1/console/money_cases', { query: { view } })),
  });
  return (
    <div className="grid gap-4">
      <h1 className="text-xl font-bold">{t('title')}</h1>
      <p className="text-soft">
        {t('intro')}{' '}
        {data === undefined ? null : t('secondAbove', { amount: ltrText(data.second_above.text) })}
      </p>
      <div className="min-w-0 max-w-sm">
        <SegmentedControl
          label={t('view')}
          labelHidden
          options={MONEY_CASE_VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
          value={view}
          onChange={(value) => setQuery(value === 'open' ? {} : { view: value }, { replace: true })}
        />
      </div>
      {data === undefined && error === null ? <PageSkeleton /> : null}
      {data === undefined && error !== null ? (
        <ConsoleProblem error={error} retry={() => void refetch()} />
      ) : null}
      {data === undefined ? null : <Cases items={data.items} view={view} />}
    </div>
  );
}

function Cases({ items, view }: { items: Shown['items']; view: MoneyCaseView }) {
  const t = useTranslations('consoleMoneyCases');
  const client = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useSearchParams();
  const chosen = query.get('case') ?? undefined;
  const choose = (id: string | undefined) =>
    setQuery(
      { ...(view === 'open' ? {} : { view }), ...(id === undefined ? {} : { case: id }) },
      {
        replace: true,
        preventScrollReset: true,
      },
    );
  useListKeys({
    keys: items.map(({ id }) => id),
    chosen,
    onChoose: choose,
    onEnter: () => list.current?.querySelector<HTMLElement>('form select, form textarea')?.focus(),
  });
  const changed = () =>
    void client.invalidateQueries({
      predicate: ({ queryKey }) => queryKey.includes('money-cases') || queryKey.includes('desk'),
    });
  if (items.length === 0)
    return (
      <EmptyState
        drawing="receipt"
        title={t(view === 'open' ? 'none' : 'noneDecided')}
        text={t(view === 'open' ? 'noneText' : 'noneDecidedText')}
      />
    );
  return (
    <ul ref={list} className="grid gap-4">
      {items.map((one) => (
        <MoneyCaseCard
          key={one.id}
          one={one}
          isChosen={one.id === chosen}
          onChoose={() => choose(one.id === chosen ? undefined : one.id)}
          onChanged={changed}
        />
      ))}
    </ul>
  );
}
