import { PERIODS } from '@diyar/contract/words/period';
import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { periodWord } from '../../ads/periods.ts';
import { SEGMENT } from '../form/period-segment.ts';
import { changeSearch, type Search } from '../query/search.ts';
import { useSearchPath } from '../query/use-search-path.ts';

/** To rent for each period, or to buy, each an address of its own; `shown` is what is searched for, chosen and typed. */
export function PeriodLinks(props: { filters: Search; shown: Pick<Search, 'period' | 'purpose'> }) {
  const t = useTranslations();
  const searchPath = useSearchPath();
  const { filters, shown } = props;
  const isSale = shown.purpose === 'sale' && shown.period === undefined;
  // A period takes `purpose=sale` away and leaves `purpose=rent`.
  const purpose = filters.purpose === 'sale' ? undefined : filters.purpose;
  const choice = (name: string, chosen: Parameters<typeof changeSearch>[1], isCurrent: boolean) => (
    <li key={name} className="flex grow basis-0">
      <Link
        to={searchPath(changeSearch(filters, chosen))}
        preventScrollReset
        aria-current={isCurrent ? 'true' : undefined}
        className={`${SEGMENT} max-sm:px-0.5 aria-[current]:bg-raised aria-[current]:font-bold aria-[current]:text-primary aria-[current]:shadow-card sm:px-2.5`}
      >
        {name}
      </Link>
    </li>
  );
  return (
    <nav aria-label={t('results.form.rentOrBuy')} className="min-w-0 rounded-base bg-sunken p-0.5 md:p-1">
      <ul className="flex gap-0.5">
        {choice(
          t('results.form.anyPeriod'),
          { period: undefined, purpose },
          !isSale && shown.period === undefined,
        )}
        {PERIODS.map((period) => {
          const value = String(period);
          return choice(
            t(`common.period.${periodWord(period)}`),
            { period: value, purpose },
            shown.period === value,
          );
        })}
        {choice(t(`common.period.${periodWord(null)}`), { period: undefined, purpose: 'sale' }, isSale)}
      </ul>
    </nav>
  );
}
