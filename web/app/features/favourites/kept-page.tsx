import type { AdCard } from '@diyar/contract/finding/ads';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useOnline } from '../../api/use-online.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { ListPages } from '../../layout/list-pages.tsx';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { AdCardView } from '../ads/ad-card.tsx';
import { CompareBar } from '../compare/compare-bar.tsx';
import { CompareButton } from '../compare/compare-button.tsx';
import { setHeart } from '../hearts/heart-store.ts';
import { forgetHere, keptHere } from '../hearts/kept-here.ts';
import { CardsSkeleton, GRID, Nothing, Problem } from './favourites-parts.tsx';

/** As many as are shown by their numbers at once (contract/src/finding/ads.ts). */
const ON_A_PAGE = 12;

interface Kept {
  ads: readonly AdCard[];
  total: number;
  /** The one that was asked for, or the last there is. */
  page: number;
  pages: number;
  /** Those of the page that are no longer on show. */
  gone: readonly string[];
}

async function readKept(asked: number, lang: 'ar' | 'en'): Promise<Kept> {
  const all = keptHere().reverse();
  const pages = Math.max(1, Math.ceil(all.length / ON_A_PAGE));
  const page = Math.min(asked, pages);
  const ids = all.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE);
  const { items } =
    ids.length === 0
      ? { items: [] }
      : await callApi('GET /api/v1/ads/cards', { query: { ids: ids.join(',') }, lang });
  const gone = ids.filter((id) => !items.some((ad) => ad.id === id));
  return { ads: items, total: all.length, page, pages, gone };
}

/** The ads a visitor keeps on this device, as they are now, and the way to have them on every device. */
export function KeptPage({ page }: { page: number }) {
  const t = useTranslations('favourites');
  return (
    <div className="page grid gap-5 py-6 md:py-10">
      <h1 className="text-2xl font-bold">{t('title')}</h1>
      <Shown page={page} />
      <CompareBar />
    </div>
  );
}

function useKept(page: number) {
  const lang = useLang();
  const queryKey = [lang, 'kept', page];
  const queryFn = () => readKept(page, lang);
  const kept = useQuery({ queryKey, queryFn, placeholderData: keepPreviousData });
  const cache = useQueryClient();
  const removeGone = ({ gone, ...rest }: Kept) => {
    forgetHere(gone);
    for (const id of gone) setHeart(id, false);
    // At once, also without a network; what moves up into their places is asked for.
    cache.setQueryData<Kept>(queryKey, { ...rest, total: rest.total - gone.length, gone: [] });
    void kept.refetch();
  };
  return { kept, removeGone };
}

function Shown({ page }: { page: number }) {
  const t = useTranslations('favourites');
  const lang = useLang();
  const { kept, removeGone } = useKept(page);
  const { data, error, refetch, isPaused } = kept;
  const isAway = !useOnline() || isPaused || (error instanceof ApiError && error.status === 0);
  if (data === undefined) {
    if (error === null && !isAway) return <CardsSkeleton />;
    return <Problem isAway={isAway} error={error} retry={() => void refetch()} />;
  }
  if (data.total === 0) return <Nothing text={t('emptyHere')} />;
  return (
    <>
      <OnlyHere />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="text-sm text-soft">
          {t('count', { count: data.total })}
          {data.gone.length === 0 ? null : ` · ${t('goneHere', { count: data.gone.length })}`}
        </p>
        {data.gone.length === 0 ? null : (
          <Button kind="secondary" size="small" onClick={() => removeGone(data)}>
            {t('removeGone')}
          </Button>
        )}
      </div>
      <ul className={GRID}>
        {data.ads.map((ad) => (
          <li key={ad.id} data-ad={ad.id} className="grid min-w-0 content-start gap-3">
            <AdCardView ad={ad} heading="h2" />
            <CompareButton id={ad.id} title={ad.title} />
          </li>
        ))}
      </ul>
      <ListPages page={data.page} pages={data.pages} to={(to) => paths(lang).kept({ page: to })} />
    </>
  );
}

function OnlyHere() {
  const t = useTranslations();
  const to = paths(useLang());
  const signIn = (
    <Link to={to.signIn({ returnTo: to.favourites() })} className={buttonLook('secondary')}>
      {t('shell.signIn')}
    </Link>
  );
  return (
    <Notice tone="info" icon="heart" action={signIn}>
      {t('favourites.onlyHere')}
    </Notice>
  );
}
