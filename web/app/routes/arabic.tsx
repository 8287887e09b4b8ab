import { common } from '@diyar/messages/ar/common';
import { results } from '@diyar/messages/ar/results';
import { shell } from '@diyar/messages/ar/shell';
import { Outlet, useRouteError } from 'react-router';
import type { SiteSentences } from '../i18n/sentences.tsx';
import { ErrorPage } from '../layout/error-page.tsx';
import { fontPreloads } from '../layout/font-preloads.ts';
import { Language } from '../layout/language.tsx';
import { SiteFrame } from '../layout/site-frame.tsx';
import { siteMeta } from '../site/page-meta.ts';

const sentences: SiteSentences = { common, results, shell };

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export const meta = siteMeta;

export const links = fontPreloads;

/** The Arabic site. Its sentences travel with this module, so a browser loads one language only. */
export default function ArabicSite() {
  return (
    <Language lang="ar" sentences={sentences}>
      <SiteFrame>
        <Outlet />
      </SiteFrame>
    </Language>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <Language lang="ar" sentences={sentences}>
      <SiteFrame>
        <ErrorPage error={error} />
      </SiteFrame>
    </Language>
  );
}
