import type { FoundAd, OfferedDates } from '@diyar/contract/finding/search';
import { addDays } from '@diyar/contract/values/riyadh';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltListing, buildListing } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const NOW = '2026-11-21T09:00:00Z';
let world: TestApp;
let cheap: BuiltListing;

beforeAll(async () => {
  world = await openTestApp(NOW);
  const { db } = world;
  cheap = await buildListing(db, { unit: { prices: { daily: 30_000, monthly: 600_000 } } });
  await buildListing(db, { unit: { prices: { daily: 40_000 } } });
  const weekend = [4, 5].map((weekday) => ({
    ...{ unit_id: cheap.unitId, kind: 'daily' as const, weekday, percent: 50 },
    created_at: new Date(NOW),
  }));
  await db.insertInto('price_override').values(weekend).execute();
});
afterAll(() => world.close());

async function dates(query: string): Promise<OfferedDates[]> {
  const { status, data } = await world.call<{ items: OfferedDates[] }>(`/ads/dates?${query}`);
  expect(status).toBe(200);
  return data.items;
}

test('the stay three days earlier or later says the least price of each, as the list of those dates does', async () => {
  // 9 December 2026 is a Wednesday.
  const items = await dates('from=2026-12-09&to=2026-12-11');
  expect(items.map(({ from }) => from)).toEqual(
    [-3, -2, -1, 0, 1, 2, 3].map((days) => addDays('2026-12-09', days)),
  );
  expect(items.map(({ least }) => least?.amount)).toEqual([
    60_000, 60_000, 60_000, 75_000, 80_000, 75_000, 60_000,
  ]);
  for (const { from, to, count, least } of items) {
    const { data } = await world.call<{ items: FoundAd[]; total: number }>(
      `/ads?from=${from}&to=${to}&sort=price_asc`,
    );
    expect([data.total, data.items[0]?.total]).toEqual([count, least]);
  }
});

test('months stay months, and days that are over are left out', async () => {
  const items = await dates('from=2026-11-22&to=2026-12-22&period=3');
  expect(items.map(({ from, to }) => [from, to])).toEqual([
    ['2026-11-21', '2026-12-21'],
    ['2026-11-22', '2026-12-22'],
    ['2026-11-23', '2026-12-23'],
    ['2026-11-24', '2026-12-24'],
    ['2026-11-25', '2026-12-25'],
  ]);
  expect(items.every(({ least, count }) => count === 1 && least?.amount === 600_000)).toBe(true);
});

test('the weekends of a month are its nights of Thursday and Friday', async () => {
  const items = await dates('month=2026-12&city=riyadh');
  expect(items.map(({ from, to }) => [from, to])).toEqual(
    [3, 10, 17, 24, 31].map((day) => {
      const thursday = addDays('2026-12-01', day - 1);
      return [thursday, addDays(thursday, 2)];
    }),
  );
  expect(items.map(({ least }) => least?.amount)).toEqual([80_000, 80_000, 80_000, 80_000, 80_000]);
  const { status } = await world.call('/ads/dates?city=riyadh');
  expect(status).toBe(422);
});
