import type { Lang } from '@diyar/messages/messages';
import type { ReactNode } from 'react';
import { Outlet, useRouteError } from 'react-router';
import { SearchDataKeeper } from '../api/search-data.ts';
import type { SupplySentences } from '../i18n/sentences.tsx';
import { ErrorPage } from '../layout/error-page.tsx';
import { Language } from '../layout/language.tsx';
import { Toasts } from '../layout/toasts.tsx';
import { SessionKeeper } from '../session/session-keeper.tsx';

/** Makes the pages that add and edit properties and units in one language; each brings its own frame. */
export function supplyIn(lang: Lang, sentences: SupplySentences) {
  const spoken = (page: ReactNode) => (
    <Language lang={lang} sentences={sentences}>
      {page}
      <SessionKeeper />
      <SearchDataKeeper />
      <Toasts />
    </Language>
  );
  return { supply: () => spoken(<Outlet />), supplyError: () => spoken(<RouteError />) };
}

function RouteError() {
  return (
    <main id="content">
      <ErrorPage error={useRouteError()} />
    </main>
  );
}
