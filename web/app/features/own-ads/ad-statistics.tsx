import type { AdStatistics } from '@diyar/contract/supply/host-ads';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SegmentedControl } from '../../ui/choice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DayChart } from './day-chart.tsx';
import { DayTable } from './day-table.tsx';
import { MEASURES } from './measures.ts';

const RANGES = ['7', '30', '90'] as const;
type Range = (typeof RANGES)[number];

/** An ad's figures day by day; how many days stands in the address. */
export function AdStatisticsCard({ id }: { id: string }) {
  const t = useTranslations('ownAds.statistics');
  const [search, setSearch] = useSearchParams();
  const range = RANGES.find((each) => each === search.get('days')) ?? '30';
  const choose = (next: Range) =>
    setSearch(
      (before) => {
        before.set('days', next);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const { data, error, refetch } = useQuery({
    queryKey: ['own-ad-statistics', id, range],
    queryFn: () =>
      callApi('GET /api/v1/host/ads/{id}/statistics', { params: { id }, query: { days: range } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Card as="section" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 p-5 lg:col-span-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-bold">{t('title')}</h2>
        <SegmentedControl
          label={t('range')}
          labelHidden
          options={RANGES.map((value) => ({ value, label: t(`days.${value}`) }))}
          value={range}
          onChange={choose}
        />
      </div>
      {data !== undefined ? <Charts statistics={data} /> : null}
      {data === undefined && error === null ? <Skeleton className="h-48" /> : null}
      {data === undefined && error !== null ? <Problem error={error} retry={() => void refetch()} /> : null}
    </Card>
  );
}

function Charts({ statistics: { days, can_be_booked } }: { statistics: AdStatistics }) {
  const t = useTranslations('ownAds.statistics');
  if (days.length === 0) return <p className="text-soft">{t('notYet')}</p>;
  const measures = MEASURES.filter((measure) => can_be_booked || measure !== 'reservations');
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {measures.map((measure) => (
          <DayChart key={measure} days={days} measure={measure} />
        ))}
      </div>
      <DayTable days={days} measures={measures} />
      <p className="text-xs text-soft">{t(can_be_booked ? 'explained' : 'explainedSale')}</p>
    </>
  );
}

function Problem({ error, retry }: { error: Error; retry: () => void }) {
  const t = useTranslations();
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{error instanceof ApiError ? error.msg : t('ownAds.statistics.failed')}</p>
      <Button kind="secondary" size="small" onClick={retry}>
        {t('common.retry')}
      </Button>
    </div>
  );
}
