import type { AdDetails } from '@diyar/contract/finding/ads';
import { dateText } from '@diyar/contract/values/format';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { isolated } from '../ads/periods.ts';
import { ContactButtons } from './contact-buttons.tsx';

/** The advertiser of the ad, the date of their verification, and ways to contact them. */
export function AdvertiserCard({ ad, isOwn }: { ad: AdDetails; isOwn: boolean }) {
  const t = useTranslations('details.advertiser');
  const to = paths(useLang());
  const { advertiser } = ad;
  return (
    <Card as="section" className="grid grid-cols-1 gap-4 p-5">
      <h2 className="sr-only">{t('heading')}</h2>
      <div className="flex items-center gap-3">
        <Avatar name={advertiser.name} />
        <div className="min-w-0 grow">
          <p className="font-bold wrap-anywhere">
            <Link to={to.profile(advertiser.id)} className="inline-block hover:underline">
              <bdi>{advertiser.name}</bdi>
            </Link>
          </p>
          <p className="flex items-center gap-1.5 text-xs text-soft">
            {advertiser.verified ? <Icon name="shield" className="size-4 text-primary" /> : null}
            {advertiser.verified_at === null
              ? t(advertiser.verified ? 'verified' : 'notVerified')
              : t('verifiedOn', { date: isolated(dateText(advertiser.verified_at)) })}
          </p>
        </div>
      </div>
      {ad.abilities.contact && !isOwn ? <ContactButtons adId={ad.id} /> : null}
      <Link
        to={to.profile(advertiser.id)}
        className="inline-flex min-h-6 items-center gap-1 justify-self-start text-sm font-bold text-primary hover:underline"
      >
        {t('allAds')}
        <Icon name="chevron" className="size-4" />
      </Link>
    </Card>
  );
}
