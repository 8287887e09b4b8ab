import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAYABLES } from '../../../api/src/payables.ts';
import { proveLedger } from '../../../api/src/payments/prove-ledger.ts';
import { type OpenDatabase, openDatabase, transact } from '../../../api/src/platform/db/database.ts';
import { isDatabaseLost } from '../../../api/src/platform/http/faults.ts';
import { buildListing, buildPerson } from '../../../api/src/testing/factories.ts';
import { SEED } from '../../../api/src/testing/proof.ts';
import { createTestDatabase } from '../../../api/src/testing/test-database.ts';
import { query } from '../../../bin/lib/postgres-server.ts';
import { follow, followSoon, type LiveStream } from '../../helpers/live-stream.ts';
import { type Pair, startPair } from '../../helpers/pair.ts';
import { type ServerProcess, startServerProcess } from '../../helpers/server-process.ts';
import { hold } from '../../helpers/stays.ts';
import { randomOf } from '../booking-race.ts';
import { startGuests, type Told } from '../steady-guests.ts';

/** Too long for every run of the tests: `npm run prove -- machines` alone finds this file (test/vitest.config.ts). */
const FAILOVERS = 20;
const GUESTS = 8;
/** From the promotion until a process works on the new primary. */
const LONGEST_MS = 10_000;
/** Paid before the primary is killed, and again after another took its place. */
const PAID_BEFORE = 10;
/** Jobs of now, and those that failed and are tried again; what runs each minute is tried once. */
const UNDONE = '(run_at <= now() or attempts > 0) and attempts < max_attempts';
const FAILED = 'attempts >= max_attempts and max_attempts > 1';

let pair: Pair;
let name: string;
let open: OpenDatabase;
const servers: ServerProcess[] = [];

beforeAll(async () => {
  pair = await startPair();
  const database = await createTestDatabase({ cluster: pair.primaryUrlOf('postgres') });
  await database.db.destroy();
  name = new URL(database.url).pathname.slice(1);
  open = openDatabase(pair.urlOf(name), { max: 4 });
  // Two machines: each answers requests and does jobs, and knows both databases.
  for (let at = 0; at < 2; at += 1)
    servers.push(await startServerProcess(pair.urlOf(name), { DATABASE_POOL: '10' }));
}, 180_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await open.close();
  await pair.remove();
}, 60_000);

const sites = () => servers.map(({ url }) => url);

/** How many connections of each kind the primary has: every process has one that listens and one that shows its worker lives. */
async function kept(): Promise<Record<string, number>> {
  const rows = await query(
    pair.primaryUrlOf(name),
    `select application_name as kind, count(*)::int from pg_stat_activity
     where datname = current_database() and application_name in ('diyar live', 'diyar worker') group by 1`,
  );
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

async function isReady(server: ServerProcess): Promise<boolean> {
  return (await fetch(`${server.url}/readyz`)).status === 200;
}

/** How many milliseconds after its promotion the new primary is found by everything that needs one. */
async function timesToFind(promotedAt: number): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  const time = async (what: string, is: () => Promise<boolean>) => {
    await expect.poll(is, { timeout: 3 * LONGEST_MS, interval: 100 }).toBe(true);
    times[what] = Math.round(performance.now() - promotedAt);
  };
  const hasAll = async (kind: string) => (await kept())[kind] === servers.length;
  await query(
    pair.primaryUrlOf(name),
    `select graphile_worker.add_job('ad__expire', job_key => 'asked for afterwards')`,
  );
  await Promise.all([
    ...servers.map((server, at) => time(`server ${at + 1}`, () => isReady(server))),
    time('listening', () => hasAll('diyar live')),
    time('workers', () => hasAll('diyar worker')),
    time('a job', async () => (await jobsWhere(`key = 'asked for afterwards'`)) === 0),
  ]);
  return times;
}

async function jobsWhere(condition: string): Promise<number> {
  const [row] = await query(
    pair.primaryUrlOf(name),
    `select count(*)::int from graphile_worker.jobs where ${condition}`,
  );
  return Number(row?.count);
}

/** Everything that a guest was told is there, and whatever follows from a payment is there once. */
async function checkPromises({ held, paid }: Told): Promise<void> {
  const { rows } = await sql<{ number: string; state: string }>`
    select r.number::text, r.state,
      (select count(*)::int from reservation_transition t where t.reservation_id = r.id and t.to_state = 'active') as confirmed,
      (select count(*)::int from ledger_entry l where l.reservation_id = r.id and l.kind = 'payment_settled') as settled,
      (select count(*)::int from invoice i where i.reservation_id = r.id and i.payment_id is not null) as invoices
    from reservation r`.execute(open.db);
  const there = new Map(rows.map(({ number, ...stands }) => [number, stands]));
  expect(held.filter((number) => !there.has(number))).toEqual([]);
  const once = { state: 'active', confirmed: 1, settled: 1, invoices: 1 };
  for (const number of paid) expect([number, there.get(number)]).toEqual([number, once]);
  expect(await proveLedger(open.db, PAYABLES)).toEqual([]);
}

