import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAd, buildListing, buildPerson, buildUnit } from './factories.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('a listing is a published ad of a unit with a space, a price for each period and a licence', async () => {
  const { db } = database;
  const listing = await buildListing(db, { unit: { photos: 2, services: [{ mandatory: true }] } });
  const ad = await db.selectFrom('ad').selectAll().where('id', '=', listing.adId).executeTakeFirstOrThrow();
  expect(ad).toMatchObject({ state: 'published', account_id: listing.host.accountId });
  expect(ad.search_text).toContain('الملقا');
  expect(String(ad.number)).toBe(listing.adNumber);
  const prices = await db
    .selectFrom('unit_price')
    .select('kind')
    .where('unit_id', '=', listing.unitId)
    .execute();
  expect(prices.map((price) => price.kind).sort()).toEqual(['daily', 'hourly', 'monthly', 'yearly']);
});

test('a villa occupies the spaces of its rooms', async () => {
  const { db } = database;
  const room = await buildUnit(db);
  const villa = await buildUnit(db, { propertyId: room.propertyId, spaces: room.spaceIds });
  expect(villa.spaceIds).toEqual(room.spaceIds);
  expect(villa.accountId).toBe(room.accountId);
  const { adNumber } = await buildAd(db, { unitId: villa.unitId });
  expect(adNumber).toMatch(/^\d{8}$/);
});

test('two people never share a phone', async () => {
  const [one, other] = [await buildPerson(database.db), await buildPerson(database.db)];
  expect(one.phone).not.toBe(other.phone);
});
