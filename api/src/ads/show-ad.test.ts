import type { AdDetails } from '@diyar/contract/finding/ads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildListing, buildOffer, buildPerson } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
});
afterAll(() => world.close());

const show = (number: string, options: { token?: string; lang?: 'ar' | 'en'; k?: string } = {}) =>
  world.call<AdDetails>(`/ads/${number}${options.k === undefined ? '' : `?k=${options.k}`}`, options);

test('a page tells everything about the place, and what can be done', async () => {
  const listing = await buildListing(world.db, {
    property: { street: 'طريق أنس بن مالك', street_width: 36, facing: 'ne', demo_fields: ['facing'] },
    unit: {
      description_ar: 'شقة هادئة',
      features: ['elevator', 'central-ac'],
      services: [{ name_ar: 'إفطار', name_en: 'Breakfast', mandatory: true }],
      policy: { days_off: [5], cancellation: 'strict', security_deposit: 50_000, closes_at: '24:00' },
      photos: 4,
    },
  });
  const { status, headers, data } = await show(listing.adNumber, { lang: 'en' });
  expect(status).toBe(200);
  // Strangers' answers may be kept by shared caches for a second (decision 110).
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1');
  expect(data).toMatchObject({
    id: listing.adNumber,
    unit_id: listing.unitId,
    title: 'Furnished apartment in Al Malqa',
    description: 'شقة هادئة',
    description_lang: 'ar',
    facts: { street: 'طريق أنس بن مالك', street_width: 36, facing: 'ne', tourism_permit: '50001234' },
    policy: {
      hours: [1, 2, 3, 4, 6, 7].map((weekday) => ({ weekday, opens: '08:00', closes: '24:00' })),
      cancellation: 'strict',
      arrival_time: '16:00',
      security_deposit: { amount: 50_000, text: '500 S.R' },
    },
    licence: { sandbox: false, fal_number: '1200000001', qr_path: `licences/${listing.adId}.svg` },
    demo_fields: ['facing'],
    abilities: { book: true, contact: true },
  });
  expect(data.services).toEqual([
    expect.objectContaining({ name: 'Breakfast', mandatory: true, charge: 'per_booking' }),
  ]);
  expect(data.features.map((feature) => feature.name)).toEqual(['Central AC', 'Lift']);
  expect(data.prices.map((price) => [price.kind, price.period])).toEqual([
    ['hourly', 1],
    ['daily', 2],
    ['monthly', 3],
    ['yearly', 4],
  ]);
  expect(JSON.stringify(data)).not.toContain('link_key');
  expect(JSON.stringify(data)).not.toContain(listing.host.phone.slice(-8));
});

test('an offer stands beside each price it lowers', async () => {
  const { host, unitId, adNumber } = await buildListing(world.db);
  await buildOffer(world.db, {
    unitIds: [unitId],
    accountId: host.accountId,
    fields: { kinds: ['daily'], type_discount: 'fixed', discount: 10_000 },
  });
  const { data } = await show(adNumber);
  expect(data.prices.filter((price) => price.was !== null)).toEqual([
    expect.objectContaining({
      kind: 'daily',
      price: { amount: 40_000, text: '400 S.R' },
      was: { amount: 50_000, text: '500 S.R' },
    }),
  ]);
  expect(data.was).toBeNull();
  expect(data.badges).toContain('offer');
});

test('a place for sale cannot be booked', async () => {
  const { adNumber } = await buildListing(world.db, {
    unit: { prices: { main: 90_000_000 } },
    ad: { purpose: 'sale' },
  });
  expect((await show(adNumber)).data).toMatchObject({
    period: null,
    abilities: { book: false, contact: true },
  });
});

test('a private unit’s ad does not exist without its link’s key, except for its own people', async () => {
  const listing = await buildListing(world.db, { unit: { privacy: 'private', link_key: 'key-of-the-link' } });
  const member = await buildPerson(world.db);
  const stranger = await buildPerson(world.db);
  await world.db
    .insertInto('team_member')
    .values({ account_id: listing.host.accountId, person_id: member.personId, role: 'viewer' })
    .execute();
  const { adNumber } = listing;
  expect(await show(adNumber)).toMatchObject({ status: 404, code: 'not_found' });
  expect((await show(adNumber, { k: 'another-key' })).status).toBe(404);
  expect((await world.call(`/ads/${adNumber}/evaluations`)).status).toBe(404);
  expect((await world.call(`/ads/${adNumber}/evaluations?k=key-of-the-link`)).status).toBe(200);
  expect((await show(adNumber, { token: stranger.token })).status).toBe(404);
  for (const allowed of [{ k: 'key-of-the-link' }, { token: listing.host.token }, { token: member.token }]) {
    const { status, headers } = await show(adNumber, allowed);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
  }
});

test.each(['not_published', 'hidden', 'waiting_for_approval'] as const)(
  'an ad that is %s exists for its own people alone',
  async (state) => {
    const { adNumber, host } = await buildListing(world.db, { ad: { state } });
    expect((await show(adNumber)).status).toBe(404);
    expect((await show(adNumber, { token: (await buildPerson(world.db)).token })).status).toBe(404);
    const { status, data } = await show(adNumber, { token: host.token });
    expect(status).toBe(200);
    expect(data.abilities.book).toBe(false);
  },
);

