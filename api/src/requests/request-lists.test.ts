import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildContractApp, type ContractApp } from '../testing/contract-app.ts';
import { type BuiltPerson, buildListing, buildPerson } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const NOW = new Date('2026-11-21T12:00:00+03:00');
let database: TestDatabase;
let api: ContractApp;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await buildContractApp(database, NOW);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

const WISH = {
  ...{ kind: 'wanted', purpose: 'rent', category: 'apartment', title: 'شقة قريبة من المترو' },
  ...{ city: 'riyadh', districts: ['al-malqa-riyadh'], period: 4, channels: ['message'] },
} as const;
let keys = 0;
async function made({ token }: BuiltPerson, more: object = {}): Promise<string> {
  keys += 1;
  const asked = { token, body: { ...WISH, ...more }, key: `listed-request-${keys}` };
  return (await api.get('POST /api/v1/requests', asked)).id;
}

it('a request keeps each of the brief’s fields, and its page answers them', async () => {
  const person = await buildPerson(database.db);
  const asked = {
    ...{
      purpose: 'rent',
      description: 'أفضل الدور الأرضي',
      area_min: 90,
      area_max: 140,
      length: 12,
      width: 9,
    },
    ...{ price_min: 40_000, price_max: 70_000, period: 4, features: ['elevator'] },
  };
  const id = await made(person, asked);
  expect(await api.get('GET /api/v1/requests/{id}', { params: { id } })).toMatchObject({
    ...{ title: WISH.title, category: { slug: 'apartment' }, purpose: 'rent', period: 4 },
    ...{ area_min: 90, area_max: 140, length: 12, width: 9, description: 'أفضل الدور الأرضي' },
    ...{
      price_min: { amount: 4_000_000 },
      price_max: { amount: 7_000_000 },
      features: [{ slug: 'elevator' }],
    },
    ...{ city: { slug: 'riyadh' }, districts: [{ slug: 'al-malqa-riyadh' }] },
  });
});

it('requests on show are found by their place, in pages', async () => {
  const ids = [];
  for (let at = 0; at < 3; at += 1)
    ids.push(await made(await buildPerson(database.db), { city: 'jeddah', districts: [] }));
  const list = async (query: Record<string, string>) => {
    const { items, total, pages } = await api.get('GET /api/v1/requests', { query });
    return { ids: items.map(({ id }) => id), total, pages };
  };
  expect(await list({ city: 'jeddah', per_page: '2' })).toEqual({
    ...{ ids: ids.slice(1).toReversed(), total: 3, pages: 2 },
  });
  expect(await list({ city: 'jeddah', per_page: '2', page: '2' })).toMatchObject({ ids: [ids[0]] });
  expect((await list({ city: 'riyadh', district: 'al-malqa-riyadh' })).total).toBe(1);
  expect((await list({ city: 'riyadh', district: 'al-yasmin-riyadh' })).total).toBe(0);
});

it('nothing new is asked for in a category that operators hid', async () => {
  const person = await buildPerson(database.db);
  const hide = (hidden: boolean) =>
    database.db.updateTable('category').set({ hidden }).where('slug', '=', 'apartment').execute();
  await hide(true);
  const body = { ...WISH, districts: [...WISH.districts], channels: [...WISH.channels] };
  const asked = { token: person.token, body, key: 'hidden-category-request' };
  expect((await api.call('POST /api/v1/requests', asked)).body.data).toMatchObject({
    errors: [{ field: 'category', rule: 'category_unknown' }],
  });
  await hide(false);
  expect(await made(person)).toMatch(/^\d+$/);
});

it('who asked calls or writes by WhatsApp to who answered, by a tap', async () => {
  const [person, { host, unitId }] = [await buildPerson(database.db), await buildListing(database.db)];
  const id = await made(person);
  const answer = { params: { id }, token: host.token, body: { unit_id: unitId } };
  expect((await api.call('POST /api/v1/requests/{id}/answers', answer)).status).toBe(201);
  const asking = { params: { id }, token: person.token };
  const { items } = await api.get('GET /api/v1/requests/{id}/answers', asking);
  const tap = (channel: string, token = person.token) =>
    api.call('POST /api/v1/requests/{id}/answers/{answer}/contacts', {
      params: { id, answer: items[0]?.id ?? '' },
      ...{ token, body: { channel } },
    });
  expect((await tap('phone')).body.data).toMatchObject({ url: `tel:${host.phone}` });
  expect((await tap('whatsapp')).body.data).toMatchObject({
    url: expect.stringContaining(`wa.me/${host.phone.slice(1)}`),
  });
  expect((await tap('phone', (await buildPerson(database.db)).token)).status).toBe(404);
});
