import type { Lang } from '@diyar/messages/messages';
import { mediaUrl } from './media-url.ts';
import { paths } from './paths.ts';
import type { SiteFacts } from './site-data.ts';
import type { Thing } from './structured-data.tsx';

/** The site as schema.org describes one: who publishes it, and how it is searched by words. */
export function siteThing(
  { site, origin, mediaPrefix }: Pick<SiteFacts, 'site' | 'origin' | 'mediaPrefix'>,
  lang: Lang,
): Thing {
  const to = paths(lang);
  const url = `${origin}${to.home()}`;
  const name = site[`site_title_${lang}`];
  return {
    '@type': 'WebSite',
    '@id': url,
    url,
    name,
    description: site[`site_desc_${lang}`],
    inLanguage: lang,
    publisher: {
      '@type': 'Organization',
      name,
      url,
      logo: new URL(mediaUrl(mediaPrefix, site.icon_browser), origin).href,
    },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${to.results()}?q={words}` },
      'query-input': 'required name=words',
    },
  };
}
