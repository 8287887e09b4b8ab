import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type Database, openDatabase } from '../api/src/platform/db/database.ts';
import { countJobs } from '../api/src/platform/jobs/count-jobs.ts';
import {
  type BuiltListing,
  type BuiltPerson,
  buildListing,
  buildPerson,
} from '../api/src/testing/factories.ts';
import { apiRead, apiWrite } from './cases.ts';
import { type Measurement, measure } from './load.ts';
import { startMeasured } from './measured.ts';
import type { Sent } from './messages.ts';
import { percentile } from './one-client.ts';

/** Two-hour stays of the busy unit, four a day; most of them are over. */
const RESERVATIONS = 10_000;
const A_DAY = 4;
const DAYS_AHEAD = 100;
const HOLDS = 160;
/** Not counted: the first of each statement are planned, and the first of each function compiled. */
const WARM = 50;
const UNITS = 1_000;
const WIDE_HOLDS = 1_500;
const CLIENTS = 32;
/** What the issue of booking promises, milliseconds and holds a second. */
const PROMISED = { quote: 15, hold: 25, calendar: 8, wide: 250, perSecond: 300 };

const POLICY = { opens_at: '06:00', closes_at: '24:00', gap_minutes: 0, horizon_days: 365 };

/** A unit with ten thousand stays by the hour between 08:00 and 16:00, behind it and ahead. */
async function buildBusyUnit(db: Database, pool: pg.Pool): Promise<BuiltListing> {
  const listing = await buildListing(db, { unit: { policy: POLICY } });
  const guest = await buildPerson(db);
  await pool.query(
    `with booked as (
      insert into reservation (unit_id, guest_account_id, host_account_id, period, start_date, end_date, start_time, end_time,
        starts_at, ends_at, state, method, total, tax, down_payment, security_deposit, terms, created_at, updated_at)
      select $1, $2, $3, 1, day, day, make_time(hour, 0, 0), make_time(hour + 2, 0, 0), starts, starts + interval '2 hours',
        (case when starts < now() then 'finished' else 'active' end)::reservation_state, 'card', 100, 0, 100, 0, '{}', now(), now()
      from generate_series(0, $4::int - 1) turn
      cross join lateral (select current_date + $5::int - turn / $6::int as day, 8 + 2 * (turn % $6::int) as hour) at
      cross join lateral (select (day + make_time(hour, 0, 0)) at time zone 'Asia/Riyadh' as starts) moment
      returning id, starts_at, ends_at)
    insert into occupancy (space_id, during, stay, kind, reservation_id)
    select $7, tstzrange(starts_at, ends_at), tstzrange(starts_at, ends_at), 'stay', id from booked`,
    [
      ...[listing.unitId, guest.accountId, listing.host.accountId],
      ...[RESERVATIONS, DAYS_AHEAD, A_DAY, listing.spaceIds[0]],
    ],
  );
  await pool.query('analyze reservation, occupancy');
  return listing;
}

const today = () => Temporal.Now.plainDateISO('Asia/Riyadh');
const dayAhead = (days: number) => today().add({ days }).toString();

/** Two hours of an evening, none the same for so many turns. */
function eveningOf(unitId: string, turn: number): Sent {
  const day = dayAhead(1 + (turn % (DAYS_AHEAD - 5)));
  const hour = 18 + 2 * (Math.floor(turn / (DAYS_AHEAD - 5)) % 3);
  const stay = { period: 1, start: `${day}T${hour}:00`, end: `${day}T${hour + 2}:00` };
  return apiWrite(`/api/v1/units/${unitId}/quotes`, stay);
}

/** Holds ready to be sent, each by a guest of its own with a quote of its own; made several at once. */
async function prepareHolds(db: Database, url: string, quotes: readonly Sent[]): Promise<Sent[]> {
  const holds: Sent[] = [];
  const waiting = [...quotes];
  const prepare = async () => {
    for (let sent = waiting.pop(); sent !== undefined; sent = waiting.pop()) {
      const { path, headers, body = '' } = sent;
      const answer = await fetch(url + path, { method: 'POST', headers, body });
      if (answer.status !== 201) throw new Error(`no quote: ${await answer.text()}`);
      const { data } = (await answer.json()) as { data: { id: string } };
      const { token }: BuiltPerson = await buildPerson(db);
      const own = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
      holds.push(apiWrite('/api/v1/reservations', { quote_id: data.id, method: 'card' }, own));
    }
  };
  await Promise.all(Array.from({ length: 8 }, prepare));
  return holds;
}

function inTurn(requests: readonly Sent[]): () => Sent {
  let turn = 0;
  return () => {
    const request = requests[turn % requests.length];
    turn += 1;
    if (request === undefined) throw new Error('there is nothing to send');
    return request;
  };
}

/** Milliseconds that half of the same statement, alone on one connection, takes at most. */
async function bare(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<unknown>): Promise<number> {
  const client = await pool.connect();
  const took: number[] = [];
  try {
    for (let turn = 0; turn < 120; turn += 1) {
      const began = performance.now();
      await work(client);
      if (turn >= 20) took.push(performance.now() - began);
    }
  } finally {
    client.release();
  }
  return percentile(took, 0.5);
}

