import { LANGS } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { headersOf, openWorld, type World } from '../testing/world.ts';
import { servePages } from '../web/serve-pages.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

interface Site {
  world: World;
  /** The addresses that were rendered. */
  rendered: string[];
  /** Passes the time for which pages are kept. */
  forget(): void;
  get(url: string, address?: string): Promise<LightMyRequestResponse>;
}

/** API and pages at the limits of the house, or at others; the pages are drawn by a renderer that only writes down. */
async function openSite(figures: Record<string, number> = {}): Promise<Site> {
  const world = await openWorld({ database, env: { LIMIT_FACTOR: '1' } });
  world.clock.pass(nextDay());
  const rows = Object.entries(figures).map(([key, value]) => ({
    key,
    type: 'count',
    value: String(value),
    source: 'this test',
    effective_from: world.clock.now,
  }));
  if (rows.length > 0) await database.db.insertInto('setting').values(rows).execute();
  const rendered: string[] = [];
  const clock = { millis: 1000, now: () => clock.millis };
  const respond = async ({ url }: Request) => {
    rendered.push(new URL(url).pathname + new URL(url).search);
    return new Response('page', {
      headers: { 'cache-control': 'public, max-age=0', 'content-type': 'text/html' },
    });
  };
  servePages(world.app, respond, { dev: false, limits: world.deps.limits, clock });
  return {
    world,
    rendered,
    forget: () => {
      clock.millis += 1000;
    },
    get: (url, address = '203.0.113.1') =>
      world.app.inject({
        url,
        remoteAddress: address,
        headers: url.startsWith('/api/') ? headersOf({}) : {},
      }),
  };
}

let days = 0;
/** Each test on a day of its own, on which everybody may call anew and its figures hold. */
function nextDay(): number {
  days += 1;
  return days * 86_400;
}

let site: Site;
const close = () => site.world.app.close();

// First of all: the others set figures of their own.
it('a person who clicks twice a second for a minute, and what their pages ask, never meets the limits of the house', async () => {
  site = await openSite();
  const statuses = new Set<number>();
  for (let n = 0; n < 120; n += 1) {
    for (const path of [`/all_deals.data?price_max=${n}`, `/api/v1/ads?price_max=${n}`, `/details/${n}.data`])
      statuses.add((await site.get(path)).statusCode);
    site.world.clock.pass(0.5);
  }
  expect(statuses).toEqual(new Set([200]));
  await close();
});

describe('pages that have to be rendered', () => {
  beforeEach(async () => {
    site = await openSite({ limit_searches_minute: 4, limit_reads_minute: 3, limit_network_people: 1 });
    return close;
  });

  it('count with the searches of the API, as pages and as their data, one network by itself', async () => {
    const statuses = [];
    for (const path of [
      '/all_deals?price_max=1',
      '/all_deals.data?price_max=1',
      '/api/v1/ads?price_max=1',
      '/en/map',
      '/all_deals?price_max=2',
      '/all_deals.data?price_max=2',
      '/api/v1/ads?price_max=2',
    ])
      statuses.push((await site.get(path)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429, 429]);
    expect(site.rendered).toEqual(['/all_deals?price_max=1', '/all_deals.data?price_max=1', '/en/map']);
    expect((await site.get('/all_deals?price_max=2', '203.0.113.2')).statusCode).toBe(200);
  });

  it('count with the reads of the API where they ask for no list', async () => {
    const statuses = [];
    for (const path of ['/details/1', '/api/v1/cities', '/en/details/2.data', '/sign-in', '/api/v1/cities'])
      statuses.push((await site.get(path)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await site.get('/all_deals')).statusCode).toBe(200);
  });

  it.each([
    '/ALL_DEALS',
    '/%61ll_deals',
    '//all_deals',
    '/details/../all_deals',
    '/details%2F..%2Fall_deals',
    '/_.data',
    '/rent/riyadh/apartment/yearly',
    '/nothing-there',
  ])('are no cheaper for being spelled %s', async (path) => {
    const statuses = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await site.get(`${path}?n=${n}`)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  it('count again when time has passed, and whoever asks for a kept page is not counted', async () => {
    for (let n = 0; n < 20; n += 1) expect((await site.get('/all_deals')).statusCode).toBe(200);
    for (let n = 0; n < 3; n += 1) {
      site.forget();
      expect((await site.get('/all_deals')).statusCode).toBe(200);
    }
    expect((await site.get('/all_deals')).statusCode).toBe(200);
    site.forget();
    const refused = await site.get('/all_deals');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '15']);
    site.world.clock.pass(15);
    expect((await site.get('/all_deals')).statusCode).toBe(200);
    expect(site.rendered).toHaveLength(5);
  });

  it('count for a network as for several people, together with what the API counts for it', async () => {
    await close();
    site = await openSite({ limit_searches_minute: 2, limit_network_people: 3 });
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await site.get(`/all_deals?price_max=${n}`)).statusCode);
    statuses.push((await site.get('/api/v1/ads?price_max=1')).statusCode);
    expect(statuses).toEqual([...Array(6).fill(200), 429]);
  });

  it.each(LANGS)('are refused in words of their language that nobody keeps (%s)', async (lang) => {
    const page = lang === 'ar' ? '/all_deals' : '/en/all_deals';
    for (let n = 0; n < 4; n += 1) await site.get(`/all_deals?n=${n}`);
    const refused = await site.get(`${page}?price_max=7`);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers).toMatchObject({
      'retry-after': '15',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-language': lang,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'; style-src 'sha256-"),
    });
    expect(refused.body).toContain(`<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">`);
    expect(refused.body).toContain(translatorOf(lang)('shell.errors.busyText'));
    const data = await site.get(`${page}.data?price_max=7`);
    expect([data.statusCode, data.headers['retry-after'], data.headers['content-type']]).toEqual([
      429,
      '15',
      'text/plain; charset=utf-8',
    ]);
  });
});
