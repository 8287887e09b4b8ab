import type { SiteSettings } from '@diyar/contract/site/settings';
import { LANGS, type Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import type { FastifyInstance } from 'fastify';
import { CACHE_CONTROL } from '../lifetimes/lifetimes.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { siteTexts } from '../settings/site-texts.ts';

const ROOTS: Record<Lang, string> = { ar: '', en: '/en' };
/** What the first screen of an installed app is drawn on: the site's own ground (web/app/app.css). */
const GROUND = '#FBFAF7';

const icon = (file: string, side: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${file}`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
});

const ICONS = [
  icon('icon-192.png', 192, 'any'),
  icon('icon-512.png', 512, 'any'),
  icon('maskable-512.png', 512, 'maskable'),
];

/** An icon that an operator set is drawn as PNG of this side (photos/pixels/draw-icon.ts). */
const SET_ICON_SIDE = 256;

function iconsOf(path: string, mediaPrefix: string) {
  if (!path.endsWith('.png')) return ICONS;
  const sizes = `${SET_ICON_SIDE}x${SET_ICON_SIDE}`;
  return [{ src: `${mediaPrefix}${path}`, sizes, type: 'image/png', purpose: 'any' }];
}

/** `GET /manifest.webmanifest` in each language: what the site is called and looks like where somebody installs it. */
export function registerManifestRoutes(
  app: FastifyInstance,
  deps: BaseDeps & { config: { mediaPrefix: string } },
): void {
  for (const lang of LANGS)
    app.get(`${ROOTS[lang]}/manifest.webmanifest`, { schema: { hide: true } }, async (_request, reply) => {
      const texts = await siteTexts(deps.db, deps.now());
      reply.type('application/manifest+json').header('cache-control', CACHE_CONTROL.hour);
      return JSON.stringify(manifestOf(lang, texts, iconsOf(texts.icon_browser, deps.config.mediaPrefix)));
    });
}

function manifestOf(lang: Lang, texts: SiteSettings, icons: readonly object[]) {
  const t = translatorOf(lang);
  const root = ROOTS[lang];
  const shortcut = (name: string, path: string) => ({ name, url: root + path });
  return {
    id: `${root}/`,
    name: texts[`site_title_${lang}`],
    short_name: t('common.appName'),
    description: texts[`site_desc_${lang}`],
    lang,
    dir: lang === 'ar' ? 'rtl' : 'ltr',
    start_url: root === '' ? '/' : root,
    // One app speaks both languages.
    scope: '/',
    display: 'standalone',
    background_color: GROUND,
    theme_color: GROUND,
    icons,
    shortcuts: [
      shortcut(t('shell.searchShort'), '/all_deals'),
      shortcut(t('reservations.title'), '/dashboard/reservations'),
      shortcut(t('favourites.title'), '/dashboard/my_favorites'),
    ],
  };
}
