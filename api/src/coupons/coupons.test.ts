import { randomUUID } from 'node:crypto';
import type { CouponContent } from '@diyar/contract/supply/host-discounts';
import { addDays } from '@diyar/contract/values/riyadh';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { releaseLapsed } from '../reservations/release-lapsed.ts';
import { buildContractApp, type ContractApp } from '../testing/contract-app.ts';
import { type BuiltListing, type BuiltPerson, buildListing, buildPerson } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const NOON = new Date('2026-11-21T12:00:00+03:00');

let database: TestDatabase;
let api: ContractApp;
let listing: BuiltListing;
let guest: BuiltPerson;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await buildContractApp(database, NOON);
});
afterAll(async () => {
  await api.close();
  await database.close();
});
beforeEach(async () => {
  api.clock.now = NOON;
  listing = await buildListing(database.db, { unit: { prices: { daily: 40_000, monthly: 600_000 } } });
  guest = await buildPerson(database.db);
});

const content = (change: Partial<CouponContent> = {}): CouponContent => ({
  name: 'خصم الشتاء',
  code: 'winter25',
  type_discount: 'percent',
  discount: 25,
  from: '2026-11-01',
  to: '2026-12-31',
  periods: [2],
  all_units: true,
  units: [],
  uses_most: null,
  uses_most_each: null,
  paused: false,
  ...change,
});
const create = (change?: Partial<CouponContent>) =>
  api.get('POST /api/v1/host/coupons', { token: listing.host.token, body: content(change) });
const list = async () => (await api.get('GET /api/v1/host/coupons', { token: listing.host.token })).items;

const asked = (unitId: string, from = '2026-12-10', coupon = 'WINTER25') => ({
  params: { id: unitId },
  body: { period: 2 as const, start: from, end: addDays(from, 2), coupon },
});
const tryQuote = (token = guest.token, from?: string, coupon?: string) =>
  api.call('POST /api/v1/units/{id}/quotes', { ...asked(listing.unitId, from, coupon), token });
const refusedBy = async (...input: Parameters<typeof tryQuote>) => {
  const { status, body } = await tryQuote(...input);
  if (status === 201) return undefined;
  return (body.data as unknown as { errors: { rule: string }[] }).errors[0]?.rule;
};

function bookQuote(person: BuiltPerson, quoteId: string) {
  return api.call('POST /api/v1/reservations', {
    token: person.token,
    key: randomUUID(),
    body: { quote_id: quoteId, method: 'card' },
  });
}

async function book(person: BuiltPerson, unitId: string, from?: string) {
  const { id } = await api.get('POST /api/v1/units/{id}/quotes', asked(unitId, from));
  return bookQuote(person, id);
}

it('stays on its units alone, also when none of them can be chosen any more', async () => {
  const other = await buildListing(database.db, { host: listing.host, unit: { prices: { daily: 40_000 } } });
  const only = { all_units: false, units: [listing.unitId] };
  const { id } = await create(only);
  await database.db
    .updateTable('unit_price')
    .set({ active: false })
    .where('unit_id', '=', listing.unitId)
    .execute();
  const [item] = await list();
  expect(item).toMatchObject({ all_units: false, units: [], paused: false });
  const save = (change: Partial<CouponContent>) =>
    api.call('PUT /api/v1/host/coupons/{id}', {
      token: listing.host.token,
      params: { id },
      body: content({ all_units: false, units: [], ...change }),
    });
  expect((await save({ paused: true })).status).toBe(200);
  expect((await save({ paused: false })).status).toBe(200);
  const { status, body } = await api.call('POST /api/v1/units/{id}/quotes', asked(other.unitId));
  expect([status, (body.data as unknown as { errors: { rule: string }[] }).errors[0]?.rule]).toEqual([
    422,
    'coupon_elsewhere',
  ]);
  const none = await api.call('POST /api/v1/host/coupons', {
    token: listing.host.token,
    body: content({ code: 'NONE1', all_units: false }),
  });
  expect(none.status).toBe(422);
});

