import { envelopeOf } from '@diyar/contract/call/envelope';
import { listAds } from '@diyar/contract/finding/search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltListing, buildListing, buildOffer } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
let world: TestApp;
let listing: BuiltListing;
beforeAll(async () => {
  world = await openTestApp(NOW.toISOString());
  listing = await buildListing(world.db, {
    unit: { prices: { daily: 30_000, yearly: 4_000_000 } },
    ad: { special_until: new Date('2026-11-21T10:00:00Z') },
  });
});
afterAll(() => world.close());

/** The page's one card, from an answer that is what the contract says, to the last field. */
async function card(query = '', lang: 'ar' | 'en' = 'ar') {
  const { payload } = await world.app.inject({
    url: `/api/v1/ads${query}`,
    headers: { apikey: 'diyar-development', lang },
  });
  const answer = envelopeOf(listAds.data).strict().parse(JSON.parse(payload));
  expect(answer.data.items).toHaveLength(1);
  return answer.data.items[0];
}

test('a card that was written before is another in each language, and for each period asked about', async () => {
  const [arabic, english] = [await card(), await card('', 'en')];
  expect(english?.city.name).not.toBe(arabic?.city.name);
  expect([await card(), await card('', 'en')]).toEqual([arabic, english]);
  expect((await card('?period=2'))?.asked_price?.amount).toBe(30_000);
  expect((await card('?period=4'))?.asked_price?.amount).toBe(4_000_000);
  expect((await card())?.asked_price).toBeNull();
});

test('says why it stands there for this search, whatever it was written for first', async () => {
  expect((await card('?sort=newest'))?.why).toEqual([]);
  expect((await card())?.why).toContain('special');
});

test('stops being special at its instant, and is on offer from the day one begins', async () => {
  await buildOffer(world.db, {
    unitIds: [listing.unitId],
    accountId: listing.host.accountId,
    fields: { kinds: ['daily'], starts_on: '2026-11-22', ends_on: '2026-11-25' },
  });
  expect((await card())?.badges).toContain('special');
  world.clock.now = new Date('2026-11-21T10:00:00Z');
  expect((await card())?.badges).not.toContain('special');
  expect((await card())?.badges).not.toContain('offer');
  world.clock.now = new Date('2026-11-22T09:00:00Z');
  expect((await card())?.badges).toContain('offer');
  world.clock.now = NOW;
});

test('shows what changed', async () => {
  await card();
  await world.db.updateTable('unit').set({ area: 321 }).where('id', '=', listing.unitId).execute();
  expect((await card())?.area).toBe(321);
});

test('a page of nothing is a page', async () => {
  const { payload } = await world.app.inject({
    url: '/api/v1/ads?city=turaif',
    headers: { apikey: 'diyar-development' },
  });
  expect(JSON.parse(payload).data).toMatchObject({ items: [], total: 0, next_cursor: null });
});
