import type { Understood } from '@diyar/contract/site/wishes';
import { PERIODS } from '@diyar/contract/words/period';
import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { periodWord } from '../../ads/periods.ts';
import { changeSearch, type Search } from '../query/search.ts';
import { useSearchPath } from '../query/use-search-path.ts';
import { withUnderstood } from './heading.ts';

/** Prices of nights and of years beside each other are no order: whoever sorts by price without a period is asked for one. */
export function WhichPrice({ filters, understood }: { filters: Search; understood: Understood | null }) {
  const t = useTranslations();
  const searchPath = useSearchPath();
  const { sort, period, purpose, from } = withUnderstood(filters, understood);
  const isMixed = period === undefined && purpose !== 'sale' && from === undefined;
  if ((sort !== 'price_asc' && sort !== 'price_desc') || !isMixed) return null;
  const kinds = [
    ...PERIODS.map((one) => ({ name: periodWord(one), chosen: { period: String(one), purpose: undefined } })),
    ...(purpose === 'rent' ? [] : [{ name: periodWord(null), chosen: { purpose: 'sale' } }]),
  ];
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-base bg-sunken px-4 py-2 text-sm">
      <p>{t('filters.whichPrice')}</p>
      <ul className="flex flex-wrap gap-x-1">
        {kinds.map(({ name, chosen }) => (
          <li key={name}>
            <Link
              to={searchPath(changeSearch(filters, chosen))}
              preventScrollReset
              className="inline-flex min-h-11 items-center px-2 font-bold text-primary hover:underline"
            >
              {t(`common.period.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
