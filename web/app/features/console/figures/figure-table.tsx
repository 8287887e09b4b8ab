import { writeCsv } from '@diyar/contract/values/write-csv';
import { KEY_FIGURES } from '@diyar/contract/words/key-figure-words';
import type { CallData } from '../../../api/client.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { offerFile } from '../../../ui/offer-file.ts';
import { RowCards } from '../../../ui/row-cards.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { numberOf, textOf } from './figure-values.ts';

const HEAD = 'sticky top-0 min-w-24 border-b border-line bg-surface p-2 text-start font-bold text-soft';

type Buckets = CallData<'GET /api/v1/console/figures'>['buckets'];

/** Every figure of every bar, the newest first, and the same as a file; on a phone a card for each bar. */
export function FigureTable({ data: { buckets } }: { data: CallData<'GET /api/v1/console/figures'> }) {
  const t = useTranslations('consoleFigures');
  const isWide = useMedia('(min-width: 48rem)', true);
  const names = KEY_FIGURES.map((figure) => t(`figures.${figure}`));
  const save = () => {
    const rows = buckets.map((bucket) => [
      ...[bucket.from, bucket.to],
      // Nothing to tell is an empty cell, not a number.
      ...KEY_FIGURES.map((figure) => (bucket[figure] === null ? '' : numberOf(bucket, figure))),
    ]);
    offerFile('diyar-key-figures.csv', writeCsv([[t('from'), t('to'), ...names], ...rows]), 'text/csv');
  };
  return (
    <details>
      <summary className="w-fit cursor-pointer py-3 text-sm text-primary">{t('table')}</summary>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 pt-3">
        {isWide ? (
          <WideTable buckets={buckets} />
        ) : (
          <RowCards
            label={t('table')}
            rows={buckets.toReversed().map((bucket) => ({
              key: bucket.from,
              name: <bdi dir="ltr">{spanOf(bucket)}</bdi>,
              cells: KEY_FIGURES.map((figure) => ({
                label: t(`figures.${figure}`),
                value: <bdi dir="ltr">{textOf(bucket, figure)}</bdi>,
              })),
            }))}
          />
        )}
        <div>
          <Button kind="secondary" size="small" onClick={save}>
            {t('download')}
          </Button>
        </div>
      </div>
    </details>
  );
}

const spanOf = ({ from, to }: Buckets[number]) => (from === to ? from : `${from} – ${to}`);

function WideTable({ buckets }: { buckets: Buckets }) {
  const t = useTranslations('consoleFigures');
  const names = KEY_FIGURES.map((figure) => t(`figures.${figure}`));
  return (
    <section
      aria-label={t('table')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes the keys
      tabIndex={0}
      className="max-h-120 overflow-auto rounded-base border border-line"
    >
      <table className="tabular w-full border-separate border-spacing-0 text-sm">
        <thead className="text-xs">
          <tr>
            {[t('from'), t('to'), ...names].map((name) => (
              <th key={name} scope="col" className={HEAD}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {buckets.toReversed().map((bucket) => (
            <tr key={bucket.from}>
              <th scope="row" className="border-b border-line/70 p-2 text-start font-normal">
                <bdi dir="ltr">{bucket.from}</bdi>
              </th>
              <td className="border-b border-line/70 p-2">
                <bdi dir="ltr">{bucket.to}</bdi>
              </td>
              {KEY_FIGURES.map((figure) => (
                <td key={figure} className="border-b border-line/70 p-2 whitespace-nowrap">
                  <bdi dir="ltr">{textOf(bucket, figure)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
