import type { ComparedAd } from '@diyar/contract/finding/ads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildListing } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
});
afterAll(() => world.close());

const compare = (ids: readonly string[]) =>
  world.call<{ items: ComparedAd[] }>(`/ads/comparison?ids=${ids.join(',')}`);

test('ads are compared in the order asked for, without what is not on show', async () => {
  const one = await buildListing(world.db, {
    unit: { area: 120, prices: { yearly: 6_000_000, daily: 50_000 }, features: ['elevator', 'pool'] },
  });
  const two = await buildListing(world.db, { unit: { area: 90.5, prices: { yearly: 4_000_000 } } });
  const hidden = await buildListing(world.db, { ad: { state: 'hidden' } });
  const { status, data } = await compare([two.adNumber, hidden.adNumber, one.adNumber]);
  expect(status).toBe(200);
  expect(data.items.map(({ id }) => id)).toEqual([two.adNumber, one.adNumber]);
  // 40,000 S.R over 90.5 m², to the riyal.
  expect(data.items.map(({ per_metre }) => per_metre.year?.amount)).toEqual([44_200, 50_000]);
  expect(data.items[1]?.features.map(({ slug }) => slug).toSorted()).toEqual(['elevator', 'pool']);
  expect(JSON.stringify(data)).not.toContain('description');
});

test('of what is let, the first free day is told; what is for sale has none', async () => {
  const taken = await buildListing(world.db);
  const sale = await buildListing(world.db, {
    ad: { purpose: 'sale' },
    unit: { prices: { main: 90_000_000 } },
  });
  const closure = await world.db
    .insertInto('closure')
    .values({ unit_id: taken.unitId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const during = '[2026-11-20T12:00:00Z,2026-11-23T21:00:00Z)';
  await world.db
    .insertInto('occupancy')
    .values({
      space_id: taken.spaceIds[0] ?? '',
      during,
      stay: during,
      kind: 'closure',
      closure_id: closure.id,
    })
    .execute();
  const { data } = await compare([taken.adNumber, sale.adNumber]);
  expect(data.items.map(({ free_from }) => free_from)).toEqual(['2026-11-24', null]);
  expect(data.items[1]?.per_metre).toMatchObject({ sale: { amount: 750_000 }, year: null });
});

test('more than four are not compared, nor what is no number', async () => {
  expect((await compare(['1', '2', '3', '4', '5'])).status).toBe(422);
  expect((await compare(['x'])).status).toBe(422);
  expect((await compare(['1'])).data.items).toEqual([]);
});
