import type { Home } from '@diyar/contract/home';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { supplyPaths } from '../../site/supply-paths.ts';
import { Card } from '../../ui/card.tsx';

/** The ads in three figures, the views with their change in words. */
export function HomeFigures({ ads, views }: { ads: Home['ads']; views: NonNullable<Home['views']> }) {
  const t = useTranslations('dashboard.home');
  const to = supplyPaths(useLang());
  const change = useChange(views);
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

function Figure(props: { name: string; value: number; note?: string; to?: string; className?: string }) {
  const value = props.value.toLocaleString('en-US');
  return (
    <Card className={`relative grid content-start gap-1 p-5 ${props.className ?? ''}`}>
      <dt className="text-sm text-soft">{props.name}</dt>
      <dd className="tabular text-2xl font-bold">
        {props.to === undefined ? (
          value
        ) : (
          <Link to={props.to} aria-label={`${props.name}: ${value}`} className="after:absolute after:inset-0">
            {value}
          </Link>
        )}
      </dd>
      {props.note === undefined ? null : <dd className="text-sm text-soft">{props.note}</dd>}
    </Card>
  );
}

/** The change beside the 30 days before, in words. */
function useChange({ now, before }: NonNullable<Home['views']>): string {
  const t = useTranslations('dashboard.home');
  if (before === 0) return t('viewsNone');
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return t('viewsSame');
  const told = { percent: Math.abs(percent).toLocaleString('en-US') };
  return percent > 0 ? t('viewsMore', told) : t('viewsLess', told);
}
