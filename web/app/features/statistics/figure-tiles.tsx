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

/** The four that a page is opened for; the others stand smaller below. */
const MAIN: readonly StatisticsMeasure[] = ['views', 'reservations', 'income', 'occupancy'];
const OTHERS = STATISTICS_MEASURES.filter((measure) => !MAIN.includes(measure));

/** Every figure of the time with its change in words; the chosen one stands in the chart. */
export function FigureTiles(props: TilesProps) {
  const t = useTranslations('statistics');
  const name = useId();
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{t('measure')}</legend>
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        {MAIN.map((each) => (
          <Tile
            key={each}
            {...props}
            each={each}
            name={name}
            look="p-4"
            textLook="text-base min-[24rem]:text-lg sm:text-xl lg:text-2xl"
          />
        ))}
      </div>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
        {OTHERS.map((each) => (
          <Tile key={each} {...props} each={each} name={name} look="px-4 py-3" textLook="text-base" />
        ))}
      </div>
    </fieldset>
  );
}

interface TileProps extends TilesProps {
  each: StatisticsMeasure;
  name: string;
  look: string;
  textLook: string;
}

function Tile({ data, measure, onChange, each, name, look, textLook }: TileProps) {
  const t = useTranslations('statistics');
  return (
    <label
      className={`grid min-w-0 cursor-pointer content-start gap-0.5 rounded-base border border-line bg-surface transition-colors hover:border-field-line has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-primary ${look}`}
    >
      <input
        type="radio"
        name={name}
        className="sr-only"
        checked={each === measure}
        onChange={() => onChange(each)}
      />
      <span className="text-sm text-soft">{t(`measures.${each}`)}</span>
      <bdi dir="ltr" className={`tabular font-bold break-words rtl:text-right ${textLook}`}>
        {textOf(data.total, each) ?? t('nothing')}
      </bdi>
      <Change data={data} measure={each} />
    </label>
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
