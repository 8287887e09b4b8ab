import { useTranslations } from '../../../i18n/translations.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { opens } from '../../../ui/opens-dialog.ts';
import { periodWord } from '../../ads/periods.ts';
import { CategoryField } from '../form/category-field.tsx';
import { HiddenFilters } from '../form/form-parts.tsx';
import { useSubmitSearch } from '../form/use-search-form.ts';
import { WhereFields } from '../form/where-fields.tsx';
import { WishField } from '../form/wish-field.tsx';
import type { Choices } from '../query/choices.ts';
import { chosenIn } from '../query/chosen.ts';
import { FILTER_DIALOG, listOf, type Search } from '../query/search.ts';
import { useSearchPath } from '../query/use-search-path.ts';

interface BarProps {
  choices: Choices;
  filters: Search;
}

/** The search, always in view: one line on phones, the main filters in a bar on wide screens. */
export function ResultsBar(props: BarProps) {
  return (
    <div
      data-search="bar"
      data-top-bar
      className="sticky top-14 z-20 border-b border-line bg-background md:top-16"
    >
      <div className="page wide-too py-1.5 md:py-2.5">
        <WideBar key={JSON.stringify(props.filters)} {...props} />
        <SearchLine {...props} />
      </div>
    </div>
  );
}

function WideBar({ choices, filters }: BarProps) {
  const t = useTranslations('results.form');
  const submit = useSubmitSearch(filters);
  return (
    <form
      method="get"
      action={useSearchPath()()}
      aria-label={t('label')}
      onSubmit={submit}
      onChange={(event) => {
        const form = event.currentTarget;
        if (!(event.target instanceof HTMLSelectElement)) return;
        // After the fields have followed: another city empties the district.
        setTimeout(() => form.requestSubmit());
      }}
      className="hidden items-center gap-3 lg:flex"
    >
      <div className="grid grow grid-cols-[1.3fr_1fr_1fr_1fr_auto] items-center divide-x divide-line rounded-base border border-line bg-surface shadow-card">
        <WishField look="bar" {...(filters.q === undefined ? {} : { defaultValue: filters.q })} />
        <WhereFields choices={choices} filters={filters} look="bar" />
        <CategoryField choices={choices} filters={filters} look="bar" />
        <div className="border-s-0 p-2">
          <button
            type="submit"
            aria-label={t('search')}
            title={t('search')}
            className="grid size-11 place-items-center rounded-base bg-primary text-on-primary transition-colors hover:bg-primary-strong"
          >
            <Icon name="search" />
          </button>
        </div>
      </div>
      <HiddenFilters filters={filters} shown={['q', 'city', 'district', 'category']} />
      <button type="button" {...opens(FILTER_DIALOG)} className={`${buttonLook('secondary')} h-15`}>
        <Icon name="filter" />
        {t('filters')}
        <FilterCount filters={filters} />
      </button>
    </form>
  );
}

/** Filters that the bar itself shows, and the visitor's place, which belongs to the order. */
const ELSEWHERE: ReadonlySet<string> = new Set(['q', 'city', 'district', 'category', 'period', 'near']);

/** How many filters are on, besides. */
function FilterCount({ filters }: { filters: Search }) {
  const t = useTranslations('results.form');
  const count = chosenIn(filters).filter(({ name }) => !ELSEWHERE.has(name)).length;
  if (count === 0) return null;
  return (
    <span className="tabular grid size-6 place-items-center rounded-pill bg-primary text-xs text-on-primary">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('filtersOn', { count })}</span>
    </span>
  );
}

/** Phones and tablets: the search in words; a tap opens everything. */
function SearchLine({ choices, filters }: BarProps) {
  const t = useTranslations('results.form');
  const { where, what } = useSearchInWords(choices, filters);
  return (
    <button
      type="button"
      {...opens(FILTER_DIALOG)}
      className="flex h-12 w-full items-center gap-3 rounded-pill border border-line bg-surface ps-5 pe-1 text-start shadow-card md:h-14 md:pe-2 lg:hidden"
    >
      <Icon name="search" className="size-5 shrink-0 text-primary" />
      <span className="min-w-0 grow leading-tight">
        <span className="sr-only">{t('changeSearch')}: </span>
        <span className="block truncate font-bold">{where}</span>
        <span className="block truncate text-xs text-soft">{what}</span>
      </span>
      <span className="relative grid size-10 shrink-0 place-items-center rounded-pill border border-line">
        <Icon name="filter" className="size-5" />
        <span className="absolute -end-1 -top-1 scale-75">
          <FilterCount filters={filters} />
        </span>
      </span>
    </button>
  );
}

function useSearchInWords(choices: Choices, filters: Search): { where: string; what: string } {
  const t = useTranslations();
  const namesOf = (name: 'city' | 'district' | 'category', from: readonly { slug: string; name: string }[]) =>
    listOf(filters, name).map((slug) => from.find((one) => one.slug === slug)?.name ?? slug);
  const separator = t('results.listSeparator');
  const places = [...namesOf('district', choices.districts), ...namesOf('city', choices.cities)];
  const period = [1, 2, 3, 4].find((each) => String(each) === filters.period) as 1 | 2 | 3 | 4 | undefined;
  const plurals = choices.categories.map(({ slug, plural }) => ({ slug, name: plural }));
  const kinds = filters.category === undefined ? [] : [namesOf('category', plurals).join(separator)];
  const isSale = filters.purpose === 'sale';
  const lengths = period === undefined && !isSale ? [] : [t(`common.period.${periodWord(period ?? null)}`)];
  const { q } = filters;
  if (q !== undefined)
    return {
      where: q,
      what: [...places, ...kinds, ...lengths].join(' · ') || t('results.form.changeSearch'),
    };
  return {
    where: places.join(separator) || t('results.form.anyCity'),
    what: [kinds[0] ?? t('results.form.anyCategory'), ...lengths].join(' · '),
  };
}
