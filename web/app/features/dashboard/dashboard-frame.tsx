import { type ReactNode, useEffect, useState } from 'react';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { AccountMenu } from '../../layout/account/account-menu.tsx';
import { LanguageSwitch } from '../../layout/language-switch.tsx';
import { LateBell } from '../../layout/late-bell.tsx';
import { Logo, LogoMark } from '../../layout/logo.tsx';
import { Link } from '../../rendering/link.tsx';
import { readerOf } from '../../session/reader.ts';
import { useSession } from '../../session/session.ts';
import { useHome } from '../../session/use-home.ts';
import { paths } from '../../site/paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NavigationList } from './navigation-list.tsx';
import { TabBar } from './tab-bar.tsx';

/** That the navigation is folded on this device. */
const FOLDED = 'dashboard_folded';

/** The dashboard's frame: navigation on the start side, a bar of 56 above, tabs on a phone; the public search and footer stay outside. */
export function DashboardFrame(props: { children: ReactNode }) {
  const t = useTranslations('dashboard');
  const { isFolded, fold } = useFolded();
  const { data } = useHome();
  const kind = readerOf(useSession(), data);
  return (
    <div
      data-guest={kind === 'guest' ? '' : undefined}
      className="flex min-h-dvh max-lg:pb-[calc(3.5rem+1px+env(safe-area-inset-bottom))] [body:has([data-paying])_&]:pb-0"
    >
      <aside
        className={`sticky top-0 hidden h-dvh shrink-0 flex-col border-e border-line bg-surface lg:flex print:hidden [body:has([data-paying])_&]:hidden ${isFolded ? 'w-[72px]' : 'w-[248px]'}`}
      >
        <SiteLink isFolded={isFolded} />
        <nav aria-label={t('nav')} className="grow overflow-y-auto px-3 py-4">
          {kind === null ? null : <NavigationList kind={kind} isFolded={isFolded} />}
        </nav>
        <FoldButton isFolded={isFolded} onPress={fold} />
      </aside>
      <div className="flex min-w-0 grow flex-col">
        <TopBar />
        <main id="content" tabIndex={-1} className="grow outline-none">
          {props.children}
        </main>
      </div>
      {kind === null ? null : <TabBar kind={kind} />}
    </div>
  );
}

function useFolded() {
  const [isFolded, setFolded] = useState(false);
  // The server draws it open; the browser remembers.
  useEffect(() => setFolded(localStorage.getItem(FOLDED) === '1'), []);
  const fold = () => {
    localStorage.setItem(FOLDED, isFolded ? '0' : '1');
    setFolded(!isFolded);
  };
  return { isFolded, fold };
}

function SiteLink({ isFolded }: { isFolded: boolean }) {
  const t = useTranslations();
  const to = paths(useLang());
  return (
    <Link
      to={to.home()}
      aria-label={t('shell.homeLink')}
      className="flex h-14 shrink-0 items-center overflow-hidden border-b border-line px-5"
    >
      {isFolded ? <LogoMark /> : <Logo name={t('common.appName')} />}
    </Link>
  );
}

function FoldButton({ isFolded, onPress }: { isFolded: boolean; onPress: () => void }) {
  const t = useTranslations('dashboard');
  const label = t(isFolded ? 'unfold' : 'fold');
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={label}
      title={label}
      className="m-3 flex min-h-11 items-center justify-center rounded-base text-soft hover:bg-sunken"
    >
      <span aria-hidden="true" className={isFolded ? '' : 'rotate-180'}>
        <Icon name="chevron" />
      </span>
    </button>
  );
}

function TopBar() {
  const t = useTranslations();
  const to = paths(useLang());
  const isSignedIn = useSession().status === 'signed_in';
  return (
    <header
      data-top-bar
      className="sticky top-0 z-30 border-b border-line bg-background/95 backdrop-blur print:static"
    >
      <div className="flex h-14 items-center gap-2 px-4 lg:px-8">
        <Link
          to={to.home()}
          aria-label={t('shell.homeLink')}
          className="me-auto rounded-base lg:hidden [body:has([data-paying])_&]:block"
        >
          <Logo name={t('common.appName')} />
        </Link>
        <div className="ms-auto flex items-center gap-2 print:hidden">
          <Link
            to={to.home()}
            className={`${buttonLook('quiet', 'small')} max-lg:hidden [body:has([data-paying])_&]:hidden`}
          >
            {t('dashboard.toSite')}
          </Link>
          <LateBell />
          <LanguageSwitch />
          <div className="max-lg:hidden">{isSignedIn ? <AccountMenu /> : null}</div>
        </div>
      </div>
    </header>
  );
}
