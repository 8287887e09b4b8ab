import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type CallData, callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { pricePaths } from '../../site/price-paths.ts';
import { supplyPaths } from '../../site/supply-paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { PageHead } from '../dashboard/page-head.tsx';
import { OwnAdProblem } from '../own-ads/own-ad-problem.tsx';
import { ComparedUnitCard } from './compared-unit-card.tsx';

type Similar = CallData<'GET /api/v1/host/similar-offers'>;

/** What units like the account's ask around them, and what that says of its prices. */
export function SimilarOffersPage() {
  const t = useTranslations('similarOffers');
  const lang = useLang();
  const [query] = useSearchParams();
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1);
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'similar-offers', page],
    queryFn: () => callApi('GET /api/v1/host/similar-offers', { query: { page }, lang }),
    placeholderData: keepPreviousData,
  });
  if (data !== undefined) return <Shown data={data} />;
  if (error === null) return <PageSkeleton />;
  return <OwnAdProblem isPage error={error} title={t('failed')} retry={() => void refetch()} />;
}

function Shown({ data: { items, page, pages, abilities } }: { data: Similar }) {
  const t = useTranslations('similarOffers');
  const words = useTranslations('common');
  const lang = useLang();
  const change = abilities.edit ? (
    <Link to={pricePaths(lang).grid()} className={buttonLook('secondary')}>
      {t('change')}
    </Link>
  ) : null;
  return (
    <div className="page grid grid-cols-1 gap-5 py-6 lg:py-8">
      <PageHead title={t('title')} lead={t('lead')} action={items.length === 0 ? null : change} />
      {items.length === 0 ? (
        <Empty />
      ) : (
        <>
          <ul className="grid grid-cols-1 gap-4">
            {items.map((unit) => (
              <ComparedUnitCard key={unit.unit_id} unit={unit} />
            ))}
          </ul>
          <Pagination
            page={page}
            pages={pages}
            labels={{
              nav: words('pagesLabel'),
              previous: words('previous'),
              next: words('next'),
              page: (each) => words('page', { page: each, pages }),
            }}
            link={({ page: each, ...look }) => (
              <Link key={look['aria-label']} to={pricePaths(lang).similarOffers({ page: each })} {...look} />
            )}
          />
          <p className="max-w-3xl text-xs text-soft">{t('explained')}</p>
        </>
      )}
    </div>
  );
}

function Empty() {
  const t = useTranslations('similarOffers');
  const act = (
    <Link to={supplyPaths(useLang()).properties()} className={buttonLook('primary')}>
      {t('emptyAct')}
    </Link>
  );
  return <EmptyState drawing="door" title={t('empty')} text={t('emptyText')} action={act} />;
}
