import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type CallData, callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { ListPages } from '../../../layout/list-pages.tsx';
import { moneyPaths } from '../../../site/money-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Price } from '../../../ui/price.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { useConsoleCall } from '../use-operator.ts';
import { useSettlementFile } from './settlement-files.ts';
import { SettlementLines } from './settlement-lines.tsx';
import { SettlementTable } from './settlement-table.tsx';

/** What the gateway sent to the bank and what it kept; the address keeps the page and whose lines are shown. */
export function SettlementsPage() {
  const t = useTranslations('consoleSettlements');
  const lang = useLang();
  const call = useConsoleCall();
  const [query] = useSearchParams();
  const page = Number(query.get('page') ?? 1);
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'settlements', page],
    queryFn: () => call(() => callApi('GET /api/v1/console/settlements', { query: { page } })),
    placeholderData: (before) => before,
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-1">
        <h1 className="text-xl font-bold">{t('title')}</h1>
        <p className="max-w-3xl text-soft">{t('intro')}</p>
      </div>
      {data === undefined && error === null ? <PageSkeleton /> : null}
      {data === undefined && error !== null ? (
        <ConsoleProblem error={error} retry={() => void refetch()} />
      ) : null}
      {data === undefined ? null : <Settlements shown={data} chosen={query.get('of') ?? undefined} />}
    </div>
  );
}

interface ShownProps {
  shown: CallData<'GET /api/v1/console/settlements'>;
  chosen: string | undefined;
}

function Settlements({ shown, chosen }: ShownProps) {
  const t = useTranslations('consoleSettlements');
  const lang = useLang();
  const save = useSettlementFile();
  const { items, owed, page, pages } = shown;
  const pageQuery = page === 1 ? undefined : String(page);
  if (items.length === 0) return <EmptyState drawing="receipt" title={t('none')} text={t('noneText')} />;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <span className="text-soft">{t('owed')}</span> <Price text={owed.text} className="font-bold" />
        </p>
        <Button kind="secondary" size="small" onClick={() => save(items)}>
          {t('download')}
        </Button>
      </div>
      <SettlementTable settlements={items} chosen={chosen} page={pageQuery} />
      <ListPages
        page={page}
        pages={pages}
        to={(next) => moneyPaths(lang).consoleSettlements({ page: next?.toString() })}
      />
      {chosen === undefined ? null : <SettlementLines key={chosen} id={chosen} page={pageQuery} />}
    </>
  );
}
