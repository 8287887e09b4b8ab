import type { PriceHistory } from '@diyar/contract/finding/market';
import { dateText } from '@diyar/contract/values/format';
import { useTranslations } from '../../i18n/translations.ts';
import { isolated } from '../ads/periods.ts';

const WIDTH = 320;
const HEIGHT = 96;
const EDGE = 6;

/** A line of steps, since a price holds until it changes; time runs as the page reads. The table behind says it all. */
export function PriceChart({ history, name }: { history: PriceHistory; name: string }) {
  const t = useTranslations('adMore.market');
  const { points } = history;
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const label = t('chart', {
    name,
    from: isolated(first.price.text),
    to: isolated(last.price.text),
    start: isolated(dateText(first.at)),
    end: isolated(dateText(last.at)),
  });
  return (
    <figure className="grid min-w-0 content-start gap-2 rounded-base border border-line bg-surface p-4">
      <figcaption className="flex items-baseline justify-between gap-3">
        <span className="text-xs text-soft">{name}</span>
        <bdi dir="ltr" className="tabular font-bold">
          {last.price.text}
        </bdi>
      </figcaption>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="w-full text-primary rtl:-scale-x-100"
      >
        <path
          d={stepsOf(points)}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
      </svg>
      <details>
        <summary className="py-3 cursor-pointer text-sm text-primary">{t('table')}</summary>
        <Rows points={points} />
      </details>
    </figure>
  );
}

/** The last price is drawn on to the edge: it holds today. */
function stepsOf(points: PriceHistory['points']): string {
  const times = points.map(({ at }) => Date.parse(at));
  const amounts = points.map(({ price }) => price.amount);
  const [start, low] = [Math.min(...times), Math.min(...amounts)];
  const span = Math.max(1, Math.max(...times) - start) * 1.15;
  const rise = Math.max(1, Math.max(...amounts) - low);
  const x = (time: number) => (EDGE + ((time - start) / span) * (WIDTH - 2 * EDGE)).toFixed(1);
  const y = (amount: number) => (HEIGHT - EDGE - ((amount - low) / rise) * (HEIGHT - 2 * EDGE)).toFixed(1);
  const [from = 0] = amounts;
  const steps = times.slice(1).map((time, place) => `H${x(time)}V${y(amounts[place + 1] ?? from)}`);
  return `M${EDGE} ${y(from)}${steps.join('')}H${WIDTH - EDGE}`;
}

function Rows({ points }: { points: PriceHistory['points'] }) {
  const t = useTranslations('adMore.market');
  const newestFirst = points.map((point, place) => ({ ...point, before: points[place - 1] })).reverse();
  return (
    <table className="tabular mt-2 w-full text-sm">
      <thead>
        <tr className="text-xs text-soft">
          <th className="py-1 text-start font-normal">{t('date')}</th>
          <th className="py-1 text-start font-normal">{t('price')}</th>
        </tr>
      </thead>
      <tbody>
        {newestFirst.map(({ at, price, before }) => (
          <tr key={at} className="border-t border-line/70">
            <td className="py-1">
              <bdi dir="ltr">{dateText(at)}</bdi>
            </td>
            <td className="py-1">
              <bdi dir="ltr" className="font-medium">
                {price.text}
              </bdi>{' '}
              {before === undefined ? null : (
                <span className="text-xs text-soft">
                  {t(price.amount < before.price.amount ? 'lowered' : 'raised')}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
