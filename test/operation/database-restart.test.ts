import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../../api/src/testing/test-database.ts';
import { isAlive } from '../../bin/lib/is-alive.ts';
import { follow, followSoon } from '../helpers/live-stream.ts';
import { type OwnCluster, startOwnCluster } from '../helpers/own-cluster.ts';
import { type ManyProcesses, startManyProcesses } from '../helpers/server-process.ts';
import { callAs, hold } from '../helpers/stays.ts';

let cluster: OwnCluster;
let database: TestDatabase;
let many: ManyProcesses;
beforeAll(async () => {
  cluster = await startOwnCluster({ keepUntil: new AbortController().signal });
  database = await createTestDatabase({ cluster: cluster.url });
  many = await startManyProcesses(database.url);
}, 120_000);
afterAll(async () => {
  await many.stop();
  await database.close();
  await cluster.remove();
}, 60_000);

const SOON = { timeout: 60_000, interval: 100 };
const processes = () => [...many.pids('requests'), ...many.pids('jobs')];

/** Answers to twenty calls at once, each on its own connection, so that both servers are asked. */
function askBoth<T>(path: string, read: (answer: Response) => Promise<T>): Promise<T[]> {
  const ask = async () =>
    read(
      await fetch(`${many.url}${path}`, {
        headers: { apikey: 'diyar-development', connection: 'close' },
      }),
    );
  return Promise.all(Array.from({ length: 20 }, ask));
}

const statuses = async () => new Set(await askBoth('/readyz', async ({ status }) => status));

async function adsOf(advertiser: string): Promise<Set<number>> {
  const found = await askBoth(`/api/v1/ads?advertiser=${advertiser}`, async (answer) => {
    const { data } = (await answer.json()) as { data: { total: number } };
    return data.total;
  });
  return new Set(found);
}

async function jobs(): Promise<number> {
  const { rows } = await database.pool.query(
    `select from graphile_worker.jobs where task_identifier = 'ad__expire'`,
  );
  return rows.length;
}

describe('two servers and a worker whose embedded database is killed', { timeout: 180_000 }, () => {
  it('go on by themselves, all of them, once it was started again', async () => {
    const [guest, listing] = [await buildPerson(database.db), await buildListing(database.db)];
    const advertiser = listing.host.accountNumber;
    await expect.poll(() => adsOf(advertiser), SOON).toEqual(new Set([1]));
    const stream = await follow(many.url, guest);
    const held = await hold(many.url, guest, listing.unitId);
    expect(await stream.isToldOf(held.number)).toBe(true);
    const before = processes();

    cluster.kill();
    expect(await stream.isToldOf('anything')).toBe(false);
    await expect.poll(statuses, SOON).toEqual(new Set([200]));

    const found = await callAs<{ id: string }>(many.url, guest, 'GET', `/reservations/${held.number}`);
    expect(found.id).toBe(held.number);
    const again = await followSoon(many.url, guest);
    const other = await buildListing(database.db, { host: listing.host });
    await expect.poll(() => adsOf(advertiser), SOON).toEqual(new Set([2]));
    const second = await hold(many.url, guest, other.unitId);
    expect(await again.isToldOf(second.number)).toBe(true);
    await again.leave();
    await database.pool.query(`select graphile_worker.add_job('ad__expire')`);
    await expect.poll(jobs, SOON).toBe(0);
    // No process had to be replaced for it.
    expect(processes()).toEqual(before);
    expect(before.filter(isAlive)).toEqual(before);
  });
});
