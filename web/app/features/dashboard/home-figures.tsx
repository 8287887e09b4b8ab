import type { Home } from '@diyar/contract/supply/home';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { supplyPaths } from '../../site/supply-paths.ts';
import { Figure, useChange } from './figure.tsx';

/** The ads in three figures, the views with their change in words. */
export function HomeFigures({ ads, views }: { ads: Home['ads']; views: NonNullable<Home['views']> }) {
  const t = useTranslations('dashboard.home');
  const to = supplyPaths(useLang());
  const change = useChange(views, 'viewsNone');
  const countOf = (...states: string[]) =>
    ads.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0);
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-bold">{t('figures')}</h2>
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-[2fr_1fr_1fr]">
        <Figure name={t('views')} value={views.now} note={change} className="max-md:col-span-2" />
        <Figure
          name={t('published')}
          value={countOf('published')}
          to={to.properties({ state: 'published' })}
        />
        <Figure
          name={t('waitingAds')}
          value={countOf('waiting_for_verification', 'waiting_for_approval', 'processing')}
          to={to.properties({ state: 'waiting_for_approval' })}
        />
      </dl>
    </section>
  );
}
