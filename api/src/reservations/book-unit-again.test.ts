import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildContractApp, type ContractApp } from '../testing/contract-app.ts';
import { type BuiltPerson, buildListing, buildOffer, buildPerson } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const NOON = new Date('2026-11-21T12:00:00+03:00');
const nights = { period: 2, start: '2026-12-10', end: '2026-12-12' } as const;
const CONNECTIONS = 3;

let database: TestDatabase;
let api: ContractApp;

beforeAll(async () => {
  database = await createTestDatabase({ max: CONNECTIONS });
  api = await buildContractApp(database, NOON);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

beforeEach(() => {
  api.clock.now = NOON;
});

function quote(unitId: string) {
  return api.get('POST /api/v1/units/{id}/quotes', { params: { id: unitId }, body: nights });
}

function book(guest: BuiltPerson, quoteId: string) {
  const body = { quote_id: quoteId, method: 'card' };
  return api.call('POST /api/v1/reservations', { token: guest.token, key: randomUUID(), body });
}

it('tells a guest who books a held stay again of their own hold, not that somebody took it', async () => {
  const { unitId } = await buildListing(database.db);
  const guest = await buildPerson(database.db);
  const { id } = await quote(unitId);
  const first = await book(guest, id);
  const number = first.body.status ? first.body.data.id : '';
  expect((await book(guest, id)).body).toMatchObject({
    code: 'hold_exists',
    data: { reservation_id: number },
  });
});

it('answers a quote that was booked and let go again with a fresh one', async () => {
  const { unitId } = await buildListing(database.db);
  const guest = await buildPerson(database.db);
  const { id } = await quote(unitId);
  const first = await book(guest, id);
  const number = first.body.status ? first.body.data.id : '';
  await api.get('POST /api/v1/reservations/{id}/cancellation', {
    params: { id: number },
    token: guest.token,
  });
  const again = await book(guest, id);
  expect([again.status, again.body.code]).toEqual([410, 'quote_expired']);
  const fresh = (again.body.data as unknown as { quote: { id: string } }).quote;
  expect((await book(guest, fresh.id)).status).toBe(201);
});

it.each([
  { done: 'has only found it', works: ['select from reservation where unit_id = $1 for update'] },
  {
    done: 'has given the slot back',
    works: [
      "update reservation set state = 'lapsed' where unit_id = $1",
      'delete from occupancy where reservation_id in (select id from reservation where unit_id = $1)',
    ],
  },
])('counts a hold whose time is over as lapsed while a worker $done', async ({ works }) => {
  const { unitId } = await buildListing(database.db);
  const [guest, next] = [await buildPerson(database.db), await buildPerson(database.db)];
  await book(guest, (await quote(unitId)).id);
  api.clock.now = new Date(NOON.getTime() + 46 * 60_000);
  const { id } = await quote(unitId);
  const worker = await database.pool.connect();
  await worker.query('begin');
  for (const work of works) await worker.query(work, [unitId]);
  const answer = book(next, id);
  const waiting =
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await worker.query(waiting)).rowCount).toBe(1);
  await worker.query('commit');
  worker.release();
  expect((await answer).status).toBe(201);
});

it('answers more late bookings at once than there are connections, each with a fresh quote', async () => {
  const booked = await Promise.all(
    Array.from({ length: CONNECTIONS * 3 }, async () => {
      const [{ unitId }, guest] = [await buildListing(database.db), await buildPerson(database.db)];
      return { guest, quoteId: (await quote(unitId)).id };
    }),
  );
  api.clock.now = new Date(NOON.getTime() + 16 * 60_000);
  const answers = await Promise.all(booked.map(({ guest, quoteId }) => book(guest, quoteId)));
  expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set(['quote_expired']));
});

it('occupies exactly what it was priced for, also when arrival is at the very end of a day', async () => {
  const policy = { arrival_time: '24:00', departure_time: '12:00', gap_minutes: 30 };
  const { unitId } = await buildListing(database.db, { unit: { policy } });
  expect((await book(await buildPerson(database.db), (await quote(unitId)).id)).status).toBe(201);
  const { rows } = await database.pool.query(
    `select lower(during) = starts_at and lower(stay) = starts_at and upper(stay) = ends_at
       and upper(during) = ends_at + interval '30 minutes' as exactly, starts_at
     from occupancy join reservation on reservation.id = reservation_id where unit_id = $1`,
    [unitId],
  );
  expect(rows).toEqual([{ exactly: true, starts_at: new Date('2026-12-11T00:00:00+03:00') }]);
});

it('prices no stay that offers make free: nothing could be paid for it', async () => {
  const { unitId, host } = await buildListing(database.db);
  const fields = { discount: 100, starts_on: '2026-11-01', ends_on: '2026-11-30' };
  await buildOffer(database.db, { unitIds: [unitId], accountId: host.accountId, fields });
  const answer = await api.call('POST /api/v1/units/{id}/quotes', { params: { id: unitId }, body: nights });
  expect([answer.status, answer.body.code]).toEqual([422, 'not_available']);
});

