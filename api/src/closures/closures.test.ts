import type { ClosureRule } from '@diyar/contract/booking/closures';
import { addDays } from '@diyar/contract/values/riyadh';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildContractApp, type ContractApp } from '../testing/contract-app.ts';
import { type BuiltListing, type BuiltPerson, buildListing, buildPerson } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { fillClosures } from './fill-closures.ts';

// A Saturday.
const NOON = new Date('2026-11-21T12:00:00+03:00');
const FRIDAY = '2026-12-11';
const NOTHING: ClosureRule = {
  from: FRIDAY,
  to: FRIDAY,
  weekdays: null,
  season: null,
  starts: null,
  ends: null,
  note: null,
};

let database: TestDatabase;
let api: ContractApp;
let listing: BuiltListing;
let guest: BuiltPerson;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await buildContractApp(database, NOON);
  guest = await buildPerson(database.db);
});
afterAll(async () => {
  await api.close();
  await database.close();
});
beforeEach(async () => {
  listing = await buildListing(database.db);
});

const tryClose = (rule: Partial<ClosureRule>, units = [listing.unitId]) =>
  api.call('POST /api/v1/host/closures', {
    token: listing.host.token,
    body: { ...NOTHING, ...rule, units },
  });
const close = async (rule: Partial<ClosureRule>) => {
  const body = { ...NOTHING, ...rule, units: [listing.unitId] };
  const { items } = await api.get('POST /api/v1/host/closures', { token: listing.host.token, body });
  return items[0]?.id ?? '';
};
const open = (id: string) =>
  api.call('DELETE /api/v1/host/closures/{id}', { token: listing.host.token, params: { id } });
const daysOf = async (from: string, to: string, unitId = listing.unitId) => {
  const { days } = await api.get('GET /api/v1/units/{id}/calendar', {
    params: { id: unitId },
    query: { from, to },
  });
  return days;
};
const statesOf = async (from: string, to: string) => (await daysOf(from, to)).map(({ state }) => state);
const quoteOf = (start: string, end: string, period: 1 | 2 = 2, unitId = listing.unitId) =>
  api.call('POST /api/v1/units/{id}/quotes', { params: { id: unitId }, body: { period, start, end } });
const idOf = ({ body }: { body: { data: unknown } }) => (body.data as { id: string }).id;
const reserve = (quote: { body: { data: unknown } }, token: string) =>
  api.call('POST /api/v1/reservations', {
    token,
    key: crypto.randomUUID(),
    body: { quote_id: idOf(quote), method: 'card' },
  });
const book = async (start: string, end: string, unitId = listing.unitId) =>
  idOf(await reserve(await quoteOf(start, end, 2, unitId), guest.token));
const rulesOf = ({ body }: { body: { data: unknown } }) =>
  ((body.data as { errors?: { field: string; rule: string }[] }).errors ?? []).map(({ field, rule }) => [
    field,
    rule,
  ]);

