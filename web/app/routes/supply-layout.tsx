import type { Lang } from '@diyar/messages/messages';
import type { ReactNode } from 'react';
import { Outlet, useRouteError } from 'react-router';
import { SearchDataKeeper } from '../api/search-data.ts';
import { AdvertisersOnly } from '../features/foreign-guests/advertisers-only.tsx';
import type { SupplySentences } from '../i18n/sentences.tsx';
import { ErrorPage } from '../layout/error-page.tsx';
import { Language } from '../layout/language.tsx';
import { TermsKeeper } from '../layout/terms-keeper.tsx';
import { Toasts } from '../layout/toasts.tsx';
import { TeamWatch } from '../live/team-watch.tsx';
import { Guard } from '../session/guard.tsx';
import { ServerState } from '../session/server-state.tsx';
import { SessionKeeper } from '../session/session-keeper.tsx';
import { PageSkeleton } from '../ui/skeleton.tsx';

/** Makes the pages that add and edit properties and units in one language; each brings its own frame. */
export function supplyIn(lang: Lang, sentences: SupplySentences) {
  const spoken = (page: ReactNode) => (
    <Language lang={lang} sentences={sentences}>
      <ServerState>{page}</ServerState>
      <SessionKeeper />
      <TermsKeeper />
      <TeamWatch />
      <SearchDataKeeper />
      <Toasts />
    </Language>
  );
  return { supply: () => spoken(<Guarded />), supplyError: () => spoken(<RouteError />) };
}

/** Login-only, as the brief has them: an empty shell from the server, the guard and the data in the browser. */
function Guarded() {
  return (
    <Guard waiting={<PageSkeleton />}>
      <AdvertisersOnly isMain>
        <Outlet />
      </AdvertisersOnly>
    </Guard>
  );
}

function RouteError() {
  return (
    <main id="content">
      <ErrorPage error={useRouteError()} />
    </main>
  );
}