it('offers instead only like units whose own policy takes the stay and whose licence holds', async () => {
  const place = { category: 'villa', city: 'jeddah', district: 'ar-rawdah-jeddah' };
  const { unitId } = await buildListing(database.db, { property: place });
  const takes = await buildListing(database.db, { property: place });
  await buildListing(database.db, { property: place, unit: { policy: { min_nights: 5 } } });
  await buildListing(database.db, { property: place, ad: { licence: { issued_on: '2026-12-01' } } });
  await book(await buildPerson(database.db), (await quote(unitId)).id);
  const answer = await api.call('POST /api/v1/units/{id}/quotes', { params: { id: unitId }, body: nights });
  const { alternatives } = answer.body.data as unknown as { alternatives: { unit_id: string }[] };
  expect(new Set(alternatives.map((one) => one.unit_id))).toEqual(new Set([unitId, takes.unitId]));
});

it('prices what it offers instead for as many guests and the services that were asked for', async () => {
  const property = { category: 'chalet', city: 'jeddah', district: 'al-hamra-jeddah' };
  const more = { guests_included: 1, extra_guest_price: 5_000 };
  const services = [{ mandatory: false, price: 7_000 }];
  const { unitId } = await buildListing(database.db, {
    property,
    unit: { ...more, guests_max: 4, services },
  });
  const large = await buildListing(database.db, { property, unit: { ...more, guests_max: 6 } });
  await buildListing(database.db, { property, unit: { guests_max: 2 } });
  const service = await database.db
    .selectFrom('service')
    .select('id')
    .where('unit_id', '=', unitId)
    .executeTakeFirstOrThrow();
  await book(await buildPerson(database.db), (await quote(unitId)).id);
  const asked = { ...nights, guests: 3, services: [service.id] };
  const answer = await api.call('POST /api/v1/units/{id}/quotes', { params: { id: unitId }, body: asked });
  const { alternatives } = answer.body.data as unknown as {
    alternatives: { unit_id: string; start: string; end: string; total: { amount: number } }[];
  };
  expect(new Set(alternatives.map((one) => one.unit_id))).toEqual(new Set([unitId, large.unitId]));
  for (const { unit_id, start, end, total } of alternatives) {
    const chosen = unit_id === unitId ? [service.id] : [];
    const body = { ...asked, start, end, services: chosen };
    const again = await api.get('POST /api/v1/units/{id}/quotes', { params: { id: unit_id }, body });
    expect(again.total.amount).toBe(total.amount);
  }
});

/** Takes nights or months of a unit, so that somebody else's stay stands in them. */
async function take(unitId: string, start: string, end: string, period: 2 | 3 = 2) {
  const body = { period, start, end };
  const { id } = await api.get('POST /api/v1/units/{id}/quotes', { params: { id: unitId }, body });
  await database.db.updateTable('reservation').set({ state: 'canceled' }).execute();
  expect((await book(await buildPerson(database.db), id)).status).toBe(201);
}

/** When other stays of the unit begin that are offered instead of a taken one. */
async function offeredStarts(unitId: string, body: { period: 2 | 3; start: string; end: string }) {
  const answer = await api.call('POST /api/v1/units/{id}/quotes', { params: { id: unitId }, body });
  const { alternatives } = answer.body.data as unknown as {
    alternatives: { unit_id: string; start: string }[];
  };
  return alternatives.flatMap((one) => (one.unit_id === unitId ? [one.start] : []));
}

it('offers the nearest free stays before and after a taken one, none before today', async () => {
  const { unitId } = await buildListing(database.db);
  const offered = (start: string, end: string) => offeredStarts(unitId, { ...nights, start, end });
  await take(unitId, '2026-12-08', '2026-12-14');
  expect(await offered('2026-12-10', '2026-12-12')).toEqual(['2026-12-14', '2026-12-06', '2026-12-15']);
  // The three nearest all come before; the last gives way to the nearest after.
  await take(unitId, '2026-12-14', '2026-12-28');
  expect(await offered('2026-12-10', '2026-12-12')).toEqual(['2026-12-06', '2026-12-05', '2026-12-28']);
  await take(unitId, '2026-11-21', '2026-11-24');
  expect(await offered('2026-11-22', '2026-11-24')).toEqual(['2026-11-24', '2026-11-25', '2026-11-26']);
});

it('offers a month that ends where something taken begins, whatever days the asked month has', async () => {
  const { unitId } = await buildListing(database.db);
  const february = { period: 3, start: '2027-02-01', end: '2027-03-01' } as const;
  await take(unitId, '2026-11-21', '2027-05-21', 3);
  await take(unitId, '2027-07-01', '2027-08-01', 3);
  expect(await offeredStarts(unitId, february)).toEqual(['2027-05-21', '2027-06-01', '2027-08-01']);
  await take(unitId, '2027-05-21', '2027-06-01');
  expect(await offeredStarts(unitId, february)).toEqual(['2027-06-01', '2027-08-01']);
});
