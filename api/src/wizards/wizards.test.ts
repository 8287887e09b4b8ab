import type { FieldError } from '@diyar/contract/call/errors';
import type { Wizard, WizardContent } from '@diyar/contract/supply/host-wizard';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltPerson, buildPerson, buildProperty } from '../testing/factories.ts';
import { buildUploadedPhotos, fullWizard } from '../testing/supply.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
});
afterAll(() => world.close());

interface Changed {
  wizard: Wizard | null;
}
interface Done {
  property_id: string;
  unit_id: string;
  ad_id: string;
}

const read = ({ token }: BuiltPerson) =>
  world.call<{ wizard: Wizard | null; minimum_prices: unknown[]; abilities: { work: boolean } }>(
    '/host/wizard',
    { token },
  );
const save = ({ token }: BuiltPerson, version: number, content: WizardContent, property_id?: string) =>
  world.call<Wizard & Changed>('/host/wizard', {
    method: 'PUT',
    token,
    body: { version, content, ...(property_id && { property_id }) },
  });
let keys = 0;
const finish = (
  { token }: BuiltPerson,
  version: number,
  key = `complete-${++keys}`,
  lang: 'ar' | 'en' = 'ar',
) =>
  world.call<Done & Changed & { errors: FieldError[] }>('/host/wizard/completion', {
    method: 'POST',
    token,
    lang,
    body: { version },
    headers: { 'idempotency-key': key },
  });

async function advertiser(): Promise<BuiltPerson & { photos: string[] }> {
  const person = await buildPerson(world.db, { kind: 'business' });
  return { ...person, photos: await buildUploadedPhotos(world.db, person, 5) };
}

test('a wizard is kept as it is filled in, goes on elsewhere, and is thrown away', async () => {
  const host = await advertiser();
  expect((await read(host)).data).toMatchObject({ wizard: null, abilities: { work: true } });
  const opened = await save(host, 0, { property: { name: 'ش' }, topic: 'property' });
  expect(opened).toMatchObject({ status: 200, data: { property: null, content: { topic: 'property' } } });
  world.clock.pass(60);
  const saved = await save(host, opened.data.version, {
    property: { name: 'شقة', area: 90 },
    topic: 'location',
  });
  expect(saved.data.version).toBeGreaterThan(opened.data.version);
  expect((await read(host)).data.wizard).toEqual(saved.data);
  await world.call('/host/wizard', { method: 'DELETE', token: host.token });
  expect((await read(host)).data.wizard).toBeNull();
});

test('of two saves of one version one is kept, and the other learns what stands', async () => {
  const host = await advertiser();
  const { data } = await save(host, 0, {});
  const answers = await Promise.all(
    [1, 2, 3, 4].map((area) => save(host, data.version, { property: { area } })),
  );
  const [kept, ...more] = answers.filter(({ status }) => status === 200);
  expect(more).toEqual([]);
  for (const refused of answers.filter(({ status }) => status !== 200))
    expect(refused).toMatchObject({ status: 409, code: 'wizard_changed', data: { wizard: kept?.data } });
});

test('opening where one is open, and saving what was begun anew, changes nothing', async () => {
  const host = await advertiser();
  const old = await save(host, 0, { property: { name: 'الأولى' } });
  expect(await save(host, 0, {})).toMatchObject({
    status: 409,
    code: 'wizard_changed',
    data: { wizard: old.data },
  });
  await world.call('/host/wizard', { method: 'DELETE', token: host.token });
  expect(await save(host, old.data.version, {})).toMatchObject({ status: 409, data: { wizard: null } });
  const fresh = await save(host, 0, { property: { name: 'الثانية' } });
  expect(await save(host, old.data.version, {})).toMatchObject({ status: 409, data: { wizard: fresh.data } });
});

