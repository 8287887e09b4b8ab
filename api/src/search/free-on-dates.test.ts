import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildListing } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let world: TestApp;

beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
  const { db } = world;
  const { unitId, spaceIds } = await buildListing(db);
  await buildListing(db, { unit: { prices: { main: 100_000_000 } }, ad: { purpose: 'sale' } });
  const closure = await db
    .insertInto('closure')
    .values({ unit_id: unitId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const during = sql<string>`tstzrange('2026-12-03 16:00+03', '2026-12-05 12:00+03')`;
  await db
    .insertInto('occupancy')
    .values({ space_id: spaceIds[0] ?? '', during, stay: during, kind: 'closure', closure_id: closure.id })
    .execute();
});
afterAll(() => world.close());

test.each([
  ['2026-12-01', '2026-12-03', 1],
  ['2026-12-01', '2026-12-04', 0],
  ['2026-12-04', '2026-12-06', 0],
  ['2026-12-05', '2026-12-07', 1],
])('from %s to %s, %i is free: nothing stands between arrival and departure', async (from, to, free) => {
  const { data } = await world.call<{ total: number }>(`/ads?from=${from}&to=${to}`);
  expect(data.total).toBe(free);
});

test('what is for sale is not free on dates: it is not let', async () => {
  const dates = 'from=2026-12-05&to=2026-12-07';
  expect((await world.call<{ total: number }>(`/ads?${dates}&purpose=sale`)).data.total).toBe(0);
});
