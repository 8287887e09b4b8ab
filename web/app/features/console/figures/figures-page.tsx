import { dateText } from '@diyar/contract/values/format';
import { KEY_FIGURES, type KeyFigure } from '@diyar/contract/words/key-figure-words';
import { STATISTICS_BY } from '@diyar/contract/words/statistics-words';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type CallData, callApi } from '../../../api/client.ts';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Card } from '../../../ui/card.tsx';
import { SegmentedControl } from '../../../ui/choice.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { useConsoleCall } from '../use-operator.ts';
import { FigureChart } from './figure-chart.tsx';
import { FigureTable } from './figure-table.tsx';
import { isMoney, textOf } from './figure-values.ts';

type Figures = CallData<'GET /api/v1/console/figures'>;

/** Supply, demand, bookings and money over time; the address keeps which figure and how long. */
export function FiguresPage() {
  const t = useTranslations('consoleFigures');
  const lang = useLang();
  const call = useConsoleCall();
  const [query, setQuery] = useSearchParams();
  const by = STATISTICS_BY.find((one) => one === query.get('by')) ?? 'day';
  const figure = KEY_FIGURES.find((one) => one === query.get('figure')) ?? 'on_show';
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'key-figures', by],
    queryFn: () => call(() => callApi('GET /api/v1/console/figures', { query: { by }, lang })),
    placeholderData: keepPreviousData,
  });
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <ConsoleProblem error={error} retry={() => void refetch()} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-1">
        <h1 className="text-xl font-bold">{t('title')}</h1>
        <p className="max-w-prose text-soft">{t('intro')}</p>
      </div>
      <SegmentedControl
        label={t('by')}
        labelHidden
        options={STATISTICS_BY.map((value) => ({ value, label: t(`bys.${value}`) }))}
        value={by}
        onChange={(next) => setQuery({ by: next, figure }, { replace: true })}
      />
      <Tiles
        data={data}
        figure={figure}
        onChange={(next) => setQuery({ by, figure: next }, { replace: true })}
      />
      <Card as="section" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 p-5">
        <h2 className="text-lg font-bold">{t(`figures.${figure}`)}</h2>
        <FigureChart data={data} figure={figure} />
        <FigureTable data={data} />
      </Card>
      <p className="text-xs text-soft">
        {data.searches_since === null
          ? t('searchesNone')
          : t('searchesSince', { date: ltrText(dateText(data.searches_since)) })}
      </p>
    </div>
  );
}

/** Every figure of the whole time beside what it was before; one is shown over time below. */
function Tiles(props: { data: Figures; figure: KeyFigure; onChange: (figure: KeyFigure) => void }) {
  const t = useTranslations('consoleFigures');
  const { total, total_before } = props.data;
  return (
    <fieldset className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      <legend className="sr-only">{t('chosen')}</legend>
      {KEY_FIGURES.map((figure) => (
        <button
          key={figure}
          type="button"
          aria-pressed={figure === props.figure}
          onClick={() => props.onChange(figure)}
          className={`grid min-w-0 content-start gap-1 rounded-base border border-line bg-surface p-4 text-start hover:border-ink aria-pressed:border-primary aria-pressed:bg-primary-soft ${isMoney(total, figure) ? 'max-sm:col-span-2' : ''}`}
        >
          <span className="text-sm text-soft">{t(`figures.${figure}`)}</span>
          <span className="tabular text-lg font-bold text-ink">
            <bdi dir="ltr">{textOf(total, figure)}</bdi>
          </span>
          <span className="text-xs text-soft">
            {t('before', { value: ltrText(textOf(total_before, figure)) })}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
