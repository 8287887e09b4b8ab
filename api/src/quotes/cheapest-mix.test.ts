import type { QuoteRequest } from '@diyar/contract/booking/stays';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildContractApp, type ContractApp } from '../testing/contract-app.ts';
import { buildListing, buildPerson } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const NOON = new Date('2026-11-21T12:00:00+03:00');
const stay: Partial<QuoteRequest> = { period: 2, start: '2026-12-01', end: '2027-01-05' };

let database: TestDatabase;
let api: ContractApp;
beforeAll(async () => {
  database = await createTestDatabase();
  api = await buildContractApp(database, NOON);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

async function build(usage: 'commercial' | 'residential', monthly: number): Promise<string> {
  const policy = { max_nights: 90 };
  const unit = { prices: { daily: 10_000, monthly }, policy, guests_included: 1, extra_guest_price: 1_000 };
  return (await buildListing(database.db, { property: { usage }, unit })).unitId;
}
const quote = (unitId: string, body: Partial<QuoteRequest> = stay) =>
  api.get('POST /api/v1/units/{id}/quotes', { params: { id: unitId }, body });

it('offers a month and the nights that are left where they cost less, and prices by them when asked', async () => {
  const unitId = await build('commercial', 200_000);
  const alone = await quote(unitId);
  // 35 nights at 100, or the 31 of December for 2,000 and 4 more.
  expect(alone).toMatchObject({ total: { amount: 350_000 }, mixed: false });
  expect(alone.mix).toMatchObject({
    months: 1,
    nights: 4,
    total: { amount: 240_000 },
    saves: { amount: 110_000 },
  });
  const mixed = await quote(unitId, { ...stay, mix: true, guests: 2 });
  expect(
    mixed.lines.map(({ code, period, quantity, amount }) => [code, period, quantity, amount.amount]),
  ).toEqual([
    ['base', 3, 1, 200_000],
    ['base', 2, 4, 40_000],
    // Another guest costs more by the night alone.
    ['extra_guest', null, 4, 4_000],
  ]);
  expect(mixed).toMatchObject({ mixed: true, total: { amount: 244_000 }, end: '2027-01-05' });
  const { token } = await buildPerson(database.db);
  const body = { quote_id: mixed.id, method: 'card' as const };
  const booked = await api.call('POST /api/v1/reservations', { token, key: mixed.id, body });
  expect(booked.status).toBe(201);
});

it('offers none that costs more, of a month that is whole alone, or at a home', async () => {
  expect((await quote(await build('commercial', 900_000))).mix).toBeNull();
  const unitId = await build('commercial', 200_000);
  expect((await quote(unitId, { ...stay, end: '2026-12-31' })).mix).toBeNull();
  const [month] = [await quote(unitId, { ...stay, end: '2027-01-01' })];
  expect(month?.mix).toMatchObject({ months: 1, nights: 0, total: { amount: 200_000 } });
  expect((await quote(await build('residential', 200_000))).mix).toBeNull();
});
