import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureDatabase, stopByHand } from '../../bin/database.ts';
import { waitAfter } from '../../bin/lib/back-off.ts';
import { isAlive } from '../../bin/lib/is-alive.ts';
import { keepRunning } from '../../bin/lib/keep-running.ts';
import { query } from '../../bin/lib/postgres-server.ts';
import { type OwnCluster, postgresPid, startOwnCluster } from '../helpers/own-cluster.ts';

const SOON = { timeout: 60_000, interval: 50 };
let told: string[];
let cluster: OwnCluster;

const answers = () =>
  query(cluster.url, 'select 1 as one').then(
    () => true,
    () => false,
  );
const howOften = (line: RegExp) => told.filter((one) => line.test(one)).length;
const runsAgain = (times: number) => expect.poll(() => howOften(/runs again/), SOON).toBe(times);

describe('an embedded PostgreSQL that is kept running', { timeout: 120_000 }, () => {
  beforeEach(async () => {
    told = [];
    const log = (line: string) => void told.push(line);
    cluster = await startOwnCluster({ keepUntil: new AbortController().signal, log });
  });
  afterEach(() => cluster.remove());

  it('comes back at its address, with its data, each time it is killed, and says so', async () => {
    await query(cluster.url, 'create table kept as select 7 as number');
    for (const times of [1, 2]) {
      const pid = postgresPid(cluster.root);
      cluster.kill();
      await runsAgain(times);
      expect(await query(cluster.url, 'select number from kept')).toEqual([{ number: 7 }]);
      expect(postgresPid(cluster.root)).not.toBe(pid);
    }
    // The second end came too soon after the first to be made good at once.
    expect(told.filter((line) => /does not run/.test(line))).toEqual([
      'PostgreSQL does not run any more; it is started again',
      'PostgreSQL does not run any more; it is started again in 1.0 s',
    ]);
  });

  it('is not started beside a process of the killed one that still works', async () => {
    const client = new pg.Client({ connectionString: cluster.url });
    client.on('error', () => {});
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const [backend = 0] = rows.map(({ pid }) => pid);
    const until = `clock_timestamp() + interval '6 seconds'`;
    const working = client.query(
      `do $$ declare until timestamptz := ${until}; begin while clock_timestamp() < until loop end loop; end $$`,
    );
    working.catch(() => {});
    const states = `select state from pg_stat_activity where pid = ${backend}`;
    await expect.poll(() => query(cluster.url, states), SOON).toEqual([{ state: 'active' }]);
    cluster.kill();
    await expect.poll(answers, SOON).toBe(true);
    expect(isAlive(backend)).toBe(false);
    await client.end();
  });

  it('is left alone when it was stopped by hand, until somebody starts it', async () => {
    await stopByHand(cluster.root, () => {});
    await expect.poll(() => howOften(/npm run database starts it again/), SOON).toBe(1);
    expect(await answers()).toBe(false);
    const other = await ensureDatabase({ root: cluster.root, env: {} });
    expect(other).toMatchObject({ adopted: false, url: cluster.url });
    cluster.kill();
    await runsAgain(1);
    expect(await answers()).toBe(true);
  });
});

describe('keeping something running', () => {
  it('waits longer the oftener it fails, but not for ever', () => {
    const backOff = { first: 1_000, longest: 30_000 };
    const waits = [0, 1, 2, 3, 4, 5, 6, 100].map((failures) => waitAfter(failures, backOff));
    expect(waits).toEqual([0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });

  it('tells why it could not be started, and ends when it is told to', async () => {
    const ending = new AbortController();
    const lines: string[] = [];
    const kept = keepRunning({
      isRunning: async () => false,
      isStopped: () => false,
      start: async () => {
        throw new Error('the disk is full');
      },
      log: (line) => {
        lines.push(line);
        if (lines.length === 3) ending.abort();
      },
      until: ending.signal,
    });
    await kept;
    expect(lines).toEqual([
      'PostgreSQL does not run any more; it is started again',
      'PostgreSQL could not be started again: the disk is full',
      'PostgreSQL does not run any more; it is started again in 1.0 s',
    ]);
  });
});
