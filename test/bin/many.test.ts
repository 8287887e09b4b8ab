import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../api/src/platform/db/migrate.ts';
import { ensureDatabase } from '../../bin/database.ts';
import { isAlive } from '../../bin/lib/is-alive.ts';
import { query } from '../../bin/lib/postgres-server.ts';
import { askOnFreshConnections } from '../helpers/fresh-connections.ts';
import { type OwnCluster, postgresPid, startOwnCluster } from '../helpers/own-cluster.ts';
import { type ManyProcesses, startManyProcesses } from '../helpers/server-process.ts';

let cluster: OwnCluster;
let many: ManyProcesses;
const start = async () => {
  many = await startManyProcesses(cluster.url, {}, cluster.root);
};
beforeAll(async () => {
  cluster = await startOwnCluster();
  await migrate(cluster.url);
  await start();
}, 180_000);
afterAll(async () => {
  await many.stop();
  await cluster.remove();
}, 60_000);

const alive = (work: 'requests' | 'jobs') => many.pids(work).filter(isAlive);
const all = () => [...alive('requests'), ...alive('jobs')];
function firstOf(work: 'requests' | 'jobs'): number {
  const [first] = alive(work);
  if (first === undefined) throw new Error(`no process for ${work}`);
  return first;
}
const statusOf = async (path: string) => (await fetch(`${many.url}${path}`)).status;
const gone = (pids: number[]) =>
  expect.poll(() => pids.filter(isAlive), { timeout: 30_000, interval: 100 }).toEqual([]);

describe('two servers and a worker behind one address', { timeout: 90_000 }, () => {
  it('answer while one of them is replaced after a crash', async () => {
    const [server, worker] = [firstOf('requests'), firstOf('jobs')];
    process.kill(server, 'SIGKILL');
    process.kill(worker, 'SIGKILL');
    await gone([server, worker]);
    await expect.poll(() => statusOf('/readyz'), { timeout: 30_000 }).toBe(200);
    const counts = () => [many.pids('requests').length, many.pids('jobs').length];
    await expect.poll(counts, { timeout: 30_000, interval: 100 }).toEqual([3, 2]);
    expect(await statusOf('/readyz')).toBe(200);
  });

  it('leave nobody waiting for one that is killed, and those who live answer everyone who comes after', async () => {
    const load = askOnFreshConnections(`${many.url}/readyz`, 8);
    const answered = () => load.attempts.filter(({ outcome }) => outcome === 200).length;
    const moreAnswers = (count: number) => {
      const before = answered();
      return expect.poll(answered, { timeout: 30_000 }).toBeGreaterThan(before + count);
    };
    await moreAnswers(50);
    const server = firstOf('requests');
    // Stopped first, as one is that takes long: it leaves what comes to it until it is killed.
    process.kill(server, 'SIGSTOP');
    await moreAnswers(50);
    process.kill(server, 'SIGKILL');
    await gone([server]);
    const goneAt = performance.now();
    await moreAnswers(200);
    await load.stop();
    const after = load.attempts.filter(({ began }) => began > goneAt);
    expect(new Set(after.map(({ outcome }) => outcome))).toEqual(new Set([200]));
    expect(load.attempts.filter(({ outcome }) => outcome === 'unanswered')).toEqual([]);
  });

  it('end together when they are told to, and leave the database to whoever still uses it', async () => {
    // The one that was killed before is replaced.
    await expect.poll(() => all().length, { timeout: 30_000, interval: 100 }).toBe(3);
    const pids = all();
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
