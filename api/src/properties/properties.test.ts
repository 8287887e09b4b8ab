import type { FieldError } from '@diyar/contract/errors';
import type { HostAdDetails } from '@diyar/contract/host-ads';
import type { HostProperty, HostPropertyCard } from '@diyar/contract/host-properties';
import type { HostUnit } from '@diyar/contract/host-units';
import type { Wizard } from '@diyar/contract/host-wizard';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltPerson, buildAd, buildListing, buildPerson, buildUnit } from '../testing/factories.ts';
import { buildUploadedPhotos, fullWizard } from '../testing/supply.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
});
afterAll(() => world.close());

/** With all that a property is asked for. */
const WHOLE = { street: 'شارع التخصصي', street_width: 30, facing: 'n', height: 10, width: 12 } as const;

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

test('what a licence states is locked: other prices and the description are not, what was not said may be', async () => {
  const listing = await buildListing(world.db, {
    property: WHOLE,
    unit: { code: 'L-1', name_ar: 'شقة مرخصة', description_ar: 'وصف', features: ['parking', 'wifi'] },
    ad: { state: 'hidden' },
  });
  const { host, unitId, propertyId } = listing;
  const shown = (await call<HostUnit>(host, 'GET', `/host/units/${unitId}`)).data;
  const save = (sent: object) =>
    call<HostUnit & Refused>(host, 'PUT', `/host/units/${unitId}`, { version: shown.version, ...sent });
  expect(await save({ unit: { ...shown.unit, area: 500 } })).toMatchObject({
    status: 409,
    code: 'licensed_read_only',
    data: { fields: ['unit.area'] },
  });
  const dearer = { ...shown.prices, yearly: { amount: 9_000_000, active: true } };
  expect((await save({ prices: dearer })).data.fields).toEqual(['prices.yearly']);
  const licence = world.db.updateTable('licence').where('id', '=', listing.licenceId ?? '');
  await licence.set({ price: 9_500_000 }).execute();
  expect((await save({ prices: dearer })).data.fields).toEqual(['prices.yearly']);
  await world.db
    .deleteFrom('unit_price')
    .where('unit_id', '=', unitId)
    .where('kind', '=', 'yearly')
    .execute();
  expect((await save({ prices: dearer })).data.fields).toEqual(['prices.yearly']);
  const free = await save({
    unit: { ...shown.unit, description_ar: 'وصف أطول', floor: 3 },
    prices: {
      ...shown.prices,
      daily: { amount: 60_000, active: true },
      yearly: { amount: 9_500_000, active: true },
      main: { amount: 1, active: true },
    },
  });
  expect(free).toMatchObject({
    status: 200,
    data: {
      unit: { floor: 3 },
      prices: { daily: { amount: 60_000 }, yearly: { amount: 9_500_000 } },
      ad: { state: 'not_published' },
    },
  });
  // A price that does not go with the purpose is not kept.
  expect(free.data.prices).not.toHaveProperty('main');
  const ad = world.db.updateTable('ad').where('id', '=', listing.adId);
  await ad.set({ state: 'hidden' }).execute();
  const held = (await call<HostProperty>(host, 'GET', `/host/properties/${propertyId}`)).data;
  const move = (sent: object) =>
    call<HostProperty & Refused>(host, 'PUT', `/host/properties/${propertyId}`, {
      version: held.version,
      property: held.property,
      location: held.location,
      ...sent,
    });
  expect((await move({ location: { ...held.location, street_width: 40 } })).data.fields).toEqual([
    'location.street_width',
  ]);
  expect((await move({ property: { ...held.property, name: 'اسم جديد', plan_number: '12' } })).status).toBe(
    200,
  );
});

test('an ad on show is not rewritten: its prices and terms change, the rest is hidden first and reviewed again', async () => {
  const { host, unitId, propertyId, adId, adNumber } = await buildListing(world.db, {
    property: WHOLE,
    unit: { code: 'L-2', description_ar: 'وصف', permit: null, prices: { monthly: 900_000 } },
  });
  const shown = (await call<HostUnit>(host, 'GET', `/host/units/${unitId}`)).data;
  const held = (await call<HostProperty>(host, 'GET', `/host/properties/${propertyId}`)).data;
  let { version } = shown;
  const save = async (sent: object) => {
    const answer = await call<HostUnit & Refused>(host, 'PUT', `/host/units/${unitId}`, { version, ...sent });
    if (answer.status === 200) version = answer.data.version;
    return answer;
  };
  const move = (property: object) =>
    call<HostProperty & Refused>(host, 'PUT', `/host/properties/${propertyId}`, {
      version: held.version,
      property: { ...held.property, ...property },
      location: held.location,
    });
  for (const state of ['published', 'waiting_for_approval', 'processing'] as const) {
    await world.db.updateTable('ad').set({ state }).where('id', '=', adId).execute();
    for (const change of [
      { name_ar: 'أرخص شقة' },
      { description_ar: 'اتصل بنا' },
      { house_rules_ar: 'لا ضيوف' },
      { tourism_permit_number: '50009999', tourism_permit_expires_on: '2030-01-01' },
    ])
      expect(await save({ unit: { ...shown.unit, ...change } })).toMatchObject({
        status: 409,
        code: 'ad_on_show',
      });
    expect(await move({ viewer_phone: '0559876543' })).toMatchObject({ status: 409, code: 'ad_on_show' });
    const monthly = { amount: 800_000, active: true };
    const free = await save({ unit: shown.unit, prices: { ...shown.prices, monthly }, policy: shown.policy });
    expect(free).toMatchObject({ status: 200, data: { ad: { state } } });
  }
  await world.db.updateTable('ad').set({ state: 'published' }).where('id', '=', adId).execute();
  // A price by the night needs a permit, which the unit has not.
  const nightly = { ...shown.prices, daily: { amount: 60_000, active: true } };
  expect(await save({ prices: nightly })).toMatchObject({ status: 409, code: 'ad_incomplete' });
  await world.db.updateTable('ad').set({ state: 'hidden' }).where('id', '=', adId).execute();
  expect((await move({ viewer_phone: '0559876543' })).status).toBe(200);
  const { data } = await call<HostAdDetails>(host, 'GET', `/host/ads/${adNumber}`);
  expect(data).toMatchObject({
    state: 'not_published',
    steps: [{ from: 'hidden', to: 'not_published', by: 'me', reason: 'edited' }],
  });
});

test('another category is refused where a price would be below its minimum', async () => {
  const { host, propertyId } = await buildListing(world.db, {
    property: WHOLE,
    ad: { state: 'not_published', licence: null, published_at: null },
  });
  const { id: category_id } = await world.db
    .selectFrom('category')
    .select('id')
    .where('slug', '=', 'villa')
    .executeTakeFirstOrThrow();
  const from = { effective_from: world.clock.now, reason: 'too cheap' };
  await world.db
    .insertInto('minimum_price')
    .values({ category_id, kind: 'monthly', amount: 1_000_000, ...from })
    .execute();
  const held = (await call<HostProperty>(host, 'GET', `/host/properties/${propertyId}`)).data;
  const moved = await call<Refused>(host, 'PUT', `/host/properties/${propertyId}`, {
    version: held.version,
    property: { ...held.property, category: 'villa' },
    location: held.location,
  });
  expect(moved.data.errors).toMatchObject([{ field: 'property.category', rule: 'min_price' }]);
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
    units: [{ ad: { state: 'published' } }, { ad: null }],
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
