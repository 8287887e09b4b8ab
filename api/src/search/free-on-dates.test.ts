import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltListing, buildListing } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let world: TestApp;

beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
  const { db } = world;
  const { unitId, spaceIds } = await buildListing(db);
  await buildListing(db, { unit: { prices: { main: 100_000_000 } }, ad: { purpose: 'sale' } });
  const closure = await db
    .insertInto('closure')
    .values({ unit_id: unitId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const during = sql<string>`tstzrange('2026-12-03 16:00+03', '2026-12-05 12:00+03')`;
  await db
    .insertInto('occupancy')
    .values({ space_id: spaceIds[0] ?? '', during, stay: during, kind: 'closure', closure_id: closure.id })
    .execute();
});
afterAll(() => world.close());

test.each([
  ['2026-12-01', '2026-12-03', 1],
  ['2026-12-01', '2026-12-04', 0],
  ['2026-12-04', '2026-12-06', 0],
  ['2026-12-05', '2026-12-07', 0],
  ['2026-12-06', '2026-12-08', 1],
])('from %s to %s, %i is free: nothing takes a part of its days', async (from, to, free) => {
  const { data } = await world.call<{ total: number }>(`/ads?from=${from}&to=${to}`);
  expect(data.total).toBe(free);
});

test('what is for sale is not free on dates: it is not let', async () => {
  const dates = 'from=2026-12-05&to=2026-12-07';
  expect((await world.call<{ total: number }>(`/ads?${dates}&purpose=sale`)).data.total).toBe(0);
});

describe('a day that something takes a part of before the arrival', () => {
  let listing: BuiltListing;
  beforeAll(async () => {
    listing = await buildListing(world.db, { unit: { prices: { hourly: 5_000, daily: 30_000 } } });
  });

  async function shut(from: string, to: string, kind: 'closure' | 'stay' = 'closure') {
    const { id } = await world.db
      .insertInto('closure')
      .values({ unit_id: listing.unitId })
      .returning('id')
      .executeTakeFirstOrThrow();
    const during = sql<string>`tstzrange(${from}::timestamptz, ${to}::timestamptz)`;
    await world.db
      .insertInto('occupancy')
      .values({ space_id: listing.spaceIds[0] ?? '', during, stay: during, kind, closure_id: id })
      .execute();
  }

  async function expectAgreed(
    query: string,
    asked: { period: number; start: string; end: string },
    isFree: boolean,
  ) {
    const { data } = await world.call<{ items: { unit_id: string }[] }>(`/ads?${query}`);
    expect(data.items.some(({ unit_id }) => unit_id === listing.unitId)).toBe(isFree);
    const path = `/units/${listing.unitId}/quotes`;
    const quote = await world.call(path, { method: 'POST', body: { services: [], ...asked } });
    expect(quote.status).toBe(isFree ? 201 : 409);
  }
  const night = { period: 2, start: '2026-12-10', end: '2026-12-11' };

  test('is not offered for the night that booking refuses', async () => {
    await expectAgreed('from=2026-12-10&to=2026-12-11', night, true);
    await shut('2026-12-10 09:00+03', '2026-12-10 11:00+03');
    await expectAgreed('from=2026-12-10&to=2026-12-11', night, false);
    await expectAgreed(
      'from=2026-12-11&to=2026-12-12',
      { ...night, start: '2026-12-11', end: '2026-12-12' },
      true,
    );
  });

  test('is offered for the hours that are left', async () => {
    const hours = { period: 1, start: '2026-12-10T12:00', end: '2026-12-10T14:00' };
    await expectAgreed('from=2026-12-10&to=2026-12-11&period=1', hours, true);
    await shut('2026-12-10 11:00+03', '2026-12-10 23:00+03');
    await shut('2026-12-10 08:00+03', '2026-12-10 09:00+03');
    await expectAgreed('from=2026-12-10&to=2026-12-11&period=1', hours, false);
  });

  test.each([
    ['every hour goes with the guest who leaves', { opens_at: '08:00', closes_at: '12:00' }, '12:00', '15'],
    [
      'the guest before has the whole of it',
      { arrival_time: '24:00', departure_time: '24:00', days_off: [1, 2, 3, 4, 5, 6, 7] },
      '24:00',
      '17',
    ],
  ])('is not offered where %s, as booking has it', async (_, policy, leaves, day) => {
    const { db } = world;
    await db.updateTable('unit_policy').set(policy).where('unit_id', '=', listing.unitId).execute();
    const next = String(Number(day) + 1);
    const stay = { period: 2, start: `2026-12-${day}`, end: `2026-12-${next}` };
    await expectAgreed(`from=${stay.start}&to=${stay.end}`, stay, true);
    await shut(`2026-12-${Number(day) - 1} 16:00+03`, `2026-12-${day} ${leaves}+03`, 'stay');
    await expectAgreed(`from=${stay.start}&to=${stay.end}`, stay, false);
  });
});

test.each([
  [{ min_nights: 3 }, 'from=2026-12-01&to=2026-12-03'],
  [{ max_nights: 2 }, 'from=2026-12-01&to=2026-12-04'],
  [{ horizon_days: 9 }, 'from=2026-12-01&to=2026-12-02'],
  [{ notice_minutes: 3 * 1440 }, 'from=2026-11-23&to=2026-11-24'],
])('a policy of %o refuses the stay, so a search for it does not show the ad', async (policy, dates) => {
  const { adNumber, unitId } = await buildListing(world.db, { unit: { prices: { daily: 30_000 } } });
  const numbers = async () => {
    const { data } = await world.call<{ items: { id: string }[] }>(`/ads?${dates}`);
    return data.items.map(({ id }) => id);
  };
  expect(await numbers()).toContain(String(adNumber));
  await world.db.updateTable('unit_policy').set(policy).where('unit_id', '=', unitId).execute();
  expect(await numbers()).not.toContain(String(adNumber));
});
