import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildListing } from '../testing/factories.ts';
import { call, openSignInWorld, type SignInWorld } from '../testing/sign-in-world.ts';

let world: SignInWorld;
beforeAll(async () => {
  world = await openSignInWorld();
});
afterAll(() => world.close());

const get = (path: string, headers: Record<string, string> = {}) => call(world, 'GET', path, { headers });

describe('search data', () => {
  it('speaks the language, with status and data as the brief has it', async () => {
    const [ar, en] = [
      await get('/user/settings/search_data'),
      await get('/user/settings/search_data', { lang: 'en' }),
    ];
    expect(ar.body.status).toBe(true);
    expect(ar.body.data.cities[0]).toEqual({
      slug: 'riyadh',
      name: 'الرياض',
      region: 'الرياض',
      lat: 24.7136,
      lng: 46.6753,
    });
    expect(en.body.data.cities[1]).toMatchObject({ slug: 'jeddah', name: 'Jeddah', region: 'Makkah' });
    expect(ar.body.data.categories[0]).toEqual({
      slug: 'apartment',
      name: 'شقة',
      plural: 'شقق',
      usage: 'residential',
      periods: [2, 3, 4],
      has_rooms: true,
      hidden: false,
    });
    expect(en.body.data.features[0]).toEqual({
      slug: 'air-conditioning',
      name: 'Air conditioning',
      group: 'comfort',
      icon: 'snowflake',
      hidden: false,
    });
    expect(en.body.data.periods).toEqual([
      { id: 1, slug: 'hourly', name: 'Hourly' },
      { id: 2, slug: 'daily', name: 'Daily' },
      { id: 3, slug: 'monthly', name: 'Monthly' },
      { id: 4, slug: 'yearly', name: 'Yearly' },
    ]);
    for (const period of ar.body.data.periods) expect(period.name).toMatch(/^[ء-ي ]+$/);
    expect(ar.body.data.version).not.toBe(en.body.data.version);
  });

  it('fits in 30 KB compressed', async () => {
    for (const lang of ['ar', 'en']) {
      const { body } = await get('/user/settings/search_data', { lang });
      expect(gzipSync(JSON.stringify(body)).length).toBeLessThanOrEqual(30_000);
    }
  });

  it('takes its ranges from the listed ads, in whole riyals and metres, and its version from all of it', async () => {
    const data = async () => (await get('/user/settings/search_data')).body.data;
    const empty = await data();
    expect(empty.ranges).toEqual({ price: { min: 0, max: 0 }, area: { min: 0, max: 0 } });
    expect((await data()).version).toBe(empty.version);
    await buildListing(world.database.db, {
      unit: { area: 90.5, prices: { daily: 45_050, per_meter: 100 } },
    });
    await buildListing(world.database.db, {
      unit: { area: 300.2, prices: { main: 99_999_950 } },
      ad: { purpose: 'sale' },
    });
    await buildListing(world.database.db, {
      unit: { area: 9000, prices: { daily: 1 } },
      ad: { state: 'hidden' },
    });
    await buildListing(world.database.db, {
      unit: { area: 9000, prices: { daily: 1 }, privacy: 'private', link_key: 'k' },
    });
    const filled = await data();
    expect(filled.ranges).toEqual({ price: { min: 450, max: 1_000_000 }, area: { min: 90, max: 301 } });
    expect(filled.version).not.toBe(empty.version);
  });
});
