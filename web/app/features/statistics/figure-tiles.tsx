import type { HostStatistics } from '@diyar/contract/supply/host-statistics';
import { STATISTICS_MEASURES, type StatisticsMeasure } from '@diyar/contract/words/statistics-words';
import { useId } from 'react';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { changeOf, textOf } from './figures.ts';

interface TilesProps {
  data: HostStatistics;
  measure: StatisticsMeasure;
  onChange: (measure: StatisticsMeasure) => void;
}

/** Every figure of the time with its change in words; the chosen one stands in the chart. */
export function FigureTiles({ data, measure, onChange }: TilesProps) {
  const t = useTranslations('statistics');
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{t('measure')}</legend>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5">
        {STATISTICS_MEASURES.map((each) => (
          <label
            key={each}
            className="grid cursor-pointer min-w-0 content-start gap-0.5 rounded-base border border-line bg-surface p-4 transition-colors hover:border-field-line has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={each === measure}
              onChange={() => onChange(each)}
            />
            <span className="text-sm text-soft">{t(`measures.${each}`)}</span>
            <bdi dir="ltr" className="tabular text-xl font-bold break-words rtl:text-right">
              {textOf(data.total, each) ?? t('nothing')}
            </bdi>
            <Change data={data} measure={each} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Change({ data: { total, total_before: before }, measure }: Omit<TilesProps, 'onChange'>) {
  const t = useTranslations('statistics');
  const { kind, percent } = changeOf(total, before, measure);
  return (
    <span className="text-xs text-soft">
      {t(`change.${kind}`, {
        percent: percent.toLocaleString('en-US'),
        before: ltrText(textOf(before, measure) ?? t('nothing')),
      })}
    </span>
  );
}
