import { addDays } from '@diyar/contract/values/riyadh';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildContractApp, type ContractApp } from '../testing/contract-app.ts';
import {
  type BuiltListing,
  type BuiltPerson,
  buildListing,
  buildPerson,
  buildUnit,
} from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

// A Saturday.
const NOON = new Date('2026-11-21T12:00:00+03:00');
const TODAY = '2026-11-21';

let database: TestDatabase;
let api: ContractApp;
let villa: BuiltListing;
let room: BuiltListing;
let guest: BuiltPerson;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await buildContractApp(database, NOON);
  guest = await buildPerson(database.db, { name: 'هند السبيعي' });
  const host = await buildPerson(database.db, { kind: 'business' });
  villa = await buildListing(database.db, { host, unit: { name_ar: 'فيلا' } });
  // A room of the villa is let by itself too.
  room = await buildListing(database.db, { host, unit: { name_ar: 'غرفة', spaces: villa.spaceIds } });
});
afterAll(async () => {
  await api.close();
  await database.close();
});

const board = (query: Record<string, string> = {}, token = villa.host.token) =>
  api.get('GET /api/v1/host/board', { token, query });
const book = async (period: 1 | 2, start: string, end: string) => {
  const params = { id: villa.unitId };
  const { id } = await api.get('POST /api/v1/units/{id}/quotes', { params, body: { period, start, end } });
  const body = { quote_id: id, method: 'card' };
  return api.get('POST /api/v1/reservations', { token: guest.token, key: crypto.randomUUID(), body });
};

it('shows every unit with what takes it, in the words of its own calendar, and to nobody else', async () => {
  const { id } = await book(2, addDays(TODAY, 1), addDays(TODAY, 3));
  await api.get('POST /api/v1/host/closures', {
    token: villa.host.token,
    body: {
      units: [room.unitId],
      ...{ from: addDays(TODAY, 4), to: addDays(TODAY, 4), weekdays: null, season: null },
      ...{ starts: '18:00', ends: '20:00', note: 'تنظيف' },
    },
  });
  const shown = await board({ days: '6' });
  const states = ['free', 'reserved', 'reserved', 'free', 'partially_booked', 'free'];
  expect(Object.fromEntries(shown.units.map((unit) => [unit.name, unit.states]))).toEqual({
    غرفة: states,
    فيلا: states,
  });
  const { days } = await api.get('GET /api/v1/units/{id}/calendar', {
    params: { id: room.unitId },
    query: { from: TODAY, to: addDays(TODAY, 5) },
  });
  expect(days.map(({ state }) => state)).toEqual(states);
  const of = (unitId: string) => shown.items.filter(({ unit_id }) => unit_id === unitId);
  expect(of(villa.unitId)).toMatchObject([
    { kind: 'stay', own: true, reservation: { id, state: 'pending', guest: 'هند السبيعي' }, closure: null },
    { kind: 'closure', own: false, closure: { note: 'تنظيف', repeats: true } },
  ]);
  expect(of(room.unitId).map(({ own }) => own)).toEqual([false, true]);
  expect(await board({}, guest.token)).toMatchObject({ units: [], items: [], total: 0 });
});

it('shows the days that are asked for, and a hold no longer than it holds', async () => {
  // The first hold has to lapse: a guest has one of a unit at a time.
  api.clock.pass(50 * 60);
  const { id } = await book(1, `${addDays(TODAY, 9)}T13:00`, `${addDays(TODAY, 9)}T15:00`);
  const shown = await board({ from: addDays(TODAY, 8), days: '2' });
  expect(shown).toMatchObject({ from: addDays(TODAY, 8), to: addDays(TODAY, 9), today: TODAY });
  expect(shown.units.map(({ states }) => states)).toEqual([
    ['free', 'hourly_booked'],
    ['free', 'hourly_booked'],
  ]);
  expect(shown.items.map(({ reservation }) => reservation?.id)).toEqual([id, id]);
  expect((await board({ days: '6' })).items.every(({ kind }) => kind === 'closure')).toBe(true);
});

it('says which units nobody finds: without a published ad, under a licence that ended, private, or without a price', async () => {
  const host = await buildPerson(database.db, { kind: 'business' });
  const build = (name: string, listing: Parameters<typeof buildListing>[1]) =>
    buildListing(database.db, { ...listing, host, unit: { name_ar: name, ...listing?.unit } });
  await build('معروضة', {});
  await build('متوقفة', { ad: { state: 'hidden' } });
  await build('انتهى ترخيصها', { ad: { licence: { expires_on: addDays(TODAY, -1) } } });
  await build('خاصة', { unit: { privacy: 'private', link_key: 'k'.repeat(22) } });
  await build('بلا سعر', { unit: { prices: {} } });
  await buildUnit(database.db, { accountId: host.accountId, name_ar: 'بلا إعلان' });
  const { units } = await board({ days: '1' }, host.token);
  expect(units).toHaveLength(6);
  expect(units.filter(({ on_show }) => on_show).map(({ name }) => name)).toEqual(['معروضة']);
});

it('names a property in the reader’s language where it is named as its unit', async () => {
  const host = await buildPerson(database.db, { kind: 'business' });
  const names = { name_ar: 'استوديو التعاون', name_en: 'At Taawun studio' };
  await buildListing(database.db, { host, property: { name: names.name_ar }, unit: names });
  await buildListing(database.db, { host, property: { name: 'برج الملقا' }, unit: names });
  const { units } = await api.get('GET /api/v1/host/board', { token: host.token, lang: 'en' });
  expect(units.map(({ name, property }) => [name, property]).toSorted()).toEqual([
    [names.name_en, names.name_en],
    [names.name_en, 'برج الملقا'],
  ]);
});
