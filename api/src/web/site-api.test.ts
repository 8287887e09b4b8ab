import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { siteApi } from './site-api.ts';

function apiWithClock() {
  const clock = { millis: 1_000, now: () => clock.millis };
  const asked: string[] = [];
  const app = Fastify();
  app.get('/*', (request, reply) => {
    asked.push(`${request.headers.lang} ${request.url}`);
    if (request.url.startsWith('/private')) reply.header('cache-control', 'private, no-store');
    return reply.code(request.url === '/none' ? 404 : 200).send({ said: asked.length });
  });
  return { clock, asked, ask: siteApi(app, { clock }) };
}

test('pages that ask the same at one moment share the answer; later and in the other language it is asked anew', async () => {
  const { clock, asked, ask } = apiWithClock();
  const arabic = { headers: { lang: 'ar' } };
  const [one, other] = await Promise.all([ask('/cities', arabic), ask('/cities', arabic)]);
  expect([one.ok, one.status, await one.json(), await other.json()]).toEqual([
    true,
    200,
    { said: 1 },
    { said: 1 },
  ]);
  await ask('/cities', { headers: { lang: 'en' } });
  clock.millis += 375;
  await ask('/cities', arabic);
  expect(asked).toEqual(['ar /cities', 'en /cities', 'ar /cities']);
});

test('what is meant for one person, and what was refused, is shared with nobody', async () => {
  const { asked, ask } = apiWithClock();
  for (const path of ['/private', '/private', '/none', '/none']) await ask(path);
  expect(asked).toHaveLength(4);
  expect(await ask('/none')).toMatchObject({ ok: false, status: 404 });
});

test('a page for somebody who has just written asks with their mark, in every call', async () => {
  const told: unknown[] = [];
  const app = Fastify();
  app.get('/*', (request) => {
    told.push([request.headers.lang, request.headers['x-diyar-wrote']]);
    return {};
  });
  const ask = siteApi(app, { headers: { 'x-diyar-wrote': '0/1A2B' } });
  await ask('/cities', { headers: { lang: 'en' } });
  expect(told).toEqual([['en', '0/1A2B']]);
});
