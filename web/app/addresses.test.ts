import { readFileSync } from 'node:fs';
import { PAGES_WITH_ROUTES, RESERVED_SLUGS } from '@diyar/contract/words/page-words';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import config from './routes.ts';

const ENTRIES = config as RouteConfigEntry[];

/** The routes as the router sees them, each with the file that answers. */
function routesOf(entries: readonly RouteConfigEntry[]): RouteObject[] {
  return entries.map(({ index, path, id, file, children }): RouteObject => {
    const own = { id: id ?? file, ...(path !== undefined && { path }) };
    return index ? { ...own, index: true } : { ...own, children: routesOf(children ?? []) };
  });
}
const ROUTES = routesOf(ENTRIES);
const answering = (address: string) => matchRoutes(ROUTES, address)?.at(-1)?.route.id;

/** Addresses of the brief's section 2, and the route that answers each; pages of verification are not built yet. */
const OF_BRIEF: Record<string, string> = {
  '/': 'home',
  '/home': 'home-redirect',
  '/404': '404',
  '/details/1': 'details',
  '/request-details/1': 'request',
  '/payment/1': 'plan',
  '/requests': 'requests',
  '/profile/1': 'profile',
  '/all_deals': 'results',
  '/features': 'features',
  '/map': 'map',
  '/verified-advertisers': 'verified',
  '/contact-us': 'contact',
  '/some-page': 'content',
  '/terms_of_use': 'terms',
  '/business': 'business',
  '/term-of-service-agreement': 'service-agreement',
  '/dashboard/home': 'dashboard-home',
  '/dashboard/home/unit-settings': 'unit-settings',
  '/dashboard/my_favorites': 'favourites',
  '/dashboard/similar_offers': 'similar',
  '/dashboard/my_info': 'my-info',
  '/dashboard/requests': 'own-requests',
  '/dashboard/memberships': 'memberships',
  '/dashboard/invoices': 'invoices',
  '/dashboard/reports': 'reports',
  '/dashboard/evaluations': 'evaluations',
  '/dashboard/my-fees': 'my-fees',
  '/dashboard/prices/main': 'grid',
  '/dashboard/prices/share-price': 'share-price',
  '/dashboard/properties': 'properties',
  '/dashboard/properties/1': 'property',
  '/dashboard/marketing': 'marketing',
  '/dashboard/anything-else': 'dashboard-unknown',
  '/add-request': 'add-request',
  '/add-real-Estate': 'supply-property',
  '/add-real-Estate/1': 'supply-property',
  '/addunit/1': 'supply-unit',
  '/addunit/1/2': 'supply-unit',
};

describe('addresses of the brief', () => {
  it.each(Object.entries(OF_BRIEF))('%s is answered in both languages', (address, name) => {
    expect(answering(address)).toBe(`ar/${name}`);
    expect(answering(address === '/' ? '/en' : `/en${address}`)).toBe(`en/${name}`);
  });
});

/** First parts of all addresses that are words of their own, with what stands under layouts. */
function firstParts(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children }) =>
    path === undefined ? firstParts(children ?? []) : [path.split('/')[0] ?? ''],
  );
}

describe('a content page', () => {
  const taken = (slug: string) => RESERVED_SLUGS.includes(slug.toLowerCase());

  it('has no address of the site’s own pages', () => {
    const english = ENTRIES.filter(({ path }) => path === 'en').flatMap(({ children }) => children ?? []);
    const parts = new Set([...firstParts(ENTRIES), ...firstParts(english)]);
    const words = [...parts].filter((part) => /^\w/.test(part));
    const open = words.filter((part) => !taken(part));
    expect(open.toSorted()).toEqual([...PAGES_WITH_ROUTES].toSorted());
    for (const slug of PAGES_WITH_ROUTES) expect(taken(slug)).toBe(false);
  });

  it('has no address that the server answers itself', () => {
    const read = (file: string) => readFileSync(new URL(`../../api/src/${file}`, import.meta.url), 'utf8');
    const own = /NOT_PAGES = \/\^\\\/\(([^)]+)\)/.exec(read('web/serve-pages.ts'))?.[1]?.split('|') ?? [];
    expect(own.length).toBeGreaterThan(4);
    expect(own.filter((part) => !taken(part))).toEqual([]);
    const roots = ['sitemaps/sitemaps.routes.ts', 'platform/http/content-policy.ts'].flatMap((file) =>
      [...read(file).matchAll(/['"]\/([a-z-]+)/g)].map(([, part]) => part ?? ''),
    );
    expect(roots.filter((part) => !taken(part))).toEqual([]);
  });
});
