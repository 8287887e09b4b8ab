import { expect, test } from 'vitest';
import { LONGEST_WAITS } from './lifetimes.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

test('an ad that is hidden is gone from its page in under a second (decision 018)', () => {
  expect(LONGEST_WAITS.adPage).toBeLessThan(SECOND);
});

test('a search follows a change within a second, and a page that shows one within two (decision 019)', () => {
  expect(LONGEST_WAITS.search).toBeLessThan(SECOND);
  expect(LONGEST_WAITS.searchPage).toBeLessThan(2 * SECOND);
});

test('what a market asks for is a minute old beside a price, and the second a page takes (decision 025)', () => {
  expect(LONGEST_WAITS.priceLevels).toBeLessThanOrEqual(MINUTE + SECOND);
  expect(LONGEST_WAITS.rentFreezes).toBeLessThanOrEqual(MINUTE + SECOND);
});

test('a changed limit counts in every process within half a minute', () => {
  expect(LONGEST_WAITS.limitFigures).toBeLessThanOrEqual(30 * SECOND);
});

test('a page that is published, and what the site says of itself, is seen within a second', () => {
  expect(LONGEST_WAITS.contentPage).toBeLessThan(SECOND);
  expect(LONGEST_WAITS.siteSettings).toBeLessThan(SECOND);
  expect(LONGEST_WAITS.neededTerms).toBeLessThanOrEqual(SECOND);
});

test('names in suggestions and lists of landing pages are ten minutes old, the sitemap’s an hour (decision 023)', () => {
  expect(LONGEST_WAITS.lexicon).toBeLessThanOrEqual(10 * MINUTE + SECOND);
  expect(LONGEST_WAITS.landings).toBeLessThanOrEqual(10 * MINUTE + SECOND);
  expect(LONGEST_WAITS.sitemapPlaces).toBeLessThanOrEqual(60 * MINUTE + SECOND);
});
