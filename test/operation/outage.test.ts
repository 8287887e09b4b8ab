import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../../api/src/testing/test-database.ts';
import { errors as ar } from '../../messages/src/ar/errors.ts';
import { errors as en } from '../../messages/src/en/errors.ts';
import { follow, followSoon } from '../helpers/live-stream.ts';
import { type OwnCluster, startOwnCluster } from '../helpers/own-cluster.ts';
import { type ServerProcess, startServerProcess } from '../helpers/server-process.ts';
import { callAs, hold } from '../helpers/stays.ts';

let cluster: OwnCluster;
let database: TestDatabase;
let server: ServerProcess;
beforeAll(async () => {
  cluster = await startOwnCluster();
  database = await createTestDatabase({ cluster: cluster.url });
  server = await startServerProcess(database.url, { LOG_LEVEL: 'warn' });
}, 120_000);
afterAll(async () => {
  await server.stop();
  await database.close();
  await cluster.remove();
}, 60_000);

const look = (path: string, lang = 'ar') =>
  fetch(`${server.url}${path}`, { headers: { apikey: 'diyar-development', lang } });

/** Kills the database, and waits until it answers nobody: its processes end one after another. */
async function loseDatabase(): Promise<void> {
  cluster.kill();
  for (const path of ['/readyz', '/api/v1/ads', '/readyz'])
    await expect.poll(async () => (await look(path)).status, { timeout: 10_000 }).toBe(503);
}

/** Waits until every flood of lines ended: one writes a line a second. */
async function logIsQuiet(): Promise<void> {
  let lines = -1;
  const isStill = () => {
    const before = lines;
    lines = server.log().length;
    return lines === before;
  };
  await expect.poll(isStill, { timeout: 60_000, interval: 1500 }).toBe(true);
}

/** A job that is in a worker's hands, and stays there until the database goes; the few other jobs that read licences do not fill the worker. */
async function holdUpJob(): Promise<void> {
  const blocker = new pg.Client({ connectionString: database.url });
  blocker.on('error', () => undefined);
  await blocker.connect();
  await blocker.query('begin; lock table licence in access exclusive mode');
  await database.pool.query(`select graphile_worker.add_job('ad__expire')`);
  await expect.poll(jobs, { timeout: 30_000 }).toEqual([{ locked: true }]);
}

async function jobs(): Promise<unknown> {
  const { rows } = await database.pool.query(
    `select locked_at is not null as locked from graphile_worker.jobs where task_identifier = 'ad__expire'`,
  );
  return rows;
}

describe('a server whose database is lost', { timeout: 180_000 }, () => {
  it('says so, and everything goes on by itself when the database is back', async () => {
    const [guest, listing] = [await buildPerson(database.db), await buildListing(database.db)];
    const stream = await follow(server.url, guest);
    const held = await hold(server.url, guest, listing.unitId);
    expect(await stream.isToldOf(held.number)).toBe(true);
    await holdUpJob();

    await loseDatabase();
    for (const [lang, msg] of [
      ['ar', ar.unavailable],
      ['en', en.unavailable],
    ] as const) {
      const answer = await look('/api/v1/ads', lang);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
      expect(await answer.json()).toMatchObject({ errNum: 503, code: 'unavailable', msg });
    }
    const ready = await look('/readyz');
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'database' }]);
    expect((await look('/healthz')).status).toBe(200);
    expect(await (await look('/metrics')).text()).toContain('\ndiyar_database_up 0\n');
    // No visitor is left waiting on a stream that hears nothing.
    expect(await stream.isToldOf('anything')).toBe(false);

    await cluster.start();
    await expect.poll(async () => (await look('/readyz')).status, { timeout: 30_000 }).toBe(200);
    const found = await callAs<{ id: string }>(server.url, guest, 'GET', `/reservations/${held.number}`);
    expect(found.id).toBe(held.number);
    await expect.poll(jobs, { timeout: 60_000, interval: 250 }).toEqual([]);
    const again = await followSoon(server.url, guest);
    const other = await buildListing(database.db);
    const second = await hold(server.url, guest, other.unitId);
    expect(await again.isToldOf(second.number)).toBe(true);
    await again.leave();
  });
});

const CALLS = 2000;
const AT_ONCE = 25;
const BYTES_A_LINE = 5000;

/** Makes so many calls that the lost database refuses, under ids of their own, and answers how many seconds it took. */
async function callInVain(): Promise<number> {
  const began = performance.now();
  let made = 0;
  let refused = 0;
  const call = async () => {
    while (refused < CALLS) {
      made += 1;
      const headers = {
        apikey: 'diyar-development',
        'x-request-id': `in-vain-${made}`,
        authorization: 'Bearer x',
      };
      const answer = await fetch(`${server.url}/api/v1/user/current`, { headers });
      // A connection that is not yet closed may still have answered the first ones.
      if (answer.status === 503) refused += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, call));
  return Math.ceil((performance.now() - began) / 1000);
}

describe('the log of a server whose database is lost', { timeout: 180_000 }, () => {
  it('has a line a second for all calls together, and what comes after it whole again', async () => {
    await loseDatabase();
    await logIsQuiet();
    const before = server.log().length;
    const seconds = await callInVain();
    const lost = () =>
      server
        .log()
        .slice(before)
        .filter(({ msg }) => msg.includes('database lost'));
    const written = () => lost().filter(({ heldBack }) => heldBack === undefined);
    const counted = () => written().reduce((sum, { repeated = 1 }) => sum + repeated, 0);
    // Where a second brought no call, one flood ended and another began.
    await expect.poll(counted, { timeout: 10_000 }).toBeGreaterThanOrEqual(CALLS);
    await expect.poll(() => lost().at(-1)?.msg, { timeout: 10_000 }).toBe('no more of: database lost');
    const told = written();
    expect(told.length).toBeLessThanOrEqual(seconds + 2);
    // A stream of the test before may come again meanwhile, and is refused too.
    expect(counted()).toBeLessThan(CALLS + 2 * AT_ONCE);
    const ends = lost().filter(({ heldBack }) => heldBack !== undefined);
    expect(told.map(({ reqId }) => reqId)).toEqual(expect.arrayContaining(ends.map(({ reqId }) => reqId)));
    expect(ends[0]?.reqId).toBe(told[0]?.reqId);
    expect(ends.reduce((sum, { heldBack = 0 }) => sum + heldBack, 0)).toBe(counted() - told.length);
    expect([told[0]?.reqId, told[0]?.err?.stack]).toEqual([
      expect.stringMatching(/^in-vain-\d+$/),
      expect.stringContaining(' at '),
    ]);
    const all = server.log().slice(before);
    expect(JSON.stringify(all).length).toBeLessThan(all.length * BYTES_A_LINE);

    await cluster.start();
    await expect.poll(async () => (await look('/readyz')).status, { timeout: 30_000 }).toBe(200);
    await database.pool.query('alter table access_token rename to elsewhere');
    const answer = await fetch(`${server.url}/api/v1/user/current`, {
      headers: { apikey: 'diyar-development', 'x-request-id': 'a-plain-fault', authorization: 'Bearer x' },
    });
    await database.pool.query('alter table elsewhere rename to access_token');
    expect(answer.status).toBe(500);
    await expect
      .poll(() => server.log().filter(({ reqId }) => reqId === 'a-plain-fault'))
      .toEqual([
        expect.objectContaining({
          msg: 'fault',
          err: expect.objectContaining({ stack: expect.stringContaining('"access_token" does not exist') }),
        }),
      ]);
  });
});
