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
  server = await startServerProcess(database.url);
}, 120_000);
afterAll(async () => {
  await server.stop();
  await database.close();
  await cluster.remove();
}, 60_000);

const look = (path: string, lang = 'ar') =>
  fetch(`${server.url}${path}`, { headers: { apikey: 'diyar-development', lang } });

/** A job that is in a worker's hands, and stays there until the database goes. */
async function holdUpJob(): Promise<void> {
  const blocker = new pg.Client({ connectionString: database.url });
  blocker.on('error', () => undefined);
  await blocker.connect();
  await blocker.query('begin; lock table ad in access exclusive mode');
  await database.pool.query(`select graphile_worker.add_job('ad__expire')`);
  await expect.poll(jobs, { timeout: 10_000 }).toEqual([{ locked: true }]);
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

    cluster.kill();
    // The processes of a killed database end one after another.
    await expect.poll(async () => (await look('/readyz')).status).toBe(503);
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
    // Nobody is left waiting on a stream that hears nothing.
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
