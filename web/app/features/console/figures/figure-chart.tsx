import type { KeyFigure } from '@diyar/contract/words/key-figure-words';
import type { CallData } from '../../../api/client.ts';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { numberOf, textOf } from './figure-values.ts';

/** One figure over time as bars, in the order that the page reads; the table says each number. */
export function FigureChart(props: { data: CallData<'GET /api/v1/console/figures'>; figure: KeyFigure }) {
  const t = useTranslations('consoleFigures');
  const { data, figure } = props;
  const { buckets, total, total_before } = data;
  const most = Math.max(1, ...buckets.map((bucket) => numberOf(bucket, figure)));
  const [from, to] = [buckets[0]?.from ?? '', buckets.at(-1)?.to ?? ''];
  const label = t('chart', {
    figure: t(`figures.${figure}`),
    ...{ from: ltrText(from), to: ltrText(to) },
    ...{ total: ltrText(textOf(total, figure)), before: ltrText(textOf(total_before, figure)) },
  });
  return (
    <figure className="grid gap-2">
      <div role="img" aria-label={label} className="flex h-52 items-end gap-1 border-b border-line">
        {buckets.map((bucket) => (
          <span
            key={bucket.from}
            title={`${bucket.from}: ${textOf(bucket, figure)}`}
            className="min-h-px grow rounded-t bg-primary"
            style={{ height: `${Math.max(0, (numberOf(bucket, figure) / most) * 100)}%` }}
          />
        ))}
      </div>
      <p aria-hidden="true" className="tabular flex justify-between gap-3 text-xs text-soft">
        <bdi dir="ltr">{from}</bdi>
        <bdi dir="ltr">{to}</bdi>
      </p>
    </figure>
  );
}
