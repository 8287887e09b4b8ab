import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type CallData, callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { ListPages } from '../../layout/list-pages.tsx';
import { Link } from '../../rendering/link.tsx';
import { supplyPaths } from '../../site/supply-paths.ts';
import { Notice } from '../../ui/badge.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { OwnAdProblem } from '../own-ads/own-ad-problem.tsx';
import { adsInNeed, adsUnsent } from './navigation.ts';
import { PageHead } from './page-head.tsx';
import { PropertiesFilter } from './properties-filter.tsx';
import { type Listing, listingFrom } from './properties-listing.ts';
import { PropertiesTable } from './properties-table.tsx';

/** The acting account's properties, each with its units and their ads. */
export function PropertiesPage() {
  const t = useTranslations('dashboard.properties');
  const lang = useLang();
  const [query] = useSearchParams();
  const listing = listingFrom(query);
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'properties', listing],
    queryFn: () =>
      callApi('GET /api/v1/host/properties', { query: { ...listing, q: listing.q || undefined }, lang }),
    placeholderData: keepPreviousData,
  });
  const add =
    data?.abilities.work === true ? (
      <Link to={supplyPaths(lang).addProperty()} className={buttonLook('primary')}>
        {t('add')}
      </Link>
    ) : null;
  return (
    <div className="page grid grid-cols-1 gap-5 py-6 lg:py-8">
      <PageHead
        title={t('title')}
        lead={data === undefined ? undefined : <Lead states={data.states} />}
        action={add}
      />
      {data?.abilities.work === false ? <Notice tone="info">{t('viewerOnly')}</Notice> : null}
      {data === undefined && error === null ? <PageSkeleton /> : null}
      {data === undefined && error !== null ? (
        <OwnAdProblem error={error} title={t('failed')} retry={() => void refetch()} />
      ) : null}
      {data === undefined ? null : <Shown data={data} listing={listing} />}
    </div>
  );
}

/** How many ads need their people, as the navigation counts them, and beside it those that were never sent. */
function Lead({ states }: Pick<CallData<'GET /api/v1/host/properties'>, 'states'>) {
  const t = useTranslations('dashboard.properties');
  const [need, unsent] = [adsInNeed({ ads: states }), adsUnsent({ ads: states })];
  if (unsent === 0) return t('lead', { count: need });
  if (need === 0) return t('unsent', { count: unsent });
  return `${t('lead', { count: need })} · ${t('unsent', { count: unsent })}`;
}

function Shown({ data, listing }: { data: CallData<'GET /api/v1/host/properties'>; listing: Listing }) {
  const t = useTranslations('dashboard.properties');
  const to = supplyPaths(useLang());
  const { q, state, sort } = listing;
  const isFiltered = q !== '' || state !== undefined;
  if (data.total === 0 && !isFiltered) {
    const add = data.abilities.work ? (
      <Link to={to.addProperty()} className={buttonLook('primary')}>
        {t('add')}
      </Link>
    ) : undefined;
    return <EmptyState drawing="door" title={t('emptyTitle')} text={t('emptyText')} action={add} />;
  }
  const all = (
    <Link to={to.properties()} className={buttonLook('secondary')}>
      {t('showAll')}
    </Link>
  );
  return (
    <>
      {isFiltered || data.total > 1 ? (
        <PropertiesFilter key={q} listing={listing} states={data.states} />
      ) : null}
      {data.total === 0 ? (
        <EmptyState drawing="search" title={t('noneTitle')} text={t('noneText')} action={all} />
      ) : (
        <>
          <p role="status" className="text-sm text-soft">
            {t('count', { count: data.total })}
          </p>
          <PropertiesTable properties={data.items} may={data.abilities} />
          <ListPages
            page={data.page}
            pages={data.pages}
            to={(page) => to.properties({ q, state, sort: sort === 'newest' ? undefined : sort, page })}
          />
        </>
      )}
    </>
  );
}
