import type { Painted } from '@diyar/contract/supply/unit-prices';
import { addDays } from '@diyar/contract/values/riyadh';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildContractApp, type ContractApp } from '../testing/contract-app.ts';
import { type BuiltListing, buildListing, buildPerson } from '../testing/factories.ts';
import { insert } from '../testing/factory-rows.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

// A Saturday.
const NOON = new Date('2026-11-21T12:00:00+03:00');
const THURSDAY = '2026-12-10';

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
  listing = await buildListing(database.db, { unit: { prices: { daily: 40_000, hourly: 10_000 } } });
});

const of = () => ({ params: { id: listing.unitId }, token: listing.host.token });
const show = () => api.get('GET /api/v1/host/units/{id}/overrides', of());
const paint = (body: Painted) => api.get('POST /api/v1/host/units/{id}/overrides', { ...of(), body });
const tryPaint = (body: Painted) => api.call('POST /api/v1/host/units/{id}/overrides', { ...of(), body });
const quote = (start: string, end: string, period: 1 | 2 = 2) =>
  api.get('POST /api/v1/units/{id}/quotes', { params: { id: listing.unitId }, body: { period, start, end } });
const linesOf = async (start: string, end: string, period: 1 | 2 = 2) =>
  (await quote(start, end, period)).lines.map(({ quantity, unit_price: price }) => [quantity, price.amount]);

it('a weekend price stands in the calendar, in the quote, and on the page it was painted on', async () => {
  const shown = await paint({ kind: 'daily', weekdays: [4, 5], amount: 55_000 });
  expect(shown.overrides).toMatchObject([{ weekday: 4 }, { weekday: 5 }]);
  expect(await linesOf(addDays(THURSDAY, -3), addDays(THURSDAY, 2))).toEqual([
    [3, 40_000],
    [2, 55_000],
  ]);
  const calendar = await api.get('GET /api/v1/units/{id}/calendar', {
    params: { id: listing.unitId },
    query: { from: THURSDAY, to: addDays(THURSDAY, 2) },
  });
  expect(calendar.days.map(({ price }) => price?.amount)).toEqual([55_000, 55_000, 40_000]);
  const day = shown.days.daily.find(({ date }) => date === THURSDAY);
  expect(day).toMatchObject({ price: { text: '550 S.R' }, by: 'weekday' });
});

it('says beside the calendar what the same months earned a year before', async () => {
  const guest = await buildPerson(database.db);
  const stay = (start: string, end: string, total: number, state: 'finished' | 'canceled') =>
    insert(database.db, 'reservation', {
      ...{
        unit_id: listing.unitId,
        guest_account_id: guest.accountId,
        host_account_id: listing.host.accountId,
      },
      ...{ period: 2, start_date: start, end_date: end, state, method: 'card', terms: '{}', tax: 0, total },
      ...{ starts_at: new Date(`${start}T13:00:00Z`), ends_at: new Date(`${end}T09:00:00Z`) },
      ...{ down_payment: 1, security_deposit: 0, created_at: NOON, updated_at: NOON },
    });
  const lastYear = Number((await show()).today.slice(0, 4)) - 1;
  // Over the end of a month: each night is of its own month.
  await stay(`${lastYear}-12-30`, `${lastYear + 1}-01-02`, 90_000, 'finished');
  await stay(`${lastYear}-12-10`, `${lastYear}-12-11`, 41_000, 'finished');
  await stay(`${lastYear}-12-20`, `${lastYear}-12-21`, 70_000, 'canceled');
  const { earned } = await show();
  const of = (month: string) => earned.daily.find((one) => one.month === month);
  expect(of(`${lastYear}-12`)).toMatchObject({ amount: { amount: 101_000 }, days: 3 });
  expect(of(`${lastYear + 1}-01`)).toMatchObject({ amount: { amount: 30_000 }, days: 1 });
  expect(earned.hourly).toEqual([]);
});

it('hours of Friday cost their own price, and nights beside them do not', async () => {
  await paint({ kind: 'hourly', weekdays: [5, 6], percent: 50 });
  const friday = addDays(THURSDAY, 1);
  expect(await linesOf(`${friday}T10:00`, `${friday}T12:00`, 1)).toEqual([[2, 15_000]]);
  expect(await linesOf(friday, addDays(friday, 1))).toEqual([[1, 40_000]]);
});

it('painting over dates cuts what lay there, and taking one away gives its days back', async () => {
  await paint({ kind: 'daily', from: '2026-12-01', to: '2026-12-10', amount: 60_000 });
  const { overrides } = await paint({ kind: 'daily', from: '2026-12-04', to: '2026-12-06', percent: 100 });
  expect(overrides.map(({ from, to, amount, percent }) => [from, to, amount?.amount ?? percent])).toEqual([
    ['2026-12-01', '2026-12-03', 60_000],
    ['2026-12-04', '2026-12-06', 100],
    ['2026-12-07', '2026-12-10', 60_000],
  ]);
  expect(await linesOf('2026-12-02', '2026-12-08')).toEqual([
    [3, 60_000],
    [3, 80_000],
  ]);
  const params = { id: overrides[1]?.id ?? '' };
  await api.get('DELETE /api/v1/host/overrides/{id}', { params, token: listing.host.token });
  expect(await linesOf('2026-12-04', '2026-12-05')).toEqual([[1, 40_000]]);
});

