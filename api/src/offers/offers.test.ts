import type { OfferContent } from '@diyar/contract/supply/host-discounts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildContractApp, type ContractApp } from '../testing/contract-app.ts';
import { type BuiltListing, buildListing } from '../testing/factories.ts';
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
  listing = await buildListing(database.db, { unit: { prices: { daily: 40_000, monthly: 600_000 } } });
});

const content = (change: Partial<OfferContent> = {}): OfferContent => ({
  name: 'خصم اليوم الوطني',
  type_discount: 'percent',
  discount: 25,
  from: '2026-11-20',
  to: '2026-12-31',
  periods: [2],
  units: [listing.unitId],
  paused: false,
  ...change,
});
const host = () => ({ token: listing.host.token });
const create = (change?: Partial<OfferContent>) =>
  api.get('POST /api/v1/host/offers', { ...host(), body: content(change) });
const quote = () =>
  api.get('POST /api/v1/units/{id}/quotes', {
    params: { id: listing.unitId },
    body: { period: 2, start: '2026-12-10', end: '2026-12-12' },
  });

/** Rewrites what the night cost before, as if it had been so for a long time. */
async function pastPrices(...prices: [amount: number, at: string][]) {
  await database.db.deleteFrom('price_change').where('unit_id', '=', listing.unitId).execute();
  await database.db
    .insertInto('price_change')
    .values(
      prices.map(([new_amount, at]) => ({
        unit_id: listing.unitId,
        kind: 'daily' as const,
        new_amount,
        new_active: true,
        at: new Date(`${at}T09:00:00Z`),
      })),
    )
    .execute();
}

it('runs on the units and prices it is for, is paused, runs again, and is deleted', async () => {
  const offer = await create();
  expect(offer).toMatchObject({
    name: 'خصم اليوم الوطني',
    type_discount: 'percent',
    discount: 25,
    from: '2026-11-20',
    to: '2026-12-31',
    periods: [2],
    state: 'running',
    units: [{ prices: [{ period: 2, price: { amount: 40_000 }, after: { amount: 30_000 }, honest: true }] }],
  });
  expect(await quote()).toMatchObject({ total: { amount: 60_000 }, discount: 'offer' });
  const save = (change: Partial<OfferContent>) =>
    api.get('PUT /api/v1/host/offers/{id}', { params: { id: offer.id }, ...host(), body: content(change) });
  expect(await save({ paused: true })).toMatchObject({ state: 'paused' });
  expect((await quote()).total.amount).toBe(80_000);
  await save({ type_discount: 'fixed', discount: 5_000 });
  expect((await quote()).lines[0]).toMatchObject({
    unit_price: { amount: 35_000 },
    was_unit_price: { amount: 40_000 },
  });
  await api.get('DELETE /api/v1/host/offers/{id}', { params: { id: offer.id }, ...host() });
  expect((await quote()).total.amount).toBe(80_000);
});

it('says who of the team set it last, by name to the others', async () => {
  const offer = await create();
  expect(offer.edited).toMatchObject({ by: 'me', by_name: null });
  const manager = await buildMember(database.db, listing.host, 'manager', 'ماجد الحربي');
  const token = { token: manager.token };
  const change = { params: { id: offer.id }, ...token, body: content({ discount: 30 }) };
  expect((await api.get('PUT /api/v1/host/offers/{id}', change)).edited).toMatchObject({ by: 'me' });
  const { items } = await api.get('GET /api/v1/host/offers', host());
  expect(items[0]?.edited).toMatchObject({ by: 'team', by_name: 'ماجد الحربي' });
});

it('says what a price was only where it was no lower in the 30 days before, and tells the advertiser why not', async () => {
  await pastPrices([28_000, '2026-01-05'], [40_000, '2026-11-10']);
  const offer = await create();
  expect(offer.units[0]?.prices[0]).toMatchObject({ honest: false });
  expect((await quote()).lines[0]).toMatchObject({ unit_price: { amount: 30_000 }, was_unit_price: null });
  const card = () => api.get('GET /api/v1/ads/{id}', { params: { id: listing.adNumber } });
  const daily = async () => (await card()).prices.find(({ kind }) => kind === 'daily');
  expect(await daily()).toMatchObject({ price: { amount: 30_000 }, was: null });
  expect((await card()).badges).not.toContain('offer');
});

it('says the price of before where the rise is more than 30 days old', async () => {
  await pastPrices([28_000, '2026-01-05'], [40_000, '2026-10-01']);
  expect((await create()).units[0]?.prices[0]).toMatchObject({ honest: true });
  expect((await quote()).lines[0]?.was_unit_price?.amount).toBe(40_000);
});

it('is refused without units, with others’ units, and with a percent above 100', async () => {
  const other = await buildListing(database.db);
  const rules = async (change: Partial<OfferContent>) => {
    const { body } = await api.call('POST /api/v1/host/offers', { ...host(), body: content(change) });
    return (body.data as unknown as { errors: { field: string; rule: string }[] }).errors.map(
      ({ field, rule }) => `${field} ${rule}`,
    );
  };
  expect(await rules({ units: [] })).toEqual(['units units_required']);
  expect(await rules({ units: [other.unitId] })).toEqual(['units invalid']);
  expect(await rules({ discount: 101 })).toEqual(['discount discount_percent']);
  expect(await rules({ to: '2026-11-01' })).toEqual(['to end_before_start']);
});
