import { randomUUID } from 'node:crypto';
import type { HostStatistics } from '@diyar/contract/supply/host-statistics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltListing, type BuiltPerson, buildListing, buildPerson } from '../testing/factories.ts';
import { insert } from '../testing/factory-rows.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { bucketsUntil } from './buckets.ts';

let world: TestApp;
beforeAll(async () => {
  // In Riyadh it is Sunday the 22nd already.
  world = await openTestApp('2026-11-21T21:30:00Z');
});
afterAll(() => world.close());

const ask = async ({ token }: BuiltPerson, query = '') =>
  (await world.call<HostStatistics>(`/host/statistics${query}`, { token })).data;
const published = (at: string) => ({ ad: { published_at: new Date(at) } });

/** Three nights from the 10th, paid on the 9th; a fifth of it returned on the 11th; four stars on the 14th. */
async function stayPaid({ host, unitId }: BuiltListing): Promise<void> {
  const { db } = world;
  const guest = await buildPerson(db);
  const [paid, returned] = [new Date('2026-11-09T09:00:00Z'), new Date('2026-11-11T09:00:00Z')];
  const reservation_id = await insert(db, 'reservation', {
    unit_id: unitId,
    guest_account_id: guest.accountId,
    host_account_id: host.accountId,
    period: 2,
    start_date: '2026-11-10',
    end_date: '2026-11-13',
    starts_at: new Date('2026-11-10T13:00:00Z'),
    ends_at: new Date('2026-11-13T09:00:00Z'),
    state: 'finished',
    method: 'card',
    total: 100_000,
    tax: 0,
    down_payment: 100_000,
    security_deposit: 0,
    terms: '{}',
    created_at: paid,
    updated_at: paid,
  });
  const move = { reservation_id, event: 'pay' };
  await insert(db, 'reservation_transition', {
    ...move,
    from_state: 'pending',
    to_state: 'active',
    at: paid,
  });
  const due_id = await insert(db, 'due', {
    reservation_id,
    kind: 'down_payment',
    amount: 100_000,
    due_at: paid,
  });
  const settled = { state: 'settled', received: 100_000, closed_at: paid } as const;
  const payment_id = randomUUID();
  await db
    .insertInto('payment')
    .values({
      id: payment_id,
      due_id,
      method: 'card',
      gateway: 'sandbox',
      amount: 100_000,
      created_at: paid,
      ...settled,
    })
    .execute();
  const money = { reservation_id, payment_id };
  const funds = 'reservation_funds' as const;
  await insert(db, 'ledger_entry', {
    ...{ ...money, kind: 'payment_settled', debit: 'gateway', credit: funds, amount: 100_000, at: paid },
    credit_party_id: host.accountId,
  });
  const refund_id = await insert(db, 'refund', {
    payment_id,
    amount: 20_000,
    reason: 'late',
    created_at: returned,
  });
  await insert(db, 'ledger_entry', {
    ...{
      ...money,
      refund_id,
      kind: 'refund_paid',
      debit: funds,
      credit: 'gateway',
      amount: 20_000,
      at: returned,
    },
    debit_party_id: host.accountId,
  });
  const rated = {
    reservation_id,
    side: 'guest',
    author_account_id: guest.accountId,
    unit_id: unitId,
  } as const;
  const at = new Date('2026-11-14T09:00:00Z');
  await insert(db, 'evaluation', { ...rated, rate: 4, created_at: at, published_at: at });
}

test('figures are told by day with the time before, for all ads and for one, each ad beside', async () => {
  const listing = await buildListing(world.db, published('2026-11-03T09:00:00Z'));
  const other = await buildListing(world.db, { host: listing.host, ...published('2026-11-13T09:00:00Z') });
  const day = (ad_id: string, date: string, views: number) =>
    world.db.insertInto('ad_day').values({ ad_id, day: date, views, visitors: 1, shares: 1 }).execute();
  await day(listing.adId, '2026-11-20', 9);
  await day(listing.adId, '2026-10-20', 5);
  await day(other.adId, '2026-11-20', 2);
  await stayPaid(listing);
  const all = await ask(listing.host);
  expect(all.buckets).toHaveLength(30);
  expect(all.buckets.at(-1)).toMatchObject({ from: '2026-11-22', to: '2026-11-22', views: 0 });
  expect(all.total_before).toMatchObject({
    views: 5,
    shares: 1,
    reservations: 0,
    occupancy: null,
    income: { amount: 0 },
  });
  expect(all.total).toMatchObject({
    views: 11,
    visitors: 2,
    shares: 2,
    reservations: 1,
    rating: 40,
    ratings: 1,
  });
  expect(all.total.income).toEqual({ amount: 80_000, text: '800 S.R' });
  // 3 nights of the 20 days of one and the 10 of the other.
  expect(all.total.occupancy).toBe(100);
  const on = (date: string) => all.buckets.find(({ from }) => from === date);
  expect(on('2026-11-09')).toMatchObject({ reservations: 1, income: { amount: 100_000 }, occupancy: 0 });
  expect(on('2026-11-11')).toMatchObject({ income: { amount: -20_000 }, occupancy: 1000 });
  expect(on('2026-11-20')?.views).toBe(11);
  expect(all.ads.map(({ id, total }) => [id, total.views])).toEqual([
    [listing.adNumber, 9],
    [other.adNumber, 2],
  ]);
  const one = await ask(listing.host, `?ad=${other.adNumber}`);
  expect(one.total).toMatchObject({ views: 2, shares: 1, income: { amount: 0 }, occupancy: 0 });
  expect(one.ads).toHaveLength(2);
});

test('weeks begin on Sunday and months on the first; the time before is cut where today is', () => {
  const weeks = bucketsUntil('week', '2026-11-24');
  expect(weeks.now.at(-1)).toEqual({ from: '2026-11-22', to: '2026-11-24' });
  expect(weeks.before.at(-1)).toEqual({ from: '2026-08-30', to: '2026-09-01' });
  const months = bucketsUntil('month', '2026-11-24');
  expect(months.now).toHaveLength(12);
  expect(months.now[0]).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  expect(months.before.at(-1)).toEqual({ from: '2025-11-01', to: '2025-11-24' });
});

test('what lies between both times counts in neither', async () => {
  const { host, adId } = await buildListing(world.db, published('2024-01-01T09:00:00Z'));
  const days = ['2025-11-22', '2025-11-23', '2025-11-30', '2025-12-01'];
  await world.db
    .insertInto('ad_day')
    .values(days.map((day, place) => ({ ad_id: adId, day, views: 10 ** place, visitors: 1 })))
    .execute();
  const { total, total_before: before } = await ask(host, '?by=month');
  expect([before.views, total.views]).toEqual([1, 1000]);
});
