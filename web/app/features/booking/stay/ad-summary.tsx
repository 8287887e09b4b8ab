import type { AdCard } from '@diyar/contract/finding/ads';
import { DIR_OF, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { AdThumb } from '../../ads/ad-thumb.tsx';
import { cardText } from '../../ads/card-text.ts';

type Shown = Pick<AdCard, 'title' | 'title_lang' | 'city' | 'district'> & {
  photo: AdCard['photos'][number] | null | undefined;
};

/** The booked ad in one line: photo, title, place. */
export function AdSummary(props: { ad: Shown; heading?: 'p' | 'h2' }) {
  const { ad, heading: Heading = 'p' } = props;
  const lang = useLang();
  const t = useTranslations('results.card');
  const other = ad.title_lang === lang ? {} : { lang: ad.title_lang, dir: DIR_OF[ad.title_lang] };
  return (
    <div className="flex items-center gap-4">
      <div className="aspect-[4/3] w-24 shrink-0 overflow-hidden rounded-base bg-sunken">
        <AdThumb photo={ad.photo} sizes="96px" upTo={320} eager />
      </div>
      <div className="min-w-0">
        <Heading className="line-clamp-2 font-bold" {...other}>
          {cardText(ad.title)}
        </Heading>
        <p className="truncate text-sm text-soft">
          {t('place', { district: ad.district.name, city: ad.city.name })}
        </p>
      </div>
    </div>
  );
}
