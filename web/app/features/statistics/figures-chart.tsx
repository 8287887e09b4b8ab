import type { FiguresBucket, HostStatistics } from '@diyar/contract/supply/host-statistics';
import { groupedNumber } from '@diyar/contract/values/format';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { StatisticsMeasure } from '@diyar/contract/words/statistics-words';
import { DIR_OF, ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { hasAny, numberOf, textOf, ticksOf } from './figures.ts';

const WIDTH = 1000;
const HEIGHT = 240;
const EDGE = 10;

/** One figure over time, the time before dashed; time runs as the page reads. The table below says each number. */
export function FiguresChart({ data, measure }: { data: HostStatistics; measure: StatisticsMeasure }) {
  const t = useTranslations('statistics');
  const { buckets, before } = data;
  const name = t(`measures.${measure}`);
  const [from, to] = [ltrText(buckets[0]?.from ?? ''), ltrText(buckets.at(-1)?.to ?? '')];
  const heading = <h2 className="text-lg font-bold">{name}</h2>;
  if (!hasAny(buckets, measure) && !hasAny(before, measure))
    return (
      <div className="grid gap-2">
        {heading}
        <p className="text-soft">{t('chartEmpty')}</p>
      </div>
    );
  const none = t('nothing');
  const told = {
    total: textOf(data.total, measure) ?? none,
    before: textOf(data.total_before, measure) ?? none,
  };
  return (
    <figure className="grid min-w-0 gap-3">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        {heading}
        <Legend />
      </figcaption>
      <Lines data={data} measure={measure} label={t('chart', { measure: name, from, to, ...told })} />
      <p aria-hidden="true" className="tabular flex justify-between gap-3 ps-14 text-xs text-soft">
        <bdi dir="ltr">{buckets[0]?.from}</bdi>
        <bdi dir="ltr">{buckets.at(-1)?.to}</bdi>
      </p>
      {isGoingOn(data) && hasLast(buckets, measure) ? (
        <p className="text-xs text-soft">{t('goingOn')}</p>
      ) : null}
    </figure>
  );
}

function Legend() {
  const t = useTranslations('statistics');
  return (
    <span aria-hidden="true" className="flex gap-5 text-xs text-soft">
      <span className="flex items-center gap-2">
        <span className="w-6 border-t-[3px] border-primary" />
        {t('now')}
      </span>
      <span className="flex items-center gap-2">
        <span className="w-6 border-t-2 border-dashed border-field-line" />
        {t('before')}
      </span>
    </span>
  );
}

/** Whether the last stretch of time is not over: what it counts is less than it will be. */
const isGoingOn = ({ buckets }: HostStatistics) => (buckets.at(-1)?.to ?? '') >= riyadhDate(new Date());

/** Whether a piece of the line leads to the last stretch. */
const hasLast = (buckets: readonly FiguresBucket[], measure: StatisticsMeasure) =>
  buckets.slice(-2).every((bucket) => numberOf(bucket, measure) !== null);

/** Both lines with the values they are measured by; the piece to a stretch that is not over is dotted. */
function Lines(props: { data: HostStatistics; measure: StatisticsMeasure; label: string }) {
  const { data, measure, label } = props;
  const isRtl = DIR_OF[useLang()] === 'rtl';
  const valuesOf = (buckets: readonly FiguresBucket[]) => buckets.map((bucket) => numberOf(bucket, measure));
  const [now, before] = [valuesOf(data.buckets), valuesOf(data.before)];
  const ended = isGoingOn(data) ? now.with(-1, null) : now;
  const goingOn = now.map((value, place) => (place < now.length - 2 ? null : value));
  const ticks = ticksOf([...now, ...before].map((value) => value ?? 0));
  const [least = 0, most = 1] = [ticks[0], ticks.at(-1)];
  const heightOf = (value: number) =>
    HEIGHT - EDGE - ((value - least) / (most - least)) * (HEIGHT - 2 * EDGE);
  return (
    <div className="grid grid-cols-[3rem_minmax(0,1fr)] gap-2">
      <div aria-hidden="true" className="tabular relative text-xs text-soft" style={{ height: HEIGHT }}>
        {ticks.map((tick) => (
          <bdi
            key={tick}
            dir="ltr"
            className="absolute end-0 -translate-y-1/2"
            style={{ top: heightOf(tick) }}
          >
            {groupedNumber(tick)}
          </bdi>
        ))}
      </div>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="w-full"
        style={{ height: HEIGHT }}
      >
        {ticks.map((tick) => (
          <path
            key={tick}
            d={`M0 ${heightOf(tick)}H${WIDTH}`}
            vectorEffect="non-scaling-stroke"
            className="stroke-line"
          />
        ))}
        <Line path={pathOf(before, heightOf, isRtl)} width={2} dashes="6 5" look="stroke-field-line" />
        <Line path={pathOf(ended, heightOf, isRtl)} width={3} look="stroke-primary" />
        {ended === now ? null : (
          <Line path={pathOf(goingOn, heightOf, isRtl)} width={3} dashes="2 5" look="stroke-primary" />
        )}
      </svg>
    </div>
  );
}

function Line(props: { path: string; width: number; dashes?: string; look: string }) {
  return (
    <path
      d={props.path}
      fill="none"
      strokeWidth={props.width}
      strokeDasharray={props.dashes}
      strokeLinejoin="round"
      strokeLinecap="round"
      vectorEffect="non-scaling-stroke"
      className={props.look}
    />
  );
}

/** A line through values; one that is not there leaves a gap, one alone between gaps a short stroke. */
function pathOf(
  values: readonly (number | null)[],
  heightOf: (value: number) => number,
  isRtl: boolean,
): string {
  const step = WIDTH / Math.max(1, values.length - 1);
  const pieces = values.map((value, place) => {
    if (value === null) return '';
    const across = isRtl ? WIDTH - place * step : place * step;
    const at = `${across.toFixed(1)} ${heightOf(value).toFixed(1)}`;
    return (values[place - 1] ?? null) === null ? `M${at}h0.1L${at}` : `L${at}`;
  });
  return pieces.join('');
}
