import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useLang } from '../i18n/lang.ts';
import { useTranslations } from '../i18n/translations.ts';
import { late } from '../rendering/late.ts';
import { Link } from '../rendering/link.tsx';
import { preserveSsrFallback } from '../rendering/preserve-ssr-fallback.ts';
import { useSession } from '../session/session.ts';
import { SessionKeeper } from '../session/session-keeper.tsx';
import { paths } from '../site/paths.ts';
import { useSite } from '../site/site-data.ts';
import { buttonLook, ICON_LOOK } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { useFavouritesPath } from './account/use-favourites-path.ts';
import { BottomBar } from './bottom-bar.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { SiteFooter } from './site-footer.tsx';

/** Come after the first paint: nothing is told before, and nothing shown waits for the search data. */
const PartsAfterPaint = late(async () => (await import('./after-paint.tsx')).PartsAfterPaint);
/** Drawn by the server, and loaded only where there is an announcement. */
const AnnouncementBar = preserveSsrFallback(
  async () => (await import('./announcement-bar.tsx')).AnnouncementBar,
);
const SignedInCorner = late(async () => (await import('./worded-corner.tsx')).WordedCorner);

/** Header, page, footer, phone bar, toasts. Rendered the same for everyone; who is signed in shows after hydration. */
export function SiteFrame(props: { children: ReactNode }) {
  const t = useTranslations('shell');
  return (
    <>
      <a
        href="#content"
        className="absolute start-4 top-2 z-50 print:hidden -translate-y-20 rounded-base bg-primary px-4 py-2 font-bold text-on-primary focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <NavigationProgress />
      <PageAnnouncer />
      {/* A bar that floats over the page needs room under its end. */}
      <div className="flex min-h-dvh flex-col max-md:[@media_screen]:pb-[calc(3.5rem+1px+env(safe-area-inset-bottom))] max-lg:[@media_screen]:[body:has([data-own-bar])_&]:pb-[calc(4.5rem+env(safe-area-inset-bottom))]">
        <Announcement />
        <SiteHeader />
        <main id="content" tabIndex={-1} className="grow outline-none">
          {props.children}
        </main>
        <SiteFooter />
        <BottomBar />
      </div>
      <SessionKeeper />
      {/* What comes later comes into a box of its own: an element put into the body has the browser style the whole page anew. */}
      <div>
        <AfterPaint />
      </div>
    </>
  );
}

/** In the browser only; a notice may be waiting before this code has loaded. */
function AfterPaint() {
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <PartsAfterPaint />
    </Suspense>
  );
}

function Announcement() {
  const announcement = useSite()?.announcement ?? null;
  if (announcement === null) return null;
  return (
    <Suspense>
      <AnnouncementBar announcement={announcement} />
    </Suspense>
  );
}

/** Hides a part while something is paid for. Each has the class: a rule for whatever stands in a box has the browser style all of the body anew. */
const NOT_PAYING = '[body:has([data-paying])_&]:hidden';

function SiteHeader() {
  const t = useTranslations();
  const to = paths(useLang());
  return (
    <header
      data-top-bar
      className="sticky print:static top-0 z-30 border-b border-line bg-background/95 backdrop-blur"
    >
      <div className="page wide-too flex h-14 items-center gap-2 md:h-16">
        <Link to={to.home()} aria-label={t('shell.homeLink')} className="rounded-base max-md:me-auto md:me-4">
          <Logo name={t('common.appName')} />
        </Link>
        <SiteLinks />
        <Link
          to={to.results()}
          className="me-auto hidden h-11 min-w-0 max-w-xs grow items-center gap-3 rounded-pill border border-line bg-surface px-4 text-soft shadow-card transition-colors hover:border-field-line md:flex print:hidden [html:not([data-scrolled])_body:has([data-search])_&]:invisible [body:has([data-paying])_&]:invisible"
        >
          <Icon name="search" className="size-5 text-primary" />
          <span className="truncate">{t('shell.search')}</span>
        </Link>
        {/* On paper the name alone. */}
        <div className="flex items-center gap-1 print:hidden">
          <Link
            to={to.page('business')}
            className={`${buttonLook('quiet')} md:max-xl:hidden xl:whitespace-nowrap ${NOT_PAYING}`}
          >
            {t('shell.listYours')}
          </Link>
          {/* On phones the bar at the end leads there. */}
          <span className={`hidden md:block ${NOT_PAYING}`}>
            <Link to={useFavouritesPath()} aria-label={t('shell.favourites')} className={ICON_LOOK}>
              <Icon name="heart" />
            </Link>
          </span>
          <LanguageSwitch />
          <span className={`contents ${NOT_PAYING}`}>
            <HeaderAccount />
          </span>
        </div>
      </div>
    </header>
  );
}

/** The ways into the site that wide screens have room for; the footer has them all. */
function SiteLinks() {
  const t = useTranslations('shell');
  const to = paths(useLang());
  const links = [
    [to.results({ purpose: 'rent' }), t('rent')],
    [to.results({ purpose: 'sale' }), t('buy')],
    [to.map(), t('map')],
    [to.verified(), t('advertisers')],
  ];
  return (
    <nav
      aria-label={t('mainNav')}
      className="me-2 hidden lg:flex print:hidden [body:has([data-paying])_&]:hidden"
    >
      {links.map(([address, text]) => (
        <Link
          key={address}
          to={address ?? ''}
          className="optical inline-flex h-11 items-center rounded-pill px-3 font-medium transition-colors hover:bg-sunken"
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}

/** A way to sign in for everyone, until the browser knows better. */
function HeaderAccount() {
  const t = useTranslations('shell');
  const lang = useLang();
  const { pathname, search } = useLocation();
  const { status } = useSession();
  const signIn = (
    <Link
      to={paths(lang).signIn({ returnTo: `${pathname}${search}` })}
      className={`${buttonLook('secondary')} max-md:hidden`}
    >
      {t('signIn')}
    </Link>
  );
  if (status !== 'signed_in') return signIn;
  return (
    <Suspense fallback={<span className="block h-11 rounded-base md:w-28 md:bg-sunken" />}>
      <SignedInCorner />
    </Suspense>
  );
}

/** A thin line at the top while the next page is on its way. */
function NavigationProgress() {
  const t = useTranslations('shell');
  const busy = useNavigation().state !== 'idle';
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5">
      {busy ? (
        <>
          <span className="sr-only">{t('navigating')}</span>
          <span className="block h-full animate-pulse bg-primary" />
        </>
      ) : null}
    </div>
  );
}

/** Tells screen readers which page has come, since the document itself does not change. */
function PageAnnouncer() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (first.current !== pathname) setTitle(document.title);
    first.current = pathname;
  }, [pathname]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
