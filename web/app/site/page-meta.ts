import { LANGS, type Lang, type Messages } from '@diyar/messages/messages';
import { isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import { langOf } from '../i18n/lang.ts';
import { mediaUrl } from './media-url.ts';
import { switchLang } from './paths.ts';
import type { SiteFacts } from './site-data.ts';

interface MetaInput {
  location: { pathname: string };
  matches: readonly (undefined | { id: string; loaderData?: unknown; handle?: unknown })[];
  error?: unknown;
}

interface PageFacts {
  /**
   * In the page's language, or which sentence of the catalogue it is; the site's title follows it. Absent: the site's
   * title alone.
   */
  title?: string | ((messages: Messages) => string) | undefined;
  description?: string | undefined;
  /** The address search engines should keep, in this page's language; the page's own when absent. */
  canonical?: string;
  /** Languages this page really exists in (an ad's text may have one); both when absent. */
  langs?: readonly Lang[];
  noindex?: boolean;
  /** The picture for cards elsewhere, 1200 × 630, under the media prefix, and what it shows in words; the site's when absent. */
  picture?: { path: string; alt: string } | undefined;
}

function siteFactsOf(input: MetaInput): SiteFacts | undefined {
  return input.matches.find((match) => match?.id === 'root')?.loaderData as SiteFacts | undefined;
}

/** The sentences the page's layouts travel with; none yet while the root introduces itself. */
function messagesOf(input: MetaInput): Messages | undefined {
  const handles = input.matches.map(
    (match) => match?.handle as { sentences?: Partial<Messages> } | undefined,
  );
  const known = handles.flatMap((handle) => handle?.sentences ?? []);
  return known.length === 0 ? undefined : Object.assign({}, ...known);
}

/** The site's own title and description (brief 3, site settings), for pages without their own and for failed ones. */
export function siteMeta(input: MetaInput): MetaDescriptor[] {
  if (input.error === undefined || input.error === null) return pageMeta(input, {});
  const status = isRouteErrorResponse(input.error) ? input.error.status : 500;
  const word = status === 404 ? 'notFoundTitle' : status === 410 ? 'goneTitle' : 'brokenTitle';
  const title = (messages: Messages) => messages.shell.errors[word];
  return pageMeta(input, { title, noindex: true });
}

/**
 * A page's title, description, canonical, language twins (ar, en, x-default) and Open Graph facts. The deepest route's
 * meta replaces its parents', so every page calls this.
 */
export function pageMeta(input: MetaInput, facts: PageFacts): MetaDescriptor[] {
  const lang = langOf(input.location.pathname);
  const root = siteFactsOf(input);
  const site = root?.site;
  const siteTitle = site?.[`site_title_${lang}`] ?? '';
  const messages = messagesOf(input);
  const own = typeof facts.title === 'function' ? messages && facts.title(messages) : facts.title;
  const title = own === undefined ? siteTitle : `${own} | ${siteTitle}`;
  const description = facts.description ?? site?.[`site_desc_${lang}`] ?? '';
  return [
    { title },
    { name: 'description', content: description },
    { name: 'keywords', content: site?.[`site_keywords_${lang}`] ?? '' },
    ...(facts.noindex ? [{ name: 'robots', content: 'noindex' }] : linksOf(input, facts, root?.origin ?? '')),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: lang === 'ar' ? 'ar_SA' : 'en_SA' },
    { property: 'og:site_name', content: siteTitle },
    ...pictureOf(facts.picture ?? { path: `site/${lang}.jpeg`, alt: siteTitle }, root),
  ];
}

function pictureOf(picture: { path: string; alt: string }, root: SiteFacts | undefined): MetaDescriptor[] {
  if (root === undefined) return [];
  const { href } = new URL(mediaUrl(root.mediaPrefix, picture.path), root.origin);
  return [
    { property: 'og:image', content: href },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

function linksOf(input: MetaInput, facts: PageFacts, origin: string): MetaDescriptor[] {
  const canonical = facts.canonical ?? (input.location.pathname.replace(/(?<!\/)\/+$/, '') || '/');
  const langs = facts.langs ?? LANGS;
  const link = (rel: string, href: string, hrefLang?: string) => ({
    tagName: 'link' as const,
    rel,
    href: `${origin}${href}`,
    ...(hrefLang === undefined ? {} : { hrefLang }),
  });
  const own: MetaDescriptor[] = [
    link('canonical', canonical),
    { property: 'og:url', content: `${origin}${canonical}` },
  ];
  if (langs.length < 2) return own;
  return [
    ...own,
    ...langs.map((lang) => link('alternate', switchLang(canonical, lang), lang)),
    link('alternate', switchLang(canonical, 'ar'), 'x-default'),
  ];
}
