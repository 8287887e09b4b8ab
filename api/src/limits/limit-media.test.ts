import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { AdDetails } from '@diyar/contract/finding/ads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildListing } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const NOW = '2026-11-21T09:00:00Z';
const MOST = 2;

let world: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(`${tmpdir()}/diyar-files-`);
  world = await openTestApp(NOW, { FILES_FOLDER: folder, LIMIT_FACTOR: '1' });
  await world.db
    .insertInto('setting')
    .values(
      ['limit_share_drawings_minute', 'limit_made_photos_minute'].map((key) => ({
        key,
        type: 'count',
        value: String(MOST),
        source: 'this test',
        effective_from: new Date('2026-11-20T09:00:00Z'),
      })),
    )
    .execute();
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

async function statusesOf(paths: readonly string[], remoteAddress = '203.0.113.1'): Promise<number[]> {
  const statuses = [];
  for (const path of paths)
    statuses.push((await world.app.inject({ url: `/media/${path}`, remoteAddress })).statusCode);
  return statuses;
}

it('only so many pictures for links elsewhere are drawn for one network; those that are kept it may always see', async () => {
  const ads = await Promise.all(
    [1, 2, 3].map((n) => buildListing(world.db, { unit: { prices: { daily: n * 10_000 } } })),
  );
  const paths = ads.map(({ adNumber }) => `ads/${adNumber}/ar.jpeg`);
  expect(await statusesOf(paths)).toEqual([200, 200, 429]);
  const refused = await world.app.inject({ url: `/media/${paths[2]}`, remoteAddress: '203.0.113.1' });
  expect(refused.headers).toMatchObject({ 'retry-after': '30' });
  expect(refused.headers['cache-control'] ?? '').not.toContain('public');
  expect(await statusesOf([...paths.slice(0, 2), 'site/ar.jpeg'])).toEqual([200, 200, 429]);
  expect(await statusesOf(paths, '203.0.113.2')).toEqual([200, 200, 200]);
  expect(await statusesOf(paths)).toEqual([200, 200, 200]);
});

it('only so many photos are made anew for one network; those that are kept it may always see', async () => {
  const { adNumber } = await buildListing(world.db, { unit: { photos: 3 } });
  const { photos } = (await world.call<AdDetails>(`/ads/${adNumber}`)).data;
  const paths = photos.map(({ path }) => `${path}/320.webp`);
  expect(await statusesOf(paths)).toEqual([200, 200, 429]);
  expect(await statusesOf(paths, '203.0.113.2')).toEqual([200, 200, 200]);
  expect(await statusesOf(paths)).toEqual([200, 200, 200]);
});
