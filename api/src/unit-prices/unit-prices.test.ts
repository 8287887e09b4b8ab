import type { CellChange } from '@diyar/contract/supply/host-prices';
import type { PriceField } from '@diyar/contract/supply/price-fields';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildContractApp, type ContractApp } from '../testing/contract-app.ts';
import { type BuiltListing, buildListing, buildPerson, buildUnit } from '../testing/factories.ts';
import { buildMember } from '../testing/team.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
let api: ContractApp;
let listing: BuiltListing;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await buildContractApp(database, new Date('2026-11-21T12:00:00+03:00'));
});
afterAll(async () => {
  await api.close();
  await database.close();
});
beforeEach(async () => {
  const prices = { daily: 40_000, monthly: 900_000 };
  listing = await buildListing(database.db, { ad: { state: 'not_published' }, unit: { prices } });
});

const on = (amount: number | null) => ({ amount, active: true });
const off = (amount: number) => ({ amount, active: false });
const cell = (
  field: PriceField,
  seen: CellChange['seen'],
  value: CellChange['value'],
  unit_id = listing.unitId,
): CellChange => ({ unit_id, field, seen, value });
const save = (changes: CellChange[], token = listing.host.token, lang: 'ar' | 'en' = 'en') =>
  api.get('PUT /api/v1/host/prices', { token, lang, body: { changes } });
const codes = async (changes: CellChange[], token?: string) =>
  (await save(changes, token)).outcomes.map(({ field, code }) => [field, code]);
const cells = async () => {
  const { items } = await api.get('GET /api/v1/host/prices', { token: listing.host.token });
  return items.find(({ id }) => id === listing.unitId)?.cells;
};
const past = async (field: PriceField) => {
  const asked = { params: { id: listing.unitId }, query: { field }, token: listing.host.token };
  return (await api.get('GET /api/v1/host/units/{id}/price_changes', asked)).items;
};

it('each cell is saved by itself: what breaks a rule of the brief says so and holds up no other', async () => {
  await sql`insert into minimum_price (category_id, kind, amount, effective_from, reason)
    select id, 'yearly', 1500000, '2026-01-01', 'متوسط السوق' from category where slug = 'apartment'`.execute(
    database.db,
  );
  const { outcomes, units } = await save([
    cell('daily', on(40_000), on(42_000)),
    cell('yearly', null, on(1_400_000)),
    cell('hourly', null, on(null)),
    cell('down_payment_percent', on(30), on(120)),
  ]);
  expect(outcomes.map(({ field, msg }) => [field, msg])).toEqual([
    ['daily', ''],
    ['yearly', 'Price must not pass the minimum price 15,000 S.R'],
    ['hourly', 'Fill in the active fields'],
    ['down_payment_percent', 'Deposit must be between 1 and 100 percent'],
  ]);
  expect(units[0]?.cells).toEqual({ daily: on(42_000), monthly: on(900_000), down_payment_percent: on(30) });
  expect(await codes([cell('yearly', null, on(1_500_000)), cell('main', null, on(1))])).toEqual([
    ['yearly', 'saved'],
    ['main', 'validation_failed'],
  ]);
});

it('the last active price stays on, unless another goes on in the same step', async () => {
  await save([cell('monthly', on(900_000), off(900_000))]);
  const { outcomes } = await save([cell('daily', on(40_000), off(40_000))]);
  expect(outcomes[0]?.msg).toBe('Activate at least one price');
  const both = [cell('daily', on(40_000), off(40_000)), cell('monthly', off(900_000), on(900_000))];
  expect(await codes(both)).toEqual([
    ['monthly', 'saved'],
    ['daily', 'saved'],
  ]);
  expect(await cells()).toMatchObject({ daily: off(40_000), monthly: on(900_000) });
});

