import type { HostUnitCard } from '@diyar/contract/supply/host-properties';
import { useTranslations } from '../../i18n/translations.ts';
import { Price } from '../../ui/price.tsx';
import { Stars } from '../../ui/stars.tsx';
import { dailyNounOf, perWord } from '../ads/daily-noun.ts';

/** The price its card shows, with its period; `of` says whether it is let by the night or the day. */
export function UnitPrice({
  unit: { price },
  of,
}: {
  unit: HostUnitCard;
  of: { category: { slug: string } };
}) {
  const t = useTranslations();
  if (price === null) return <span className="text-soft">{t('dashboard.properties.noPrice')}</span>;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-1">
      <Price text={price.text} className="font-bold" />
      <span className="text-xs text-soft">{t(`common.per.${perWord(price.period, dailyNounOf(of))}`)}</span>
    </span>
  );
}

export function UnitRating({ unit: { rating } }: { unit: HostUnitCard }) {
  const t = useTranslations();
  if (rating === null) return <span className="text-xs text-soft">{t('dashboard.properties.noRating')}</span>;
  return (
    <span className="tabular inline-flex items-center gap-1 text-sm">
      <Stars rate={rating.average} label={t('common.stars', { rate: rating.average })} />({rating.count})
    </span>
  );
}

/** What became of its ad, in figures. */
export function UnitFigures({ unit: { figures } }: { unit: HostUnitCard }) {
  const t = useTranslations('dashboard.properties');
  const shown = [
    ['views', figures.views],
    ['favourites', figures.favourites],
    ['contacts', figures.contacts],
    ['bookings', figures.bookings_ahead],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {shown.map(([name, value]) => (
        <div key={name} className="flex gap-1.5">
          <dt className="text-soft">{t(name)}</dt>
          <dd className="tabular font-bold">{value.toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  );
}
