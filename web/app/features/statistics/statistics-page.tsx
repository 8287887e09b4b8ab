import {
  STATISTICS_BY,
  STATISTICS_MEASURES,
  type StatisticsMeasure,
} from '@diyar/contract/words/statistics-words';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type CallData, callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { supplyPaths } from '../../site/supply-paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SegmentedControl } from '../../ui/choice.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Select } from '../../ui/select.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { PageHead } from '../dashboard/page-head.tsx';
import { OwnAdProblem } from '../own-ads/own-ad-problem.tsx';
import { AdsTable } from './ads-table.tsx';
import { BucketsTable } from './buckets-table.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { FiguresChart } from './figures-chart.tsx';

type Statistics = CallData<'GET /api/v1/host/statistics'>;

/** What became of the account's ads, over time and beside the time before. */
export function StatisticsPage() {
  const t = useTranslations('statistics');
  const lang = useLang();
  const { by, ad, measure, choose } = useChoices();
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'host-statistics', by, ad],
    queryFn: () => callApi('GET /api/v1/host/statistics', { query: { by, ad }, lang }),
    placeholderData: keepPreviousData,
  });
  if (data === undefined && error === null) return <PageSkeleton />;
  if (data === undefined)
    return (
      <OwnAdProblem isPage error={error ?? new Error()} title={t('failed')} retry={() => void refetch()} />
    );
  if (data.ads.length === 0) return <Empty />;
  const shown = STATISTICS_MEASURES.find((each) => each === measure) ?? 'views';
  return (
    <div className="page grid grid-cols-1 gap-5 py-6 lg:py-8">
      <PageHead title={t('title')} lead={t('lead', { count: data.total.views })} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <SegmentedControl
          label={t('by')}
          labelHidden
          options={STATISTICS_BY.map((value) => ({ value, label: t(`bys.${value}`) }))}
          value={by}
          onChange={(next) => choose('by', next)}
        />
        <AdSelect data={data} ad={ad} onChange={(next) => choose('ad', next)} />
      </div>
      <FigureTiles data={data} measure={shown} onChange={(next) => choose('measure', next)} />
      <Chart data={data} measure={shown} />
      <AdsTable ads={data.ads} />
      <p className="text-xs text-soft">{t('explained')}</p>
    </div>
  );
}

/** What the page shows, as its address says it. */
function useChoices() {
  const [query, setQuery] = useSearchParams();
  const choose = (name: 'by' | 'ad' | 'measure', value: string) =>
    setQuery(
      (before) => {
        if (value === '') before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const by = STATISTICS_BY.find((each) => each === query.get('by')) ?? 'day';
  return { by, ad: query.get('ad') ?? undefined, measure: query.get('measure'), choose };
}

function AdSelect(props: { data: Statistics; ad: string | undefined; onChange: (ad: string) => void }) {
  const t = useTranslations('statistics');
  const ads = props.data.ads.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <div className="w-full max-w-80">
      <Select
        label={t('ad')}
        value={props.ad ?? ''}
        options={[{ value: '', label: t('allAds') }, ...ads]}
        onChange={props.onChange}
        error={undefined}
      />
    </div>
  );
}

function Chart({ data, measure }: { data: Statistics; measure: StatisticsMeasure }) {
  return (
    <Card as="section" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 p-5">
      <FiguresChart data={data} measure={measure} />
      <BucketsTable data={data} />
    </Card>
  );
}

function Empty() {
  const t = useTranslations('statistics');
  const to = supplyPaths(useLang());
  const act = (
    <Link to={to.properties()} className={buttonLook('primary')}>
      {t('emptyAct')}
    </Link>
  );
  return (
    <div className="page grid gap-5 py-6 lg:py-8">
      <PageHead title={t('title')} />
      <EmptyState drawing="door" title={t('empty')} text={t('emptyText')} action={act} />
    </div>
  );
}
