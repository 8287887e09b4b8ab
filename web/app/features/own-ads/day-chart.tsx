import type { DayFigures } from '@diyar/contract/supply/host-ads';
import { dateText } from '@diyar/contract/values/format';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import type { Measure } from './measures.ts';

const WIDTH = 320;
const HEIGHT = 88;
/** Of a day's width, what stays free beside its bar. */
const GAP = 0.2;
/** A day with anything at all is seen. */
const LEAST = 3;

/** A bar a day; time runs as the page reads, a day without anything has none. The table below says each number. */
export function DayChart({ days, measure }: { days: readonly DayFigures[]; measure: Measure }) {
  const t = useTranslations('ownAds.statistics');
  const values = days.map((day) => day[measure]);
  const [total, most] = [values.reduce((sum, value) => sum + value, 0), Math.max(...values)];
  const dayOf = (place: number) => ltrText(dateText(days.at(place)?.date ?? ''));
  const name = t(measure);
  const told = { name, start: dayOf(0), end: dayOf(-1) };
  const label =
    total === 0
      ? t('chartNone', told)
      : t('chart', { ...told, total, most, top: dayOf(values.indexOf(most)) });
  return (
    <figure className="grid min-w-0 content-start gap-2 rounded-base border border-line p-4">
      <figcaption className="flex items-baseline justify-between gap-3">
        <span className="text-xs text-soft">{name}</span>
        <bdi className="tabular text-lg font-bold">{total.toLocaleString('en-US')}</bdi>
      </figcaption>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-22 w-full text-primary rtl:-scale-x-100"
      >
        <path d={barsOf(values, most)} fill="currentColor" />
        <path d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} className="stroke-field-line" />
      </svg>
      <p aria-hidden="true" className="tabular flex justify-between gap-3 text-xs text-soft">
        <bdi dir="ltr">{dateText(days[0]?.date ?? '')}</bdi>
        <bdi dir="ltr">{dateText(days.at(-1)?.date ?? '')}</bdi>
      </p>
    </figure>
  );
}

function barsOf(values: readonly number[], most: number): string {
  const step = WIDTH / values.length;
  const bars = values.map((value, place) => {
    if (value === 0) return '';
    const height = Math.max(LEAST, (value / most) * (HEIGHT - 4));
    const start = (place + GAP / 2) * step;
    return `M${start.toFixed(1)} ${HEIGHT}v${(-height).toFixed(1)}h${(step * (1 - GAP)).toFixed(1)}V${HEIGHT}Z`;
  });
  return bars.join('');
}
