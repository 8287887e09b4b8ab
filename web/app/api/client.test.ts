import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { callApi, setTransportSentences } from './client.ts';

const SENTENCES = { offline: 'no network', server_error: 'something went wrong' };

/** A server that answers once, and remembers what it was asked. */
function answering(status: number, body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return vi.fn(async (_address: string, _init?: RequestInit) => new Response(text, { status }));
}

async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error(`expected an ApiError, got ${String(error)}`);
}

beforeEach(() => setTransportSentences(SENTENCES));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The client as a browser loads it, with a token kept. */
async function inBrowser() {
  const kept = new Map([['user_token', 'old']]);
  vi.stubGlobal('document', { cookie: '', querySelector: () => null });
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null });
  vi.resetModules();
  return { kept, client: await import('./client.ts') };
}

test('a refused token ends the session once, and never one that began meanwhile', async () => {
  const { kept, client } = await inBrowser();
  const ended: string[] = [];
  client.setInvalidTokenHandler((error) => {
    ended.push(error.code);
    kept.delete('user_token');
  });
  const refusing = (meanwhile: () => void = () => {}) =>
    vi.fn(async () => {
      meanwhile();
      const body = { status: false, errNum: 401, code: 'invalid_token', msg: 'INVALID TOKEN !', data: null };
      return new Response(JSON.stringify(body), { status: 401 });
    });
  const ask = (fetch: ReturnType<typeof refusing>) => client.callApi('GET /api/v1/cities', { fetch });

  await expect(ask(refusing(() => kept.set('user_token', 'new')))).rejects.toMatchObject({ status: 401 });
  expect([ended, kept.get('user_token')]).toEqual([[], 'new']);
  const answers = await Promise.allSettled([ask(refusing()), ask(refusing())]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect([ended, kept.get('user_token')]).toEqual([['invalid_token'], undefined]);
  await expect(ask(refusing())).rejects.toMatchObject({ status: 401 });
  expect(ended).toHaveLength(1);
});

test('fills the path, writes the query and the headers, answers data', async () => {
  const fetch = answering(200, { status: true, errNum: 0, code: 'ok', msg: '', data: { items: [] } });
  const data = await callApi('GET /api/v1/cities/{slug}/districts', {
    params: { slug: 'al riyadh' },
    lang: 'en',
    apiKey: 'k',
    fetch,
  });
  expect(data).toEqual({ items: [] });
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect(address).toBe('/api/v1/cities/al%20riyadh/districts');
  expect(init).toEqual({ method: 'GET', headers: { accept: 'application/json', apiKey: 'k', lang: 'en' } });
});

test('a signed-in browser sends the brief’s headers, and the XSRF pair with each write', async () => {
  const { client } = await inBrowser();
  vi.stubGlobal('location', { pathname: '/en/all_deals' });
  vi.stubGlobal('document', {
    cookie: 'other=1; XSRF-TOKEN=pair%2Bone',
    querySelector: () => ({ getAttribute: () => 'public-key' }),
  });
  const fetch = answering(200, { status: true, errNum: 0, code: 'ok', msg: '', data: {} });
  await client.callApi('GET /api/v1/cities', { fetch });
  await client.callApi('DELETE /api/v1/accounts/current/photo', { fetch });
  const common = {
    accept: 'application/json',
    apiKey: 'public-key',
    lang: 'en',
    authorization: 'Bearer old',
  };
  expect(fetch.mock.calls.map(([, init]) => init?.headers)).toEqual([
    common,
    { ...common, 'X-XSRF-TOKEN': 'pair+one' },
  ]);
});

test('a query drops what is empty and writes flags as 1', async () => {
  const fetch = answering(200, { status: true, data: {} });
  await callApi('GET /api/v1/ads', { query: { q: '', city: 'riyadh', verified: '1', period: 2 }, fetch });
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/v1/ads?city=riyadh&verified=1&period=2');
});

test('a write carries its body and its Idempotency-Key', async () => {
  const fetch = answering(201, { status: true, data: { id: '1' } });
  const body = { quote_id: '0b7f3a52-6c55-4b02-9f2f-0a4b5b6b7a11', method: 'card' } as const;
  await callApi('POST /api/v1/reservations', { body, idempotencyKey: 'once', fetch });
  const init = fetch.mock.calls[0]?.[1];
  expect(init?.body).toBe(JSON.stringify(body));
  expect(init?.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'once' });
});

test('a call that goes on when its page is left says so, others do not', async () => {
  const fetch = answering(200, { status: true, data: null });
  const input = { params: { adId: '10000001' }, fetch };
  await callApi('DELETE /api/v1/favourites/{adId}', { ...input, keepalive: true });
  await callApi('DELETE /api/v1/favourites/{adId}', input);
  expect(fetch.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, undefined]);
});

test("a refusal keeps the server's code, sentence, data and broken fields", async () => {
  const errors = [{ field: 'name', rule: 'name_min', msg: 'too short' }];
  const fetch = answering(422, {
    status: false,
    errNum: 422,
    code: 'validation_failed',
    msg: 'Check the marked fields',
    data: { errors },
  });
  const error = await refusalOf(callApi('GET /api/v1/cities', { fetch }));
  expect(error).toMatchObject({
    status: 422,
    code: 'validation_failed',
    msg: 'Check the marked fields',
    errors,
  });
  expect(error.fieldText('name')).toBe('too short');
  expect(error.fieldText('phone')).toBeUndefined();
});

test("an answer that is not the API's becomes the brief's default sentence", async () => {
  const error = await refusalOf(callApi('GET /api/v1/cities', { fetch: answering(502, '<html>') }));
  expect(error).toMatchObject({ status: 502, code: 'server_error', msg: SENTENCES.server_error });
});

test('an API that is not reached says so', async () => {
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const error = await refusalOf(callApi('GET /api/v1/cities', { fetch }));
  expect(error).toMatchObject({ status: 0, code: 'offline', msg: SENTENCES.offline });
});

test('a call taken back stays what it is', async () => {
  const gone = AbortSignal.abort();
  const fetch = () => Promise.reject(new DOMException('aborted', 'AbortError'));
  await expect(callApi('GET /api/v1/cities', { fetch, signal: gone })).rejects.toThrow('aborted');
});
