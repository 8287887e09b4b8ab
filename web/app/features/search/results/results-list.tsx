import { Suspense } from 'react';
import { useNavigation } from 'react-router';
import { useTranslations } from '../../../i18n/translations.ts';
import { late } from '../../../rendering/late.ts';
import { Link } from '../../../rendering/link.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { AdGrid } from '../../ads/ad-grid.tsx';
import { changeSearch, type Search } from '../query/search.ts';
import { useSearchPath } from '../query/use-search-path.ts';
import type { FoundAds, ListProps } from './found-ads.ts';

/** In what the server sends; their code comes after the first paint. */
const NoResults = late(async () => (await import('./no-results.tsx')).NoResults);
const AlsoLandings = late(async () => (await import('../../landings/also-landings.tsx')).AlsoLandings);

/** The found ads with their pages, or what to do when there are none. */
export function ResultsList(props: ListProps) {
  const { found, filters, columns } = props;
  const busy = /\/(all_deals|features|map)$/.test(useNavigation().location?.pathname ?? '');
  if (found.items.length === 0) {
    return (
      <Suspense>
        <NoResults {...props} />
      </Suspense>
    );
  }
  return (
    <div aria-busy={busy} className="grid gap-12 transition-opacity aria-busy:opacity-50">
      <AdGrid ads={found.items} eager heading="h2" columns={columns} />
      <Pages found={found} filters={filters} />
      <Suspense>
        <AlsoLandings links={found.landings ?? []} />
      </Suspense>
    </div>
  );
}

function Pages({ found, filters }: { found: FoundAds; filters: Search }) {
  const t = useTranslations('common');
  const searchPath = useSearchPath();
  return (
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
  );
}
