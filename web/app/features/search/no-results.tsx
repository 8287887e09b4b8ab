import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../link.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { chosenIn } from './filters.ts';
import type { ListProps } from './found-ads.ts';
import { useSearchPath } from './use-search-path.ts';

/** In the place of the found ads: nothing is found, or nothing so far behind. */
export function NoResults({ found, filters }: ListProps) {
  return found.total > 0 ? <PastTheEnd found={found} filters={filters} /> : <Nothing filters={filters} />;
}

function PastTheEnd({ found, filters }: ListProps) {
  const t = useTranslations('results.pastEnd');
  const searchPath = useSearchPath();
  const { page: _, ...rest } = filters;
  return (
    <EmptyState
      drawing="tent"
      title={t('title')}
      text={t('text', { pages: found.pages })}
      action={
        <Link to={searchPath(rest)} className={buttonLook('primary')}>
          {t('first')}
        </Link>
      }
    />
  );
}

function Nothing({ filters }: Pick<ListProps, 'filters'>) {
  const t = useTranslations('results.empty');
  const searchPath = useSearchPath();
  if (chosenIn(filters).every(({ name }) => name === 'near')) {
    return <EmptyState drawing="door" title={t('noneTitle')} text={t('noneText')} />;
  }
  return (
    <EmptyState
      drawing="search"
      title={t('title')}
      text={t('text')}
      action={
        <Link to={searchPath()} className={buttonLook('primary')}>
          {t('clear')}
        </Link>
      }
    />
  );
}