test('finishing writes property, unit, prices, services, photos and an ad that is not published', async () => {
  const host = await advertiser();
  const { version } = (await save(host, 0, fullWizard(host.photos))).data;
  const done = await finish(host, version);
  expect(done.status).toBe(201);
  const { property_id, unit_id, ad_id } = done.data;
  const property = await world.db
    .selectFrom('property')
    .selectAll()
    .where('id', '=', property_id)
    .executeTakeFirstOrThrow();
  expect(property).toMatchObject({
    name: 'شقة حي الملقا',
    short_address: 'RMAA2919',
    viewer_phone: '0551234567',
    mortgaged: true,
    disputed: false,
    mortgage_details: 'مرهونة لبنك حتى 2030',
  });
  const unit = await world.db
    .selectFrom('unit')
    .selectAll()
    .where('id', '=', unit_id)
    .executeTakeFirstOrThrow();
  expect(unit).toMatchObject({
    name_ar: 'شقة بثلاث غرف',
    area: 140,
    whole: true,
    guests_max: 6,
    tenants: ['families'],
    code: 'U-101',
    privacy: 'public',
    description_ar: 'شقة هادئة قريبة من المسجد والخدمات',
  });
  const services = await world.db
    .selectFrom('service')
    .select(['name_ar', 'name_en', 'price', 'charge', 'mandatory'])
    .where('unit_id', '=', unit_id)
    .execute();
  expect(services).toEqual([
    { name_ar: 'تنظيف', name_en: 'Cleaning', price: 10_000, charge: 'per_booking', mandatory: false },
  ]);
  const prices = await world.db
    .selectFrom('unit_price')
    .selectAll()
    .where('unit_id', '=', unit_id)
    .orderBy('kind')
    .execute();
  expect(prices).toMatchObject([
    { kind: 'daily', amount: 45_000, payments_a_year: null },
    { kind: 'yearly', amount: 6_000_000, active: true, payments_a_year: 2 },
  ]);
  const photos = await world.db
    .selectFrom('photo')
    .select(['id', 'is_main', 'room'])
    .where('unit_id', '=', unit_id)
    .orderBy('position')
    .execute();
  expect(photos.map(({ id }) => id)).toEqual(host.photos);
  expect(photos[0]).toMatchObject({ is_main: true, room: 'living' });
  const ad = await world.db
    .selectFrom('ad')
    .selectAll()
    .where('number', '=', Number(ad_id))
    .executeTakeFirstOrThrow();
  expect(ad).toMatchObject({
    state: 'not_published',
    purpose: 'rent',
    title_ar: 'شقة بثلاث غرف',
    typed_licence_number: '7200000001',
    licence_id: null,
  });
  expect((await read(host)).data.wizard).toBeNull();
  expect((await world.call(`/host/ads/${ad_id}`, { token: host.token })).status).toBe(200);
});

