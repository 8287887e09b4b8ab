import type { Report } from '@diyar/contract/people/reports';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { ListPages } from '../../layout/list-pages.tsx';
import { askAnew, askEvery, useLive } from '../../live/use-live.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CaseCard } from './case-card.tsx';

type Side = Report['side'];
const SIDES: readonly Side[] = ['reporter', 'reported'];

/** The reports somebody made, and those about them, each with its case number, clock and state. */
export function ReportsPage() {
  const t = useTranslations('reports');
  const [query, setQuery] = useSearchParams();
  const side = SIDES.find((one) => one === query.get('side')) ?? 'reporter';
  const open = (next: Side) =>
    setQuery(next === 'reporter' ? {} : { side: next }, { preventScrollReset: true });
  return (
    <div className="page grid max-w-3xl gap-5 py-6 md:py-10">
      <h1 className="text-2xl font-bold">{t('title')}</h1>
      <Tabs
        label={t('title')}
        tabs={SIDES.map((value) => ({ value, label: t(`sides.${value}`) }))}
        value={side}
        onChange={open}
      >
        <List key={side} side={side} page={Math.max(1, Number(query.get('page')) || 1)} />
      </Tabs>
    </div>
  );
}

function List({ side, page }: { side: Side; page: number }) {
  const t = useTranslations();
  const lang = useLang();
  const isLive = useLive('report', () => void askAnew(query));
  const query = useQuery({
    queryKey: [lang, 'reports', side, page],
    queryFn: () => callApi('GET /api/v1/reports', { query: { page, side }, lang }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => askEvery(isLive, state.error),
  });
  const { data, error, refetch } = query;
  if (data === undefined && error === null) return <PageSkeleton />;
  if (data === undefined) {
    return (
      <EmptyState
        drawing="cloud"
        title={t('reports.loadFailed')}
        text={error instanceof ApiError ? error.msg : t('errors.server_error')}
        action={<Button onClick={() => void refetch()}>{t('common.retry')}</Button>}
      />
    );
  }
  if (data.total === 0) return <NoReports side={side} />;
  const kept = side === 'reported' ? { side } : {};
  return (
    <div className="grid gap-4">
      <p role="status" className="text-sm text-soft">
        {t('reports.count', { count: data.total })}
      </p>
      <ul className="grid gap-4">
        {data.items.map((report) => (
          <CaseCard key={report.id} report={report} onChange={() => void refetch()} />
        ))}
      </ul>
      <ListPages
        page={data.page}
        pages={data.pages}
        to={(each) => paths(lang).reports({ ...kept, page: each })}
      />
    </div>
  );
}

function NoReports({ side }: { side: Side }) {
  const t = useTranslations();
  const lang = useLang();
  if (side === 'reported')
    return (
      <EmptyState drawing="door" title={t('reports.emptyAboutTitle')} text={t('reports.emptyAboutText')} />
    );
  return (
    <EmptyState
      drawing="door"
      title={t('reports.emptyTitle')}
      text={t('reports.emptyText')}
      action={
        <Link to={paths(lang).results()} className={buttonLook('primary')}>
          {t('shell.deals')}
        </Link>
      }
    />
  );
}
