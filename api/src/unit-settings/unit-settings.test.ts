import type { UnitSettings } from '@diyar/contract/supply/unit-settings';
import { addDays } from '@diyar/contract/values/riyadh';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildContractApp, type ContractApp } from '../testing/contract-app.ts';
import { type BuiltListing, buildListing } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

// A Saturday.
const NOON = new Date('2026-11-21T12:00:00+03:00');
const TODAY = '2026-11-21';
const FRIDAY = '2026-12-11';

let database: TestDatabase;
let api: ContractApp;
let listing: BuiltListing;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await buildContractApp(database, NOON);
});
afterAll(async () => {
  await api.close();
  await database.close();
});
beforeEach(async () => {
  listing = await buildListing(database.db);
});

const of = (built = listing) => ({ params: { id: built.unitId }, token: listing.host.token });
const show = (built = listing) => api.get('GET /api/v1/host/units/{id}/settings', of(built));
const trySave = async (change: Partial<UnitSettings>, ahead = 0) => {
  const { version, settings } = await show();
  return api.call('PUT /api/v1/host/units/{id}/settings', {
    ...of(),
    body: { version: version + ahead, settings: { ...settings, ...change } },
  });
};
type Answer = Awaited<ReturnType<ContractApp['call']>>;
const errorsOf = ({ body }: Answer) =>
  (body.data as unknown as { errors?: { field: string; rule: string }[] }).errors ?? [];
const rulesOf = (answer: Answer) => errorsOf(answer).map(({ rule }) => rule);
const save = async (change: Partial<UnitSettings>) => {
  const answer = await trySave(change);
  expect(answer.status).toBe(200);
};
const quoted = async (period: 1 | 2 | 3 | 4, start: string, end: string) => {
  const answer = await api.call('POST /api/v1/units/{id}/quotes', {
    params: { id: listing.unitId },
    body: { period, start, end },
  });
  return rulesOf(answer)[0] ?? answer.status;
};
const slotsOn = async (date: string) => {
  const { days } = await api.get('GET /api/v1/units/{id}/calendar', {
    params: { id: listing.unitId },
    query: { from: date, to: date },
  });
  return days[0]?.slots.map(({ start }) => start);
};

it('opening hours of a weekday hold in the calendar, in quotes and on the ad', async () => {
  const week = [1, 2, 3, 4, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '12:00' }));
  await save({ hours: [...week, { weekday: 5, opens: '16:00', closes: '18:00' }] });
  expect(await slotsOn(FRIDAY)).toEqual(['16:00', '17:00']);
  expect(await slotsOn(addDays(FRIDAY, 1))).toEqual(['09:00', '10:00', '11:00']);
  expect(await quoted(1, `${FRIDAY}T10:00`, `${FRIDAY}T11:00`)).toBe('outside_hours');
  expect(await quoted(1, `${FRIDAY}T16:00`, `${FRIDAY}T18:00`)).toBe(201);
  await save({ hours: week });
  expect(await slotsOn(FRIDAY)).toEqual([]);
  const ad = await api.get('GET /api/v1/ads/{id}', { params: { id: listing.adNumber } });
  expect(ad.policy.hours).toEqual(week);
});

it('nights begin on the days of arrival alone, and today until its hour', async () => {
  await save({ arrival_days: [6, 7], same_day_until: '11:00' });
  expect(await quoted(2, FRIDAY, addDays(FRIDAY, 2))).toBe('arrival_day');
  expect(await quoted(2, addDays(FRIDAY, 1), addDays(FRIDAY, 3))).toBe(201);
  expect(await quoted(2, TODAY, addDays(TODAY, 1))).toBe('same_day_over');
  await save({ same_day_until: '13:00' });
  expect(await quoted(2, TODAY, addDays(TODAY, 1))).toBe(201);
});

it.each([
  [3, 'min_months', 3, '2026-12-13', '2027-02-13', 'stay_too_short'],
  [3, 'max_months', 6, '2026-12-13', '2027-07-13', 'stay_too_long'],
  [4, 'min_years', 2, '2026-12-13', '2027-12-13', 'stay_too_short'],
  [4, 'max_years', 3, '2026-12-13', '2030-12-13', 'stay_too_long'],
] as const)('period %i keeps to %s of %i', async (period, field, value, start, end, rule) => {
  await save({ [field]: value });
  expect(await quoted(period, start, end)).toBe(rule);
});

it('refuses settings under which nothing could be booked, each by its field', async () => {
  const answer = await trySave({
    min_nights: 5,
    max_nights: 2,
    arrival_time: '13:00',
    departure_time: '12:00',
    gap_minutes: 120,
    arrival_days: [],
    min_hours: 4,
    hours: [{ weekday: 1, opens: '08:00', closes: '10:00' }],
    down_payment_percent: 0,
    horizon_days: 900,
  });
  expect(answer.status).toBe(422);
  expect(Object.fromEntries(errorsOf(answer).map(({ field, rule }) => [field, rule]))).toEqual({
    'settings.horizon_days': 'from_to',
    'settings.max_nights': 'least_above_most',
    'settings.gap_minutes': 'gap_too_long',
    'settings.arrival_days': 'arrival_days_required',
    'settings.hours.0.closes': 'hours_below_shortest',
    'settings.down_payment_percent': 'down_payment_1_100',
  });
  expect(rulesOf(await trySave({ hours: [] }))[0]).toBe('open_day_required');
});

it('of two who save at once the second reads again', async () => {
  const { version, settings } = await show();
  const saves = ['flexible', 'strict'].map((cancellation) =>
    api.call('PUT /api/v1/host/units/{id}/settings', {
      ...of(),
      body: { version, settings: { ...settings, cancellation: cancellation as 'strict' } },
    }),
  );
  const statuses = (await Promise.all(saves)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
});

it('copies the chosen parts to other units of the account, and to no others', async () => {
  const other = await buildListing(database.db, { host: listing.host });
  await save({ cancellation: 'strict', down_payment_percent: 100, min_nights: 4, arrival_days: [7] });
  const copy = (units: string[]) =>
    api.call('POST /api/v1/host/units/{id}/settings/copies', {
      ...of(),
      body: { units, parts: ['nights'] },
    });
  expect((await copy([other.unitId])).status).toBe(201);
  const { settings } = await show(other);
  expect(settings).toMatchObject({ min_nights: 4, arrival_days: [7], cancellation: 'moderate' });
  const strange = await buildListing(database.db);
  expect((await copy([other.unitId, strange.unitId])).status).toBe(404);
});
