import type { ConsoleSetting } from '@diyar/contract/console/console-settings';
import { dateText } from '@diyar/contract/values/format';
import { useEffect, useRef } from 'react';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { deskPaths } from '../../site/desk-paths.ts';
import { SettingName } from './setting-name.tsx';
import { SettingValueText } from './setting-value.tsx';

/** One line a setting: its name, what holds now, and what comes next. */
export function SettingsList(props: { items: readonly ConsoleSetting[]; chosen: string | undefined }) {
  const t = useTranslations('console.settings');
  return (
    <table className="w-full border-separate border-spacing-0 overflow-hidden rounded-base border border-line bg-surface text-sm">
      <caption className="sr-only">{t('list')}</caption>
      <thead>
        <tr className="text-start text-xs text-soft">
          <Head>{t('setting')}</Head>
          <Head>{t('value')}</Head>
          <Head className="hidden sm:table-cell">{t('next')}</Head>
        </tr>
      </thead>
      <tbody>
        {props.items.map((setting) => (
          <Row key={setting.key} setting={setting} isChosen={setting.key === props.chosen} />
        ))}
      </tbody>
    </table>
  );
}

function Head(props: { children: string; className?: string }) {
  return (
    <th
      scope="col"
      className={`border-b border-line px-3 py-2 text-start font-medium ${props.className ?? ''}`}
    >
      {props.children}
    </th>
  );
}

function Row({ setting, isChosen }: { setting: ConsoleSetting; isChosen: boolean }) {
  const to = deskPaths(useLang());
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  const next = setting.history.findLast(({ state }) => state === 'upcoming');
  const cell = `border-b border-line px-3 py-1.5 ${isChosen ? 'bg-primary-soft' : ''}`;
  return (
    <tr ref={row} className="scroll-my-28 hover:bg-sunken">
      <th scope="row" className={`${cell} text-start font-normal`}>
        <Link
          to={to.consoleSettings({ key: setting.key })}
          replace
          preventScrollReset
          aria-current={isChosen ? 'true' : undefined}
          className="flex min-h-8 items-center text-ink aria-[current]:font-bold aria-[current]:text-primary"
        >
          <SettingName settingKey={setting.key} />
        </Link>
      </th>
      <td className={`${cell} max-w-32 truncate sm:max-w-56`}>
        <SettingValueText setting={setting} value={setting.value} />
      </td>
      <td className={`${cell} hidden max-w-56 truncate text-soft sm:table-cell`}>
        {next === undefined ? null : (
          <>
            <SettingValueText setting={setting} value={next.value} />{' '}
            <bdi dir="ltr" className="tabular text-xs">
              {dateText(next.effective_from)}
            </bdi>
          </>
        )}
      </td>
    </tr>
  );
}
