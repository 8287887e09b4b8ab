import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildContractApp, type ContractApp } from '../testing/contract-app.ts';
import { type BuiltListing, type BuiltPerson, buildListing, buildPerson } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { tendRequests } from './tend-requests.ts';

const NOW = new Date('2026-11-21T12:00:00+03:00');
const DAY_MS = 86_400_000;
let database: TestDatabase;
let api: ContractApp;
let guest: BuiltPerson;
let listing: BuiltListing;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await buildContractApp(database, NOW);
  guest = await buildPerson(database.db);
  listing = await buildListing(database.db, {
    unit: { prices: { daily: 40_000, yearly: 6_000_000 }, features: ['elevator'] },
  });
});
afterAll(async () => {
  await api.close();
  await database.close();
});

const WISH = {
  kind: 'wanted',
  purpose: 'rent',
  category: 'apartment',
  title: 'شقة قريبة من المترو',
  city: 'riyadh',
  districts: ['al-malqa-riyadh'],
  price_max: 70_000,
  period: 4,
  channels: ['phone', 'message'],
};
let keys = 0;
const ask = (body: object = {}, token = guest.token) => {
  keys += 1;
  return api.call('POST /api/v1/requests', { token, body: { ...WISH, ...body }, key: `request-${keys}-key` });
};
async function made(body: object = {}, token?: string): Promise<string> {
  const { body: answer } = await ask(body, token ?? (await buildPerson(database.db)).token);
  if (!answer.status) throw new Error(JSON.stringify(answer));
  return answer.data.id;
}
const step = (id: string, to: string, token = guest.token) =>
  api.call('POST /api/v1/requests/{id}/steps', { params: { id }, token, body: { to, confirmed: true } });
const answer = (id: string, token = listing.host.token, unit_id: string | null = listing.unitId) =>
  api.call('POST /api/v1/requests/{id}/answers', { params: { id }, token, body: { unit_id } });

