import { LANGS, type Lang } from '@diyar/messages/messages';

/** A page of the site: its address without origin and language, the languages it exists in, when it last changed. */
export interface SitemapPage {
  path: string;
  langs: readonly Lang[];
  changedOn?: string;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

export const SITEMAP_HEAD = `${DECLARATION}<urlset ${NAMES}>\n`;
export const SITEMAP_FOOT = '</urlset>\n';

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

/** Arabic without a prefix, English under /en (product.md 6). */
function addressIn(lang: Lang, origin: string, path: string): string {
  if (lang === 'ar') return escaped(`${origin}${path}`);
  return escaped(`${origin}/en${path === '/' ? '' : path}`);
}

/** The page once for each language it exists in, each naming its twins as the page itself does. */
export function entriesOf(origin: string, { path, langs, changedOn }: SitemapPage): string {
  const twin = (name: string, lang: Lang) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${addressIn(lang, origin, path)}"/>`;
  const twins =
    langs.length < 2 ? '' : [...LANGS.map((lang) => twin(lang, lang)), twin('x-default', 'ar')].join('');
  const changed = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`;
  return langs
    .map((lang) => `<url><loc>${addressIn(lang, origin, path)}</loc>${changed}${twins}</url>\n`)
    .join('');
}

/** The index of a sitemap's parts, by their names. */
export function sitemapIndexOf(origin: string, parts: readonly string[]): string {
  const lines = parts.map(
    (name) => `<sitemap><loc>${escaped(`${origin}/sitemap/${name}.xml`)}</loc></sitemap>`,
  );
  return `${DECLARATION}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</sitemapindex>\n`;
}
