import type { Messages } from '@diyar/messages/messages';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { AccountPanel } from '../../layout/account/account-panel.tsx';
import { Link } from '../../rendering/link.tsx';
import type { Reader } from '../../session/reader.ts';
import { useHome } from '../../session/use-home.ts';
import { Sheet } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Entry, entriesFor, isAt } from './navigation.ts';
import { NavigationList } from './navigation-list.tsx';

const ITEM =
  'relative flex min-h-14 flex-col items-center justify-center gap-0.5 text-xs whitespace-nowrap text-soft aria-[current]:font-bold aria-[current]:text-primary';

/** The phone's bar: four tabs of the role, and more. Pages with a bar of their own hide it by `data-own-bar`. */
export function TabBar({ kind }: { kind: Reader }) {
  const t = useTranslations();
  const lang = useLang();
  const here = useLocation();
  const { data } = useHome();
  const [isOpen, setOpen] = useState(false);
  const tabs = entriesFor(kind).filter(({ tabOf }) => tabOf?.includes(kind));
  const close = () => setOpen(false);
  return (
    <nav
      aria-label={t('shell.mainNav')}
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-5 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden [body:has([data-own-bar],[data-paying])_&]:hidden"
    >
      {tabs.map((entry) => (
        <Link
          key={entry.key}
          to={entry.to(lang)}
          aria-current={isAt(entry, lang, here) ? 'page' : undefined}
          className={ITEM}
        >
          <Icon name={entry.icon} />
          {t(`dashboard.tabs.${tabWord(entry.key)}`)}
          {data !== undefined && (entry.waiting?.(data) ?? 0) > 0 ? (
            <span className="absolute start-1/2 top-2 ms-3 size-2 rounded-pill bg-gold">
              <span className="sr-only">{t('dashboard.waiting', { count: entry.waiting?.(data) ?? 0 })}</span>
            </span>
          ) : null}
        </Link>
      ))}
      <button type="button" aria-haspopup="dialog" className={ITEM} onClick={() => setOpen(true)}>
        <Icon name="list" />
        {t('dashboard.more')}
      </button>
      <Sheet isOpen={isOpen} onClose={close} title={t('dashboard.title')} closeLabel={t('common.close')}>
        <div className="grid gap-4">
          <NavigationList kind={kind} isFolded={false} onFollow={close} />
          <hr className="border-line" />
          <AccountPanel onDone={close} isShort />
        </div>
      </Sheet>
    </nav>
  );
}

/** The word of a tab: shorter than the entry's, five of them stand beside each other at 320. */
function tabWord(key: Entry['key']): keyof Messages['dashboard']['tabs'] {
  const known = ['home', 'stays', 'favourites', 'properties', 'addProperty', 'arrivals', 'myInfo'] as const;
  return known.find((one) => one === key) ?? 'home';
}
