import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildListing } from '../testing/factories.ts';
import { call, openSignInWorld, type SignInWorld } from '../testing/sign-in-world.ts';

let world: SignInWorld;

beforeAll(async () => {
  world = await openSignInWorld();
  const { db } = world.database;
  const jeddah = { city: 'jeddah', district: 'ash-shati-jeddah' };
  await buildListing(db, { property: jeddah });
  await buildListing(db, { property: jeddah });
  await buildListing(db);
  await buildListing(db, { ad: { state: 'hidden' } });
  await buildListing(db, { ad: { licence: { expires_on: '2030-01-06' } } });
  await buildListing(db, { unit: { privacy: 'private', link_key: 'k' } });
});
afterAll(() => world.close());

const get = (path: string, lang = 'ar') => call(world, 'GET', path, { headers: { lang } });

describe('cities', () => {
  it('stand with the ads one finds there, most first, then by rank', async () => {
    const { items } = (await get('/cities')).body.data;
    expect(items.slice(0, 3)).toMatchObject([
      { slug: 'jeddah', name: 'جدة', region: 'مكة المكرمة', region_slug: 'makkah-region', ads: 2 },
      { slug: 'riyadh', ads: 1 },
      { slug: 'makkah', ads: 0 },
    ]);
    expect((await get('/cities', 'en')).body.data.items[0].name).toBe('Jeddah');
  });
});

describe('districts on a map', () => {
  it('stand where they are, those with ads first, without those nobody placed yet', async () => {
    const { items } = (await get('/districts?bbox=46.4,24.6,46.8,25', 'en')).body.data;
    expect(items[0]).toEqual({ slug: 'al-malqa-riyadh', name: 'Al Malqa', lat: 24.794, lng: 46.586 });
    const places = items.map(({ lat, lng }: { lat: number; lng: number }) => `${lat},${lng}`);
    expect(new Set(places).size).toBe(places.length);
    expect(items.length).toBeGreaterThan(50);
    expect((await get('/districts')).status).toBe(422);
  });
});

describe('districts of a city', () => {
  it('stand with the ads one finds there', async () => {
    const { items } = (await get('/cities/riyadh/districts', 'en')).body.data;
    const middle = { lat: expect.closeTo(24.8, 1), lng: expect.closeTo(46.6, 1) };
    expect(items[0]).toEqual({ slug: 'al-malqa-riyadh', name: 'Al Malqa', ads: 1, ...middle });
    expect(items.slice(1).every((item: { ads: number }) => item.ads === 0)).toBe(true);
    expect(items.length).toBeGreaterThanOrEqual(40);
  });

  it('of a city that is none are not found, in both languages', async () => {
    for (const lang of ['ar', 'en']) {
      const answer = await get('/cities/atlantis/districts', lang);
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ code: 'not_found', data: null });
    }
  });
});
