import type { HostStatistics } from '@diyar/contract/supply/host-statistics';
import { STATISTICS_MEASURES } from '@diyar/contract/words/statistics-words';
import { useTranslations } from '../../i18n/translations.ts';
import { csvOf, plainCells } from './figures.ts';
import { FiguresTable, SaveCsv } from './figures-table.tsx';

/** Every number of the chart and of all other figures, the newest first. */
export function BucketsTable({ data }: { data: HostStatistics }) {
  const t = useTranslations('statistics');
  const csv = () =>
    csvOf([
      [t('day'), t('to'), ...STATISTICS_MEASURES.map((measure) => t(`measures.${measure}`))],
      ...data.buckets.map((bucket) => [bucket.from, bucket.to, ...plainCells(bucket, STATISTICS_MEASURES)]),
    ]);
  const rows = data.buckets.toReversed().map((bucket) => ({
    key: bucket.from,
    name: <bdi dir="ltr">{bucket.from === bucket.to ? bucket.from : `${bucket.from} – ${bucket.to}`}</bdi>,
    figures: bucket,
  }));
  return (
    <details>
      <summary className="w-fit cursor-pointer py-3 text-sm text-primary">{t('table')}</summary>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 pt-3">
        <FiguresTable
          label={t('table')}
          head={t('day')}
          rows={[{ key: 'sum', name: t('sum'), figures: data.total }, ...rows]}
        />
        <SaveCsv label={t('download')} name="diyar-statistics.csv" csv={csv} />
      </div>
    </details>
  );
}
