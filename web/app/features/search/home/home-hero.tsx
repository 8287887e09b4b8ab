import type { AdCard } from '@diyar/contract/finding/ads';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { paths } from '../../../site/paths.ts';
import { Pattern } from '../../../ui/pattern.tsx';
import { DemoNote } from '../../ads/demo-note.tsx';
import type { Choices } from '../query/choices.ts';
import { HomeSearch } from './home-search.tsx';

const WISHES = ['home', 'meeting', 'chalet', 'land'] as const;

/** The first sight of the site: what it has, the search, and searches to begin with. `total` ads are on show, `ads` on the page. */
export function HomeHero(props: { choices: Choices; total: number; ads: readonly AdCard[] }) {
  const { choices, total } = props;
  const t = useTranslations('home');
  const cities = choices.cities.filter(({ ads }) => ads > 0).length;
  return (
    <div data-search="hero" className="relative isolate z-10 border-b border-line bg-primary-soft/60">
      <Pattern className="-z-10 text-primary opacity-15 [mask-image:linear-gradient(to_top,#000,transparent_85%)]" />
      <div className="page grid gap-5 py-7 sm:gap-6 sm:py-14">
        <div className="grid max-w-2xl gap-2">
          <h1 className="text-2xl font-bold sm:text-3xl">{t('heading')}</h1>
          <p className="text-balance text-base text-soft">
            {total === 0 ? t('lead') : t('leadCount', { count: total, cities })}
            <DemoNote ads={props.ads} look="text-sm text-faint" />
          </p>
        </div>
        <HomeSearch choices={choices} />
        <Wishes />
      </div>
    </div>
  );
}

/** Searches in words, a tap away: they show how one may ask. */
function Wishes() {
  const t = useTranslations('home');
  const to = paths(useLang());
  return (
    <ul
      aria-label={t('tryWishes')}
      className="-mx-4 flex snap-x gap-2 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {WISHES.map((wish) => (
        <li key={wish} className="shrink-0 snap-start scroll-mx-4">
          <Link
            to={to.results({ q: t(`wishes.${wish}`) })}
            className="optical inline-flex min-h-11 items-center rounded-pill border border-primary/25 bg-surface/80 px-4 text-sm transition-colors hover:border-primary"
          >
            {t(`wishes.${wish}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
