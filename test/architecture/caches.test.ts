import { expect, test } from 'vitest';
import {
  LIFETIMES,
  LONGEST_WAITS,
  SHARED_PAGE_WAIT,
  SHARED_TEXT_PAGE_WAIT,
} from '../../api/src/lifetimes/lifetimes.ts';
import { publicPageHeaders, searchPageHeaders, textPageHeaders } from '../../web/app/routes/headers.ts';
import { filesOf, textOf } from './repository.ts';

/** Files that look like caches and keep nothing stored; decision 029 says why each stands by itself. */
const NO_CACHES = [
  'api/src/platform/cache/loading-cache.ts',
  'api/src/web/kept-pages.ts',
  'api/src/platform/jobs/run-worker.ts',
  'api/src/platform/limits/limiter.ts',
  'api/src/search/index/booking-policies.ts',
  'api/src/search/index/charges/stay-charges.ts',
  'api/src/search/index/free-hours.ts',
  'api/src/search/index/occupancies.ts',
  'api/src/search/index/word-index.ts',
];

const sources = filesOf(/^(api|demo)\/src\/.*\.ts$/).filter((path) => !/\.test\.ts$/.test(path));

test('what is kept of stored things is kept by platform/cache, not by a cache made by hand', () => {
  const byHand =
    /from 'lru-cache'|\b(?:let|#)\s*\w+: \{ at: number; \w+: Promise<|new Map<[^(]*Promise<[^(]*>\(\)/;
  const found = sources.filter((path) => byHand.test(textOf(path)) && !NO_CACHES.includes(path));
  expect(found, 'use LoadingCache (api/src/platform/cache)').toEqual([]);
});

test('how long something may be shown is said in lifetimes.ts alone', () => {
  const others = sources.filter((path) => !/^api\/src\/(lifetimes|platform)\//.test(path));
  const said = /\blifetime: (?!LIFETIMES\.)|\bmax-age=|\bs-maxage=/;
  expect(others.filter((path) => said.test(textOf(path)))).toEqual([]);
});

const publicRoutes = filesOf(/^web\/app\/routes\/public\/.*\.tsx$/);
const importers = (name: string) =>
  publicRoutes.filter((path) =>
    new RegExp(`import {[^}]*\\b${name}\\b[^}]*} from '../headers`).test(textOf(path)),
  );

test('a page that shows ads is answered by a shared cache for a second, and a hidden ad is gone there within three', () => {
  const noneOfItsOwn = { loaderHeaders: new Headers() };
  const said = `public, max-age=0, s-maxage=${LIFETIMES.sharedPage / 1000}`;
  for (const headers of [publicPageHeaders(), searchPageHeaders(noneOfItsOwn)])
    expect(headers['Cache-Control']).toBe(said);
  expect(LONGEST_WAITS.adPage + SHARED_PAGE_WAIT).toBeLessThan(3_000);
  expect(LONGEST_WAITS.searchPage + SHARED_PAGE_WAIT).toBeLessThan(4_000);
  const shown = [
    'details',
    'home',
    'landing',
    'map',
    'profile',
    'request',
    'requests',
    'results',
    'verified',
  ];
  expect([...importers('publicPageHeaders'), ...importers('searchPageHeaders')].toSorted()).toEqual(
    shown.map((name) => `web/app/routes/public/${name}.tsx`),
  );
});

test('a page of the site’s own text may be eleven minutes old in a shared cache, and no other page', () => {
  const { sharedTextPage, sharedTextPageRenewal } = LIFETIMES;
  const said = `public, max-age=0, s-maxage=${sharedTextPage / 1000}, stale-while-revalidate=${sharedTextPageRenewal / 1000}`;
  expect(textPageHeaders()['Cache-Control']).toBe(said);
  expect(SHARED_TEXT_PAGE_WAIT).toBe(11 * 60_000);
  expect(importers('textPageHeaders')).toEqual(
    ['business', 'contact', 'content', 'help-article', 'help'].map(
      (name) => `web/app/routes/public/${name}.tsx`,
    ),
  );
});
