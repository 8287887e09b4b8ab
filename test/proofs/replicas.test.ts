import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltPerson, buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../../api/src/testing/test-database.ts';
import { query } from '../../bin/lib/postgres-server.ts';
import { type OwnCluster, startOwnCluster } from '../helpers/own-cluster.ts';
import { type Replica, startReplica } from '../helpers/replica.ts';
import { type ServerProcess, startManyProcesses, startServerProcess } from '../helpers/server-process.ts';

let cluster: OwnCluster;
let database: TestDatabase;
let replica: Replica;
let many: ServerProcess;
let impatient: ServerProcess;
/** The replica's copy of the database. */
let copy: string;
let ad: string;
let property: string;
let guest: BuiltPerson;

beforeAll(async () => {
  cluster = await startOwnCluster();
  database = await createTestDatabase({ cluster: cluster.url });
  const listing = await buildListing(database.db);
  [ad, property] = [listing.adNumber, listing.propertyId];
  guest = await buildPerson(database.db);
  replica = await startReplica(cluster);
  copy = replica.urlOf(new URL(database.url).pathname.slice(1));
  const urls = { DATABASE_REPLICA_URLS: copy, DATABASE_POOL: '5' };
  const both = database.url.replace(/@[^/]+/, (host) => `${host},${new URL(copy).host}`);
  const url = `${both}?target_session_attrs=read-write`;
  many = await startManyProcesses(url, { ...urls, DATABASE_REPLICA_LAG_SECONDS: '600' });
  impatient = await startServerProcess(url, { ...urls, DATABASE_REPLICA_LAG_SECONDS: '1' });
}, 180_000);
afterAll(async () => {
  await many.stop();
  await impatient.stop();
  await database.db.destroy();
  await replica.remove();
  await cluster.remove();
}, 60_000);

/** A visitor's browser, which carries the server's cookies. */
function caller(server: () => ServerProcess, headers: Record<string, string> = {}) {
  const cookies = new Map<string, string>();
  const call = async (path: string, body?: object) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${server().url}/api/v1${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        apikey: 'diyar-development',
        // A connection of its own, so that the processes take turns.
        connection: 'close',
        ...(cookie !== '' && { cookie }),
        ...headers,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const given of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(given) ?? [];
      cookies.set(name, value);
    }
    return { status: answer.status, data: (await answer.json()).data };
  };
  /** The street as so many reads in a row tell it: of all processes. */
  const streets = async (times = 6) => {
    const told = new Set<string>();
    for (let time = 0; time < times; time += 1) {
      const { status, data } = await call(`/ads/${ad}`);
      told.add(status === 200 ? data.facts.street : `status ${status}`);
    }
    return [...told];
  };
  return { call, streets };
}

/** Whether all processes of a server want requests; each question has a connection of its own. */
async function isReady({ url }: ServerProcess): Promise<boolean> {
  const ask = async () => (await fetch(`${url}/readyz`, { headers: { connection: 'close' } })).status;
  return (await Promise.all(Array.from({ length: 10 }, ask))).every((status) => status === 200);
}

const rename = (street: string) =>
  database.db.updateTable('property').set({ street }).where('id', '=', property).execute();
const write = { channel: 'phone' };

describe('public reads with a replica', { timeout: 90_000 }, () => {
  const stranger = caller(() => many);
  const writer = caller(() => many);

  it('come from the replica, and a writer sees the own write at once, in every process', async () => {
    await rename('Old Street');
    await expect.poll(() => stranger.streets(), { timeout: 20_000 }).toEqual(['Old Street']);
    await replica.pauseReplay();
    await rename('New Street');
    expect(await stranger.streets()).toEqual(['Old Street']);
    expect((await writer.call(`/ads/${ad}/contacts`, write)).status).toBe(201);
    expect(await writer.streets()).toEqual(['New Street']);
    expect(await stranger.streets()).toEqual(['Old Street']);
    // A program with a token and without cookies.
    const signedIn = caller(() => many, { authorization: `Bearer ${guest.token}` });
    expect(await signedIn.streets()).toEqual(['New Street']);
  });

  it('come from the primary when the replica is too far behind', async () => {
    const other = caller(() => impatient);
    await expect.poll(() => other.streets(1), { timeout: 20_000 }).toEqual(['New Street']);
  });

  it('show everyone the write once it is replayed', async () => {
    await replica.resumeReplay();
    await expect.poll(() => stranger.streets(), { timeout: 20_000 }).toEqual(['New Street']);
    expect(await writer.streets()).toEqual(['New Street']);
  });

  it('go on from the primary when the replica is killed, and from the replica when it is back', async () => {
    replica.killHard();
    expect(await stranger.streets(20)).toEqual(['New Street']);
    await rename('Third Street');
    // A process hears within a moment of changes to rows it keeps from the primary (decision 019).
    await expect.poll(() => stranger.streets(), { timeout: 2_000 }).toEqual(['Third Street']);
    await replica.start();
    const there = () => query(copy, `select street from property where id = '${property}'`);
    await expect.poll(there, { timeout: 20_000 }).toEqual([{ street: 'Third Street' }]);
    await replica.pauseReplay();
    await rename('Fourth Street');
    await expect.poll(() => stranger.streets(), { timeout: 20_000 }).toEqual(['Third Street']);
    await replica.resumeReplay();
    await expect.poll(() => stranger.streets(), { timeout: 20_000 }).toEqual(['Fourth Street']);
  });

  it('leave a replica alone that did not follow the last promotion, however far its log goes', async () => {
    const had = await query(database.url, 'delete from primary_timeline returning timeline');
    await expect.poll(() => query(copy, 'select from primary_timeline'), { timeout: 20_000 }).toEqual([]);
    await replica.pauseReplay();
    await rename('Fifth Street');
    await expect.poll(() => stranger.streets(), { timeout: 20_000 }).toEqual(['Fifth Street']);
    await replica.resumeReplay();
    // It goes on where nothing was promoted: one row, of the first timeline.
    expect(had).toEqual([{ timeline: '1' }]);
  });

  it('and all others go on within ten seconds of its promotion when the primary is killed', async () => {
    cluster.kill();
    await expect.poll(() => isReady(many), { timeout: 20_000 }).toBe(false);
    await replica.promote();
    const promotedAt = performance.now();
    for (const server of [many, impatient])
      await expect.poll(() => isReady(server), { timeout: 20_000, interval: 50 }).toBe(true);
    expect(performance.now() - promotedAt).toBeLessThan(10_000);
    expect((await writer.call(`/ads/${ad}/contacts`, write)).status).toBe(201);
    expect(await writer.streets()).toEqual(['Fifth Street']);
  });
});