it('says who set a price of days, also of what was left of it after others painted over it', async () => {
  await paint({ kind: 'daily', from: '2026-12-01', to: '2026-12-10', amount: 60_000 });
  const manager = await buildPerson(database.db, { name: 'ريم العتيبي' });
  const { accountId } = listing.host;
  const member = { account_id: accountId, person_id: manager.personId, role: 'manager' as const };
  await database.db.insertInto('team_member').values(member).execute();
  await database.db
    .updateTable('access_token')
    .set({ account_id: accountId })
    .where('person_id', '=', manager.personId)
    .execute();
  const { overrides } = await api.get('POST /api/v1/host/units/{id}/overrides', {
    ...of(),
    token: manager.token,
    body: { kind: 'daily', from: '2026-12-04', to: '2026-12-06', amount: 70_000 },
  });
  const mine = { by: 'me', by_name: null };
  const others = { by: 'team' };
  expect(overrides.map(({ edited }) => edited)).toMatchObject([others, mine, others]);
  expect((await show()).overrides.map(({ edited }) => edited)).toMatchObject([
    mine,
    { by: 'team', by_name: 'ريم العتيبي', at: '2026-11-21T12:00:00+03:00' },
    mine,
  ]);
});

it('shows before it is saved what a season would change, as quotes say it afterwards', async () => {
  const ramadan: Painted = { kind: 'daily', season: 'ramadan', percent: 25 };
  const { days } = await api.get('POST /api/v1/host/units/{id}/override_previews', {
    ...of(),
    body: ramadan,
  });
  expect(days).toHaveLength(29);
  expect(days[0]).toMatchObject({
    date: '2027-02-08',
    before: { amount: 40_000 },
    after: { amount: 50_000 },
  });
  expect((await show()).overrides).toEqual([]);
  await paint(ramadan);
  expect(await linesOf('2027-02-07', '2027-02-09')).toEqual([
    [1, 40_000],
    [1, 50_000],
  ]);
  await database.db
    .insertInto('season_dates')
    .values({ season: 'ramadan', starts_on: '2027-02-09', ends_on: '2027-03-10' })
    .execute();
  expect(await linesOf('2027-02-07', '2027-02-09')).toEqual([[2, 40_000]]);
  await database.db.deleteFrom('season_dates').execute();
});

it('takes discounts of nights by length, early and last-minute, the best one of them', async () => {
  const discounts = [
    { rule: 'length', days: 3, percent: 5 },
    { rule: 'length', days: 7, percent: 10 },
    { rule: 'early', days: 30, percent: 7 },
    { rule: 'last_minute', days: 2, percent: 20 },
  ] as const;
  await api.get('PUT /api/v1/host/units/{id}/discounts', { ...of(), body: { discounts: [...discounts] } });
  const priced = async (from: number, nights: number) => {
    const start = addDays('2026-11-21', from);
    const { total, discount } = await quote(start, addDays(start, nights));
    return [total.amount / nights, discount];
  };
  expect(await priced(10, 1)).toEqual([40_000, null]);
  expect(await priced(10, 3)).toEqual([38_000, 'length']);
  expect(await priced(30, 3)).toEqual([37_200, 'early']);
  expect(await priced(30, 7)).toEqual([36_000, 'length']);
  expect(await priced(1, 7)).toEqual([32_000, 'last_minute']);
});