it('takes its share off a stay, however its code is typed, and is told with the booking', async () => {
  await create();
  const priced = await api.get('POST /api/v1/units/{id}/quotes', {
    ...asked(listing.unitId, undefined, ' Winter٢٥ '),
  });
  expect(priced).toMatchObject({ coupon: 'WINTER25', total: { amount: 60_000 } });
  expect(priced.lines.at(-1)).toMatchObject({ code: 'coupon', amount: { text: '-200 S.R' } });
  expect((await book(guest, listing.unitId)).status).toBe(201);
  expect(await list()).toMatchObject([
    { code: 'WINTER25', results: { used: 1, given_away: { amount: 20_000 }, earned: { amount: 60_000 } } },
  ]);
});

it('is refused with its reason where it is unknown, over, paused, or for something else', async () => {
  expect(await refusedBy()).toBe('coupon_unknown');
  const { id } = await create();
  const save = (change: Partial<CouponContent>) =>
    api.get('PUT /api/v1/host/coupons/{id}', {
      params: { id },
      token: listing.host.token,
      body: content(change),
    });
  expect(await refusedBy()).toBeUndefined();
  await save({ paused: true });
  expect(await refusedBy()).toBe('coupon_over');
  await save({ from: '2026-12-01' });
  expect(await refusedBy()).toBe('coupon_over');
  await save({ periods: [3] });
  expect(await refusedBy()).toBe('coupon_elsewhere');
  const other = await buildListing(database.db, { host: listing.host });
  await save({ all_units: false, units: [other.unitId] });
  expect(await refusedBy()).toBe('coupon_elsewhere');
  const twice = await api.call('POST /api/v1/host/coupons', { token: listing.host.token, body: content() });
  expect(twice.status).toBe(422);
});

it('is used by an account only as often as it may be, and again once a hold lapsed or was let go', async () => {
  await create({ uses_most_each: 1 });
  const booked = await book(guest, listing.unitId);
  expect(booked.status).toBe(201);
  expect(await refusedBy(guest.token, '2026-12-20')).toBe('coupon_used_by_you');
  await api.get('POST /api/v1/reservations/{id}/cancellation', {
    params: { id: (booked.body.data as { id: string }).id },
    token: guest.token,
  });
  expect(await refusedBy(guest.token, '2026-12-20')).toBeUndefined();
  expect((await book(guest, listing.unitId, '2026-12-20')).status).toBe(201);
  expect(await refusedBy(guest.token, '2026-12-10')).toBe('coupon_used_by_you');
  api.clock.now = new Date(NOON.getTime() + 16 * 60_000);
  await releaseLapsed(database.db, api.clock.now);
  expect(await refusedBy(guest.token, '2026-12-10')).toBeUndefined();
  expect(await list()).toMatchObject([{ results: { used: 0, given_away: { amount: 0 } } }]);
});

it('with three uses is taken by three of fifty guests at once', async () => {
  await create({ uses_most: 3 });
  const units = await Promise.all(
    Array.from({ length: 10 }, () =>
      buildListing(database.db, { host: listing.host, unit: { prices: { daily: 40_000 } } }),
    ),
  );
  const guests = await Promise.all(Array.from({ length: 50 }, () => buildPerson(database.db)));
  const stays = guests.map((person, n) => {
    const from = addDays('2026-12-01', 3 * Math.floor(n / 10));
    return { person, stay: asked(units[n % 10]?.unitId ?? '', from) };
  });
  const quotes = await Promise.all(stays.map(({ stay }) => api.get('POST /api/v1/units/{id}/quotes', stay)));
  const answers = await Promise.all(stays.map(({ person }, n) => bookQuote(person, quotes[n]?.id ?? '')));
  const told = answers.map(({ status, body }) => (status === 201 ? 'booked' : body.code));
  expect(told.filter((one) => one === 'booked')).toHaveLength(3);
  expect(new Set(told)).toEqual(new Set(['booked', 'coupon_gone']));
  expect((await list())[0]?.results.used).toBe(3);
});
