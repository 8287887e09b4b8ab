import type { Landing } from '@diyar/contract/site/landings';
import type { Suggestions } from '@diyar/contract/site/wishes';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expireAds } from '../ads/expire-ads.ts';
import { type BuiltListing, buildListing } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let world: TestApp;
let listing: BuiltListing;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
  listing = await buildListing(world.db, {
    property: { category: 'chalet', city: 'jeddah', district: 'ash-shati-jeddah', lat: 21.6, lng: 39.11 },
    ad: { licence: { expires_on: '2026-11-21' } },
  });
});
afterAll(() => world.close());

/** In which places of the site its ad is found. */
async function foundIn(): Promise<Record<string, boolean>> {
  const { adNumber } = listing;
  const items = async (path: string) =>
    (await world.call<{ items: { id: string }[] }>(path)).data.items.some(({ id }) => id === adNumber);
  const map = await world.call<{ pins: { id: string }[] }>('/ads/map?bbox=39,21,40,22&zoom=16');
  const { data: suggested } = await world.call<Suggestions>(
    `/search_suggestions?q=${encodeURIComponent('الشاطئ')}`,
  );
  const { data: landings } = await world.call<{ items: Landing[] }>('/landings?city=jeddah');
  const sitemap = await world.app.inject('/sitemap/ads-1-of-1.xml');
  return {
    list: await items('/ads?city=jeddah'),
    words: await items(`/ads?q=${encodeURIComponent('شاليه جدة')}`),
    cards: await items(`/ads/cards?ids=${adNumber}`),
    map: map.data.pins.some(({ id }) => id === adNumber),
    suggestions: suggested.places.some(({ slug, ads }) => slug === 'ash-shati-jeddah' && ads > 0),
    landings: landings.items.some(({ category }) => category.slug === 'chalet'),
    sitemap: sitemap.body.includes(`/details/${adNumber}`),
  };
}

const everywhere = (isFound: boolean) =>
  Object.fromEntries(
    ['list', 'words', 'cards', 'map', 'suggestions', 'landings', 'sitemap'].map((place) => [place, isFound]),
  );

test('the end of its licence takes an ad out of everything that finds ads, and its page and its people are told', async () => {
  const page = async () => (await world.call(`/ads/${listing.adNumber}`)).code;
  expect([await foundIn(), await page()]).toEqual([everywhere(true), 'ok']);
  // Midnight in Riyadh: the job comes within the hour, and nobody waits for it.
  world.clock.now = new Date('2026-11-21T21:00:00Z');
  expect(await page()).toBe('ad_licence_over');
  expect(await foundIn()).toMatchObject({
    list: false,
    words: false,
    cards: false,
    map: false,
    sitemap: false,
  });
  await expireAds(world.db, world.clock.now);
  // Names and landing pages are renewed behind whoever asks, when ten minutes old.
  world.clock.now = new Date('2026-11-21T21:20:00Z');
  await vi.waitFor(async () => expect(await foundIn()).toEqual(everywhere(false)));
  expect(await page()).toBe('ad_licence_over');
  const { token } = listing.host;
  const { data: home } = await world.call<{ needs: object[] }>('/accounts/current/home', { token });
  expect(home.needs).toMatchObject([{ id: listing.adNumber, state: 'licence_expired' }]);
  const { data: own } = await world.call(`/host/ads/${listing.adNumber}`, { token });
  expect(own).toMatchObject({
    state: 'licence_expired',
    licence: { in_force: false },
    missing: expect.arrayContaining([expect.objectContaining({ code: 'licence_ended' })]),
  });
});
