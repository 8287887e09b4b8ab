import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildListing } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { expireAds } from './expire-ads.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('an ad leaves when its licence’s last Riyadh day is over, once, with a row that says why', async () => {
  const { db } = database;
  const licence = { expires_on: '2026-11-21' };
  const shown = await buildListing(db, { ad: { licence } });
  const hidden = await buildListing(db, { ad: { licence, state: 'hidden' } });
  const closed = await buildListing(db, { ad: { licence, state: 'closed' } });
  const later = await buildListing(db, { ad: { licence: { expires_on: '2026-11-22' } } });
  expect(await expireAds(db, new Date('2026-11-21T20:59:59Z'))).toEqual([]);
  const midnight = new Date('2026-11-21T21:00:00Z');
  const gone = [shown, hidden].map((listing) => Number(listing.adNumber)).sort((a, b) => a - b);
  expect(await expireAds(db, midnight)).toEqual(gone);
  expect(await expireAds(db, midnight)).toEqual([]);
  const states = await db
    .selectFrom('ad')
    .select(['id', 'state'])
    .where('id', 'in', [shown.adId, hidden.adId, closed.adId, later.adId])
    .orderBy('id')
    .execute();
  expect(states.map((row) => row.state)).toEqual([
    'licence_expired',
    'licence_expired',
    'closed',
    'published',
  ]);
  const history = await db.selectFrom('ad_transition').selectAll().orderBy('ad_id').execute();
  expect(history).toEqual([
    expect.objectContaining({
      ad_id: shown.adId,
      from_state: 'published',
      to_state: 'licence_expired',
      person_id: null,
      reason: 'licence_expired',
      at: midnight,
    }),
    expect.objectContaining({ ad_id: hidden.adId, from_state: 'hidden' }),
  ]);
});
