import type { ConsoleSetting } from '@diyar/contract/console/console-settings';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { ConsoleProblem } from './console-problem.tsx';
import { SettingPanel } from './setting-panel.tsx';
import { SettingsList } from './settings-list.tsx';
import { useListKeys } from './use-list-keys.ts';
import { useConsoleCall } from './use-operator.ts';

/** Every dated setting, and beside the list the one that is chosen: its history and its next value. */
export function SettingsPage() {
  const t = useTranslations('console.settings');
  const title = useTranslations('console')('settingsTitle');
  const { data, error, refetch } = useSettings();
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h1 className="text-xl font-bold">{title}</h1>
        <p className="text-soft">{t('intro')}</p>
      </div>
      {data === undefined && error !== null ? (
        <ConsoleProblem error={error} retry={() => void refetch()} />
      ) : null}
      {data === undefined && error === null ? <PageSkeleton /> : null}
      {data === undefined ? null : <Settings items={data.items} today={data.today} />}
    </div>
  );
}

function useSettings() {
  const lang = useLang();
  const call = useConsoleCall();
  return useQuery({
    queryKey: [lang, 'settings'],
    queryFn: () => call(() => callApi('GET /api/v1/console/settings')),
  });
}

function Settings({ items, today }: { items: readonly ConsoleSetting[]; today: string }) {
  const t = useTranslations('console.settings');
  const [query, setQuery] = useSearchParams();
  const chosen = items.find(({ key }) => key === query.get('key'));
  const panel = useRef<HTMLDivElement>(null);
  const choose = (key: string | undefined) =>
    setQuery(key === undefined ? {} : { key }, { replace: true, preventScrollReset: true });
  const edit = () => panel.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  useListKeys({ keys: items.map(({ key }) => key), chosen: chosen?.key, onChoose: choose, onEnter: edit });
  // On a phone the panel takes the list's place: the page starts at its top again.
  const key = chosen?.key;
  useEffect(() => {
    if (key !== undefined && !matchMedia('(min-width: 64rem)').matches) window.scrollTo(0, 0);
  }, [key]);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_28rem]">
      <div className={`min-w-0 gap-3 ${chosen === undefined ? 'grid' : 'hidden lg:grid'}`}>
        <SettingsList items={items} chosen={chosen?.key} />
        <p className="hidden text-xs text-soft lg:block">
          {t.rich('keys', {
            kbd: (words) => (
              <kbd dir="ltr" className="rounded border border-line bg-sunken px-1.5 py-0.5 font-sans">
                {words}
              </kbd>
            ),
          })}
        </p>
      </div>
      <div ref={panel} className="min-w-0 lg:sticky lg:top-28">
        {chosen === undefined ? (
          <p className="hidden rounded-base border border-dashed border-line p-6 text-center text-soft lg:block">
            {t('choose')}
          </p>
        ) : (
          <SettingPanel key={chosen.key} setting={chosen} today={today} onBack={() => choose(undefined)} />
        )}
      </div>
    </div>
  );
}
