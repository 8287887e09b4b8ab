import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildContractApp, type ContractApp } from '../testing/contract-app.ts';
import { type BuiltListing, buildListing, buildPerson } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
let api: ContractApp;
let listing: BuiltListing;
let other: BuiltListing;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await buildContractApp(database, new Date('2026-11-21T12:00:00+03:00'));
});
afterAll(async () => {
  await api.close();
  await database.close();
});
beforeEach(async () => {
  const unit = { prices: { daily: 40_000 } };
  listing = await buildListing(database.db, { unit, ad: { state: 'not_published' } });
  other = await buildListing(database.db, { host: listing.host, unit, ad: { state: 'not_published' } });
});

const BREAKFAST = {
  name_ar: 'إفطار',
  name_en: 'Breakfast',
  price: 4_500,
  charge: 'per_guest',
  mandatory: false,
} as const;
const token = () => listing.host.token;
const add = (change: object = {}) =>
  api.get('POST /api/v1/host/service-templates', { token: token(), body: { ...BREAKFAST, ...change } });
const tryAdd = (body: object) =>
  api.call('POST /api/v1/host/service-templates', { token: token(), lang: 'en', body });
const putAt = (id: string, units: string[]) =>
  api.get('PUT /api/v1/host/service-templates/{id}/units', {
    params: { id },
    token: token(),
    body: { units },
  });
const servicesOf = (unitId: string) =>
  database.db
    .selectFrom('service')
    .select(['name_ar', 'price', 'mandatory'])
    .where('unit_id', '=', unitId)
    .orderBy('name_ar')
    .execute();
const own = (unitId: string, values: object) =>
  database.db
    .insertInto('service')
    .values({ ...BREAKFAST, unit_id: unitId, ...values })
    .execute();

it('one template is put at chosen units; what a unit has in its own way stays', async () => {
  await own(other.unitId, { price: 6_000 });
  const template = await add();
  expect(template.units).toEqual([{ id: other.unitId, same: false }]);
  expect(await putAt(template.id, [listing.unitId, other.unitId])).toMatchObject({
    ...{ added: 1, removed: 0, kept: 1, full: 0 },
  });
  expect(await servicesOf(listing.unitId)).toEqual([{ name_ar: 'إفطار', price: 4_500, mandatory: false }]);
  const body = { ...BREAKFAST, price: 5_000, name_ar: 'فطور', mandatory: true };
  const params = { id: template.id };
  await api.get('PUT /api/v1/host/service-templates/{id}', { params, token: token(), body });
  expect(await servicesOf(listing.unitId)).toEqual([{ name_ar: 'فطور', price: 5_000, mandatory: true }]);
  expect(await servicesOf(other.unitId)).toEqual([{ name_ar: 'إفطار', price: 6_000, mandatory: false }]);
  expect(await putAt(template.id, [])).toMatchObject({ added: 0, removed: 1 });
  expect(await servicesOf(listing.unitId)).toEqual([]);
  expect(await servicesOf(other.unitId)).toHaveLength(1);
});

it('deleting a template leaves the services of units, and a form opened before it was put there is told', async () => {
  const params = { id: listing.unitId };
  const { version } = await api.get('GET /api/v1/host/units/{id}', { params, token: token() });
  const { id } = await add();
  await putAt(id, [listing.unitId]);
  const body = { version, services: [] };
  const stale = await api.call('PUT /api/v1/host/units/{id}', { params, token: token(), body });
  expect(stale.body.code).toBe('edited_elsewhere');
  await api.get('DELETE /api/v1/host/service-templates/{id}', { params: { id }, token: token() });
  expect(await servicesOf(listing.unitId)).toHaveLength(1);
});

it('a service has a name in both languages and a price, and a name stands once', async () => {
  const rules = async (body: object) => {
    const answer = (await tryAdd(body)).body.data as unknown as { errors: { field: string; msg: string }[] };
    return answer.errors.map(({ field, msg }) => [field, msg]);
  };
  expect(await rules({ name_ar: ' ', name_en: '', price: null, charge: null })).toEqual([
    ['name_ar', 'Service name in Arabic is required'],
    ['name_en', 'Service name in English is required'],
    ['price', 'Price is required'],
    ['charge', expect.any(String)],
  ]);
  await add();
  expect((await rules(BREAKFAST)).map(([field]) => field)).toEqual(['name_ar']);
});

it('of thirty added at once twenty are kept, and a unit with twenty services gets no other', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => tryAdd({ ...BREAKFAST, name_ar: `خدمة ${n}` })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  const { items } = await api.get('GET /api/v1/host/service-templates', { token: token() });
  expect(items).toHaveLength(20);
  for (let n = 0; n < 20; n += 1) await own(other.unitId, { name_ar: `من الوحدة ${n}` });
  expect(await putAt(items[0]?.id ?? '', [listing.unitId, other.unitId])).toMatchObject({
    added: 1,
    full: 1,
  });
});

it('nobody puts a template at units of others, nor sees theirs', async () => {
  const { id } = await add();
  const stranger = await buildListing(database.db);
  const body = { units: [stranger.unitId] };
  const call = 'PUT /api/v1/host/service-templates/{id}/units';
  expect((await api.call(call, { params: { id }, token: token(), body })).status).toBe(422);
  const { token: strange } = await buildPerson(database.db, { kind: 'business' });
  expect((await api.call(call, { params: { id }, token: strange, body: { units: [] } })).status).toBe(404);
});
