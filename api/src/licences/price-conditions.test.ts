import type { FieldError } from '@diyar/contract/call/errors';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltListing, buildListing } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
});
afterAll(() => world.close());

interface Refused {
  missing?: { code: string; field: string; msg: string }[];
  errors?: FieldError[];
}

const savePrices = ({ unitId, host }: BuiltListing, prices: object) =>
  world.call<Refused>(`/host/units/${unitId}`, {
    method: 'PUT',
    token: host.token,
    lang: 'en',
    body: { version: 1, prices: { purpose: 'rent', ...prices } },
  });

test('a published ad’s frozen rent is not raised, not even to what a new licence says', async () => {
  const listing = await buildListing(world.db, {
    unit: { prices: { yearly: 6_000_000 }, last_rent: 6_000_000 },
  });
  const raised = { yearly: { amount: 6_600_000, active: true } };
  expect((await savePrices(listing, raised)).code).toBe('licensed_read_only');
  await world.db
    .updateTable('licence')
    .set({ price: 6_600_000 })
    .where('id', '=', listing.licenceId ?? '')
    .execute();
  const { status, code, data } = await savePrices(listing, raised);
  expect([status, code]).toEqual([409, 'ad_incomplete']);
  expect(data.missing).toMatchObject([{ code: 'rent_frozen', field: 'prices.yearly' }]);
});

test('a minimum set later leaves what is on show, and refuses it when it is shown again or its prices are saved', async () => {
  const listing = await buildListing(world.db, { unit: { prices: { monthly: 900_000 } } });
  await sql`insert into minimum_price (category_id, kind, amount, effective_from, reason)
    select id, 'monthly', 1000000, ${world.clock.now}, 'حد أدنى جديد' from category where slug = 'apartment'`.execute(
    world.db,
  );
  expect((await world.call(`/ads/${listing.adNumber}`)).status).toBe(200);
  const step = (from: string, to: string) =>
    world.call<Refused>(`/host/ads/${listing.adNumber}/steps`, {
      method: 'POST',
      token: listing.host.token,
      lang: 'en',
      body: { from, to, data_correct: true },
    });
  expect((await step('published', 'hidden')).status).toBe(201);
  const again = await step('hidden', 'published');
  expect([again.status, again.code]).toEqual([409, 'ad_incomplete']);
  expect(again.data.missing).toContainEqual({
    code: 'min_price',
    field: 'prices.monthly',
    msg: 'Price must not pass the minimum price 10,000 S.R',
  });
  const saved = await savePrices(listing, { monthly: { amount: 950_000, active: true } });
  expect(saved.data.errors).toMatchObject([{ field: 'prices.monthly.amount', rule: 'min_price' }]);
});
