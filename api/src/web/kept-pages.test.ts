import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPageCache, readPage } from './kept-pages.ts';

const PUBLIC = { 'cache-control': 'public, max-age=0, s-maxage=60' };

function pagesWithClock() {
  const clock = { millis: 1_000, now: () => clock.millis };
  const rendered: string[] = [];
  const pages = createPageCache(clock);
  const show = (text: string, init: ResponseInit = { headers: PUBLIC }) =>
    pages.get('/', () => {
      rendered.push(text);
      return readPage(new Response(text, init));
    });
  return { clock, rendered, show };
}

test('a public page is rendered once for everyone who asks within its time, and anew after it', async () => {
  const { clock, rendered, show } = pagesWithClock();
  const [one, other] = await Promise.all([show('first'), show('second')]);
  expect(other).toBe(one);
  clock.millis += 374;
  expect(await show('third')).toBe(one);
  clock.millis += 1;
  expect((await (await show('fourth')).bodyIn('identity')).toString()).toBe('fourth');
  expect(rendered).toEqual(['first', 'fourth']);
});

test.each([
  ['private', { headers: { 'cache-control': 'no-store' } }],
  ['without a word on caching', {}],
  ['not found', { status: 404, headers: PUBLIC }],
])('a page that is %s is kept for nobody', async (_, init) => {
  const { rendered, show } = pagesWithClock();
  await show('first', init);
  await show('second', init);
  expect(rendered).toEqual(['first', 'second']);
});

test('a page that could not be rendered is tried again', async () => {
  const pages = createPageCache(performance);
  await expect(pages.get('/', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  const page = await pages.get('/', () => readPage(new Response('back', { headers: PUBLIC })));
  expect((await page.bodyIn('identity')).toString()).toBe('back');
});

test('a page is the same text in every encoding, under one weak tag that changes with the text', async () => {
  const text = 'ديار '.repeat(500);
  const page = await readPage(new Response(text));
  expect(zstdDecompressSync(await page.bodyIn('zstd')).toString()).toBe(text);
  expect(brotliDecompressSync(await page.bodyIn('br')).toString()).toBe(text);
  expect(gunzipSync(await page.bodyIn('gzip')).toString()).toBe(text);
  for (const encoding of ['zstd', 'br', 'gzip'] as const)
    expect((await page.bodyIn(encoding)).length).toBeLessThan(200);
  expect(page.etag).toMatch(/^W\/"[\w-]+"$/);
  expect((await readPage(new Response(text))).etag).toBe(page.etag);
  expect((await readPage(new Response(`${text}!`))).etag).not.toBe(page.etag);
});

test('the text that the renderer hands over is the page; a page that lost it on its way is none', async () => {
  const html = { headers: { 'content-type': 'text/html; charset=utf-8' } };
  const page = await readPage(Object.assign(new Response(null, html), { page: ['<p>', 'ديار', '</p>'] }));
  expect((await page.bodyIn('identity')).toString()).toBe('<p>ديار</p>');
  await expect(readPage(new Response(null, html))).rejects.toThrow('without its text');
  expect((await readPage(new Response(null, { status: 302 }))).status).toBe(302);
});

test('a page longer than any is whole all the same', async () => {
  const text = 'دار '.repeat(400_000);
  const page = await readPage(Object.assign(new Response(null), { page: [text, '!'] }));
  expect((await page.bodyIn('identity')).toString()).toBe(`${text}!`);
});
