import type { Lang } from '@diyar/messages/messages';
import type { ReactNode } from 'react';
import { Outlet, useRouteError } from 'react-router';
import type { SiteSentences } from '../i18n/sentences.tsx';
import { ErrorPage } from '../layout/error-page.tsx';
import { Language } from '../layout/language.tsx';
import { SiteFrame } from '../layout/site-frame.tsx';

/** Makes the public site in one language: its frame around the page, or around what went wrong. */
export function siteIn(lang: Lang, sentences: SiteSentences) {
  const framed = (page: ReactNode) => (
    <Language lang={lang} sentences={sentences}>
      <SiteFrame>{page}</SiteFrame>
    </Language>
  );
  return { site: () => framed(<Outlet />), siteError: () => framed(<RouteError />) };
}

function RouteError() {
  return <ErrorPage error={useRouteError()} />;
}
