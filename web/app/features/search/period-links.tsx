import { PERIODS } from '@diyar/contract/period';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../link.tsx';
import { periodWord } from '../ads/periods.ts';
import { type Filters, withFilters } from './filters.ts';
import { SEGMENT } from './period-segment.ts';
import { useSearchPath } from './use-search-path.ts';

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
