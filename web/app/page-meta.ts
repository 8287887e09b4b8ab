import type { SiteSettings } from '@diyar/contract/settings';
import { LANGS, type Lang, type Messages } from '@diyar/messages/messages';
import { isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import { langOf } from './i18n/lang.ts';
import { switchLang } from './paths.ts';

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
  /** Address of the picture for cards elsewhere. */
  image?: string | undefined;
}

interface RootData {
  site: SiteSettings;
  origin: string;
}

function rootDataOf(input: MetaInput): RootData | undefined {
  return input.matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
}

/** The sentences the page's layouts travel with; none yet while the root introduces itself. */
function messagesOf(input: MetaInput): Messages | undefined {
  const handles = input.matches.map(
    (match) => match?.handle as { sentences?: Partial<Messages> } | undefined,
  );
  const known = handles.flatMap((handle) => handle?.sentences ?? []);
  return known.length === 0 ? undefined : Object.assign({}, ...known);
}

/** What the site says of itself (brief 3, site settings) for a page that says nothing more, or that failed. */
export function siteMeta(input: MetaInput): MetaDescriptor[] {
  if (input.error === undefined || input.error === null) return pageMeta(input, {});
  const isMissing = isRouteErrorResponse(input.error) && input.error.status === 404;
  const title = (messages: Messages) => messages.shell.errors[isMissing ? 'notFoundTitle' : 'brokenTitle'];
  return pageMeta(input, { title, noindex: true });
}

/**
 * A page's title, description, canonical, language twins (ar, en, x-default) and Open Graph facts. The deepest route's
 * meta replaces its parents', so every page calls this.
 */
export function pageMeta(input: MetaInput, facts: PageFacts): MetaDescriptor[] {
  const lang = langOf(input.location.pathname);
  const root = rootDataOf(input);
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
    ...(facts.image === undefined
      ? []
      : [{ property: 'og:image', content: new URL(facts.image, root?.origin || undefined).href }]),
  ];
}

function linksOf(input: MetaInput, facts: PageFacts, origin: string): MetaDescriptor[] {
  const canonical = facts.canonical ?? (input.location.pathname.replace(/\/+$/, '') || '/');
  const langs = facts.langs ?? LANGS;
  const link = (rel: string, href: string, hrefLang?: string) => ({
    tagName: 'link' as const,
    rel,
    href: `${origin}${href}`,
    ...(hrefLang === undefined ? {} : { hrefLang }),
  });
  if (langs.length < 2) return [link('canonical', canonical)];
  return [
    link('canonical', canonical),
    ...langs.map((lang) => link('alternate', switchLang(canonical, lang), lang)),
    link('alternate', switchLang(canonical, 'ar'), 'x-default'),
  ];
}
