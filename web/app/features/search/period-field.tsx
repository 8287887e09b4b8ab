import { PERIODS } from '@diyar/contract/period';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useLang } from '../../i18n/lang.ts';
import { paths } from '../../paths.ts';
import { periodWord } from '../ads/periods.ts';
import { type Filters, withFilters } from './filters.ts';

const SEGMENT =
  'flex min-h-11 grow basis-0 cursor-pointer items-center justify-center rounded-[9px] px-2 text-center whitespace-nowrap transition-colors';

/** The four periods of a form. Pressing the chosen one again leaves the period open. */
export function PeriodField(props: { chosen: string | undefined; labelHidden?: boolean }) {
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
            className={`${SEGMENT} has-checked:bg-surface has-checked:font-bold has-checked:text-primary has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-primary`}
          >
            <input
              type="radio"
              name="period"
              value={period}
              checked={chosen === String(period)}
              onChange={() => setChosen(String(period))}
              onClick={() => {
                if (chosen === String(period)) setChosen('');
              }}
              className="sr-only"
            />
            {t(`common.period.${periodWord(period)}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The periods above the results, each an address of its own. */
export function PeriodLinks(props: { filters: Filters }) {
  const t = useTranslations();
  const to = paths(useLang());
  const { filters } = props;
  const choices = [undefined, ...PERIODS.map(String)];
  return (
    <nav aria-label={t('results.form.period')} className="min-w-0 rounded-base bg-sunken p-1">
      <ul className="flex gap-0.5">
        {choices.map((period) => (
          <li key={period ?? 'any'} className="flex grow basis-0">
            <Link
              to={to.results(withFilters(filters, { period }))}
              preventScrollReset
              aria-current={filters.period === period ? 'true' : undefined}
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
