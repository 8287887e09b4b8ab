import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { AdCard } from '@diyar/contract/finding/ads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { NOTHING_MADE } from '../platform/storage/missing-files.ts';
import { buildListing } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let world: TestApp;
let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(`${tmpdir()}/diyar-files-`);
  world = await openTestApp('2026-11-21T09:00:00Z', { FILES_FOLDER: folder });
  await buildListing(world.db, { unit: { photos: 1 } });
  const { data } = await world.call<{ items: AdCard[] }>('/ads');
  path = `/media/${data.items[0]?.photos[0]?.path}`;
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

test('a card’s photo is drawn at its first request, without a key, and may be kept for good', async () => {
  const first = await world.app.inject(`${path}/320.webp`);
  expect(first.statusCode).toBe(200);
  expect(first.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(first.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
  const etag = String(first.headers.etag);
  const again = await world.app.inject(`${path}/320.webp`);
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
  const known = await world.app.inject({ url: `${path}/320.webp`, headers: { 'if-none-match': etag } });
  expect([known.statusCode, known.payload]).toEqual([304, '']);
  const head = await world.app.inject({ method: 'HEAD', url: `${path}/320.webp` });
  expect([head.statusCode, head.payload]).toEqual([200, '']);
  expect(head.headers).toMatchObject({ etag, 'content-length': String(first.rawPayload.length) });
});

test('other sizes, formats and ids are not found', async () => {
  const other = '/media/photos/00000000-0000-7000-8000-000000000000';
  const paths = [`${path}/321.webp`, `${path}/320.png`, `${path}/320`, `${other}/320.webp`];
  for (const url of [...paths, '/media/photos/abc/320.webp', '/media/photos/../320.webp']) {
    expect((await world.app.inject(url)).statusCode).toBe(404);
  }
});

test('a photo that is not ready is nowhere to be seen', async () => {
  const { adNumber, unitId } = await buildListing(world.db, { unit: { photos: 2 } });
  const shown = async () =>
    (await world.call<AdCard>(`/ads/${adNumber}`)).data.photos.map((photo) => photo.path);
  const [, second] = await shown();
  expect((await world.app.inject(`/media/${second}/320.webp`)).statusCode).toBe(200);
  await world.db
    .updateTable('photo')
    .set({ state: 'processing' })
    .where('unit_id', '=', unitId)
    .where('position', '=', 1)
    .execute();
  expect((await world.app.inject(`/media/${second}/320.webp`)).statusCode).toBe(404);
  await expect.poll(shown).toHaveLength(1);
});

test('a file that is lost, and that nobody can make again, is not found', async () => {
  const app = await buildApp({ ...world.deps, missingFiles: NOTHING_MADE });
  const lost = await app.inject(`${path}/960.webp`);
  expect(lost.statusCode).toBe(404);
  expect(lost.headers['cache-control'] ?? '').not.toContain('immutable');
  await app.close();
});
