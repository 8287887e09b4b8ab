import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** In the place of an advertiser's page, for a guest with a foreign number. */
export function NoAdsPage() {
  const t = useTranslations('foreignGuests.noAds');
  const to = paths(useLang());
  return (
    <div className="page py-8">
      <EmptyState
        isPage
        drawing="door"
        title={t('title')}
        text={t('text')}
        action={
          <Link to={to.results()} className={buttonLook('primary')}>
            {t('search')}
          </Link>
        }
      />
    </div>
  );
}
