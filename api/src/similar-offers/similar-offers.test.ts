import { addDays, instantOf } from '@diyar/contract/values/riyadh';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildContractApp, type ContractApp } from '../testing/contract-app.ts';
import { type BuiltListing, buildListing, buildPerson } from '../testing/factories.ts';
import { insert } from '../testing/factory-rows.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const NOON = new Date('2026-11-21T12:00:00+03:00');
const TODAY = '2026-11-21';
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

/** A chalet let by the night in a district of Dammam, at riyals, published two months ago. */
const chalet = (riyals: number, host?: BuiltListing['host']) =>
  buildListing(database.db, {
    ...(host && { host }),
    property: { category: 'chalet', city: 'dammam', district: 'al-muraikabat-dammam' },
    unit: {
      rooms: 2,
      prices: { daily: riyals * 100 },
      policy: { arrival_time: '16:00', departure_time: '12:00' },
    },
    ad: { published_at: new Date('2026-09-20T09:00:00Z') },
  });
const mine = async ({ token }: BuiltListing['host'], lang: 'ar' | 'en' = 'ar') =>
  api.get('GET /api/v1/host/similar-offers', { token, lang });

it('says nothing of a price until five ads are like it; then its quartiles, its place and why', async () => {
  const own = await chalet(200);
  const others: BuiltListing[] = [];
  for (const riyals of [400, 500, 600]) others.push(await chalet(riyals));
  expect((await mine(own.host)).items).toMatchObject([{ id: own.adNumber, prices: [] }]);
  others.push(await chalet(700), await chalet(800));
  api.clock.now = new Date(NOON.getTime() + 61_000);
  const { items, total } = await mine(own.host);
  expect(total).toBe(1);
  expect(items[0]?.prices).toMatchObject([
    {
      kind: 'daily',
      scope: 'district',
      ads: 6,
      price: { amount: 20_000 },
      low: { amount: 42_500 },
      median: { amount: 55_000 },
      high: { amount: 67_500 },
      place: 'below',
      occupancy: null,
      suggestion: { move: 'raise', price: { amount: 43_000 }, reasons: ['below_most'] },
    },
  ]);
  await book(own, 3);
  for (const other of others) await book(other, 15);
  const [known] = (await mine(own.host)).items[0]?.prices ?? [];
  expect(known?.occupancy).toEqual({ own: 100, others: 500, units: 5 });
  expect(known?.suggestion).toEqual({ move: 'keep', price: null, reasons: ['below_most', 'booked_less'] });
});

it('nobody sees units of others, and whoever has none is told of none', async () => {
  const other = await buildPerson(database.db, { kind: 'business' });
  expect(await mine(other)).toMatchObject({ items: [], total: 0, pages: 1 });
});

/** A stay of so many of the last nights, finished today. */
async function book({ unitId, host }: BuiltListing, nights: number) {
  const guest = await buildPerson(database.db);
  const start_date = addDays(TODAY, -nights);
  await insert(database.db, 'reservation', {
    unit_id: unitId,
    guest_account_id: guest.accountId,
    host_account_id: host.accountId,
    period: 2,
    start_date,
    end_date: TODAY,
    starts_at: new Date(instantOf(start_date, 960)),
    ends_at: new Date(instantOf(TODAY, 720)),
    state: 'finished',
    method: 'card',
    total: 100_000,
    tax: 0,
    down_payment: 100_000,
    security_deposit: 0,
    terms: '{}',
    created_at: NOON,
    updated_at: NOON,
  });
}
