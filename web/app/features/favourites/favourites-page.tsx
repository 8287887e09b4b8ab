import { dateText } from '@diyar/contract/values/format';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useOnline } from '../../api/use-online.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { ListPages } from '../../layout/list-pages.tsx';
import { useSession } from '../../session/session.ts';
import { paths } from '../../site/paths.ts';
import { Notice } from '../../ui/badge.tsx';
import { CompareBar } from '../compare/compare-bar.tsx';
import { learn } from '../hearts/heart-calls.ts';
import { FavouriteView } from './favourite-view.tsx';
import { type FavouritesList, keepCopy, readCopy } from './favourites-copy.ts';
import { CardsSkeleton, GRID, Nothing, Problem } from './favourites-parts.tsx';

/** The ads somebody keeps: as they are now, and what became of those that left. */
export function FavouritesPage({ page }: { page: number }) {
  const t = useTranslations('favourites');
  return (
    <div className="page grid gap-5 py-6 md:py-10">
      <h1 className="text-2xl font-bold">{t('title')}</h1>
      <Shown page={page} />
      <CompareBar />
    </div>
  );
}

function useFavourites(page: number) {
  const lang = useLang();
  const { status, user } = useSession();
  const list = useQuery({
    queryKey: [lang, 'favourites', page],
    queryFn: async () => {
      // Favourites kept on this device join the account first, as right after signing in.
      await learn({ status, account: user?.id ?? null });
      return await callApi('GET /api/v1/favourites', { query: { page }, lang });
    },
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData } = list;
  useEffect(() => {
    if (data !== undefined && !isPlaceholderData && data.page === 1) keepCopy(data, lang, new Date());
  }, [data, isPlaceholderData, lang]);
  return list;
}

function Shown({ page }: { page: number }) {
  const lang = useLang();
  const { data, error, refetch, isPaused } = useFavourites(page);
  const again = () => void refetch();
  const isAway = !useOnline() || isPaused || (error instanceof ApiError && error.status === 0);
  if (data !== undefined) return <List list={data} onChange={again} />;
  const copy = isAway && page === 1 ? readCopy(lang) : null;
  if (copy !== null) return <List list={copy.list} keptAt={copy.at} onChange={again} />;
  if (error === null && !isAway) return <CardsSkeleton />;
  return <Problem isAway={isAway} error={error} retry={again} />;
}

function List(props: { list: FavouritesList; keptAt?: string; onChange: () => void }) {
  const t = useTranslations();
  const lang = useLang();
  const { list, keptAt } = props;
  if (list.total === 0) return <Nothing text={t('favourites.emptyText')} />;
  return (
    <>
      {keptAt === undefined ? null : (
        <Notice tone="warning" icon="info">
          <span role="status">{t('favourites.away', { date: ltrText(dateText(keptAt)) })}</span>
        </Notice>
      )}
      <p role="status" className="text-sm text-soft">
        {t('favourites.count', { count: list.total })}
      </p>
      <ul className={GRID}>
        {list.items.map((favourite) => (
          <li key={favourite.id} className="min-w-0">
            <FavouriteView favourite={favourite} onGone={props.onChange} />
          </li>
        ))}
      </ul>
      <ListPages
        page={list.page}
        pages={keptAt === undefined ? list.pages : 1}
        to={(page) => paths(lang).favourites({ page })}
      />
    </>
  );
}
