import type { AdvertiserCard } from '@diyar/contract/finding/advertisers';
import { dateText } from '@diyar/contract/values/format';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Icon } from '../../ui/icon.tsx';

/** The badge with its date, or that there is none. */
export function VerifiedLine({ advertiser }: { advertiser: AdvertiserCard }) {
  const t = useTranslations('advertisers');
  const { verified_at } = advertiser;
  if (verified_at === null) return <p className="text-sm text-soft">{t('notVerified')}</p>;
  return (
    <p className="flex items-center gap-1.5 text-sm text-primary">
      <Icon name="shield" className="size-4 shrink-0" />
      {t('verifiedOn', { date: ltrText(dateText(verified_at)) })}
    </p>
  );
}