/** Connections to the former primary, which came back: those that look at it, and those that would work on it. */
async function onFormer(): Promise<{ watching: number; working: number }> {
  const rows = await query(
    pair.standbyUrlOf(name),
    `select count(*) filter (where application_name = 'diyar watch')::int as watching,
       count(*) filter (where application_name in ('diyar', 'diyar live', 'diyar worker'))::int as working
     from pg_stat_activity where datname = current_database()`,
  );
  return rows[0] as { watching: number; working: number };
}

/** One failover under load: from the kill to guests who book as before. */
async function failOver(random: () => number, all: Told): Promise<Record<string, number>> {
  const follower = await buildPerson(open.db);
  const streams: LiveStream[] = [];
  for (const site of sites()) streams.push(await follow(site, follower));
  const guests = await startGuests(open.db, sites(), GUESTS);
  const { told } = guests;
  await expect.poll(() => told.paid.length, { timeout: 60_000, interval: 20 }).toBeGreaterThan(PAID_BEFORE);

  await pair.killPrimary();
  // Whoever promotes needs a while to be sure.
  await sleep(random() * 2_000);
  await pair.promote();
  const times = await timesToFind(performance.now());
  for (const stream of streams) expect(await stream.isToldOf('anything')).toBe(false);
  for (const site of sites()) {
    const again = await followSoon(site, follower);
    const { unitId } = await buildListing(open.db);
    const { number } = await hold(site, follower, unitId);
    expect(await again.isToldOf(number)).toBe(true);
    await again.leave();
  }
  // Each server sees two that say they are the primary.
  await pair.returnFormer();
  await expect
    .poll(async () => (await onFormer()).watching, { timeout: 20_000 })
    .toBeGreaterThanOrEqual(servers.length);
  const before = told.paid.length;
  await expect
    .poll(() => told.paid.length, { timeout: 60_000, interval: 20 })
    .toBeGreaterThan(before + PAID_BEFORE);
  expect(await onFormer()).toMatchObject({ working: 0 });
  await pair.rejoin();
  await guests.stop();
  all.held.push(...told.held);
  all.paid.push(...told.paid);
  all.refused += told.refused;
  return times;
}

describe(`a primary that is killed under load, seed ${SEED}`, {
  timeout: 60_000 + FAILOVERS * 60_000,
}, () => {
  it(`is followed by every process within ten seconds, ${FAILOVERS} times, and nothing is lost that was promised`, async () => {
    const random = randomOf(SEED);
    const all: Told = { held: [], paid: [], refused: 0 };
    const times: Record<string, number>[] = [];
    for (let at = 0; at < FAILOVERS; at += 1) {
      times.push(await failOver(random, all));
      await expect.poll(() => jobsWhere(UNDONE), { timeout: 60_000, interval: 100 }).toBe(0);
      await checkPromises(all);
      console.log(
        `failover ${at + 1}: ${JSON.stringify({ ...times.at(-1), paid: all.paid.length, refused: all.refused })}`,
      );
      expect(await jobsWhere(FAILED)).toBe(0);
    }
    expect(all.refused).toBeGreaterThan(0);
    for (const found of times)
      for (const [what, milliseconds] of Object.entries(found))
        expect([what, milliseconds]).toEqual([what, expect.toSatisfy((took: number) => took < LONGEST_MS)]);
  });
});

describe('a commit whose wait for a standby is canceled', { timeout: 60_000 }, () => {
  const keep = () =>
    transact(open.db, (tx) => sql`insert into search_change (ad_number) values (1)`.execute(tx));
  const cancel = () =>
    query(
      pair.primaryUrlOf(name),
      `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep' and query = 'commit'`,
    );

  it('is not told as one, although PostgreSQL keeps it', async () => {
    await keep();
    await pair.whileStandbyIsStuck(async () => {
      const kept = keep().catch((thrown: unknown) => thrown);
      await expect.poll(async () => (await cancel()).length, { timeout: 20_000 }).toBe(1);
      const error = await kept;
      expect([error, isDatabaseLost(error)]).toEqual([
        expect.objectContaining({ code: 'NOT_REPLICATED' }),
        true,
      ]);
    });
    await keep();
  });
});
