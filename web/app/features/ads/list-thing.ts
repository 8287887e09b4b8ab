import type { AdCard } from '@diyar/contract/finding/ads';
import type { Lang } from '@diyar/messages/messages';
import { paths } from '../../site/paths.ts';
import { breadcrumbThing, type Thing } from '../../site/structured-data.tsx';

interface ShownList {
  heading: string;
  /** The address search engines keep, without the site's. */
  here: string;
  description: string;
  /** The steps to it. */
  trail: readonly { name: string; address: string }[];
  found: { items: readonly AdCard[]; total: number; total_exact: boolean; page: number; per_page: number };
}

/** A page of ads as schema.org describes one: about a list, of which it shows these. */
export function listThing(shown: ShownList, lang: Lang, origin: string): Thing {
  const url = `${origin}${shown.here}`;
  const { items, total, total_exact: isExact, page, per_page: perPage } = shown.found;
  const steps = shown.trail.map(({ name, address }) => ({ name, address: `${origin}${address}` }));
  return {
    '@type': 'CollectionPage',
    '@id': url,
    url,
    name: shown.heading,
    description: shown.description,
    inLanguage: lang,
    breadcrumb: breadcrumbThing([...steps, { name: shown.heading, address: url }]),
    mainEntity: {
      '@type': 'ItemList',
      ...(isExact ? { numberOfItems: total } : {}),
      itemListElement: items.map((ad, place) => ({
        '@type': 'ListItem',
        position: (page - 1) * perPage + place + 1,
        name: ad.title,
        url: `${origin}${paths(lang).details(ad.id)}`,
      })),
    },
  };
}
