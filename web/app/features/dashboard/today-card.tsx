import type { Home, HomeVisit } from '@diyar/contract/supply/home';
import { DIR_OF, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Card } from '../../ui/card.tsx';

/** Who comes to an advertiser's units today and who leaves, by the hour. */
export function TodayCard({ today: { arrivals, departures } }: { today: Home['today'] }) {
  const t = useTranslations('dashboard.home');
  return (
    <Card as="section" className="grid gap-3 p-5">
      <h2 className="text-lg font-bold">{t('today')}</h2>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Visits name={t('todayArrivals', { count: arrivals.length })} visits={arrivals} />
        <Visits name={t('todayDepartures', { count: departures.length })} visits={departures} />
      </div>
    </Card>
  );
}

function Visits({ name, visits }: { name: string; visits: readonly HomeVisit[] }) {
  const lang = useLang();
  const to = paths(lang);
  return (
    <div className="grid gap-1">
      <h3 className="font-medium text-soft">{name}</h3>
      <ul className="divide-y divide-line empty:hidden">
        {visits.map((visit) => (
          <li key={visit.id} className="relative flex items-baseline gap-3 py-3">
            <bdi dir="ltr" className="tabular font-bold">
              {visit.at}
            </bdi>
            <div className="grid min-w-0">
              <Link
                to={`${to.reservation(visit.id)}?side=host`}
                className="font-bold after:absolute after:inset-0 hover:underline"
              >
                {visit.guest}
              </Link>
              <p
                className="truncate text-sm text-soft"
                {...(visit.title_lang !== lang && { lang: visit.title_lang, dir: DIR_OF[visit.title_lang] })}
              >
                {visit.title}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
