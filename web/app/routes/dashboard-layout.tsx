import type { Lang } from '@diyar/messages/messages';
import type { ReactNode } from 'react';
import { Outlet, useRouteError } from 'react-router';
import { BareFrame } from '../features/dashboard/bare-frame.tsx';
import type { FrameSentences } from '../i18n/sentences.tsx';
import { ErrorPage } from '../layout/error-page.tsx';
import { Language } from '../layout/language.tsx';

/** Makes the dashboard in one language: what stands behind every page of it, and a plain page around what went wrong. */
export function dashboardIn(lang: Lang, sentences: FrameSentences) {
  const spoken = (page: ReactNode) => (
    <Language lang={lang} sentences={sentences}>
      <BareFrame>{page}</BareFrame>
    </Language>
  );
  return { dashboard: () => spoken(<Outlet />), dashboardError: () => spoken(<RouteError />) };
}

function RouteError() {
  return (
    <main id="content" tabIndex={-1}>
      <ErrorPage error={useRouteError()} />
    </main>
  );
}
