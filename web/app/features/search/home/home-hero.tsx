import { useTranslations } from '../../../i18n/translations.ts';
import { Pattern } from '../../../ui/pattern.tsx';
import type { Choices } from '../query/choices.ts';
import { HomeSearch } from './home-search.tsx';

/** The first sight of the site: what it has, and the search. `total` ads are on show. */
export function HomeHero({ choices, total }: { choices: Choices; total: number }) {
  const t = useTranslations('home');
  const cities = choices.cities.filter(({ ads }) => ads > 0).length;
  return (
    <div className="relative isolate z-10 border-b border-line bg-primary-soft/60">
      <Pattern className="-z-10 text-primary opacity-15 [mask-image:linear-gradient(to_top,#000,transparent_85%)]" />
      <div className="page grid gap-6 py-10 sm:py-16">
        <div className="grid max-w-2xl gap-2">
          <h1 className="text-2xl font-bold sm:text-3xl">{t('heading')}</h1>
          <p className="text-balance text-base text-soft">
            {total === 0 ? t('lead') : t('leadCount', { count: total, cities })}
          </p>
        </div>
        <HomeSearch choices={choices} />
      </div>
    </div>
  );
}
