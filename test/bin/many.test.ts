import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../api/src/platform/db/migrate.ts';
import { ensureDatabase } from '../../bin/database.ts';
import { isAlive } from '../../bin/lib/lock.ts';
import { query } from '../../bin/lib/postgres-server.ts';
import { type OwnCluster, postgresPid, startOwnCluster } from '../helpers/own-cluster.ts';
import { type ManyProcesses, startManyProcesses } from '../helpers/server-process.ts';

let cluster: OwnCluster;
let many: ManyProcesses;
beforeAll(async () => {
  cluster = await startOwnCluster();
  await migrate(cluster.url);
}, 60_000);
afterEach(() => many.stop());
afterAll(() => cluster.remove());

const start = async () => {
  many = await startManyProcesses(cluster.url, {}, cluster.root);
};
const all = () => [...many.pids('requests'), ...many.pids('jobs')];
/** A connection that was handed to a process in its last moment is answered by nobody. */
const statusOf = async (path: string) =>
  (await fetch(`${many.url}${path}`, { signal: AbortSignal.timeout(5000) })).status;
const gone = (pids: number[]) =>
  expect.poll(() => pids.filter(isAlive), { timeout: 30_000, interval: 100 }).toEqual([]);

describe('two servers and a worker behind one address', { timeout: 90_000 }, () => {
  it('answer while one of them is replaced after a crash', async () => {
    await start();
    const [server = 0] = many.pids('requests');
    const [worker = 0] = many.pids('jobs');
    process.kill(server, 'SIGKILL');
    process.kill(worker, 'SIGKILL');
    await gone([server, worker]);
    await expect.poll(() => statusOf('/readyz'), { timeout: 30_000 }).toBe(200);
    const counts = () => [many.pids('requests').length, many.pids('jobs').length];
    await expect.poll(counts, { timeout: 30_000, interval: 100 }).toEqual([3, 2]);
    expect(await statusOf('/readyz')).toBe(200);
  });

  it('end together when they are told to, and leave the database to whoever still uses it', async () => {
    await start();
    const pids = all();
    expect(pids).toHaveLength(3);
    await many.stop();
    await gone(pids);
    expect(await query(cluster.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('end by themselves when their parent is killed, and the last of them stops the database', async () => {
    await start();
    const pids = [...all(), postgresPid(cluster.root)];
    // This test leaves the database to them; whoever asks for it again starts it again.
    const ours = await ensureDatabase({ root: cluster.root, env: {} });
    await ours.stop();
    expect(await statusOf('/readyz')).toBe(200);
    await many.killHard();
    await gone(pids);
    const again = await ensureDatabase({ root: cluster.root, env: {} });
    expect(again).toMatchObject({ adopted: false, url: cluster.url });
  });
});