const ms = (time: number) => `${time.toFixed(1)} ms`;

function told(name: string, { p50, p99, failed, requests }: Measurement, promised: number, floor: number) {
  console.log(
    `  ${name}: p50 ${ms(p50)}, p99 ${ms(p99)} (promised ${promised} ms), ${failed} of ${requests} failed; ` +
      `bare statement ${ms(floor)}, ratio ${(p50 / floor).toFixed(1)}`,
  );
}

/** The least each can cost: reading what takes the time, and a lock with the row that takes it. */
function floorsOf(pool: pg.Pool, { spaceIds, unitId }: BuiltListing) {
  const read = (days: number) =>
    bare(pool, (client) =>
      client.query(
        `select during from occupancy join unit_space using (space_id) where unit_id = $1
         and during && tstzrange(now(), now() + $2::int * interval '1 day')`,
        [unitId, days],
      ),
    );
  const hold = bare(pool, async (client) => {
    await client.query('begin');
    await client.query('select id from space where id = $1 for update', [spaceIds[0]]);
    await client.query(
      `insert into occupancy (space_id, during, stay, kind, reservation_id)
       select $1, '[2090-01-01,2090-01-02)', '[2090-01-01,2090-01-02)', 'stay', id from reservation limit 1`,
      [spaceIds[0]],
    );
    await client.query('rollback');
  });
  return { day: () => read(1), month: () => read(31), hold: () => hold };
}

async function benchBusyUnit(db: Database, pool: pg.Pool, url: string): Promise<void> {
  const listing = await buildBusyUnit(db, pool);
  const floors = floorsOf(pool, listing);
  const load = { url, connections: 2 };
  console.log(`a unit of ${RESERVATIONS.toLocaleString('en-US')} reservations, 2 clients`);
  let turn = 0;
  const quote = () => {
    turn += 1;
    return eveningOf(listing.unitId, turn);
  };
  await measure({ ...load, next: quote, amount: WARM });
  told('quote', await measure({ ...load, next: quote, amount: 500 }), PROMISED.quote, await floors.day());
  const month = () =>
    apiRead(`/api/v1/units/${listing.unitId}/calendar?from=${dayAhead(0)}&to=${dayAhead(30)}`);
  await measure({ ...load, next: month, amount: WARM });
  told(
    'calendar month',
    await measure({ ...load, next: month, amount: 500 }),
    PROMISED.calendar,
    await floors.month(),
  );
  const quotes = Array.from({ length: WARM + HOLDS }, (_, nth) => eveningOf(listing.unitId, nth));
  const holds = await prepareHolds(db, url, quotes);
  // Each client sends one more than it was told to at most.
  await measure({ ...load, next: inTurn(holds.splice(0, WARM)), amount: WARM - 2 });
  const held = await measure({ ...load, next: inTurn(holds), amount: HOLDS - 2 });
  told('hold', held, PROMISED.hold, await floors.hold());
}

async function benchManyUnits(db: Database, pool: pg.Pool, url: string): Promise<void> {
  const host = await buildPerson(db, { kind: 'business' });
  const units: string[] = [];
  for (let made = 0; made < UNITS; made += 1)
    units.push((await buildListing(db, { host, unit: { policy: POLICY } })).unitId);
  await pool.query('analyze');
  const quotes = Array.from({ length: WIDE_HOLDS }, (_, nth) => eveningOf(units[nth % UNITS] ?? '', nth));
  const holds = await prepareHolds(db, url, quotes);
  const load = { url, connections: CLIENTS, next: inTurn(holds), amount: WIDE_HOLDS - CLIENTS };
  const { perSecond, p50, p99, failed } = await measure(load);
  console.log(
    `${UNITS} units, ${CLIENTS} clients: ${perSecond.toFixed(0)} holds/s (promised ${PROMISED.perSecond}), p50 ${ms(p50)}, ` +
      `p99 ${ms(p99)} (promised ${PROMISED.wide} ms), ${failed} failed`,
  );
}

/** Waits until the jobs that the demonstration's world left are done: invoices, settlements and messages of hundreds of bookings. */
async function untilQuiet(db: Database): Promise<void> {
  for (;;) {
    const { ready, running } = await countJobs(db);
    if (ready + running === 0) return;
    await sleep(500);
  }
}

/** Measures quotes, holds and the calendar of a unit with very many reservations, and holds over many units. */
export async function benchBooking(databaseUrl: string): Promise<void> {
  const { db, pool, close } = openDatabase(databaseUrl, { max: 10 });
  const measured = await startMeasured(databaseUrl);
  try {
    await untilQuiet(db);
    await benchBusyUnit(db, pool, measured.url);
    await benchManyUnits(db, pool, measured.url);
  } finally {
    await measured.stop();
    await close();
  }
}
