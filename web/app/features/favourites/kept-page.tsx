import type { AdCard } from '@diyar/contract/ads';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useOnline } from '../../api/use-online.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../link.tsx';
import { paths } from '../../paths.ts';
import { Notice } from '../../ui/badge.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { AdCardView } from '../ads/ad-card.tsx';
import { CompareBar } from '../compare/compare-bar.tsx';
import { CompareButton } from '../compare/compare-button.tsx';
import { CardsSkeleton, FavouritePages, GRID, Nothing, Problem } from './favourites-parts.tsx';
import { keptHere } from './kept-here.ts';

/** As many as are shown by their numbers at once (contract/src/ads.ts). */
const ON_A_PAGE = 12;

interface Kept {
  ads: readonly AdCard[];
  total: number;
  pages: number;
  /** How many of the page are no longer on show. */
  gone: number;
}

async function readKept(page: number, lang: 'ar' | 'en'): Promise<Kept> {
  const all = keptHere().reverse();
  const ids = all.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE);
  const { items } =
    ids.length === 0
      ? { items: [] }
      : await callApi('GET /api/v1/ads/cards', { query: { ids: ids.join(',') }, lang });
  return {
    ads: items,
    total: all.length,
    pages: Math.ceil(all.length / ON_A_PAGE),
    gone: ids.length - items.length,
  };
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

function Shown({ page }: { page: number }) {
  const t = useTranslations('favourites');
  const lang = useLang();
  const { data, error, refetch, isPaused } = useQuery({
    queryKey: [lang, 'kept', page],
    queryFn: () => readKept(page, lang),
    placeholderData: keepPreviousData,
  });
  const isAway = !useOnline() || isPaused || (error instanceof ApiError && error.status === 0);
  if (data === undefined) {
    if (error === null && !isAway) return <CardsSkeleton />;
    return <Problem isAway={isAway} error={error} retry={() => void refetch()} />;
  }
  if (data.total === 0) return <Nothing text={t('emptyHere')} />;
  return (
    <>
      <OnlyHere />
      <p role="status" className="text-sm text-soft">
        {t('count', { count: data.total })}
        {data.gone === 0 ? null : ` · ${t('goneHere', { count: data.gone })}`}
      </p>
      <ul className={GRID}>
        {data.ads.map((ad) => (
          <li key={ad.id} data-ad={ad.id} className="grid min-w-0 content-start gap-3">
            <AdCardView ad={ad} heading="h2" />
            <CompareButton id={ad.id} title={ad.title} />
          </li>
        ))}
      </ul>
      <FavouritePages page={page} pages={data.pages} to={paths(lang).kept} />
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
