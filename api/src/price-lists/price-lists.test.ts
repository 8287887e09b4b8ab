import jsQR from 'jsqr';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileSvg } from '../platform/pdf/compile-pdf.ts';
import { buildContractApp, type ContractApp } from '../testing/contract-app.ts';
import { type BuiltListing, buildListing, buildPerson } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { priceListPdf } from './price-list-pdf.ts';

let database: TestDatabase;
let api: ContractApp;
let listing: BuiltListing;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await buildContractApp(database, new Date('2026-11-21T12:00:00+03:00'));
  listing = await buildListing(database.db, {
    unit: { prices: { daily: 40_000, monthly: 900_000, yearly: 6_000_000 } },
    ad: { title_ar: 'شقة على البحر', title_en: null },
  });
});
afterAll(async () => {
  await api.close();
  await database.close();
});

const make = (unit_ids: string[], periods: number[] = [2, 4]) =>
  api.get('POST /api/v1/host/price-lists', {
    token: listing.host.token,
    body: { name: 'أسعار الشتاء', periods, unit_ids },
  });
const keyOf = ({ link }: { link: string }) => link.split('/').at(-1) ?? '';
const open = (key: string, lang: 'ar' | 'en' = 'ar') =>
  api.call('GET /api/v1/price-lists/{key}', { params: { key }, lang });

it('a list shows chosen periods of chosen units to whoever has its link, at the prices of the moment', async () => {
  const list = await make([listing.unitId]);
  expect(list).toMatchObject({
    periods: [2, 4],
    shown: 1,
    link: expect.stringMatching(/\/price-lists\/[\w-]{43}$/),
  });
  expect(list.qr.path.length).toBeGreaterThan(1000);
  const pricesOf = async () => {
    const { body } = await open(keyOf(list));
    if (!body.status) throw new Error(body.code);
    return body.data.units.map(({ id, prices }) => [
      id,
      prices.map(({ price, was }) => [price.text, was?.text]),
    ]);
  };
  const yearly = ['60,000 S.R', undefined];
  expect(await pricesOf()).toEqual([[listing.adNumber, [['400 S.R', undefined], yearly]]]);
  const seen = { amount: 40_000, active: true };
  const change = { unit_id: listing.unitId, field: 'daily', seen, value: { amount: 50_000, active: true } };
  const token = listing.host.token;
  await api.get('PUT /api/v1/host/prices', { token, body: { changes: [change] } });
  expect(await pricesOf()).toEqual([[listing.adNumber, [['500 S.R', undefined], yearly]]]);
  const offer = { name: 'خصم', type_discount: 'percent', discount: 20, from: '2026-11-21', to: '2026-11-30' };
  const on = { periods: [2], units: [listing.unitId], paused: false };
  await api.get('POST /api/v1/host/offers', { token, body: { ...offer, ...on } });
  expect((await pricesOf())[0]?.[1]?.[0]?.at(0)).toBe('400 S.R');
});

it('what is not on show stands in no list, and a link that was taken back leads nowhere', async () => {
  const { host } = listing;
  const hidden = await buildListing(database.db, { host, ad: { state: 'hidden' } });
  const list = await make([listing.unitId, hidden.unitId], [2]);
  expect([list.unit_ids.length, list.shown]).toEqual([2, 1]);
  const { body } = await open(keyOf(list), 'en');
  expect(body.data).toMatchObject({
    units: [{ id: listing.adNumber, title: 'شقة على البحر', title_lang: 'ar' }],
  });
  await api.get('DELETE /api/v1/host/price-lists/{id}', { params: { id: list.id }, token: host.token });
  expect((await open(keyOf(list))).status).toBe(404);
  expect((await open('A'.repeat(43))).status).toBe(404);
  const back = database.db.updateTable('price_list').set({ revoked_at: null }).where('id', '=', list.id);
  await expect(back.execute()).rejects.toThrow('revoked for good');
});

it('nobody lists units of others', async () => {
  const other = await buildPerson(database.db, { kind: 'business' });
  const body = { name: 'أسعار', periods: [2], unit_ids: [listing.unitId] };
  const answer = await api.call('POST /api/v1/host/price-lists', { token: other.token, body });
  expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed']);
});

it('a list is a file in both languages, whose code opens its page', async () => {
  const list = await make([listing.unitId]);
  const key = keyOf(list);
  for (const lang of ['ar', 'en'] as const) {
    const file = await api.app.inject({ url: `/media/price-lists/${key}/${lang}.pdf` });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const { body } = await open(key, lang);
    if (!body.status) throw new Error(body.code);
    const svg = await compileSvg(await priceListPdf(body.data, list.link, lang));
    const drawn = sharp(Buffer.from(svg), { density: 144 }).flatten({ background: 'white' }).ensureAlpha();
    const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
    expect(jsQR.default(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(list.link);
  }
  const gone = await api.app.inject({ url: `/media/price-lists/${'A'.repeat(43)}/ar.pdf` });
  expect(gone.statusCode).toBe(404);
});

it('of lists made at once no more than a hundred are open', async () => {
  const { host, unitId } = await buildListing(database.db);
  const open_ = Array.from({ length: 98 }, (_, n) => ({
    account_id: host.accountId,
    key: `${'K'.repeat(40)}${100 + n}`,
    name: 'أسعار',
    kinds: ['yearly' as const],
    created_at: new Date(),
  }));
  await database.db.insertInto('price_list').values(open_).execute();
  const body = { name: 'أسعار', periods: [4], unit_ids: [unitId] };
  const one = () => api.call('POST /api/v1/host/price-lists', { token: host.token, body });
  const answers = await Promise.all([one(), one(), one(), one()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 422, 422]);
});
