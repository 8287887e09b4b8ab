import type { AdvertiserProfile } from '@diyar/contract/finding/advertisers';
import { useNavigation } from 'react-router';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { ListPages } from '../../layout/list-pages.tsx';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AdGrid } from '../ads/ad-grid.tsx';
import { BestAds } from '../search/results/best-ads.tsx';
import type { FoundAds } from '../search/results/found-ads.ts';
import { type ProfileFilter, ProfileFilters } from './profile-filters.tsx';

interface AdsProps {
  advertiser: AdvertiserProfile;
  found: FoundAds;
  filter: ProfileFilter;
  categories: { slug: string; plural: string }[];
}

/** An advertiser's ads with their filters and pages; without any, that there are none. */
export function ProfileAds({ advertiser, found, filter, categories }: AdsProps) {
  const t = useTranslations('advertisers');
  const to = paths(useLang());
  const isBusy = useNavigation().state !== 'idle';
  const { id, name } = advertiser;
  if (advertiser.ads === 0)
    return <EmptyState drawing="door" title={t('noAds')} text={t('noAdsText', { name })} />;
  return (
    <section className="grid gap-5">
      <div>
        <h2 className="text-lg font-bold">{t('ads', { name })}</h2>
        <p role="status" className="text-sm text-soft">
          {t('adsCount', { count: found.total })}
        </p>
      </div>
      <ProfileFilters id={id} filter={filter} categories={categories} />
      {found.items.length === 0 ? (
        <EmptyState
          drawing="search"
          title={t('noneFound')}
          text={t('noneFoundText')}
          action={
            <Link to={to.profile(id)} preventScrollReset className={buttonLook('primary')}>
              {t('showAll')}
            </Link>
          }
        />
      ) : (
        <div aria-busy={isBusy} className="grid gap-12 transition-opacity aria-busy:opacity-50">
          {filter.sort === undefined ? <BestAds ads={found.items} /> : <AdGrid ads={found.items} />}
          <ListPages
            page={found.page}
            pages={found.pages}
            to={(page) => to.profile(id, { ...filter, page })}
          />
        </div>
      )}
    </section>
  );
}
