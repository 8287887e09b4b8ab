import { PERIODS } from '@diyar/contract/words/period';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { paths } from '../../site/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { periodWord } from '../ads/periods.ts';
import { ChoiceForm, ChoiceSelect } from './choice-form.tsx';

/** Filters of an advertiser's ads, from the address. */
export interface ProfileFilter {
  category?: string | undefined;
  period?: string | undefined;
  sort?: string | undefined;
}

interface FiltersProps {
  id: string;
  filter: ProfileFilter;
  categories: { slug: string; plural: string }[];
}

const SORTS = ['best', 'newest', 'price_asc', 'price_desc', 'rating'] as const;

/** Type, period and order of an advertiser's ads; each choice is an address of its own. */
export function ProfileFilters({ id, filter, categories }: FiltersProps) {
  const t = useTranslations();
  const to = paths(useLang());
  return (
    <ChoiceForm action={to.profile(id)} label={t('advertisers.filters')} submitLabel={t('advertisers.apply')}>
      <ChoiceSelect
        name="category"
        label={t('advertisers.category')}
        value={filter.category ?? ''}
        choices={[
          ['', t('advertisers.anyCategory')],
          ...categories.map(({ slug, plural }) => [slug, plural] as const),
        ]}
      />
      <ChoiceSelect
        name="period"
        label={t('advertisers.period')}
        value={filter.period ?? ''}
        choices={[
          ['', t('advertisers.anyPeriod')],
          ...PERIODS.map((period) => [String(period), t(`results.how.${periodWord(period)}`)] as const),
        ]}
      />
      <ChoiceSelect
        name="sort"
        label={t('advertisers.sort')}
        value={filter.sort ?? 'best'}
        choices={SORTS.map((sort) => [sort, t(`results.sort.${sort}`)] as const)}
      />
      <a
        href={to.results({ advertiser: id, ...filter })}
        className="inline-flex min-h-11 items-center gap-1 px-2 text-sm font-bold text-primary hover:underline"
      >
        {t('advertisers.inSearch')}
        <Icon name="chevron" className="size-4" />
      </a>
    </ChoiceForm>
  );
}
