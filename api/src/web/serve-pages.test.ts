import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { translatorOf } from '@diyar/messages/translate';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { installFaultHandler } from '../platform/http/faults.ts';
import { type PageOptions, servePages } from './serve-pages.ts';

const PUBLIC = { 'cache-control': 'public, max-age=0, s-maxage=60', 'content-type': 'text/html' };
const FORGED = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };

/** A site whose pages say at which address they were asked for, behind proxies that are believed. */
function openSite(options: Partial<PageOptions> = {}) {
  const rendered: string[] = [];
  const app = Fastify({ trustProxy: true });
  installFaultHandler(app);
  servePages(
    app,
    async ({ url }) => {
      rendered.push(url);
      return new Response(`<link rel="canonical" href="${url}">`, { headers: PUBLIC });
    },
    { dev: false, limits: { take: async () => 0 }, ...options },
  );
  return { app, rendered };
}

test('what a caller says of the host is on no page, and parts no kept page from another', async () => {
  const { app, rendered } = openSite({ clock: { now: () => 1_000 } });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const asked = { url: '/all_deals?city=riyadh', remoteAddress: '203.0.113.1' };
  const forged = await app.inject({ ...asked, headers: FORGED });
  const plain = await app.inject(asked);
  const page = `${address.replace('127.0.0.1', 'localhost')}/all_deals?city=riyadh`;
  expect([forged.body, plain.body]).toEqual(Array(2).fill(`<link rel="canonical" href="${page}">`));
  expect(rendered).toEqual([page]);
  await app.close();
});

test('a request line that names a host, or is no path, is a bad request', async () => {
  const { app, rendered } = openSite();
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  for (const target of ['http://evil.example/all_deals', 'http://evil.example:99999/']) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  }
  expect(rendered).toEqual([]);
  await app.close();
});

test('where the site’s address is configured, pages carry that', async () => {
  const { app, rendered } = openSite({ publicUrl: 'https://diyar.example/' });
  await app.inject({ url: '/', headers: FORGED });
  await app.inject({ url: '//evil.example/', headers: FORGED });
  expect(rendered).toEqual(['https://diyar.example/', 'https://diyar.example//evil.example/']);
});

test('a page that a process behind does not render says so in its language; a kept one, and the way to pay, are answered', async () => {
  let isBehind = false;
  let underWay = 0;
  const shedding = { admit: () => !isBehind && ++underWay > 0, leave: () => void --underWay };
  const { app, rendered } = openSite({ shedding, clock: { now: () => 1_000 } });
  expect((await app.inject('/')).statusCode).toBe(200);
  isBehind = true;
  expect((await app.inject('/')).statusCode).toBe(200);
  expect((await app.inject('/dashboard/reservations/7/payment')).statusCode).toBe(200);
  for (const [path, lang] of [
    ['/all_deals', 'ar'],
    ['/en/all_deals', 'en'],
  ] as const) {
    const refused = await app.inject(path);
    expect(refused.statusCode).toBe(503);
    expect(refused.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(refused.body).toContain(translatorOf(lang)('crowd.text'));
  }
  const asked = await app.inject('/all_deals.data');
  expect([asked.statusCode, asked.body]).toEqual([503, 'crowded']);
  expect(rendered.map((url) => new URL(url).pathname)).toEqual(['/', '/dashboard/reservations/7/payment']);
  expect(underWay).toBe(0);
  await app.close();
});

test('while the database is lost, and nobody can be counted, pages are shown all the same', async () => {
  const lost = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  const { app } = openSite({ limits: { take: () => Promise.reject(lost) } });
  const answer = await app.inject({ url: '/all_deals' });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html']);
});
