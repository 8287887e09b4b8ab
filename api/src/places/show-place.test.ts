import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, openSignInWorld, type SignInWorld } from '../testing/sign-in-world.ts';

let world: SignInWorld;

beforeAll(async () => {
  world = await openSignInWorld();
});
afterAll(() => world.close());

const at = (lat: number | string, lng: number | string, lang = 'en') =>
  call(world, 'GET', `/places?lat=${lat}&lng=${lng}`, { headers: { lang } });

it('a point in a known district is told with its city, in the language asked for', async () => {
  expect((await at(24.811, 46.602)).body.data).toEqual({
    inside: true,
    city: { slug: 'riyadh', name: 'Riyadh' },
    district: { slug: 'al-malqa-riyadh', name: 'Al Malqa' },
  });
  expect((await at(24.811, 46.602, 'ar')).body.data.district.name).toBe('الملقا');
});

it('a point near a city and no district has a city alone, and one in the desert has neither', async () => {
  const { city, district } = (await at(25.6, 47.1)).body.data;
  expect(city.slug).toMatch(/^[a-z-]+$/);
  expect(district).toBeNull();
  expect((await at(20.5, 51.5)).body.data).toEqual({ inside: true, city: null, district: null });
});

it('a point outside the Kingdom has no place of ours, however near one is', async () => {
  expect((await at(26.2235, 50.5876)).body.data).toEqual({ inside: false, city: null, district: null });
});

it.each([
  ['', '46.6'],
  ['north', '46.6'],
  [91, 46.6],
  [24.8, 181],
])('%s, %s is no point', async (lat, lng) => {
  const answer = await at(lat, lng);
  expect(answer.status).toBe(422);
});