it('refuses what is no price or no day, and what is below the operator’s minimum', async () => {
  const rules = async (body: Painted) => {
    const { status, body: answer } = await tryPaint(body);
    expect(status).toBe(422);
    return (answer.data as unknown as { errors: { field: string; rule: string }[] }).errors.map(
      ({ field, rule }) => `${field} ${rule}`,
    );
  };
  expect(await rules({ kind: 'daily', amount: 100 })).toEqual(['from days_required']);
  expect(await rules({ kind: 'daily', weekdays: [4] })).toEqual(['amount price_required']);
  expect(await rules({ kind: 'daily', weekdays: [4], percent: -95 })).toEqual(['percent percent_of_price']);
  expect(await rules({ kind: 'daily', from: '2026-11-01', to: '2026-11-02', amount: 100 })).toEqual([
    'to days_past',
  ]);
  const { id } = await database.db
    .insertInto('minimum_price')
    .values({
      category_id: sqlCategory(),
      kind: 'daily',
      amount: 30_000,
      effective_from: new Date('2026-01-01T00:00:00Z'),
      reason: 'حد أدنى',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(id).toBeDefined();
  expect(await rules({ kind: 'daily', weekdays: [4], percent: -50 })).toEqual(['percent min_price']);
});

it('keeps days that a percent lowers above the minimum when the price itself is lowered', async () => {
  await paint({ kind: 'daily', weekdays: [1], percent: -20 });
  const { version } = await api.get('GET /api/v1/host/units/{id}', of());
  const lower = (amount: number) => {
    const prices = { purpose: 'rent' as const, daily: { amount, active: true } };
    return api.call('PUT /api/v1/host/units/{id}', { ...of(), body: { version, prices } });
  };
  const { status, body } = await lower(36_000);
  expect(status).toBe(422);
  expect(body.data).toMatchObject({ errors: [{ field: 'prices.daily.amount', rule: 'days_min_price' }] });
  expect((await lower(38_000)).status).toBe(200);
});

it('refuses the cell of the grid alone that would leave such days below the minimum, switched on as well', async () => {
  await paint({ kind: 'daily', weekdays: [1], percent: -20 });
  const { token } = listing.host;
  const on = (amount: number) => ({ amount, active: true });
  const cell = (
    field: 'daily' | 'hourly',
    seen: { amount: number; active: boolean },
    value: typeof seen,
  ) => ({
    ...{ unit_id: listing.unitId, field, seen, value },
  });
  const save = async (changes: ReturnType<typeof cell>[]) =>
    (await api.get('PUT /api/v1/host/prices', { token, lang: 'en', body: { changes } })).outcomes;
  const outcomes = await save([cell('daily', on(40_000), on(36_000)), cell('hourly', on(10_000), on(9_000))]);
  expect(outcomes.map(({ field, code }) => [field, code])).toEqual([
    ['daily', 'validation_failed'],
    ['hourly', 'saved'],
  ]);
  expect(outcomes[0]?.msg).toMatch(/below the minimum 300 S.R/);
  const off = { amount: 36_000, active: false };
  expect((await save([cell('daily', on(40_000), off)]))[0]?.code).toBe('saved');
  expect((await save([cell('daily', off, on(36_000))]))[0]?.code).toBe('validation_failed');
  expect((await save([cell('daily', off, on(37_500))]))[0]?.code).toBe('saved');
});

it('refuses another category whose minimum stands above days that were lowered', async () => {
  listing = await buildListing(database.db, {
    ad: { state: 'not_published', licence: null, published_at: null },
    unit: { prices: { daily: 40_000 } },
  });
  await paint({ kind: 'daily', weekdays: [1], percent: -20 });
  const { token } = listing.host;
  const params = { id: listing.propertyId };
  const { id: category_id } = await database.db
    .selectFrom('category')
    .select('id')
    .where('slug', '=', 'villa')
    .executeTakeFirstOrThrow();
  await database.db
    .insertInto('minimum_price')
    .values({ category_id, kind: 'daily', amount: 35_000, effective_from: NOON, reason: 'حد أدنى' })
    .execute();
  const held = await api.get('GET /api/v1/host/properties/{id}', { params, token });
  const property = { ...held.property, category: 'villa', facing: 'n' as const, height: 10, width: 12 };
  const location = { ...held.location, street: 'شارع التخصصي', street_width: 30 };
  const body = { version: held.version, property, location };
  const { body: answer } = await api.call('PUT /api/v1/host/properties/{id}', { params, token, body });
  expect(answer.data).toMatchObject({ errors: [{ field: 'property.category', rule: 'days_min_price' }] });
});

it('says which prices a raised minimum stands above', async () => {
  await paint({ kind: 'daily', weekdays: [1], percent: -20 });
  await paint({ kind: 'daily', weekdays: [2], percent: -10 });
  await database.db
    .insertInto('minimum_price')
    .values({
      category_id: sqlCategory(),
      kind: 'daily',
      amount: 33_000,
      effective_from: new Date('2026-01-02T00:00:00Z'),
      reason: 'رُفع الحد الأدنى',
    })
    .execute();
  const { overrides } = await show();
  const monday = overrides.find(({ weekday }) => weekday === 1);
  expect(monday?.below_minimum?.amount).toBe(33_000);
  expect(overrides.filter(({ below_minimum: minimum }) => minimum !== null)).toEqual([monday]);
});

const sqlCategory = () =>
  database.db
    .selectFrom('unit')
    .innerJoin('property', 'property.id', 'unit.property_id')
    .select('property.category_id')
    .where('unit.id', '=', listing.unitId);

it('of prices painted on the same days at once the last one holds, and none overlap', async () => {
  const amounts = Array.from({ length: 12 }, (_, n) => 41_000 + n * 1_000);
  const answers = await Promise.all(
    amounts.map((amount, n) =>
      tryPaint({
        kind: 'daily',
        from: addDays('2026-12-01', n % 4),
        to: addDays('2026-12-10', n % 3),
        amount,
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(amounts.map(() => 201));
  const { overrides } = await show();
  const spans = overrides.map(({ from, to }) => [from ?? '', to ?? '']);
  for (const [place, [from = '']] of spans.entries())
    if (place > 0) expect(from > (spans[place - 1]?.[1] ?? '')).toBe(true);
});
