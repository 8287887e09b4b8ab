import type { PlanVersion } from '@diyar/contract/console/console-plans';
import { useTranslations } from '../../../i18n/translations.ts';
import { Badge } from '../../../ui/badge.tsx';

/** What a plan holds and costs in one of its versions. */
export function PlanVersionText({ version, isFree }: { version: PlanVersion; isFree: boolean }) {
  const t = useTranslations('consoleBooks');
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2 font-bold">
        <bdi lang="ar">{version.name_ar}</bdi>
        <bdi lang="en" className="font-normal text-soft">
          {version.name_en}
        </bdi>
        <Badge tone={version.active ? 'primary' : 'neutral'}>
          {t(version.active ? 'onSale' : 'offSale')}
        </Badge>
        {isFree ? <Badge>{t('free')}</Badge> : null}
      </p>
      <p className="text-sm text-soft">
        {t('counts', {
          ads: version.ads,
          special: version.special_ads,
          time: t('featuredDays', { days: version.special_days }),
        })}
      </p>
      <p className="tabular flex flex-wrap gap-x-4 text-sm">
        {version.prices.map(({ period, price }) => (
          <span key={period}>
            <bdi dir="ltr">{price.text}</bdi> {t(`perPeriod.${period}`)}
          </span>
        ))}
      </p>
    </div>
  );
}