it('a request is found by an office whose unit fits, answered once, and its answer priced for the dates', async () => {
  const { body } = await ask({ period: 2, price_max: 500, from: '2027-01-10', to: '2027-01-13' });
  expect(body.data).toMatchObject({ told: 1 });
  const { id } = body.data as { id: string };
  const fits = await api.get('GET /api/v1/host/marketing', { token: listing.host.token });
  expect(fits).toMatchObject({ waiting: { wanted: 1, marketing: 0 }, response_minutes: null });
  expect(fits.items[0]).toMatchObject({
    id,
    reasons: ['district', 'price'],
    units: [{ id: listing.unitId }],
  });
  const both = await Promise.all([answer(id), answer(id)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const { items } = await api.get('GET /api/v1/requests/{id}/answers', {
    params: { id },
    token: guest.token,
  });
  expect(items).toMatchObject([
    { ad: { id: listing.adNumber }, stay: { total: { amount: 120_000 }, is_free: true } },
  ]);
  const after = await api.get('GET /api/v1/host/marketing', { token: listing.host.token });
  expect(after).toMatchObject({ waiting: { wanted: 0 }, response_minutes: 0 });
  const keysOf = await database.db
    .selectFrom('event')
    .select('key')
    .where('key', 'like', 'request_%')
    .execute();
  expect(keysOf.map(({ key }) => key)).toEqual(['request_fits', 'request_answered']);
});

it('a request is never edited, and its copy is another one', async () => {
  const id = await made({}, guest.token);
  const edit = database.db
    .updateTable('request')
    .set({ title: 'فيلا كبيرة' })
    .where('number', '=', Number(id));
  await expect(edit.execute()).rejects.toThrow('never edited');
  const copy = await made({ copy_of: id, price_max: 80_000 }, guest.token);
  const { items } = await api.get('GET /api/v1/user/requests', { token: guest.token });
  expect(items.slice(0, 2).map((one) => one.id)).toEqual([copy, id]);
});

it('a change of state asks for the confirmation; what is hidden is found and answered by nobody', async () => {
  const asker = await buildPerson(database.db);
  const id = await made({}, asker.token);
  const unsaid = { params: { id }, token: asker.token, body: { to: 'hidden' } };
  expect((await api.call('POST /api/v1/requests/{id}/steps', unsaid)).body).toMatchObject({
    data: { errors: [{ field: 'confirmed', rule: 'confirm_data' }] },
  });
  expect((await step(id, 'hidden', asker.token)).body.data).toMatchObject({
    state: 'hidden',
    steps: ['published', 'deleted'],
  });
  expect((await api.call('GET /api/v1/requests/{id}', { params: { id } })).status).toBe(404);
  expect((await answer(id)).status).toBe(404);
  expect((await step(id, 'published', asker.token)).status).toBe(201);
  expect((await step(id, 'deleted', asker.token)).status).toBe(201);
  expect((await step(id, 'published', asker.token)).status).toBe(404);
});

it('an answer and the hiding of its request at one moment never both stand in each other’s way', async () => {
  const asker = await buildPerson(database.db);
  const id = await made({}, asker.token);
  const [answered, hidden] = await Promise.all([answer(id), step(id, 'hidden', asker.token)]);
  expect(hidden.status).toBe(201);
  expect([201, 404]).toContain(answered.status);
  expect((await answer(id)).status).toBe(404);
});

it('numbers are shown as who asked chose, on tap, and never to themselves', async () => {
  const id = await made({ channels: ['whatsapp'] }, guest.token);
  const tap = (channel: string, token = listing.host.token) =>
    api.call('POST /api/v1/requests/{id}/contacts', { params: { id }, token, body: { channel } });
  expect((await tap('phone')).status).toBe(404);
  expect((await tap('whatsapp')).body.data).toMatchObject({
    url: expect.stringContaining(`wa.me/${guest.phone.slice(1)}`),
  });
  expect((await tap('whatsapp', guest.token)).body).toMatchObject({ code: 'own_request' });
  expect(JSON.stringify(await api.get('GET /api/v1/requests/{id}', { params: { id } }))).not.toContain(
    guest.phone.slice(4),
  );
});

it('a person asks so often a day; a request ends after its days with one reminder, and may begin anew', async () => {
  const asker = await buildPerson(database.db);
  const ids = [];
  for (let at = 0; at < 5; at += 1) ids.push(await made({}, asker.token));
  expect((await ask({}, asker.token)).status).toBe(429);
  const [id = ''] = ids;
  await tendRequests(database.db, new Date(NOW.getTime() + 54 * DAY_MS));
  await tendRequests(database.db, new Date(NOW.getTime() + 55 * DAY_MS));
  const told = await database.db
    .selectFrom('event')
    .select('params')
    .where('key', '=', 'request_ends_soon')
    .where('account_id', '=', asker.accountId)
    .execute();
  expect(told).toHaveLength(5);
  api.clock.now = new Date(NOW.getTime() + 61 * DAY_MS);
  expect((await api.call('GET /api/v1/requests/{id}', { params: { id } })).status).toBe(404);
  expect((await step(id, 'published', asker.token)).body.data).toMatchObject({ state: 'published' });
  api.clock.now = NOW;
});

it('each field that cannot be is told by its rule', async () => {
  const wrong = { period: null, title: 'شقة', price_min: 9, price_max: 5, city: 'nowhere', channels: [] };
  const { status, body } = await ask(wrong);
  expect(status).toBe(422);
  const { errors } = body.data as unknown as { errors: { field: string; rule: string }[] };
  expect(errors.map(({ field, rule }) => [field, rule])).toEqual([
    ['title', 'title_min'],
    ['channels', 'required'],
    ['price_max', 'least_above_most'],
    ['period', 'required'],
  ]);
  const unknown = await ask({ city: 'nowhere', districts: [] });
  expect(unknown.body.data).toMatchObject({ errors: [{ field: 'city', rule: 'city_unknown' }] });
});

it('what an operator hides stays hidden, with the reason its people read', async () => {
  const asker = await buildPerson(database.db);
  const id = await made({}, asker.token);
  const { markLookedAt } = await import('./console-request.queries.ts');
  const row = await database.db
    .selectFrom('request')
    .select('id')
    .where('number', '=', Number(id))
    .executeTakeFirstOrThrow();
  await database.db.transaction().execute((tx) => markLookedAt(tx, row.id, 'إعلان لا طلب', NOW));
  expect((await step(id, 'published', asker.token)).body).toMatchObject({ code: 'request_held' });
  const { items } = await api.get('GET /api/v1/user/requests', { token: asker.token });
  expect(items).toMatchObject([{ held_reason: 'إعلان لا طلب', steps: ['deleted'] }]);
  const show = database.db.updateTable('request').set({ state: 'published' }).where('id', '=', row.id);
  await expect(show.execute()).rejects.toThrow('request_held_is_not_published');
});
