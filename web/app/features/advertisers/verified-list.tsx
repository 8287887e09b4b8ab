import type { AdvertiserCard } from '@diyar/contract/finding/advertisers';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { cardText } from '../ads/card-text.ts';
import { AdvertiserPicture } from './advertiser-picture.tsx';
import { VerifiedLine } from './verified-line.tsx';

/** Verified advertisers, each leading to their page. */
export function VerifiedList({ advertisers }: { advertisers: readonly AdvertiserCard[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {advertisers.map((advertiser) => (
        <li key={advertiser.id} className="min-w-0">
          <AdvertiserTile advertiser={advertiser} />
        </li>
      ))}
    </ul>
  );
}

function AdvertiserTile({ advertiser }: { advertiser: AdvertiserCard }) {
  const t = useTranslations();
  const lang = useLang();
  const { id, name, picture, city, rating } = advertiser;
  return (
    <article className="group relative flex h-full items-start gap-4 rounded-sheet border border-line bg-surface p-4 transition-shadow hover:shadow-card">
      <AdvertiserPicture name={name} picture={picture} size="small" />
      <div className="grid min-w-0 gap-1">
        <h2 className="truncate font-bold">
          <Link to={paths(lang).profile(id)} className="after:absolute after:inset-0 group-hover:underline">
            <bdi>{cardText(name)}</bdi>
          </Link>
        </h2>
        <VerifiedLine advertiser={advertiser} />
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
          {city === null ? null : <span>{city.name}</span>}
          <span>{t('advertisers.adsCount', { count: advertiser.ads })}</span>
          {rating === null ? null : (
            <span className="tabular inline-flex items-center gap-1">
              <svg viewBox="0 0 24 24" className="size-3.5 fill-gold" aria-hidden="true">
                <path d="M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8Z" />
              </svg>
              <bdi aria-hidden="true">
                {rating.average.toFixed(1)} ({rating.count})
              </bdi>
              <span className="sr-only">
                {t('results.card.rating', { average: rating.average.toFixed(1) })}
              </span>
            </span>
          )}
        </p>
      </div>
    </article>
  );
}