it('of twenty who write over the same price at once one is saved, and all others are told', async () => {
  const writes = Array.from({ length: 20 }, (_, index) =>
    save([cell('daily', on(40_000), on(50_000 + index))]),
  );
  const outcomes = (await Promise.all(writes)).flatMap((answer) => answer.outcomes);
  const saved = outcomes.filter(({ code }) => code === 'saved');
  expect(saved).toHaveLength(1);
  expect(outcomes.filter(({ code }) => code === 'state_changed')).toHaveLength(19);
  const [last, ...older] = await past('daily');
  expect(last?.before).toEqual(on(40_000));
  expect(last?.after).toEqual((await cells())?.daily);
  expect(older).toHaveLength(1);
});

it('a stale write names who changed the cell; the history says who, when, from what to what', async () => {
  const manager = await buildMember(database.db, listing.host, 'manager', 'ماجد الحربي');
  await save([cell('daily', on(40_000), on(45_000))], manager.token);
  await save([cell('down_payment_percent', on(30), on(25))], manager.token);
  const { outcomes } = await save([cell('daily', on(40_000), on(50_000))]);
  expect(outcomes[0]).toMatchObject({
    code: 'state_changed',
    changed: { by: 'team', by_name: 'ماجد الحربي' },
  });
  await save([cell('daily', on(45_000), on(50_000))]);
  expect(await past('daily')).toMatchObject([
    { by: 'me', before: on(45_000), after: on(50_000) },
    { by: 'team', by_name: 'ماجد الحربي', before: on(40_000), after: on(45_000) },
    { by: null, before: null, after: on(40_000) },
  ]);
  expect(await past('down_payment_percent')).toMatchObject([{ by_name: 'ماجد الحربي', after: on(25) }]);
});

it('a price that the law keeps from a published ad is refused alone, and what a licence states stays', async () => {
  const shown = await buildListing(database.db, { unit: { prices: { yearly: 6_000_000 }, permit: null } });
  const { outcomes } = await api.get('PUT /api/v1/host/prices', {
    token: shown.host.token,
    lang: 'en',
    body: {
      changes: [
        cell('daily', null, on(40_000), shown.unitId),
        cell('monthly', null, on(600_000), shown.unitId),
        cell('yearly', on(6_000_000), on(6_500_000), shown.unitId),
      ],
    },
  });
  expect(outcomes.map(({ field, code }) => [field, code]).toSorted()).toEqual([
    ['daily', 'ad_incomplete'],
    ['monthly', 'saved'],
    ['yearly', 'licensed_read_only'],
  ]);
  expect(outcomes.find(({ field }) => field === 'daily')?.msg).toMatch(/tourism/i);
});

it('others’ units do not exist, and a unit’s form opened before does not write over a price unseen', async () => {
  const other = await buildPerson(database.db, { kind: 'business' });
  const mine = cell('daily', on(40_000), on(41_000));
  const refused = await api.call('PUT /api/v1/host/prices', {
    token: other.token,
    body: { changes: [mine] },
  });
  expect(refused.status).toBe(404);
  const { token } = listing.host;
  const form = await api.get('GET /api/v1/host/units/{id}', { params: { id: listing.unitId }, token });
  await save([mine]);
  const { status, body } = await api.call('PUT /api/v1/host/units/{id}', {
    params: { id: listing.unitId },
    token,
    body: { version: form.version, prices: form.prices },
  });
  expect([status, body.code]).toEqual([409, 'edited_elsewhere']);
});

it('what was saved since is told alone, with how many units there are', async () => {
  const { propertyId, host } = listing;
  await buildUnit(database.db, { propertyId, accountId: host.accountId, updated_at: new Date('2026-01-01') });
  const all = await api.get('GET /api/v1/host/prices', { token: host.token });
  expect(all.items).toHaveLength(2);
  await database.db
    .updateTable('unit')
    .set({ updated_at: new Date('2026-01-01') })
    .where('property_id', '=', propertyId)
    .execute();
  await save([cell('daily', on(40_000), on(41_000))]);
  const later = await api.get('GET /api/v1/host/prices', { token: host.token, query: { since: all.as_of } });
  expect(later).toMatchObject({ total: 2, items: [{ id: listing.unitId, cells: { daily: on(41_000) } }] });
});
