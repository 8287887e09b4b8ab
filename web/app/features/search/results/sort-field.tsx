import type { AdSort } from '@diyar/contract/finding/search';
import type { ChangeEvent } from 'react';
import { useTranslations } from '../../../i18n/translations.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { HiddenFilters } from '../form/form-parts.tsx';
import { useSubmitSearch } from '../form/use-search-form.ts';
import type { Search } from '../query/search.ts';
import { useSearchPath } from '../query/use-search-path.ts';
import { useNearest } from './use-nearest.ts';

// Written out: the contract's own list would bring the whole of its parser into the first load.
const SORTS = [
  'best',
  'newest',
  'price_asc',
  'price_desc',
  'area',
  'rating',
  // Last: arrow keys take each on the way, and whoever goes on to another must not be asked where they stand.
  'nearest',
] as const satisfies readonly AdSort[];

/** The order of the results; the nearest first once the device has told where one stands. Without JavaScript a button sends it. */
export function SortField({ filters }: { filters: Search }) {
  const t = useTranslations('results');
  const submit = useSubmitSearch(filters);
  const { ask, leave, isAsking } = useNearest();
  // Without code nobody can be asked where they stand; a place that the address holds needs no asking.
  const canAsk = useHydrated() || filters.near !== undefined;
  const change = (event: ChangeEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    if (new FormData(form).get('sort') === 'nearest') return void ask(form);
    leave();
    form.requestSubmit();
  };
  return (
    <form
      method="get"
      action={useSearchPath()()}
      onSubmit={submit}
      onChange={change}
      aria-busy={isAsking}
      className="flex shrink-0 items-center gap-2"
    >
      <label className="relative flex items-center">
        <span className="pointer-events-none absolute start-3 text-soft [&_svg]:size-4">
          {isAsking ? <Spinner /> : <Icon name="sort" />}
        </span>
        <span className="sr-only">{t('form.sort')}</span>
        <select
          key={filters.sort}
          name="sort"
          defaultValue={filters.sort ?? 'best'}
          className="min-h-11 appearance-none rounded-base border border-line bg-surface ps-9 pe-8 transition-colors hover:border-field-line"
        >
          {SORTS.filter((sort) => canAsk || sort !== 'nearest').map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" className="pointer-events-none absolute end-3 size-4 text-faint" />
      </label>
      <HiddenFilters filters={filters} shown={['sort']} />
      <noscript>
        <button type="submit" className="min-h-11 px-2 font-bold text-primary">
          {t('showResults')}
        </button>
      </noscript>
    </form>
  );
}
