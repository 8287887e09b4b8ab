import type { AdCard, AdDetails } from '@diyar/contract/finding/ads';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildListing } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
});
afterAll(() => world.close());

const show = async (number: string) => (await world.call<AdDetails>(`/ads/${number}`)).data;

test('the history has what a price was since the ad stands on the site, and nothing of prices that never changed', async () => {
  const { adNumber, adId, unitId } = await buildListing(world.db, {
    unit: { prices: { daily: 50_000, yearly: 6_000_000 } },
  });
  expect((await show(adNumber)).price_history).toEqual([]);
  const setPrice = async (amount: number, at: string) => {
    const price = world.db
      .updateTable('unit_price')
      .where('unit_id', '=', unitId)
      .where('kind', '=', 'yearly');
    await price.set({ amount }).execute();
    await sql`update price_change set at = ${at} where unit_id = ${unitId} and kind = 'yearly' and new_amount = ${amount}`.execute(
      world.db,
    );
  };
  await sql`update price_change set at = '2026-01-01T00:00:00Z' where unit_id = ${unitId}`.execute(world.db);
  await setPrice(7_000_000, '2026-02-01T09:00:00Z');
  await sql`update ad set published_at = '2026-03-01T06:00:00Z' where id = ${adId}`.execute(world.db);
  expect((await show(adNumber)).price_history).toEqual([]);
  await setPrice(6_500_000, '2026-05-01T09:00:00Z');
  expect((await show(adNumber)).price_history).toEqual([
    {
      kind: 'yearly',
      period: 4,
      points: [
        { at: '2026-03-01T09:00:00+03:00', price: { amount: 7_000_000, text: '70,000 S.R' } },
        { at: '2026-05-01T12:00:00+03:00', price: { amount: 6_500_000, text: '65,000 S.R' } },
      ],
    },
  ]);
});

test('similar ads are of the same kind and period, the likest first, never the unit itself', async () => {
  const near = { lat: 26.42, lng: 50.09 };
  const make = (fields: object, unit: object, ad: object = {}) =>
    buildListing(world.db, {
      property: { category: 'office', city: 'dammam', district: 'west-ash-shati-dammam', ...near, ...fields },
      unit: { area: 100, prices: { monthly: 500_000 }, ...unit },
      ad,
    });
  const own = await make({}, {});
  const far = await make({ lat: 24.7, lng: 46.7 }, {});
  const dear = await make({}, { prices: { monthly: 5_000_000 } });
  const like = await make({}, { prices: { monthly: 510_000 } });
  await make({ category: 'shop' }, {});
  await make({}, { prices: { yearly: 500_000 } });
  await make({}, {}, { state: 'hidden' });
  const { status, data, headers } = await world.call<{ items: AdCard[] }>(`/ads/${own.adNumber}/similar`);
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=0, s-maxage=1']);
  expect(data.items.map(({ id }) => id)).toEqual([like.adNumber, dear.adNumber, far.adNumber]);
  expect(data.items[0]).toMatchObject({ asked_price: { period: 3, amount: 510_000 } });
});

test('eight similar ads are enough', async () => {
  const listings = [];
  for (let made = 0; made < 10; made += 1) {
    listings.push(
      await buildListing(world.db, { property: { category: 'farm' }, unit: { prices: { yearly: 900_000 } } }),
    );
  }
  const { data } = await world.call<{ items: AdCard[] }>(`/ads/${listings[0]?.adNumber}/similar`);
  expect(data.items).toHaveLength(8);
});
