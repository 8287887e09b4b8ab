import type { OfferedDates } from '@diyar/contract/finding/search';
import { addMonths, riyadhDate } from '@diyar/contract/values/riyadh';
import { type RefObject, useEffect, useState } from 'react';
import { pauseBeforeAgain } from '../../../api/ask-again.ts';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { monthName, shortDay } from '../../../i18n/short-dates.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { printSearch } from '../query/search.ts';
import { searchOf } from './use-search-form.ts';

/** The days around the chosen ones, or the weekends of a month. */
type Wanted = { around: true } | { month: string };

interface OtherDatesProps {
  /** Within the form whose other fields the dates are asked with. */
  box: RefObject<HTMLFieldSetElement | null>;
  from: string;
  to: string;
  onPick: (dates: OfferedDates) => void;
}

/** Other dates for a search, each with the least that a stay costs then: three days earlier or later, or any weekend of a month. */
export function OtherDates({ box, from, to, onPick }: OtherDatesProps) {
  const t = useTranslations('filters.otherDates');
  const [wanted, setWanted] = useState<Wanted>();
  const canShift = from !== '' && from < to;
  const month = wanted !== undefined && 'month' in wanted ? wanted.month : undefined;
  const first = (from === '' ? riyadhDate(Date.now()) : from).slice(0, 7);
  return (
    <div className="mt-3 grid gap-3">
      <div className="flex flex-wrap gap-2">
        {canShift ? (
          <Button
            kind="secondary"
            size="small"
            aria-expanded={wanted !== undefined && month === undefined}
            onClick={() => setWanted({ around: true })}
          >
            {t('around')}
          </Button>
        ) : null}
        <Button
          kind="secondary"
          size="small"
          aria-expanded={month !== undefined}
          onClick={() => setWanted({ month: first })}
        >
          {t('weekends')}
        </Button>
      </div>
      {month === undefined ? null : (
        <MonthSteps month={month} onStep={(next) => setWanted({ month: next })} />
      )}
      {wanted === undefined || (month === undefined && !canShift) ? null : (
        <Offered box={box} wanted={wanted} from={from} to={to} onPick={onPick} />
      )}
    </div>
  );
}

function MonthSteps({ month, onStep }: { month: string; onStep: (month: string) => void }) {
  const t = useTranslations('filters.otherDates');
  const lang = useLang();
  const step = (months: number) => onStep(addMonths(`${month}-01`, months).slice(0, 7));
  const isFirst = month <= riyadhDate(Date.now()).slice(0, 7);
  return (
    <div className="flex items-center justify-between gap-2">
      {isFirst ? (
        <span className="size-11" />
      ) : (
        <IconButton label={t('previous')} onClick={() => step(-1)}>
          <Icon name="chevron" className="size-5 rotate-180" />
        </IconButton>
      )}
      <span className="font-medium" aria-live="polite">
        {monthName(`${month}-01`, lang)}
      </span>
      <IconButton label={t('next')} onClick={() => step(1)}>
        <Icon name="chevron" className="size-5" />
      </IconButton>
    </div>
  );
}

function useOffered({ box, wanted, from, to }: Omit<OtherDatesProps, 'onPick'> & { wanted: Wanted }) {
  const lang = useLang();
  const [loaded, setLoaded] = useState<{ of: string; items: OfferedDates[] | null }>();
  const [attempt, setAttempt] = useState(0);
  const month = 'month' in wanted ? wanted.month : undefined;
  const asked = month ?? `${from} ${to}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dates are told by `asked`, answers are in the page's language, another attempt asks the same again
  useEffect(() => {
    const form = box.current?.form;
    if (form === null || form === undefined) return;
    const leaving = new AbortController();
    let again: ReturnType<typeof setTimeout> | undefined;
    const {
      near: _near,
      sort: _sort,
      page: _page,
      from: _from,
      to: _to,
      ...others
    } = printSearch(searchOf(form));
    const query = { ...others, ...(month === undefined ? { from, to } : { month }) } as never;
    callApi('GET /api/v1/ads/dates', { query, signal: leaving.signal })
      .then(({ items }) => setLoaded({ of: asked, items }))
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        setLoaded({ of: asked, items: null });
        const pause = pauseBeforeAgain(error);
        if (pause !== undefined) again = setTimeout(() => setAttempt((made) => made + 1), pause);
      });
    return () => {
      clearTimeout(again);
      leaving.abort();
    };
  }, [asked, attempt, lang]);
  return loaded?.of === asked ? loaded.items : undefined;
}

function Offered(props: OtherDatesProps & { wanted: Wanted }) {
  const t = useTranslations('filters.otherDates');
  const lang = useLang();
  const items = useOffered(props);
  if (items === undefined) return <Skeleton className="h-24 w-full" />;
  if (items === null || items.length === 0)
    return (
      <p role="status" className="text-sm text-soft">
        {t(items === null ? 'failed' : 'none')}
      </p>
    );
  const cheapest = Math.min(...items.map(({ least }) => least?.amount ?? Number.POSITIVE_INFINITY));
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {items.map((dates) => (
        <li key={dates.from} className="grid">
          <button
            type="button"
            disabled={dates.count === 0}
            aria-pressed={dates.from === props.from && dates.to === props.to}
            onClick={() => props.onPick(dates)}
            className="grid min-h-11 gap-0.5 rounded-base border border-line bg-surface px-3 py-2 text-start transition-colors hover:border-field-line aria-pressed:border-primary aria-pressed:bg-primary-soft disabled:text-faint"
          >
            <span className="text-sm">
              {t('span', { from: shortDay(dates.from, lang), to: shortDay(dates.to, lang) })}
            </span>
            <span className={dates.least?.amount === cheapest ? 'text-sm font-bold text-primary' : 'text-sm'}>
              {dates.least === null
                ? t(dates.count === 0 ? 'full' : 'free')
                : t('least', { price: `\u2066${dates.least.text}\u2069` })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
