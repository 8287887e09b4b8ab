import type { AdSort } from '@diyar/contract/search';
import { useTranslations } from 'use-intl/react';
import { Icon } from '../../ui/icon.tsx';
import type { Filters } from './filters.ts';
import { HiddenFilters } from './form-parts.tsx';
import { useSubmitSearch } from './use-search-form.ts';
import { useSearchPath } from './use-search-path.ts';

/** Nearest asks where one stands, which this form does not know. */
// Written out: the contract's own list would bring the whole of its parser into the first load.
const SORTS = [
  'best',
  'newest',
  'price_asc',
  'price_desc',
  'area',
  'rating',
] as const satisfies readonly Exclude<AdSort, 'nearest'>[];

/** The order of the results. Without JavaScript a button sends it. */
export function SortField({ filters }: { filters: Filters }) {
  const t = useTranslations('results');
  const submit = useSubmitSearch(filters);
  return (
    <form
      method="get"
      action={useSearchPath()()}
      onSubmit={submit}
      onChange={(event) => event.currentTarget.requestSubmit()}
      className="flex items-center gap-2"
    >
      <label className="relative flex items-center">
        <Icon name="sort" className="pointer-events-none absolute start-3 size-4 text-soft" />
        <span className="sr-only">{t('form.sort')}</span>
        <select
          key={filters.sort}
          name="sort"
          defaultValue={filters.sort ?? 'best'}
          className="min-h-11 appearance-none rounded-base border border-line bg-surface ps-9 pe-9 transition-colors hover:border-field-line"
        >
          {SORTS.map((sort) => (
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
