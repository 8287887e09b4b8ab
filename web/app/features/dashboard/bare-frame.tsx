import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { SearchDataKeeper } from '../../api/search-data.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { TermsKeeper } from '../../layout/terms-keeper.tsx';
import { Toasts } from '../../layout/toasts.tsx';
import { TeamWatch } from '../../live/team-watch.tsx';
import { SessionKeeper } from '../../session/session-keeper.tsx';

/** What every page of the dashboard stands on and nobody sees: session, notices, the way to the content, what is read aloud. */
export function BareFrame(props: { children: ReactNode }) {
  const t = useTranslations('shell');
  return (
    <>
      <a
        href="#content"
        className="absolute start-4 top-2 z-50 -translate-y-20 rounded-base bg-primary px-4 py-2 font-bold text-on-primary focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <Progress />
      <Announcer />
      {props.children}
      <SessionKeeper />
      <TermsKeeper />
      <TeamWatch />
      <SearchDataKeeper />
      <Toasts />
    </>
  );
}

/** A thin line at the top while the next page is on its way. */
function Progress() {
  const t = useTranslations('shell');
  const isBusy = useNavigation().state !== 'idle';
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5">
      {isBusy ? (
        <>
          <span className="sr-only">{t('navigating')}</span>
          <span className="block h-full animate-pulse bg-primary" />
        </>
      ) : null}
    </div>
  );
}

/** Tells screen readers which page has come, since the document itself does not change. */
function Announcer() {
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
