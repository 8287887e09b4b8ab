import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildListing } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
});
afterAll(() => world.close());

test('a licence’s QR code is a picture anyone may fetch', async () => {
  const { adId } = await buildListing(world.db);
  const answer = await world.app.inject(`/media/licences/${adId}.svg`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('image/svg+xml');
  expect(answer.payload).toMatch(/^<svg /);
});

test('no licence, no code', async () => {
  const { adId } = await buildListing(world.db, { ad: { state: 'not_published', licence: null } });
  for (const name of [`${adId}.svg`, `${adId}.png`, 'abc.svg', '00000000-0000-7000-8000-000000000000.svg']) {
    expect((await world.app.inject(`/media/licences/${name}`)).statusCode).toBe(404);
  }
});
