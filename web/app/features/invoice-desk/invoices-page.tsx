import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { type CallData, callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { ListPages } from '../../layout/list-pages.tsx';
import { isAdvertiser, useReader } from '../../session/reader.ts';
import { deskPaths } from '../../site/desk-paths.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { PageHead } from '../dashboard/page-head.tsx';
import { filterFrom, type InvoiceFilter, isFiltered, queryOfFilter } from '../invoices/invoice-filter.ts';
import { InvoiceFilters } from './invoice-filters.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { InvoicingSheet } from './invoicing-sheet.tsx';

type Invoices = CallData<'GET /api/v1/invoices'>;

/** Documents issued to my account and in its name, by kind, dates and number; one or several at a time as files. */
export function InvoicesPage() {
  const t = useTranslations('invoices');
  const [query, setQuery] = useSearchParams();
  const reader = useReader();
  const filter = filterFrom(query, 'received');
  // One side alone for a reader who only pays, unless an address asks for the other.
  const isOne = filter.side === 'received' && !isAdvertiser(reader);
  const sides = isOne ? (['received'] as const) : (['received', 'issued'] as const);
  const [isTelling, setTelling] = useState(false);
  const show = (changes: Partial<InvoiceFilter>) =>
    setQuery(queryOfFilter({ ...filter, page: 1, ...changes }), { preventScrollReset: true });
  return (
    <div className="page grid grid-cols-1 gap-5 py-6 lg:py-8">
      <PageHead
        title={t('title')}
        lead={t(isOne ? 'guestLead' : 'lead')}
        action={
          reader === 'bussines' ? (
            <Button kind="secondary" onClick={() => setTelling(true)}>
              {t('settings.open')}
            </Button>
          ) : null
        }
      />
      <Tabs
        label={t('sides')}
        tabs={sides.map((side) => ({ value: side, label: t(`side.${side}`) }))}
        value={filter.side}
        onChange={(side) => show({ side, kind: '', q: '' })}
      >
        <div className="grid grid-cols-1 gap-5">
          <InvoiceFilters key={filter.side} filter={filter} onChange={show} />
          <Listed filter={filter} onClear={() => show({ kind: '', from: '', to: '', q: '' })} />
        </div>
      </Tabs>
      <InvoicingSheet isOpen={isTelling} onClose={() => setTelling(false)} />
    </div>
  );
}

function Listed({ filter, onClear }: { filter: InvoiceFilter; onClear: () => void }) {
  const t = useTranslations();
  const lang = useLang();
  const { data, error, refetch } = useQuery<Invoices>({
    queryKey: [lang, 'invoices', filter],
    queryFn: () => callApi('GET /api/v1/invoices', { query: queryOfFilter(filter) as object, lang }),
    placeholderData: keepPreviousData,
  });
  if (data === undefined && error === null) return <PageSkeleton />;
  if (data === undefined)
    return (
      <EmptyState
        drawing="cloud"
        title={t('invoices.failed')}
        text={error instanceof ApiError ? error.msg : t('errors.server_error')}
        action={<Button onClick={() => void refetch()}>{t('common.retry')}</Button>}
      />
    );
  return <Shown data={data} filter={filter} onClear={onClear} />;
}

function Shown({ data, filter, onClear }: { data: Invoices; filter: InvoiceFilter; onClear: () => void }) {
  const t = useTranslations('invoices');
  const lang = useLang();
  return (
    <>
      {data.waiting > 0 ? <Notice tone="warning">{t('waiting', { count: data.waiting })}</Notice> : null}
      {data.clearing > 0 && filter.side === 'received' ? (
        <Notice tone="info">{t('clearing', { count: data.clearing })}</Notice>
      ) : null}
      {data.items.length === 0 ? (
        <Nothing filter={filter} onClear={onClear} />
      ) : (
        <Card className="">
          <InvoiceList
            key={data.items.map(({ id }) => id).join()}
            items={data.items}
            total={data.total}
            side={filter.side}
          />
        </Card>
      )}
      <ListPages
        page={data.page}
        pages={data.pages}
        to={(page) => deskPaths(lang).invoices(queryOfFilter({ ...filter, page: page ?? 1 }))}
      />
    </>
  );
}

function Nothing({ filter, onClear }: { filter: InvoiceFilter; onClear: () => void }) {
  const t = useTranslations('invoices');
  if (!isFiltered(filter))
    return <EmptyState drawing="receipt" title={t('empty')} text={t(`emptyText.${filter.side}`)} />;
  return (
    <EmptyState
      drawing="search"
      title={t('nothingFound')}
      text={t('nothingFoundText')}
      action={<Button onClick={onClear}>{t('filters.clear')}</Button>}
    />
  );
}
