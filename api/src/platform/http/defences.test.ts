import { connect } from 'node:net';
import Fastify, { type InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildListing } from '../../testing/factories.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { violationsOf } from './csp-reports.routes.ts';
import { installSecurityHeaders } from './security-headers.ts';

const HERE = 'https://partner.example';
const KEY = { apikey: 'diyar-development' };
let world: World;

beforeAll(async () => {
  world = await openWorld({ env: { CORS_ORIGINS: HERE, LOG_LEVEL: 'silent' } });
  world.app.get('/_fault', () => Promise.reject(new Error('a fault with its stack')));
});
afterAll(() => world.close());

const ask = (options: InjectOptions) => world.app.inject(options);
const post = (url: string, payload: InjectOptions['payload'], headers = {}) =>
  ask({ method: 'POST', url, headers: { ...KEY, ...headers }, ...(payload !== undefined && { payload }) });

describe('every kind of answer', () => {
  it.each([
    ['an answer of the API', '/api/v1/user/settings/general', 200],
    ['a refusal', '/api/v1/user/current', 401],
    ['an unknown call', '/api/v1/nothing', 404],
    ['an unknown address', '/nowhere', 404],
    ['an address that cannot be read', '/%E0%A4%A', 400],
    ['a fault', '/_fault', 500],
    ['a page of ours', '/api/docs', 200],
    ['health', '/healthz', 200],
  ])('%s is safe to open, to embed nowhere, and names no software', async (_, url, status) => {
    const { statusCode, headers, body } = await ask({ url, headers: KEY });
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
    });
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['server', 'x-powered-by']));
    expect(body).not.toMatch(/\bat .*\.ts:\d+|a fault with its stack/);
  });

  it('of media may be shown by other sites, where an ad is shared', async () => {
    const { adId } = await buildListing(world.database.db);
    const { headers, statusCode } = await ask({ url: `/media/licences/${adId}.svg` });
    expect([statusCode, headers['cross-origin-resource-policy'], headers['x-content-type-options']]).toEqual([
      200,
      'cross-origin',
      'nosniff',
    ]);
  });

  it('of what pages load alone says what is ruled of such files, and no more: a page loads fifty', async () => {
    const files = Fastify();
    installSecurityHeaders(files, { https: true });
    const kinds = [
      'font/woff2',
      'image/avif',
      'text/css; charset=utf-8',
      'application/javascript; charset=utf-8',
    ];
    for (const [place, kind] of kinds.entries())
      files.get(`/${place}`, (_request, reply) => reply.type(kind).send('a file'));
    files.get('/svg', (_request, reply) => reply.type('image/svg+xml').send('<svg/>'));
    for (const place of kinds.keys()) {
      const { headers } = await files.inject(`/${place}`);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': expect.any(String),
      });
      expect(headers).not.toHaveProperty('permissions-policy');
    }
    // A drawing can be opened by itself, and could hold a script.
    expect((await files.inject('/svg')).headers['content-security-policy']).toMatch(/default-src 'none'/);
  });

  it('asks browsers for https from then on, where there is https', async () => {
    const behind = Fastify();
    installSecurityHeaders(behind, { https: true });
    behind.get('/', async () => 'here');
    expect((await behind.inject('/')).headers['strict-transport-security']).toMatch(/^max-age=\d{8}; /);
    expect((await ask({ url: '/healthz' })).headers['strict-transport-security']).toBeUndefined();
  });
});

describe('another site', () => {
  it('that is configured may call, and read how long to wait', async () => {
    const { headers } = await ask({ url: '/api/v1/cities', headers: { ...KEY, origin: HERE } });
    expect(headers).toMatchObject({
      'access-control-allow-origin': HERE,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': expect.stringContaining('retry-after'),
      vary: expect.stringMatching(/origin/i),
    });
  });

  it.each(['https://evil.example', 'null', `${HERE}.evil.example`])('%s may not', async (origin) => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const preflight = { 'access-control-request-method': 'GET' };
      const { headers } = await ask({
        method,
        url: '/api/v1/cities',
        headers: { ...KEY, ...preflight, origin },
      });
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  });
});

describe('a request', () => {
  it('of another method is told which there are, and a known address alone has any', async () => {
    const refused = await ask({ method: 'PUT', url: '/api/v1/ads', headers: KEY });
    expect([refused.statusCode, refused.headers.allow, refused.json().code]).toEqual([
      405,
      'GET',
      'method_not_allowed',
    ]);
    expect((await ask({ method: 'PUT', url: '/api/v1/nothing', headers: KEY })).statusCode).toBe(404);
  });

  it('that says one thing twice is refused, not read one way or the other', async () => {
    for (const query of ['page=1&page=2', 'city=riyadh&city=jeddah']) {
      const answer = await ask({ url: `/api/v1/ads?${query}`, headers: KEY });
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation_failed']);
    }
  });

  it('larger than any call takes is refused', async () => {
    const phone = '5'.repeat(150_000);
    expect((await post('/api/v1/auth/codes', { phone, channel: 'sms' })).statusCode).toBe(413);
    expect(
      (await post('/csp-reports', 'x'.repeat(20_000), { 'content-type': 'application/json' })).statusCode,
    ).toBe(413);
  });

  it('with headers without end is cut off, without a word on what runs here', async () => {
    const address = await world.app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(Number(new URL(address).port), '127.0.0.1');
      socket.on('data', (piece) => {
        text += piece.toString();
      });
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
      socket.write(`GET / HTTP/1.1\r\nhost: x\r\n${'a: b\r\n'.repeat(3_000)}\r\n`);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).not.toMatch(/node|fastify|stack/i);
  });
});

describe('a report of a broken content policy', () => {
  it('is taken in both shapes that browsers send', async () => {
    const old = { 'csp-report': { 'document-uri': 'https://diyar.example/', 'blocked-uri': 'inline' } };
    for (const [type, body] of [
      ['application/csp-report', JSON.stringify(old)],
      ['application/reports+json', '[]'],
      ['application/reports+json', '{'],
    ]) {
      expect((await post('/csp-reports', body, { 'content-type': type })).statusCode).toBe(204);
    }
  });

  it('keeps nothing that may be about a person', () => {
    const body = {
      documentURL: 'https://diyar.example/dashboard/reservations/1234?k=secret',
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://evil.example/a?phone=0512345678',
    };
    expect(violationsOf(JSON.stringify([{ type: 'csp-violation', body }]))).toEqual([
      { directive: 'script-src-elem', blocked: 'https://evil.example', page: '/dashboard' },
    ]);
    expect(violationsOf('[1, null, {"type": "csp-violation"}]')).toEqual([]);
  });
});
