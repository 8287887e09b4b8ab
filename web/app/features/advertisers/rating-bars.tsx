import type { AdvertiserProfile } from '@diyar/contract/finding/advertisers';
import { useTranslations } from '../../i18n/translations.ts';
import { Stars } from '../../ui/stars.tsx';

/** How guests rated an advertiser: the average, and how many gave each number of stars. */
export function RatingBars({ advertiser }: { advertiser: AdvertiserProfile }) {
  const t = useTranslations();
  const { rating, rates } = advertiser;
  if (rating === null) return <p className="text-soft">{t('advertisers.noEvaluations')}</p>;
  const average = rating.average.toFixed(1);
  return (
    <div className="grid gap-4">
      <p className="tabular flex items-center gap-2">
        <Stars rate={rating.average} label={t('results.card.rating', { average })} />
        <bdi className="text-lg font-bold">{average}</bdi>
        <span className="text-soft">{t('results.card.ratingCount', { count: rating.count })}</span>
      </p>
      <ul className="grid gap-1.5">
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = rates[stars - 1] ?? 0;
          return (
            <li key={stars} className="tabular flex items-center gap-3 text-sm">
              <span className="sr-only">{t('advertisers.starsCount', { stars, count })}</span>
              <bdi aria-hidden="true" className="w-3">
                {stars}
              </bdi>
              <span aria-hidden="true" className="h-2 grow overflow-hidden rounded-pill bg-sunken">
                <span
                  className="block h-full rounded-pill bg-gold"
                  style={{ width: `${(100 * count) / rating.count}%` }}
                />
              </span>
              <bdi aria-hidden="true" className="w-8 text-end text-soft">
                {count}
              </bdi>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