test('an ad whose licence has ended says so, before the hourly job takes it off and after; a private one does not exist', async () => {
  const licence = { expires_on: '2026-11-20' };
  const over = { status: 410, code: 'ad_licence_over' };
  for (const state of ['published', 'licence_expired'] as const) {
    const listing = await buildListing(world.db, { ad: { licence, state } });
    expect(await show(listing.adNumber)).toMatchObject(over);
    expect((await show(listing.adNumber, { token: listing.host.token })).status).toBe(200);
    const hidden = await buildListing(world.db, {
      ad: { licence, state },
      unit: { privacy: 'private', link_key: `key-${state}` },
    });
    expect((await show(hidden.adNumber, { k: `key-${state}` })).status).toBe(404);
  }
});

test('an ad without a licence yet is shown to its people without one, a sandbox licence says it is one', async () => {
  const draft = await buildListing(world.db, { ad: { state: 'not_published', licence: null } });
  const { data } = await show(draft.adNumber, { token: draft.host.token });
  expect(data.licence).toBeNull();
  const demo = await buildListing(world.db, { ad: { licence: { source: 'sandbox' } } });
  const shown = (await show(demo.adNumber)).data;
  expect(shown.licence?.sandbox).toBe(true);
  expect(shown.badges).toContain('demo');
  expect(shown.badges).not.toContain('licensed');
});

test('numbers that are nobody’s, and words, are not found', async () => {
  for (const number of ['99999999', '999999999999', 'abc', '1e5']) {
    expect(await show(number)).toMatchObject({ status: 404, code: 'not_found' });
  }
});

test('the tourism permit is not shown once it has ended', async () => {
  const { adNumber } = await buildListing(world.db, {
    unit: { permit: { number: '50009999', expires_on: '2026-11-20' } },
  });
  expect((await show(adNumber)).data.facts.tourism_permit).toBeNull();
});

test('an ad that was closed is said to be over; a private or never published one does not exist', async () => {
  const listing = await buildListing(world.db);
  const hidden = await buildListing(world.db, { unit: { privacy: 'private', link_key: 'k' } });
  const draft = await buildListing(world.db, { ad: { state: 'closed' } });
  await world.db
    .updateTable('ad')
    .set({ state: 'closed' })
    .where('id', 'in', [listing.adId, hidden.adId])
    .execute();
  await world.db.updateTable('ad').set({ published_at: null }).where('id', '=', draft.adId).execute();
  expect(await show(listing.adNumber)).toMatchObject({ status: 410, code: 'ad_closed' });
  expect((await show(hidden.adNumber, { k: 'k' })).status).toBe(404);
  expect((await show(draft.adNumber)).status).toBe(404);
  expect((await show(listing.adNumber, { token: listing.host.token })).status).toBe(200);
});

test('a page tells what its photos show in the reader’s language, the plot’s sides, and which part is let', async () => {
  const listing = await buildListing(world.db, {
    property: { borders: JSON.stringify({ w: { next_to: 'جار' }, n: { next_to: 'شارع', length: 20 } }) },
    unit: { photos: 3 },
  });
  const { db } = world;
  const photoAt = (position: number) =>
    db.updateTable('photo').where('unit_id', '=', listing.unitId).where('position', '=', position);
  await photoAt(0).set({ room: 'bedroom', caption_ar: 'سرير كبير' }).execute();
  await photoAt(1).set({ room: 'other' }).execute();
  const { data } = await show(listing.adNumber, { lang: 'en' });
  expect(data.photos).toMatchObject([
    { room: { slug: 'bedroom', name: 'Bedroom' }, caption: 'سرير كبير', caption_lang: 'ar', is_main: true },
    { room: null, caption: null, caption_lang: null },
    { room: null, caption: null, caption_lang: null },
  ]);
  expect((await show(listing.adNumber)).data.photos[0]?.room?.name).toBe('غرفة النوم');
  expect(data.facts.borders).toEqual([
    { side: 'n', next_to: 'شارع', length: 20 },
    { side: 'w', next_to: 'جار', length: null },
  ]);
  expect(data.facts.parts).toBeNull();
  await db.insertInto('space').values({ property_id: listing.propertyId, name: 'الملحق' }).execute();
  expect((await show(listing.adNumber)).data.facts.parts).toEqual({ whole: false, names: ['الوحدة'] });
  await db.updateTable('unit').set({ whole: true }).where('id', '=', listing.unitId).execute();
  expect((await show(listing.adNumber)).data.facts.parts).toEqual({ whole: true, names: [] });
});

test('a page tells who may stay, by which rules, what is disclosed, and in how many payments a year is paid', async () => {
  const listing = await buildListing(world.db, {
    property: { mortgaged: true, mortgage_details: 'مرهون لبنك', disputed: false, plan_number: '3085/أ' },
    unit: { tenants: ['families', 'women'], guests_max: 6, floor: 0, house_rules_ar: 'دون تدخين' },
  });
  await world.db
    .updateTable('unit_price')
    .set({ payments_a_year: 4 })
    .where('unit_id', '=', listing.unitId)
    .where('kind', '=', 'yearly')
    .execute();
  const { data } = await show(listing.adNumber, { lang: 'en' });
  expect(data).toMatchObject({
    house_rules: 'دون تدخين',
    house_rules_lang: 'ar',
    facts: {
      tenants: ['families', 'women'],
      guests_max: 6,
      floor: 0,
      plan_number: '3085/أ',
      disclosures: {
        mortgage: { applies: true, details: 'مرهون لبنك' },
        dispute: { applies: false, details: null },
        unregistered_rights: null,
      },
    },
  });
  const payments = data.prices.map(({ kind, payments_a_year }) => [kind, payments_a_year]);
  expect(Object.fromEntries(payments)).toEqual({ hourly: null, daily: null, monthly: null, yearly: 4 });
  // Guests read them after booking only.
  expect(JSON.stringify(data)).not.toContain('directions');
});
