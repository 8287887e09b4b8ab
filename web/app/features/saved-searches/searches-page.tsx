import { useQuery } from '@tanstack/react-query';
import { type CallData, callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { PageHead } from '../dashboard/page-head.tsx';
import { OwnAdProblem } from '../own-ads/own-ad-problem.tsx';
import { SearchCard } from './search-card.tsx';
import { useSearchNames } from './use-search-names.ts';

/** The searches that the acting account is told about. */
export function SearchesPage() {
  const t = useTranslations('savedSearches');
  const lang = useLang();
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'saved-searches'],
    queryFn: () => callApi('GET /api/v1/searches', { lang }),
  });
  if (data !== undefined) return <Shown data={data} onChange={() => void refetch()} />;
  if (error === null) return <PageSkeleton />;
  return <OwnAdProblem isPage error={error} title={t('failed')} retry={() => void refetch()} />;
}

function Shown({ data, onChange }: { data: CallData<'GET /api/v1/searches'>; onChange: () => void }) {
  const t = useTranslations('savedSearches');
  const lang = useLang();
  const names = useSearchNames(data.items);
  return (
    <div className="page grid grid-cols-1 gap-5 py-6 lg:py-8">
      <PageHead title={t('title')} lead={t('lead', { count: data.items.length })} />
      {data.items.length === 0 ? (
        <EmptyState
          drawing="search"
          title={t('empty')}
          text={t('emptyText')}
          action={
            <Link to={paths(lang).results()} className={buttonLook('primary')}>
              {t('toSearch')}
            </Link>
          }
        />
      ) : (
        <ul className="grid gap-4">
          {data.items.map((search) => (
            <SearchCard key={search.id} search={search} names={names} onChange={onChange} />
          ))}
        </ul>
      )}
    </div>
  );
}
