import { expect, test } from 'vitest';
import { LIFETIMES, LONGEST_WAITS, SHARED_CACHE_WAIT } from '../../api/src/lifetimes/lifetimes.ts';
import { publicPageHeaders } from '../../web/app/routes/headers.ts';
import { filesOf, textOf } from './repository.ts';

/** Files that look like caches and keep nothing stored; decision 029 says why each stands by itself. */
const NO_CACHES = [
  'api/src/platform/cache/loading-cache.ts',
  'api/src/web/kept-pages.ts',
  'api/src/platform/limits/limiter.ts',
  'api/src/search/index/booking-policies.ts',
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

test('a page says to shared caches what the sums of waits count with: eleven minutes and a second at most', () => {
  const { sharedPage, sharedPageRenewal } = LIFETIMES;
  const said = `public, max-age=0, s-maxage=${sharedPage / 1000}, stale-while-revalidate=${sharedPageRenewal / 1000}`;
  expect(publicPageHeaders()['Cache-Control']).toBe(said);
  expect(SHARED_CACHE_WAIT + LONGEST_WAITS.adPage).toBeLessThan(11 * 60_000 + 1_000);
});
