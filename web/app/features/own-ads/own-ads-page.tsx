import { AD_STATES } from '@diyar/contract/ad-state';
import type { AdState, HostAd } from '@diyar/contract/host-ads';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type CallData, callApi } from '../../api/client.ts';
import { DIR_OF, ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { ListPages } from '../../layout/list-pages.tsx';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Select } from '../../ui/select.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { AdThumb } from '../ads/ad-thumb.tsx';
import { cardText } from '../ads/card-text.ts';
import { AdStateChip } from './ad-state-chip.tsx';
import { OwnAdProblem } from './own-ad-problem.tsx';

/** The ads of the acting account with their states. */
export function OwnAdsPage() {
  const t = useTranslations('ownAds');
  const lang = useLang();
  const [query, setQuery] = useSearchParams();
  const state = AD_STATES.find((each) => each === query.get('state'));
  const page = Math.max(1, Number(query.get('page')) || 1);
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'own-ads', state, page],
    queryFn: () => callApi('GET /api/v1/host/ads', { query: { state, page }, lang }),
    placeholderData: keepPreviousData,
  });
  const show = (next: AdState | '') =>
    setQuery(next === '' ? {} : { state: next }, { preventScrollReset: true });
  const options = [
    { value: '', label: t('anyState') },
    ...AD_STATES.map((each) => ({ value: each, label: t(`states.${each}`) })),
  ];
  return (
    <div className="page grid gap-5 py-6 md:py-10">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="text-2xl font-bold">{t('title')}</h1>
        <div className="w-56">
          <Select
            label={t('filter')}
            options={options}
            value={state ?? ''}
            onChange={(value) => show(value as AdState | '')}
            error={undefined}
          />
        </div>
      </div>
      {data === undefined && error === null ? <PageSkeleton /> : null}
      {data === undefined && error !== null ? (
        <OwnAdProblem error={error} title={t('listFailed')} retry={() => void refetch()} />
      ) : null}
      {data === undefined ? null : <List list={data} state={state} onAll={() => show('')} />}
    </div>
  );
}

interface ListProps {
  list: CallData<'GET /api/v1/host/ads'>;
  state: AdState | undefined;
  onAll: () => void;
}

function List({ list, state, onAll }: ListProps) {
  const t = useTranslations('ownAds');
  const lang = useLang();
  if (list.total === 0 && state === undefined)
    return <EmptyState drawing="door" title={t('emptyTitle')} text={t('emptyText')} />;
  if (list.items.length === 0) {
    const all = (
      <Button kind="secondary" onClick={onAll}>
        {t('showAll')}
      </Button>
    );
    return <EmptyState drawing="search" title={t('noneInState')} text={t('noneInStateText')} action={all} />;
  }
  return (
    <>
      <p role="status" className="text-sm text-soft">
        {t('count', { count: list.total })}
      </p>
      <ul className="grid gap-4 md:grid-cols-2">
        {list.items.map((ad) => (
          <li key={ad.id} className="min-w-0">
            <Tile ad={ad} />
          </li>
        ))}
      </ul>
      <ListPages page={list.page} pages={list.pages} to={(page) => paths(lang).ownAds({ state, page })} />
    </>
  );
}

function Tile({ ad }: { ad: HostAd }) {
  const t = useTranslations();
  const lang = useLang();
  const other = ad.title_lang === lang ? {} : { lang: ad.title_lang, dir: DIR_OF[ad.title_lang] };
  return (
    <article className="group relative grid grid-cols-[7rem_minmax(0,1fr)] gap-4 rounded-sheet border border-line bg-surface p-4 transition-shadow hover:shadow-card">
      <div className="aspect-[4/3] overflow-hidden rounded-base bg-sunken">
        <AdThumb photo={ad.photo} sizes="112px" upTo={320} />
      </div>
      <div className="grid content-start justify-items-start gap-1.5">
        <AdStateChip state={ad.state} />
        <h2 className="max-w-full truncate font-bold">
          <Link
            to={paths(lang).ownAd(ad.id)}
            {...other}
            className="after:absolute after:inset-0 group-hover:underline"
          >
            {cardText(ad.title)}
          </Link>
        </h2>
        <p className="text-sm text-soft">
          {t('results.card.place', { district: ad.district.name, city: ad.city.name })}
        </p>
        <p className="tabular text-xs text-soft">{t('ownAds.number', { number: ltrText(ad.id) })}</p>
      </div>
    </article>
  );
}
