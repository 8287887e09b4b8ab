import { Suspense } from 'react';
import { useNavigation } from 'react-router';
import { useTranslations } from '../../../i18n/translations.ts';
import { late } from '../../../rendering/late.ts';
import { Link } from '../../../rendering/link.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { changeSearch } from '../query/search.ts';
import { useSearchPath } from '../query/use-search-path.ts';
import type { ListProps } from './found-ads.ts';

const AlsoLandings = late(async () => (await import('../../landings/also-landings.tsx')).AlsoLandings);

/** Whether another search is on its way. */
export const useIsSearching = (): boolean =>
  /\/(all_deals|features|map)$/.test(useNavigation().location?.pathname ?? '');

/** Under the found ads: their pages, and searches of the same city with a page of their own. */
export function BelowResults({ found, filters }: Pick<ListProps, 'found' | 'filters'>) {
  const t = useTranslations('common');
  const searchPath = useSearchPath();
  return (
    <>
      <Pagination
        page={found.page}
        pages={found.pages}
        labels={{
          nav: t('pagesLabel'),
          previous: t('previous'),
          next: t('next'),
          page: (page) => t('page', { page, pages: found.pages }),
        }}
        link={({ page, ...rest }) => (
          <Link
            key={rest['aria-label']}
            to={searchPath(changeSearch(filters, { page: String(page) }))}
            {...rest}
          />
        )}
      />
      <Suspense>
        <AlsoLandings links={found.landings ?? []} />
      </Suspense>
    </>
  );
}
