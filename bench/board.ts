import type pg from 'pg';
import { type Database, openDatabase } from '../api/src/platform/db/database.ts';
import { type BuiltPerson, buildListing, buildPerson } from '../api/src/testing/factories.ts';
import { API_KEY } from './cases.ts';
import { startMeasured } from './measured.ts';
import type { Sent } from './messages.ts';
import { OneClient, percentile, timesOf } from './one-client.ts';

const UNITS = 200;
const DAYS = 30;
/** Bookings of a unit, one after the other, from today on. */
const STAYS = 9;
/** The longest that the board of so many units may take (issue of booking). */
const PROMISED_MS = 100;

/** An advertiser with many units, each booked for most of the days shown and closed on some evenings. */
async function buildBoard(db: Database, pool: pg.Pool): Promise<BuiltPerson> {
  const host = await buildPerson(db, { kind: 'business' });
  const guest = await buildPerson(db);
  for (let made = 0; made < UNITS; made += 1) await buildListing(db, { host });
  await pool.query(
    `with booked as (
      insert into reservation (unit_id, guest_account_id, host_account_id, period, start_date, end_date, starts_at, ends_at,
        state, method, total, tax, down_payment, security_deposit, terms, created_at, updated_at)
      select unit.id, $2::uuid, $1::uuid, 2, day, day + 2, day + time '16:00' - interval '3 hours',
        day + 2 + time '12:00' - interval '3 hours', 'active', 'card', 100, 0, 100, 0, '{}', now(), now()
      from unit cross join generate_series(0, $3::int - 1) as turn
      cross join lateral (select current_date + turn * 3 as day) days
      where unit.account_id = $1::uuid returning id, unit_id, starts_at, ends_at)
    insert into occupancy (space_id, during, stay, kind, reservation_id)
    select space_id, tstzrange(starts_at, ends_at), tstzrange(starts_at, ends_at), 'stay', booked.id
    from booked join unit_space using (unit_id)`,
    [host.accountId, guest.accountId, STAYS],
  );
  await pool.query(
    `with closed as (
      insert into closure (unit_id, starts_on, starts_at, ends_at, weekdays)
      select id, current_date, '13:00', '15:00', '{1,3,5,7}' from unit where account_id = $1::uuid returning id, unit_id)
    insert into occupancy (space_id, during, stay, kind, closure_id)
    select space_id, span, span, 'closure', closed.id
    from closed join unit_space using (unit_id) cross join generate_series(0, $2::int, 2) as turn
    cross join lateral (select tstzrange(current_date + turn + time '10:00', current_date + turn + time '12:00') as span) spans
    where not exists (select from occupancy where occupancy.space_id = unit_space.space_id and during && span)`,
    [host.accountId, DAYS],
  );
  await pool.query('analyze unit, unit_space, occupancy, reservation, closure');
  return host;
}

/** The least it can cost: what takes the units, read by one statement and nothing made of it. */
async function bareTimes(pool: pg.Pool, accountId: string): Promise<number[]> {
  const took: number[] = [];
  for (let turn = 0; turn < 60; turn += 1) {
    const began = performance.now();
    await pool.query(
      `select unit.id, occupancy.during, occupancy.kind, occupancy.reservation_id, occupancy.closure_id
      from unit join unit_space on unit_space.unit_id = unit.id join occupancy on occupancy.space_id = unit_space.space_id
        and occupancy.during && tstzrange(now(), now() + $2::int * interval '1 day')
      where unit.account_id = $1`,
      [accountId, DAYS],
    );
    if (turn >= 10) took.push(performance.now() - began);
  }
  return took;
}

/** Measures the board of an advertiser with many units, asked by one client, beside the statement that reads what takes them. */
export async function benchBoard(databaseUrl: string): Promise<void> {
  const { db, pool, close } = openDatabase(databaseUrl, { max: 2 });
  const measured = await startMeasured(databaseUrl);
  const client = new OneClient(measured.url);
  try {
    const host = await buildBoard(db, pool);
    const headers = { apiKey: API_KEY, lang: 'ar', authorization: `Bearer ${host.token}` };
    const next = (): Sent => ({ method: 'GET', path: `/api/v1/host/board?days=${DAYS}`, headers });
    const { body } = await client.ask(next());
    const { data } = JSON.parse(body) as { data: { units: unknown[]; items: unknown[] } };
    const { p50, p99, failed } = await timesOf(client, next);
    const bare = percentile(await bareTimes(pool, host.accountId), 0.5);
    const ms = (time: number) => `${time.toFixed(1)} ms`;
    console.log(
      `board of ${data.units.length} units × ${DAYS} days, ${data.items.length} items, ${failed} failed`,
    );
    console.log(
      `  p50 ${ms(p50)}, p99 ${ms(p99)} (promised ${PROMISED_MS} ms); bare statement p50 ${ms(bare)}`,
    );
  } finally {
    client.close();
    await measured.stop();
    await close();
  }
}
