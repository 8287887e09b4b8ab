import type { FieldError } from '@diyar/contract/call/errors';
import type { HostAdDetails } from '@diyar/contract/supply/host-ads';
import type { HostProperty } from '@diyar/contract/supply/host-properties';
import type { HostUnit } from '@diyar/contract/supply/host-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltPerson, buildListing } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
});
afterAll(() => world.close());

/** With all that a property is asked for. */
const WHOLE = { street: 'شارع التخصصي', street_width: 30, facing: 'n', height: 10, width: 12 } as const;

type Refused = { errors: FieldError[]; fields: string[] };
const call = <T>({ token }: BuiltPerson, method: 'GET' | 'PUT', path: string, body?: unknown) =>
  world.call<T>(path, { method, token, ...(body !== undefined && { body }) });

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
  const other = { ...shown.unit, features: ['parking', 'pool'] };
  expect((await save({ unit: other })).data.fields).toEqual(['unit.features']);
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

test('an ad in review is not rewritten: its prices and terms change, the rest is taken back first and reviewed again', async () => {
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
  for (const state of ['waiting_for_approval', 'processing'] as const) {
    await world.db.updateTable('ad').set({ state }).where('id', '=', adId).execute();
    for (const change of [
      { name_ar: 'أرخص شقة' },
      { description_ar: 'اتصل بنا' },
      { tourism_permit_number: '50009999', tourism_permit_expires_on: '2030-01-01' },
    ])
      expect(await save({ unit: { ...shown.unit, ...change } })).toMatchObject({
        status: 409,
        code: 'ad_on_show',
      });
    expect(await move({ furnished: 'none' })).toMatchObject({ status: 409, code: 'ad_on_show' });
    const monthly = { amount: 800_000, active: true };
    const free = await save({ unit: shown.unit, prices: { ...shown.prices, monthly }, policy: shown.policy });
    expect(free).toMatchObject({ status: 200, data: { ad: { state } } });
  }
  await world.db.updateTable('ad').set({ state: 'published' }).where('id', '=', adId).execute();
  // A price by the night needs a permit, which the unit has not.
  const nightly = { ...shown.prices, daily: { amount: 60_000, active: true } };
  expect(await save({ prices: nightly })).toMatchObject({ status: 409, code: 'ad_incomplete' });
  await world.db.updateTable('ad').set({ state: 'hidden' }).where('id', '=', adId).execute();
  expect((await move({ furnished: 'none' })).status).toBe(200);
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
