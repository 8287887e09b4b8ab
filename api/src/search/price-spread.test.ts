import type { PriceSpread } from '@diyar/contract/finding/price-spread';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildListing } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const NOW = '2026-11-21T09:00:00Z';
let world: TestApp;

beforeAll(async () => {
  world = await openTestApp(NOW);
  for (const riyals of [300, 300, 420, 800]) {
    await buildListing(world.db, { unit: { prices: { daily: riyals * 100, monthly: riyals * 2_000 } } });
  }
});
afterAll(() => world.close());

async function spread(query: string): Promise<PriceSpread> {
  const { status, data } = await world.call<PriceSpread>(`/ads/price-spread?${query}`);
  expect(status).toBe(200);
  return data;
}

/** How many ads the spread has up to a price. */
function below({ from, step, counts }: PriceSpread, riyals: number): number {
  return counts.slice(0, Math.ceil((riyals - from) / step)).reduce((sum, count) => sum + count, 0);
}

test('the prices of a search are spread by its period, whatever prices it asks for', async () => {
  const nights = await spread('period=2');
  expect(nights.counts.reduce((sum, count) => sum + count, nights.beyond)).toBe(4);
  expect(nights.from).toBe(300);
  expect([below(nights, 400), below(nights, 500)]).toEqual([2, 3]);
  expect(await spread('period=2&price_min=400&price_max=500')).toEqual(nights);
  expect((await spread('period=3')).from).toBe(6_000);
});

test('on dates it is the average of the stay, as the filter of prices takes it', async () => {
  const stay = await spread('from=2026-12-09&to=2026-12-11');
  const { data } = await world.call<{ total: number }>('/ads?from=2026-12-09&to=2026-12-11&price_max=500');
  expect(below(stay, 500)).toBe(data.total);
});

test('nothing found has no steps, and an odd filter is refused', async () => {
  expect((await spread('city=taif')).counts).toEqual([]);
  expect((await world.call('/ads/price-spread?sort=newest')).status).toBe(422);
});
