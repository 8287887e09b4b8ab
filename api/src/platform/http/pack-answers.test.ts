import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packAnswers } from './pack-answers.ts';

const LONG = { status: true, data: Array.from({ length: 200 }, (_, nth) => `شقة في الرياض ${nth}`) };
const LARGE = { status: true, data: Array.from({ length: 9_000 }, (_, nth) => `وحدة ${nth}`) };
let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  packAnswers(app);
  app.get('/long', async (_request, reply) => reply.header('vary', 'lang').send(LONG));
  app.get('/written', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(Buffer.from(JSON.stringify(LONG))),
  );
  app.get('/large', async () => LARGE);
  app.get('/short', async () => ({ status: true }));
  app.get('/text', async (_request, reply) => reply.type('text/plain').send('x'.repeat(5_000)));
  await app.ready();
});
afterAll(() => app.close());

const ask = (url: string, encoding?: string) =>
  app.inject({ url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });

it.each([
  ['/long', 'gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
  ['/long', 'gzip, deflate, br', 'br', brotliDecompressSync],
  ['/long', 'gzip', 'gzip', gunzipSync],
  ['/written', 'zstd', 'zstd', zstdDecompressSync],
  ['/large', 'zstd', 'zstd', zstdDecompressSync],
  ['/large', 'br', 'br', brotliDecompressSync],
  ['/large', 'gzip', 'gzip', gunzipSync],
])('%s to who takes %s comes as %s, far smaller and whole', async (url, accepted, encoding, unpack) => {
  const answer = await ask(url, accepted);
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers.vary).toBe(url === '/long' ? 'lang, accept-encoding' : 'accept-encoding');
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
  const sent = url === '/large' ? LARGE : LONG;
  expect(JSON.parse(unpack(answer.rawPayload).toString())).toEqual(sent);
  expect(answer.rawPayload.length * 4).toBeLessThan(JSON.stringify(sent).length);
});

it.each([
  ['to who names nothing', '/long', undefined],
  ['to who wants it plain', '/long', 'identity'],
  ['to who takes only what we do not make', '/long', 'deflate'],
  ['where it is short', '/short', 'zstd, gzip'],
  ['where it is no JSON', '/text', 'zstd, gzip'],
])('an answer is sent as it is %s', async (_, url, accepted) => {
  const answer = await ask(url, accepted);
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.statusCode).toBe(200);
  if (url === '/long') expect(answer.json()).toEqual(LONG);
});
