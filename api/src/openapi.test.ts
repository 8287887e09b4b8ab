import { unauthorizedCodes } from '@diyar/contract/call/endpoint';
import { ENDPOINTS } from '@diyar/contract/endpoints/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildContractApp, type ContractApp } from './testing/contract-app.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
let api: ContractApp;
/** The served document, read once: it is megabytes long. */
let document: OpenApi;

interface OpenApi {
  openapi: string;
  paths: Record<
    string,
    Record<string, { responses: Record<string, { description: string; content: unknown }> }>
  >;
}

beforeAll(async () => {
  database = await createTestDatabase();
  api = await buildContractApp(database, new Date('2026-11-21T12:00:00+03:00'));
  document = (await api.app.inject('/api/v1/openapi.json')).json();
});
afterAll(async () => {
  await api.close();
  await database.close();
});

describe('the API as a whole', () => {
  it.each(
    Object.values(ENDPOINTS).map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
  )('registers and documents %s', (_, endpoint) => {
    const url = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
    expect(api.app.hasRoute({ method: endpoint.method, url })).toBe(true);
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths[endpoint.path]?.[endpoint.method.toLowerCase()]).toMatchObject({
      summary: endpoint.summary,
    });
  });

  it.each(Object.values(ENDPOINTS).filter((endpoint) => !('withoutApiKey' in endpoint)))(
    'asks for the apiKey: $method $path',
    async ({ method, path }) => {
      const answer = await api.app.inject({ method, url: path.replaceAll(/\{\w+\}/g, '1') });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'api_key_unknown']);
    },
  );

  it.each(Object.values(ENDPOINTS).filter(({ caller }) => caller === 'token'))(
    'asks for a token: $method $path',
    async ({ method, path }) => {
      const url = path.replaceAll(/\{\w+\}/g, '1');
      const headers = { apikey: 'diyar-development', lang: 'en' };
      const without = await api.app.inject({ method, url, headers });
      expect([without.statusCode, without.json().code, without.json().msg]).toEqual([
        401,
        'login_required',
        'please login to continue',
      ]);
      const bad = await api.app.inject({
        method,
        url,
        headers: { ...headers, authorization: 'Bearer nonsense' },
      });
      expect([bad.statusCode, bad.json().code, bad.json().msg]).toEqual([
        401,
        'invalid_token',
        'INVALID TOKEN !',
      ]);
    },
  );

  it.each(
    Object.values(ENDPOINTS).filter((endpoint) => unauthorizedCodes(endpoint).includes('invalid_token')),
  )('refuses a bad token whoever may call, and says so in its contract: $method $path', async (endpoint) => {
    const { method, path } = endpoint;
    for (const authorization of ['Bearer nonsense', 'nonsense', 'Basic bm9ib2R5Og==', '']) {
      const answer = await api.app.inject({
        method,
        url: path.replaceAll(/\{\w+\}/g, '1'),
        headers: { apikey: 'diyar-development', authorization },
      });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'invalid_token']);
    }
    const told = document.paths[path]?.[method.toLowerCase()]?.responses['401'];
    expect(told?.description).toContain('`invalid_token`');
    expect(JSON.stringify(told?.content)).toContain('"invalid_token"');
  });

  it('reads no token where another proof is asked for', () => {
    const others = Object.values(ENDPOINTS).filter(
      (endpoint) => !unauthorizedCodes(endpoint).includes('invalid_token'),
    );
    for (const { path } of others) expect(path).toMatch(/^\/api\/v1\/(console|webhooks|live$)/);
  });

  it('answers unknown paths in its envelope, and lives and is ready', async () => {
    const unknown = await api.app.inject({ url: '/api/v1/nothing', headers: { lang: 'en' } });
    expect([unknown.statusCode, unknown.json()]).toEqual([
      404,
      { status: false, errNum: 404, code: 'not_found', msg: 'Not found', data: null },
    ]);
    for (const url of ['/healthz', '/readyz']) expect((await api.app.inject(url)).statusCode).toBe(200);
  });

  it('has a page for people with every call on it', async () => {
    const page = await api.app.inject('/api/docs');
    expect(page.headers['content-type']).toContain('text/html');
    for (const { path } of Object.values(ENDPOINTS)) expect(page.body).toContain(`<code>${path}</code>`);
  });

  it('refuses a card number sent to it by mistake, in any field, and never a phone or an id', async () => {
    const send = (phone: string) =>
      api.app.inject({
        method: 'POST',
        url: '/api/v1/auth/codes',
        headers: { apikey: 'diyar-development' },
        payload: { phone, channel: 'sms' },
      });
    for (const number of ['4111111111111111', '4111 1111 1111 1111', '5421-0801-0100-0000']) {
      expect((await send(number)).json().code).toBe('card_number_refused');
    }
    expect((await send('00966512345678')).statusCode).toBe(201);
  });

  it('answers broken JSON and bodies that are too large without a fault', async () => {
    const headers = { apikey: 'diyar-development', 'content-type': 'application/json' };
    const post = (payload: string) =>
      api.app.inject({ method: 'POST', url: '/api/v1/auth/codes', headers, payload });
    expect((await post('{"phone":')).json()).toMatchObject({ errNum: 400, code: 'bad_request' });
    expect((await post(JSON.stringify({ phone: '5'.repeat(1_100_000) }))).json()).toMatchObject({
      errNum: 413,
      code: 'payload_too_large',
    });
  });
});
