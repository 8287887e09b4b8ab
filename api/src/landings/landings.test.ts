import type { Landing } from '@diyar/contract/site/landings';
import { landingPath } from '@diyar/contract/site/landings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildListing } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { createLandingsCache } from './list-landings.ts';

let world: TestApp;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
  const chalet = (daily: number, more: { ad?: object; unit?: object } = {}) =>
    buildListing(world.db, {
      property: { category: 'chalet', city: 'jeddah', district: 'ash-shati-jeddah' },
      unit: { prices: { daily }, ...more.unit },
      ad: more.ad ?? {},
    });
  for (const daily of [50_000, 60_000, 70_000, 90_000, 100_000]) await chalet(daily);
  await chalet(1_000, { ad: { state: 'hidden' } });
  await chalet(1_000, { unit: { privacy: 'private', link_key: 'k' } });
  await buildListing(world.db, { unit: { prices: { yearly: 6_000_000 } } });
});
afterAll(() => world.close());

test('the pages that have ads are listed, most ads first, in the caller’s language', async () => {
  const { data } = await world.call<{ items: Landing[] }>('/landings', { lang: 'en' });
  expect(data.items).toEqual([
    {
      city: { slug: 'jeddah', name: 'Jeddah' },
      category: { slug: 'chalet', name: 'Chalet', plural: 'Chalets' },
      period: 2,
      ads: 5,
    },
    expect.objectContaining({ city: { slug: 'riyadh', name: 'Riyadh' }, period: 4, ads: 1 }),
  ]);
  const riyadh = await world.call<{ items: Landing[] }>('/landings?city=riyadh');
  expect(riyadh.data.items.map(({ category }) => category.plural)).toEqual(['شقق']);
});

test('a page says what is asked for, on how many ads that rests, and nothing where they are few', async () => {
  const show = (path: string) => world.call<{ prices: unknown }>(`/landings/${path}`);
  expect((await show('jeddah/chalet/daily')).data).toMatchObject({
    city: { name: 'جدة' },
    prices: { lowest: { amount: 50_000 }, median: { amount: 70_000 }, highest: { amount: 100_000 }, ads: 5 },
  });
  expect((await show('riyadh/apartment/yearly')).data.prices).toBeNull();
  expect((await show('abha/villa/yearly')).status).toBe(200);
});

test.each(['atlantis/villa/yearly', 'riyadh/castle/yearly', 'riyadh/villa/weekly', 'riyadh/land/hourly'])(
  'there is no page %s',
  async (path) => {
    expect((await world.call(`/landings/${path}`)).status).toBe(404);
  },
);

test('an address is made of the slugs', () => {
  expect(landingPath({ city: 'riyadh', category: 'apartment', period: 4 })).toBe(
    '/rent/riyadh/apartment/yearly',
  );
});

test('only the first waits for the list; when it is old, the next is made behind what is shown', async () => {
  const made: (() => void)[] = [];
  let count = 0;
  let now = new Date(0);
  const landings = createLandingsCache(() => now);
  const listed = (minutes: number) => {
    now = new Date(minutes * 60_000);
    return landings.get('all', async () => {
      count += 1;
      await new Promise<void>((resolve) => made.push(resolve));
      return [];
    });
  };
  const [first, second] = [listed(0), listed(1)];
  made[0]?.();
  expect(await first).toBe(await second);
  expect(await listed(11)).toBe(await first);
  expect(await listed(12)).toBe(await first);
  expect(count).toBe(2);
});
