import type { FieldError } from '@diyar/contract/call/errors';
import type { HostProperty, HostPropertyCard } from '@diyar/contract/supply/host-properties';
import type { HostUnit } from '@diyar/contract/supply/host-units';
import type { Wizard } from '@diyar/contract/supply/host-wizard';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltPerson, buildAd, buildListing, buildPerson, buildUnit } from '../testing/factories.ts';
import { buildUploadedPhotos, fullWizard } from '../testing/supply.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
});
afterAll(() => world.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = <T>({ token }: BuiltPerson, method: Method, path: string, body?: unknown) =>
  world.call<T>(path, { method, token, ...(body !== undefined && { body }) });
type Refused = { errors: FieldError[]; fields: string[]; current: HostProperty };

const { property, location, unit, prices, services, policy } = fullWizard();
const making = { unit: { ...unit, area: 60 }, prices, services, policy };

async function propertyOf(host: BuiltPerson, change: object = {}) {
  const body = { property: { ...property, ...change }, location };
  const made = await call<HostProperty & Refused>(host, 'POST', '/host/properties', body);
  expect(made.status).toBe(201);
  return made.data;
}
const addUnit = (host: BuiltPerson, propertyId: string, change: object = {}) =>
  call<HostUnit & Refused>(host, 'POST', `/host/properties/${propertyId}/units`, {
    ...making,
    unit: { ...making.unit, ...change },
  });

test('a property keeps all that is said of it, and answers it as it is edited', async () => {
  const host = await buildPerson(world.db);
  const made = await propertyOf(host, { borders: { n: { next_to: 'شارع', length: 20 } } });
  expect(made).toMatchObject({
    name: 'شقة حي الملقا',
    complete: true,
    units: [],
    locked: [],
    property: { ...property, viewer_phone: '0551234567', borders: { n: { next_to: 'شارع', length: 20 } } },
    location: { lat: 24.81, lng: 46.6, street: 'شارع وادي هجر', street_width: 20, short_address: 'RMAA2919' },
    abilities: { edit: true, add_unit: true, remove: true },
  });
  const [image] = await buildUploadedPhotos(world.db, host, 1);
  const saved = await call<HostProperty>(host, 'PUT', `/host/properties/${made.id}`, {
    version: made.version,
    property: { ...made.property, name: 'عمارة الملقا', image },
    location: made.location,
  });
  expect(saved.data).toMatchObject({ name: 'عمارة الملقا', version: made.version + 1, property: { image } });
  expect(saved.data.photo).not.toBeNull();
});

test('of two saves of one version one is kept, the other is shown what stands, and nothing missing is kept', async () => {
  const host = await buildPerson(world.db);
  const made = await propertyOf(host);
  const save = (name: string | null) =>
    call<HostProperty & Refused>(host, 'PUT', `/host/properties/${made.id}`, {
      version: made.version,
      property: { ...made.property, name },
      location: made.location,
    });
  expect((await save(null)).data.errors).toMatchObject([{ field: 'property.name', rule: 'name_required' }]);
  const answers = await Promise.all([save('الاسم الأول'), save('الاسم الثاني'), save('الاسم الثالث')]);
  const kept = answers.filter(({ status }) => status === 200);
  expect(kept).toHaveLength(1);
  const refused = answers.find(({ status }) => status !== 200);
  expect(refused).toMatchObject({
    status: 409,
    code: 'edited_elsewhere',
    data: { current: { name: kept[0]?.data.name } },
  });
});

test('a unit is added with its own code, its ad and its price, and saved part by part', async () => {
  const host = await buildPerson(world.db);
  const { id } = await propertyOf(host);
  const made = (await addUnit(host, id)).data;
  expect(made).toMatchObject({
    code: 'U-101',
    complete: true,
    ad: { state: 'not_published', purpose: 'rent' },
    price: { amount: 6_000_000, period: 4 },
  });
  expect(made.unit.spaces?.whole).toBe(true);
  const saved = await call<HostUnit>(host, 'PUT', `/host/units/${made.id}`, {
    version: made.version,
    prices: { ...made.prices, payments_a_year: 12 },
    policy: { down_payment_percent: 50 },
  });
  expect(saved.data).toMatchObject({
    version: 2,
    prices: { payments_a_year: 12 },
    policy: { down_payment_percent: 50 },
    unit: made.unit,
  });
  const stale = await call(host, 'PUT', `/host/units/${made.id}`, { version: made.version, policy });
  expect(stale).toMatchObject({ status: 409, code: 'edited_elsewhere' });
  expect((await addUnit(host, id, { code: 'U-101' })).data.errors).toMatchObject([
    { field: 'unit.code', rule: 'code_taken' },
  ]);
});

test('a renamed unit is found by its new name, and its ad is called by it', async () => {
  const host = await buildPerson(world.db);
  const { id } = await propertyOf(host);
  const made = (await addUnit(host, id)).data;
  await call(host, 'PUT', `/host/units/${made.id}`, {
    version: made.version,
    unit: { ...made.unit, name_ar: 'جناح النخيل' },
  });
  const found = await call<{ items: HostPropertyCard[] }>(
    host,
    'GET',
    `/host/properties?q=${encodeURIComponent('النخيل')}`,
  );
  expect(found.data.items).toMatchObject([{ units: [{ name: 'جناح النخيل' }] }]);
  const ad = await call<{ title: string }>(host, 'GET', `/host/ads/${made.ad?.id}`);
  expect(ad.data.title).toBe('جناح النخيل');
});

test('the list has filters, a search, pages, figures and the state of each unit’s ad', async () => {
  const host = await buildPerson(world.db, { kind: 'business' });
  const published = await buildListing(world.db, {
    host,
    property: { category: 'villa', name: 'فيلا الياسمين' },
    unit: { code: 'V-7' },
  });
  await buildListing(world.db, { host, ad: { state: 'hidden' } });
  await buildUnit(world.db, { propertyId: published.propertyId, accountId: host.accountId });
  await world.db
    .insertInto('ad_day')
    .values({ ad_id: published.adId, day: '2026-11-20', views: 9, visitors: 4 })
    .execute();
  const { accountId: guest } = await buildPerson(world.db);
  await sql`insert into reservation (unit_id, guest_account_id, host_account_id, period, start_date, end_date, starts_at, ends_at,
      state, method, total, tax, down_payment, security_deposit, terms, created_at, updated_at)
    values (${published.unitId}, ${guest}, ${host.accountId}, 2, '2026-10-28', '2026-10-30', '2026-10-28', '2026-10-30',
      'finished', 'card', 50000, 0, 50000, 0, '{}', '2026-10-20', '2026-10-30')`.execute(world.db);
  await sql`insert into evaluation (reservation_id, side, author_account_id, unit_id, rate, published_at)
    select id, 'guest', guest_account_id, unit_id, 4, '2026-11-01' from reservation where guest_account_id = ${guest}`.execute(
    world.db,
  );
  const list = (query: string) =>
    call<{ items: HostPropertyCard[]; total: number; states: unknown }>(
      host,
      'GET',
      `/host/properties${query}`,
    );
  const all = (await list('')).data;
  expect(all).toMatchObject({
    total: 2,
    states: [
      { state: 'published', count: 1 },
      { state: 'hidden', count: 1 },
    ],
  });
  expect((await list('?sort=views')).data.items[0]).toMatchObject({
    name: 'فيلا الياسمين',
    views: 9,
    units: [
      { ad: { state: 'published' }, rating: { average: 4, count: 1 } },
      { ad: null, rating: null },
    ],
  });
  const names = async (query: string) => (await list(query)).data.items.map(({ name }) => name);
  const villa = ['فيلا الياسمين'];
  expect(await names('?category=villa')).toEqual(villa);
  expect(await names('?state=none')).toEqual(villa);
  expect(await names('?state=published')).toEqual(villa);
  expect(await names('?q=v-7')).toEqual(villa);
  expect(await names(`?q=${published.adNumber}`)).toEqual(villa);
  expect(await names('?q=%25')).toEqual([]);
  expect(await names('?sort=views&per_page=1')).toEqual(villa);
  expect((await list('?city=jeddah')).data.total).toBe(0);
});

test('nobody sees or changes another account’s, viewers look, editors do not delete', async () => {
  const { host, propertyId, unitId } = await buildListing(world.db);
  const stranger = await buildPerson(world.db, { kind: 'business' });
  for (const path of [`/host/properties/${propertyId}`, `/host/units/${unitId}`]) {
    expect((await call(stranger, 'GET', path)).status).toBe(404);
    expect((await call(stranger, 'DELETE', path)).status).toBe(404);
    expect((await call(stranger, 'POST', `${path}/copies`, {})).status).toBe(404);
  }
  expect((await addUnit(stranger, propertyId)).status).toBe(404);
  for (const [role, status] of [
    ['viewer', 403],
    ['editor', 403],
    ['manager', 409],
  ] as const) {
    const member = await buildPerson(world.db);
    await world.db
      .insertInto('team_member')
      .values({ account_id: host.accountId, person_id: member.personId, role })
      .execute();
    await world.db
      .updateTable('access_token')
      .set({ account_id: host.accountId })
      .where('person_id', '=', member.personId)
      .execute();
    expect((await call(member, 'GET', `/host/units/${unitId}`)).status).toBe(200);
    expect((await call(member, 'DELETE', `/host/units/${unitId}`)).status).toBe(status);
    expect((await addUnit(member, propertyId)).status).toBe(role === 'viewer' ? 403 : 201);
  }
});

test('a property goes with its units once their ads are closed and nothing is booked', async () => {
  const { host, propertyId, unitId, adNumber } = await buildListing(world.db);
  const remove = () => call(host, 'DELETE', `/host/properties/${propertyId}`);
  expect(await remove()).toMatchObject({ status: 409, code: 'property_has_ads' });
  await call(host, 'POST', `/host/ads/${adNumber}/steps`, {
    from: 'published',
    to: 'closed',
    data_correct: true,
  });
  expect((await remove()).status).toBe(200);
  expect((await call(host, 'GET', `/host/units/${unitId}`)).status).toBe(404);
  expect((await call(host, 'GET', `/host/ads/${adNumber}`)).status).toBe(404);
  const steps = await world.db
    .selectFrom('ad_transition')
    .select('reason')
    .where('person_id', '=', host.personId)
    .orderBy('id', 'desc')
    .execute();
  expect(steps[0]).toEqual({ reason: 'deleted' });
});

test('a unit deleted while its ad goes live is either kept or has no ad', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { host, unitId, adId } = await buildListing(world.db, {
      ad: { state: 'not_published', published_at: null },
    });
    const publish = () =>
      world.db
        .updateTable('ad')
        .set({ state: 'published', published_at: world.clock.now })
        .where('id', '=', adId)
        .execute()
        .then(
          () => true,
          () => false,
        );
    const [removed, published] = await Promise.all([
      call(host, 'DELETE', `/host/units/${unitId}`),
      publish(),
    ]);
    const ad = await world.db
      .selectFrom('ad')
      .select(['state', 'deleted_at'])
      .where('id', '=', adId)
      .executeTakeFirstOrThrow();
    const unit = await world.db
      .selectFrom('unit')
      .select('deleted_at')
      .where('id', '=', unitId)
      .executeTakeFirstOrThrow();
    expect(unit.deleted_at !== null && ad.state === 'published').toBe(false);
    expect(removed.status === 200 || published).toBe(true);
  }
});