test('of many who finish one wizard at once one does, and the same key answers the same', async () => {
  const host = await advertiser();
  const { version } = (await save(host, 0, fullWizard(host.photos))).data;
  const answers = await Promise.all(Array.from({ length: 6 }, () => finish(host, version)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
  const again = await save(host, 0, fullWizard(await buildUploadedPhotos(world.db, host, 4)));
  const first = await finish(host, again.data.version, 'the-same-key');
  expect((await finish(host, again.data.version, 'the-same-key')).data).toEqual(first.data);
  const made = await world.db
    .selectFrom('unit')
    .select('id')
    .where('account_id', '=', host.accountId)
    .execute();
  expect(made).toHaveLength(2);
});

test('what is missing is told field by field in the words of the brief, and the wizard stays as it is', async () => {
  const host = await advertiser();
  const { version } = (
    await save(host, 0, {
      property: { name: 'شقة' },
      policy: { down_payment_percent: 101 },
      licence: { number: '12345' },
    })
  ).data;
  const refused = await finish(host, version, 'incomplete-key', 'en');
  expect(refused).toMatchObject({ status: 422, code: 'validation_failed' });
  const told = Object.fromEntries(refused.data.errors.map(({ field, msg }) => [field, msg]));
  expect(told).toMatchObject({
    'property.name': 'Name must be at least 4 characters',
    'property.category': 'Category is required',
    'property.furnished': 'Furnished status is required',
    'property.usage': 'Real-estate type is required',
    'property.relation': 'Advertiser relationship is required',
    'property.facing': 'Interface must be added',
    'property.area': 'Space is required',
    'property.height': 'Length is required',
    'property.width': 'Width is required',
    'location.city': 'City must be added',
    'location.district': 'Neighborhood must be added',
    'location.street': 'Street must be added',
    'location.street_width': 'Street width is required',
    'unit.features': 'Add at least two details',
    photos: 'Add at least 4 clear photos',
    'policy.down_payment_percent': 'Deposit must be between 1 and 100 percent',
    'licence.number': 'Licence number must be 6 to 13 characters',
  });
  expect((await read(host)).data.wizard?.version).toBe(version);
});

test.each<[string, (content: WizardContent) => WizardContent, string, string]>([
  [
    'a place outside the Kingdom',
    (c) => ({ ...c, location: { ...c.location, lat: 25.2, lng: 55.27 } }),
    'location.lat',
    'الموقع المحدد خارج المملكة',
  ],
  [
    'a place chosen from afar',
    (c) => ({ ...c, location: { ...c.location, zoom: 9 } }),
    'location.lat',
    'قرّب الخريطة لتحديد الموقع بدقة',
  ],
  [
    'a district of another city',
    (c) => ({ ...c, location: { ...c.location, city: 'jeddah' } }),
    'location.district',
    'هذا الحي ليس في المدينة المختارة',
  ],
  [
    'no active price',
    (c) => ({ ...c, prices: { purpose: 'rent', yearly: { amount: 1, active: false } } }),
    'prices',
    'فعّل سعرًا واحدًا على الأقل',
  ],
  [
    'an active price left empty',
    (c) => ({ ...c, prices: { purpose: 'rent', yearly: { amount: null, active: true } } }),
    'prices.yearly.amount',
    'أكمل الحقول المفعّلة',
  ],
  [
    'a sale without its price',
    (c) => ({ ...c, prices: { purpose: 'sale', main: { amount: null, active: true } } }),
    'prices.main.amount',
    'السعر مطلوب',
  ],
  [
    'a service without its English name',
    (c) => ({ ...c, services: [{ name_ar: 'تنظيف', price: 1, charge: 'per_booking' }] }),
    'services.0.name_en',
    'اسم الخدمة بالإنجليزية مطلوب',
  ],
  [
    'a service without its Arabic name',
    (c) => ({ ...c, services: [{ name_en: 'Cleaning', price: 1, charge: 'per_booking' }] }),
    'services.0.name_ar',
    'اسم الخدمة بالعربية مطلوب',
  ],
  [
    'photos without a main one',
    (c) => ({ ...c, photos: c.photos?.map((photo) => ({ ...photo, main: false })) }),
    'photos',
    'اختر الصورة الرئيسية',
  ],
  [
    'a viewer number of 9 digits',
    (c) => ({ ...c, property: { ...c.property, viewer_phone: '051234567' } }),
    'property.viewer_phone',
    'رقم مسؤول المعاينة يجب أن يكون من 10 إلى 11 رقمًا',
  ],
])('%s is refused', async (_, change, field, msg) => {
  const host = await advertiser();
  const { version } = (await save(host, 0, change(fullWizard(host.photos)))).data;
  const refused = await finish(host, version);
  expect(refused.status).toBe(422);
  expect(refused.data.errors).toMatchObject([{ field, msg }]);
});

test('a photo that cannot be taken is told beside it, and nothing is written', async () => {
  const [host, other] = [await advertiser(), await advertiser()];
  const [first, second, third] = host.photos;
  await world.db
    .updateTable('photo')
    .set({ state: 'refused', failure: 'blurred' })
    .where('id', '=', second ?? '')
    .execute();
  const photos = [first, second, third, other.photos[0]].map((id) => id ?? '');
  const { version } = (await save(host, 0, fullWizard(photos))).data;
  const refused = await finish(host, version);
  expect(refused.data.errors).toMatchObject([{ field: 'photos.1.id', rule: 'photo_not_clear' }]);
  expect(
    await world.db.selectFrom('property').select('id').where('account_id', '=', host.accountId).execute(),
  ).toEqual([]);
});

test('a wizard adds a unit to a property of the account, and to no one else’s', async () => {
  const host = await advertiser();
  const { propertyId } = await buildProperty(world.db, { accountId: host.accountId });
  const others = await buildProperty(world.db);
  expect((await save(host, 0, {}, others.propertyId)).status).toBe(404);
  const { property: _p, location: _l, ...content } = fullWizard(host.photos);
  const opened = await save(host, 0, content, propertyId);
  expect(opened.data.property).toMatchObject({ id: propertyId, category: 'apartment' });
  expect((await finish(host, opened.data.version)).data.errors).toMatchObject([
    { field: 'unit.area', rule: 'area_required' },
  ]);
  const saved = await save(host, opened.data.version, { ...content, unit: { ...content.unit, area: 60 } });
  const done = await finish(host, saved.data.version);
  expect(done).toMatchObject({ status: 201, data: { property_id: propertyId } });
});

test('viewers of a team see and do not add; each person has their own wizard', async () => {
  const host = await advertiser();
  const viewer = await buildPerson(world.db);
  await world.db
    .insertInto('team_member')
    .values({ account_id: host.accountId, person_id: viewer.personId, role: 'viewer' })
    .execute();
  await world.db
    .updateTable('access_token')
    .set({ account_id: host.accountId })
    .where('person_id', '=', viewer.personId)
    .execute();
  await save(host, 0, {});
  expect((await read(viewer)).data).toMatchObject({ wizard: null, abilities: { work: false } });
  expect(await save(viewer, 0, {})).toMatchObject({ status: 403, code: 'role_forbids' });
});