describe('what a closure takes', () => {
  it('closes the nights of its dates and leaves those beside them', async () => {
    await close({ to: addDays(FRIDAY, 1) });
    expect(await statesOf(addDays(FRIDAY, -1), addDays(FRIDAY, 2))).toEqual([
      'free',
      'reserved',
      'reserved',
      'free',
    ]);
    expect((await quoteOf(addDays(FRIDAY, -1), FRIDAY)).status).toBe(201);
    expect((await quoteOf(addDays(FRIDAY, 2), addDays(FRIDAY, 3))).status).toBe(201);
    expect((await quoteOf(addDays(FRIDAY, 1), addDays(FRIDAY, 2))).status).toBe(409);
  });

  it('closes the same hours of weekdays until its last day', async () => {
    await close({ from: FRIDAY, to: addDays(FRIDAY, 7), weekdays: [5], starts: '17:00', ends: '24:00' });
    const [first, saturday] = await daysOf(FRIDAY, addDays(FRIDAY, 1));
    expect(first?.state).toBe('partially_booked');
    expect(first?.slots.at(-1)?.start).toBe('16:00');
    expect(saturday?.state).toBe('free');
    expect(await statesOf(addDays(FRIDAY, 7), addDays(FRIDAY, 7))).toEqual(['partially_booked']);
    expect(await statesOf(addDays(FRIDAY, 14), addDays(FRIDAY, 14))).toEqual(['free']);
  });

  it('closes whole days of a place let by the hour alone from midnight to midnight', async () => {
    listing = await buildListing(database.db, { unit: { prices: { hourly: 10_000 } } });
    await close({});
    const days = await daysOf(addDays(FRIDAY, -1), addDays(FRIDAY, 1));
    expect(days.map(({ slots }) => slots.length > 0)).toEqual([true, false, true]);
  });

  it('closes the days of a season, follows its dates when they are moved, and never stops without an end', async () => {
    await close({ from: '2026-11-21', to: null, season: 'ramadan' });
    expect(await statesOf('2027-02-07', '2027-02-08')).toEqual(['free', 'reserved']);
    const { id } = await database.db
      .insertInto('season_dates')
      .values({ season: 'ramadan', starts_on: '2027-02-09', ends_on: '2027-03-09' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await fillClosures(database.db, NOON);
    expect(await statesOf('2027-02-08', '2027-02-09')).toEqual(['free', 'reserved']);
    expect(await statesOf('2027-03-09', '2027-03-10')).toEqual(['reserved', 'free']);
    await database.db.deleteFrom('season_dates').where('id', '=', id).execute();
    await fillClosures(database.db, new Date('2028-11-21T12:00:00+03:00'));
    // Ramadan of 2030 begins on 5 January.
    expect(await statesOf('2030-01-10', '2030-01-10')).toEqual(['reserved']);
  });

  it('stays closed where another closure still closes, and opens elsewhere', async () => {
    const dates = await close({ to: addDays(FRIDAY, 2) });
    await close({ from: '2026-11-21', to: null, weekdays: [5] });
    await open(dates);
    expect(await statesOf(FRIDAY, addDays(FRIDAY, 2))).toEqual(['reserved', 'free', 'free']);
  });

  it('moves to other days as a whole', async () => {
    const id = await close({});
    const body = { ...NOTHING, from: addDays(FRIDAY, 1), to: addDays(FRIDAY, 1) };
    await api.get('PUT /api/v1/host/closures/{id}', { token: listing.host.token, params: { id }, body });
    expect(await statesOf(FRIDAY, addDays(FRIDAY, 1))).toEqual(['free', 'reserved']);
  });
});

describe('what a closure is refused for', () => {
  it('names the booking in the way, and closes nothing', async () => {
    const other = await buildListing(database.db, { host: listing.host });
    const number = await book(FRIDAY, addDays(FRIDAY, 2), other.unitId);
    const answer = await tryClose({ to: addDays(FRIDAY, 5) }, [listing.unitId, other.unitId]);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: 'closure_over_bookings',
      data: {
        reservations: [{ id: number, start: FRIDAY, end: addDays(FRIDAY, 2) }],
        total: 1,
      },
    });
    expect(answer.body.msg).toContain(`${number} من ${FRIDAY}`);
    expect(await statesOf(FRIDAY, addDays(FRIDAY, 5))).toEqual(Array(6).fill('free'));
  });

  it('keeps what was closed when it cannot be moved', async () => {
    await book(FRIDAY, addDays(FRIDAY, 1));
    const id = await close({ from: addDays(FRIDAY, 3), to: addDays(FRIDAY, 3) });
    const answer = await api.call('PUT /api/v1/host/closures/{id}', {
      token: listing.host.token,
      params: { id },
      body: NOTHING,
    });
    expect(answer.status).toBe(409);
    expect(await statesOf(addDays(FRIDAY, 3), addDays(FRIDAY, 3))).toEqual(['reserved']);
  });

  it.each<[Partial<ClosureRule>, string, string]>([
    [{ from: '2026-11-20' }, 'from', 'past'],
    [{ to: null }, 'to', 'closure_end_required'],
    [{ to: addDays(FRIDAY, -1) }, 'to', 'end_before_start'],
    [{ to: '2029-01-01' }, 'to', 'closure_far'],
    [{ starts: '10:00' }, 'starts', 'closure_hours_required'],
    [{ starts: '10:00', ends: '09:00' }, 'ends', 'hours_order'],
    [{ weekdays: [6] }, 'weekdays', 'closure_empty'],
    [{ weekdays: [5], season: 'ramadan' }, 'season', 'invalid'],
    [{ season: 'ramadan' }, 'season', 'closure_empty'],
  ])('%o: %s %s', async (rule, field, broken) => {
    expect(rulesOf(await tryClose(rule))).toContainEqual([field, broken]);
  });
});

it('of those who close and those who book a night at once one wins, each time', async () => {
  const guests = await Promise.all(Array.from({ length: 4 }, () => buildPerson(database.db)));
  const quotes = await Promise.all(guests.map(() => quoteOf(FRIDAY, addDays(FRIDAY, 1))));
  const bookings = quotes.map((quote, place) => reserve(quote, guests[place]?.token ?? ''));
  const closings = [0, 1, 2, 3].map((ahead) =>
    tryClose({ from: addDays(FRIDAY, -ahead), to: addDays(FRIDAY, ahead) }),
  );
  const booked = (await Promise.all(bookings)).filter(({ status }) => status === 201);
  const closed = (await Promise.all(closings)).map(({ status }) => status);
  expect(booked.length === 1 ? closed : closed.filter((status) => status !== 201)).toEqual(
    booked.length === 1 ? [409, 409, 409, 409] : [],
  );
  const { rows } = await sql<{
    holders: number;
  }>`select count(distinct coalesce(reservation_id, closure_id))::int as holders
    from occupancy join unit_space using (space_id)
    where unit_id = ${listing.unitId} and during @> timestamptz '2026-12-11 20:00+03'`.execute(database.db);
  expect(rows[0]?.holders).toBe(1);
});
