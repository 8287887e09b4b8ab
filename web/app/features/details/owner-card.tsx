import type { AdDetails } from '@diyar/contract/finding/ads';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { deskPaths } from '../../site/desk-paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** Links to the owner's page of the ad; its owners see them in place of booking and contact. */
export function OwnerCard({ ad }: { ad: AdDetails }) {
  const t = useTranslations('ownAds.onDetails');
  const to = deskPaths(useLang());
  const address = to.ownAd(ad.id);
  return (
    <Card as="section" className="grid gap-4 p-5">
      <div className="grid gap-1">
        <h2 className="font-bold">{t('title')}</h2>
        <p className="text-sm text-soft">{t('text')}</p>
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Link to={address} className={`${buttonLook('primary')} col-span-2`}>
          {t('manage')}
        </Link>
        <Link to={to.ownAd(ad.id, 'edit')} className={buttonLook('secondary')}>
          {t('edit')}
        </Link>
        <Link to={`${address}?delete=1`} className={buttonLook('danger')}>
          {t('remove')}
        </Link>
      </div>
    </Card>
  );
}
