import type { DayFigures } from '@diyar/contract/supply/host-ads';
import { dateText } from '@diyar/contract/values/format';
import { useTranslations } from '../../i18n/translations.ts';
import type { Measure } from './measures.ts';

/** Every figure of the charts, the newest day first; it scrolls inside itself. */
export function DayTable(props: { days: readonly DayFigures[]; measures: readonly Measure[] }) {
  const t = useTranslations('ownAds.statistics');
  const { days, measures } = props;
  const totalOf = (measure: Measure) => days.reduce((sum, day) => sum + day[measure], 0);
  return (
    <details>
      <summary className="py-3 cursor-pointer text-sm text-primary">{t('table')}</summary>
      <section
        aria-label={t('title')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes the keys
        tabIndex={0}
        className="mt-3 max-h-96 overflow-auto rounded-base border border-line"
      >
        <table className="tabular w-full border-separate border-spacing-0 text-sm">
          <thead>
            <tr>
              <th
                scope="col"
                className="sticky top-0 z-10 border-b border-line bg-surface p-2 text-start font-medium"
              >
                {t('day')}
              </th>
              {measures.map((measure) => (
                <th
                  key={measure}
                  scope="col"
                  className="sticky top-0 min-w-24 border-b border-line bg-surface p-2 text-start font-medium"
                >
                  {t(measure)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className="font-bold">
              <th scope="row" className="border-b border-line p-2 text-start">
                {t('total')}
              </th>
              {measures.map((measure) => (
                <td key={measure} className="border-b border-line p-2">
                  {totalOf(measure).toLocaleString('en-US')}
                </td>
              ))}
            </tr>
            {days.toReversed().map((day) => (
              <tr key={day.date}>
                <th
                  scope="row"
                  className="border-b border-line/70 p-2 text-start font-normal whitespace-nowrap"
                >
                  <bdi dir="ltr">{dateText(day.date)}</bdi>
                </th>
                {measures.map((measure) => (
                  <td key={measure} className="border-b border-line/70 p-2">
                    {day[measure].toLocaleString('en-US')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
