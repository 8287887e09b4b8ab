import { PERIODS } from '@diyar/contract/period';
import { type ReactNode, useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../link.tsx';
import { periodWord } from '../ads/periods.ts';
import { type Filters, withFilters } from './filters.ts';
import { useSearchPath } from './use-search-path.ts';

const SEGMENT =
  'relative flex min-h-11 grow basis-0 cursor-pointer items-center justify-center rounded-[9px] px-2 text-center whitespace-nowrap transition-colors';

/** The four periods of a form. Pressing the chosen one again leaves the period open. */
export function PeriodField(props: {
  chosen: string | undefined;
  labelHidden?: boolean;
  /** How many ads a period would find, under its name. */
  count?: (period: string) => ReactNode;
  /** Called when the chosen one was left again: of that a radio's form hears nothing. */
  onCleared?: () => void;
}) {
  const t = useTranslations();
  const [chosen, setChosen] = useState(props.chosen ?? '');
  return (
    <fieldset className="min-w-0">
      <legend className={props.labelHidden ? 'sr-only' : 'mb-1.5 font-medium'}>
        {t('results.form.period')}
      </legend>
      <div className="flex gap-1 rounded-base bg-sunken p-1">
        {PERIODS.map((period) => (
          <label
            key={period}
            className={`${SEGMENT} flex-col has-checked:bg-surface has-checked:font-bold has-checked:text-primary has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-primary`}
          >
            <input
              type="radio"
              name="period"
              value={period}
              checked={chosen === String(period)}
              onChange={() => setChosen(String(period))}
              onClick={() => {
                if (chosen !== String(period)) return;
                setChosen('');
                props.onCleared?.();
              }}
              className="sr-only"
            />
            {t(`common.period.${periodWord(period)}`)}
            {props.count?.(String(period))}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The periods above the results, each an address of its own; `shown` is what is searched for, chosen and typed. None of a sale. */
export function PeriodLinks(props: { filters: Filters; shown: Pick<Filters, 'period' | 'purpose'> }) {
  const t = useTranslations();
  const searchPath = useSearchPath();
  const { filters, shown } = props;
  if (shown.purpose === 'sale' && shown.period === undefined) return null;
  const choices = [undefined, ...PERIODS.map(String)];
  return (
    <nav aria-label={t('results.form.period')} className="min-w-0 rounded-base bg-sunken p-1">
      <ul className="flex gap-0.5">
        {choices.map((period) => (
          <li key={period ?? 'any'} className="flex grow basis-0">
            <Link
              to={searchPath(withFilters(filters, { period }))}
              preventScrollReset
              aria-current={shown.period === period ? 'true' : undefined}
              className={`${SEGMENT} px-2.5 aria-[current]:bg-surface aria-[current]:font-bold aria-[current]:text-primary aria-[current]:shadow-card`}
            >
              {period === undefined
                ? t('results.form.anyPeriod')
                : t(`common.period.${periodWord(Number(period) as (typeof PERIODS)[number])}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
