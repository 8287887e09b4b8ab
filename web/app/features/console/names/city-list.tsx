import type { ConsoleCity } from '@diyar/contract/console/console-names';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { deskPaths } from '../../../site/desk-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { PlaceSheet } from './place-sheet.tsx';
import { useCities } from './use-cities.ts';

/** Every city, the better known first. */
export function CityList() {
  const t = useTranslations('consoleNames');
  const lang = useLang();
  const { data, error, refetch } = useCities();
  const [edited, edit] = useState<ConsoleCity | null>(null);
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <ConsoleProblem error={error} retry={() => void refetch()} />;
  return (
    <>
      <ul aria-label={t('cityList')} className="overflow-hidden rounded-base border border-line bg-surface">
        {data.items.map((city) => (
          <CityRow key={city.slug} city={city} onEdit={() => edit(city)} />
        ))}
      </ul>
      {edited === null ? null : (
        <PlaceSheet
          place={edited}
          save={(body) =>
            callApi('PUT /api/v1/console/cities/{slug}', { params: { slug: edited.slug }, body, lang })
          }
          onClose={() => edit(null)}
          onDone={() => void refetch()}
        />
      )}
    </>
  );
}

function CityRow({ city, onEdit }: { city: ConsoleCity; onEdit: () => void }) {
  const t = useTranslations('consoleNames');
  const lang = useLang();
  const name = lang === 'ar' ? city.name_ar : city.name_en;
  return (
    <li className="grid items-center gap-2 border-b border-line px-4 py-2 last:border-0 max-sm:justify-items-start sm:grid-cols-[1fr_10rem_12rem_auto]">
      <span className="font-bold">
        {city.name_ar} <bdi className="font-normal text-soft">{city.name_en}</bdi>
      </span>
      <span className="text-sm text-soft">{t('ofCity', { count: city.districts })}</span>
      {city.unreviewed === 0 ? (
        <span className="max-sm:hidden" />
      ) : (
        <Link
          to={deskPaths(lang).consolePlaces({ city: city.slug, state: 'unreviewed' })}
          className="text-sm text-primary hover:underline"
        >
          {t('waiting', { count: city.unreviewed })}
        </Link>
      )}
      <Button kind="quiet" size="small" aria-label={t('editNamed', { name })} onClick={onEdit}>
        {t('edit')}
      </Button>
    </li>
  );
}
