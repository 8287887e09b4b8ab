import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { AdDetails } from '@diyar/contract/finding/ads';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildListing } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { drawSharePicture, drawSitePicture } from './share/draw-share-picture.ts';

let world: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(`${tmpdir()}/diyar-files-`);
  world = await openTestApp('2026-11-21T09:00:00Z', { FILES_FOLDER: folder });
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

const pathOf = async (number: string, lang: 'ar' | 'en' = 'ar') =>
  (await world.call<AdDetails>(`/ads/${number}`, { lang })).data.share_picture;

test('the picture for links elsewhere is drawn once, in each language, and may be kept for good by its mark', async () => {
  const { adNumber } = await buildListing(world.db, { unit: { photos: 1 } });
  const path = await pathOf(adNumber);
  const first = await world.app.inject(`/media/${path}`);
  expect(first.statusCode).toBe(200);
  expect(first.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({
    width: 1200,
    height: 630,
    format: 'jpeg',
  });
  expect((await world.app.inject(`/media/${path}`)).rawPayload.equals(first.rawPayload)).toBe(true);
  const english = await world.app.inject(`/media/${await pathOf(adNumber, 'en')}`);
  expect(english.rawPayload.equals(first.rawPayload)).toBe(false);
  const plain = await world.app.inject(`/media/ads/${adNumber}/ar.jpeg`);
  expect(plain.headers['cache-control']).toBe('public, max-age=300');
  const known = await world.app.inject({
    url: `/media/${path}`,
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect([known.statusCode, known.payload]).toEqual([304, '']);
});

test('another price is another picture', async () => {
  const { adNumber, unitId } = await buildListing(world.db, { unit: { prices: { daily: 50_000 } } });
  const before = await pathOf(adNumber);
  await world.db.updateTable('unit_price').set({ amount: 60_000 }).where('unit_id', '=', unitId).execute();
  expect(await pathOf(adNumber)).not.toBe(before);
});

test('the code of an ad opens its page, and stands as a drawing', async () => {
  const { adNumber } = await buildListing(world.db);
  const answer = await world.app.inject(`/media/ads/${adNumber}/en.svg`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(answer.payload).toMatch(/^<svg/);
});

test('a private unit, an unknown ad and an unknown language have no picture', async () => {
  const { adNumber } = await buildListing(world.db, { unit: { privacy: 'private', link_key: 'secret' } });
  const { data } = await world.call<AdDetails>(`/ads/${adNumber}?k=secret`);
  expect(data.share_picture).toBeNull();
  for (const path of [
    `${adNumber}/ar.jpeg`,
    '1/ar.jpeg',
    'x/ar.jpeg',
    `${adNumber}/fr.jpeg`,
    `${adNumber}/ar.svg`,
  ]) {
    expect((await world.app.inject(`/media/ads/${path}`)).statusCode).toBe(404);
  }
});

test('whatever the title is made of, the picture is drawn', async () => {
  const card = {
    lang: 'ar' as const,
    price: '1,250 S.R',
    per: 'للشهر',
    place: 'الملقا، الرياض',
    photo: null,
  };
  const long = Array.from({ length: 40 }, () => 'واسعة').join(' ');
  for (const title of ['شقة <b>&amp; 🏠', '🏠', long, 'x'.repeat(300)]) {
    const { width, height } = await sharp(
      await drawSharePicture({ card: { ...card, title }, photo: null }),
    ).metadata();
    expect([width, height]).toEqual([1200, 630]);
  }
});

test('the site has a picture of its own in each language, drawn from its settings and asked for by its tag', async () => {
  const [arabic, english] = [
    await world.app.inject('/media/site/ar.jpeg'),
    await world.app.inject('/media/site/en.jpeg'),
  ];
  for (const picture of [arabic, english])
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
      width: 1200,
      height: 630,
      format: 'jpeg',
    });
  expect(english.rawPayload.equals(arabic.rawPayload)).toBe(false);
  const etag = String(arabic.headers.etag);
  const known = await world.app.inject({ url: '/media/site/ar.jpeg', headers: { 'if-none-match': etag } });
  expect([known.statusCode, known.payload]).toEqual([304, '']);
  for (const wrong of ['fr.jpeg', 'ar.png', 'ar'])
    expect((await world.app.inject(`/media/site/${wrong}`)).statusCode).toBe(404);
});

test('words that do not fit in two lines are cut at a word, whatever their length', async () => {
  const short = { lang: 'en' as const, title: 'Diyar', text: 'Homes' };
  const long = {
    ...short,
    title: 'Diyar '.repeat(12).trim(),
    text: 'A price that is told to its end '.repeat(9),
  };
  const heights = await Promise.all(
    [short, long].map(async (card) => {
      const { info } = await sharp(await drawSitePicture(card))
        .trim()
        .toBuffer({ resolveWithObject: true });
      return info.height;
    }),
  );
  expect(heights[1]).toBeGreaterThan(heights[0] ?? 0);
  // Two lines of the title, the gap, two of the text.
  expect(heights[1]).toBeLessThan(2.3 * 84 + 36 + 2.3 * 36);
});
