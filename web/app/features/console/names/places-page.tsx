import { useSearchParams } from 'react-router';
import { useTranslations } from '../../../i18n/translations.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { CityList } from './city-list.tsx';
import { DistrictList } from './district-list.tsx';

/** Cities and districts to name, to review and to merge; the address keeps what is searched. */
export function PlacesPage() {
  const t = useTranslations('consoleNames');
  const [query, setQuery] = useSearchParams();
  const view = query.get('view') === 'cities' ? 'cities' : 'districts';
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <h1 className="text-xl font-bold">{t('places')}</h1>
        <p className="max-w-prose text-soft">{t('placesIntro')}</p>
      </div>
      <Tabs
        label={t('views')}
        tabs={[
          { value: 'districts', label: t('districts') },
          { value: 'cities', label: t('cities') },
        ]}
        value={view}
        onChange={(next) => setQuery(next === 'cities' ? { view: next } : {})}
      >
        {view === 'cities' ? <CityList /> : <DistrictList />}
      </Tabs>
    </div>
  );
}
