import './fonts.css';
import './app.css';
import type { Lang } from '@diyar/messages/messages';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { apiContext } from './api/api-context.ts';
import { apiOf } from './api/loader-api.ts';
import { DIR_OF, langOf } from './i18n/lang.ts';
import { fontPreloads } from './layout/font-preloads.ts';
import { HEAD_SCRIPT } from './layout/head-script.ts';
import { LastResort } from './layout/last-resort.tsx';
import { endRecording, replayEvents } from './rendering/event-replay.ts';
import { ScrollAnchor } from './rendering/scroll-anchor.tsx';
import { lookStyle } from './site/look-style.ts';
import { mediaUrl } from './site/media-url.ts';
import { siteMeta } from './site/page-meta.ts';
import type { SiteFacts } from './site/site-data.ts';

/** What runs before paint, and what is fetched first, is the server's to write: by then it has happened, and a browser loads none of it. */
const HEAD = { __html: import.meta.env.SSR ? HEAD_SCRIPT : '' };

/** Loads what every page needs to introduce itself; anonymous, the same for everyone. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<SiteFacts> {
  const api = apiOf(context, langOf(url.pathname));
  const [site, general] = await Promise.all([
    api('GET /api/v1/user/settings/site', {}),
    api('GET /api/v1/user/settings/general', {}),
  ]);
  const { apiKey } = context.get(apiContext);
  const { media_prefix: mediaPrefix, map_style_url: mapStyleUrl } = general;
  const { look, announcement, company } = general;
  const { origin } = url;
  const style = lookStyle(look);
  return { site, style, font: look.font, announcement, company, mediaPrefix, mapStyleUrl, apiKey, origin };
}

/** Settings hold both languages, so nothing here changes while someone moves around. */
export function shouldRevalidate() {
  return false;
}

export const meta: Route.MetaFunction = siteMeta;

export function Layout({ children }: { children: ReactNode }) {
  const lang = langOf(useLocation().pathname);
  const shared = useRouteLoaderData<typeof loader>('root');
  useLayoutEffect(endRecording, []);
  useEffect(replayEvents, []);
  return (
    <html lang={lang} dir={DIR_OF[lang]} style={shared?.style} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#FBFAF7" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#12140F" />
        <meta name="diyar-api-key" content={shared?.apiKey ?? ''} />
        {shared === undefined ? null : (
          <link rel="icon" href={mediaUrl(shared.mediaPrefix, shared.site.icon_browser)} />
        )}
        {import.meta.env.SSR ? <InstallLinks lang={lang} /> : null}
        {/* Before paint, and always the same text, so that a content policy can allow it by hash. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, nobody's input */}
        <script dangerouslySetInnerHTML={HEAD} suppressHydrationWarning />
        <Meta />
        {import.meta.env.SSR
          ? fontPreloads(shared?.font).map((link) => <link key={link.href} {...link} />)
          : null}
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <ScrollAnchor />
        <Scripts />
      </body>
    </html>
  );
}

/** Links to the name and the icons of an installed site; browsers read them from the page the server wrote. */
function InstallLinks({ lang }: { lang: Lang }) {
  return (
    <>
      <link rel="manifest" href={`${lang === 'ar' ? '' : '/en'}/manifest.webmanifest`} />
      <link rel="apple-touch-icon" href="/icons/apple-180.png" />
    </>
  );
}

export default function App() {
  return <Outlet />;
}

/** Only for what the language layouts could not catch themselves. */
export function ErrorBoundary() {
  const error = useRouteError();
  return <LastResort isAway={isRouteErrorResponse(error) && error.status === 503} />;
}
