import type { AdCard } from '@diyar/contract/ads';
import { Link, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useLang } from '../../i18n/lang.ts';
import { paths } from '../../paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { AdGrid } from '../ads/ad-grid.tsx';
import { chosenIn, type Filters } from './filters.ts';

export interface FoundAds {
  items: AdCard[];
  total: number;
  total_exact: boolean;
  page: number;
  pages: number;
}

/** The found ads with their pages, or what to do when there are none. */
export function ResultsList({ found, filters }: { found: FoundAds; filters: Filters }) {
  const busy = useNavigation().location?.pathname.endsWith('/all_deals') ?? false;
  if (found.items.length === 0) {
    return found.total > 0 ? <PastTheEnd found={found} filters={filters} /> : <Nothing filters={filters} />;
  }
  return (
    <div aria-busy={busy} className="grid gap-12 transition-opacity aria-busy:opacity-50">
      <AdGrid ads={found.items} eager={4} heading="h2" />
      <Pages found={found} filters={filters} />
    </div>
  );
}

function Pages({ found, filters }: { found: FoundAds; filters: Filters }) {
  const t = useTranslations('common');
  const to = paths(useLang());
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
          to={to.results({ ...filters, page: page === 1 ? undefined : page })}
          {...rest}
        />
      )}
    />
  );
}

function PastTheEnd({ found, filters }: { found: FoundAds; filters: Filters }) {
  const t = useTranslations('results.pastEnd');
  const { page: _, ...rest } = filters;
  return (
    <EmptyState
      drawing="tent"
      title={t('title')}
      text={t('text', { pages: found.pages })}
      action={
        <Link to={paths(useLang()).results(rest)} className={buttonLook('primary')}>
          {t('first')}
        </Link>
      }
    />
  );
}

function Nothing({ filters }: { filters: Filters }) {
  const t = useTranslations('results.empty');
  const to = paths(useLang());
  if (chosenIn(filters).length === 0) {
    return <EmptyState drawing="door" title={t('noneTitle')} text={t('noneText')} />;
  }
  return (
    <EmptyState
      drawing="search"
      title={t('title')}
      text={t('text')}
      action={
        <Link to={to.results()} className={buttonLook('primary')}>
          {t('clear')}
        </Link>
      }
    />
  );
}
