import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildListing, buildPerson } from '../../testing/factories.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { holdsCardNumber } from './card-number.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp('2026-11-21T12:00:00+03:00');
});
afterAll(() => api.close());

async function answerOf({ headers, ...options }: InjectOptions) {
  const answer = await api.app.inject({ ...options, headers: { apikey: 'diyar-development', ...headers } });
  const { errNum, code } = answer.json();
  return { status: answer.statusCode, errNum, code };
}

const UNIT = '/api/v1/units/019b1e0e-79a1-7591-bcee-bace617cc648';
const REFUSED = { status: 400, errNum: 400, code: 'bad_request' };

describe('what no call can be made of', () => {
  it.each([
    ['an address that is no UTF-8', { url: '/api/v1/ads/%E0%A4%A' }],
    ['a NUL in the address', { url: '/api/v1/ads?city=%00' }],
    ['a NUL in the path', { url: '/_dev/licences/%00' }],
    ['a NUL in a body', { url: `${UNIT}/quotes`, method: 'POST', payload: { period: 2, 'a\0': 1 } }],
    [
      'a body nested deeper than the stack',
      {
        url: `${UNIT}/quotes`,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        payload: `{"period":${'['.repeat(40_000)}${']'.repeat(40_000)}}`,
      },
    ],
    ['a NUL for the sandbox gateway', { url: '/sandbox-gateway/3ds/%00', method: 'GET' }],
  ] as const)('%s is a bad request, never a fault', async (_, options) => {
    const { status } = await answerOf(options);
    expect(status).toBe(400);
    if (options.url.startsWith('/api/')) expect(await answerOf(options)).toEqual(REFUSED);
  });
});

describe('the XSRF pair', () => {
  const write = (cookie: string | undefined, header: string | undefined) =>
    answerOf({
      url: `${UNIT}/quotes`,
      method: 'POST',
      payload: { period: 2, start: '2026-12-01', end: '2026-12-02' },
      headers: {
        ...(cookie !== undefined && { cookie: `theme=dark; XSRF-TOKEN=${cookie}` }),
        ...(header !== undefined && { 'x-xsrf-token': header }),
      },
    });

  it('refuses a write when both are there and differ', async () => {
    expect(await write('one', 'other')).toMatchObject({ status: 403, code: 'xsrf_mismatch' });
    expect(await write('%E0%A4%A', 'other')).toMatchObject({ status: 403, code: 'xsrf_mismatch' });
  });

  it('lets a write pass when they agree, or when one is missing', async () => {
    for (const [cookie, header] of [
      ['one', 'one'],
      ['a%2Bb', 'a+b'],
      ['one', undefined],
      [undefined, 'one'],
    ])
      expect(await write(cookie, header)).toMatchObject({ status: 404, code: 'not_found' });
  });
});

describe('a card number', () => {
  it.each([
    '4201320111111010',
    'my card 4201 3201 1111 1010, thanks',
    '4201320111111010 12 35',
    '4201-3201-1111-1010 12/35 123',
    '1 4201320111111010',
    '٤٢٠١ ٣٢٠١ ١١١١ ١٠١٠',
  ])('is known in %s', (text) => {
    expect(holdsCardNumber({ note: [{ text }] })).toBe(true);
  });

  it('is known as a number and as the name of a field', () => {
    expect(holdsCardNumber({ number: 4_201_320_111_111_010 })).toBe(true);
    expect(holdsCardNumber({ '4201320111111010': true })).toBe(true);
  });

  it.each([
    '00966512345678',
    '2026-12-10T10:00:00+03:00',
    '4201-32XX-XXXX-1010',
    '4201320111111011',
    '42013201-1111-4101-8201-320111111010',
    'SA03 8000 0000 6080 1016 7519',
  ])('is not seen in %s', (text) => {
    expect(holdsCardNumber({ text })).toBe(false);
  });
});

describe('caches', () => {
  const cacheOf = async (path: string, token?: string) => {
    const { headers } = await api.call(path, token === undefined ? {} : { token });
    return [headers['cache-control'], headers.vary];
  };

  it('may keep what anyone is told, by language and packing, and never what one person is', async () => {
    const { unitId } = await buildListing(api.db);
    const { token } = await buildPerson(api.db);
    const calendar = `/units/${unitId}/calendar?from=2026-12-01&to=2026-12-02`;
    expect(await cacheOf(calendar)).toEqual([undefined, 'Origin, lang, accept-encoding']);
    for (const answer of [
      await cacheOf(calendar, token),
      await cacheOf(`${calendar}&k=secret`),
      await cacheOf('/user/current', token),
    ])
      expect(answer).toEqual(['private, no-store', expect.stringContaining('lang')]);
  });
});