test('one more like this opens the wizard filled in, and replaces an open one only when told to', async () => {
  const host = await buildPerson(world.db);
  const { id } = await propertyOf(host);
  const made = (await addUnit(host, id)).data;
  const copied = await call<Wizard>(host, 'POST', `/host/units/${made.id}/copies`, {});
  expect(copied).toMatchObject({
    status: 201,
    data: {
      property: { id },
      content: { unit: { rooms: 3 }, prices: { payments_a_year: 2 }, services: [{ name_en: 'Cleaning' }] },
    },
  });
  expect(copied.data.content.unit).not.toHaveProperty('code');
  const again = await call<{ wizard: Wizard }>(host, 'POST', `/host/properties/${id}/copies`, {});
  expect(again).toMatchObject({
    status: 409,
    code: 'wizard_open',
    data: { wizard: { version: copied.data.version } },
  });
  const replaced = await call<Wizard>(host, 'POST', `/host/properties/${id}/copies`, { replace: true });
  expect(replaced.data).toMatchObject({
    property: null,
    content: { property: { name: 'شقة حي الملقا' }, unit: { rooms: 3 } },
  });
});

test('a deleted unit gets no ad', async () => {
  const { host, unitId } = await buildListing(world.db, { ad: { state: 'closed' } });
  expect((await call(host, 'DELETE', `/host/units/${unitId}`)).status).toBe(200);
  await expect(buildAd(world.db, { unitId })).rejects.toThrow('a deleted unit has no ad');
});
