import type { HomeStay } from '@diyar/contract/supply/home';
import { DIR_OF, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Card } from '../../ui/card.tsx';
import { StateChip } from '../reservations/state-chip.tsx';
import { whenText } from './when-text.ts';

/** The current and next stays of a guest, or the guests to come of an advertiser. */
export function ComingStays({ stays, side }: { stays: readonly HomeStay[]; side: 'guest' | 'host' }) {
  const t = useTranslations('dashboard.home');
  const lang = useLang();
  const to = paths(lang);
  const address = (id: string) => `${to.reservation(id)}${side === 'host' ? '?side=host' : ''}`;
  return (
    <Card as="section" className="grid content-start gap-1 p-5">
      <div className="flex items-center justify-between gap-3 pb-2">
        <h2 className="text-lg font-bold">{t(side === 'guest' ? 'stays' : 'arrivals')}</h2>
        <Link
          to={to.reservations(side === 'host' ? { side, view: 'upcoming' } : {})}
          className="inline-flex min-h-11 items-center text-sm font-bold text-primary hover:underline"
        >
          {t('all')}
        </Link>
      </div>
      <ul className="divide-y divide-line">
        {stays.map((stay) => (
          <li key={stay.id} className="relative grid gap-1 py-3">
            <div className="flex items-start justify-between gap-2">
              <Link
                to={address(stay.id)}
                className="min-w-0 font-bold after:absolute after:inset-0 hover:underline"
                {...(stay.title_lang !== lang && { lang: stay.title_lang, dir: DIR_OF[stay.title_lang] })}
              >
                {stay.title}
              </Link>
              <StateChip state={stay.state} />
            </div>
            <p className="tabular text-sm text-soft">{whenText(t, stay)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
