import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freeAbandonedJobs } from '../../api/src/platform/jobs/guard-jobs.ts';
import { defineJob, enqueue } from '../../api/src/platform/jobs/jobs.ts';
import { startWorker } from '../../api/src/platform/jobs/run-worker.ts';
import { createTestDatabase, type TestDatabase } from '../../api/src/testing/test-database.ts';
import { openWorld } from '../../api/src/testing/world.ts';
import { query } from '../../bin/lib/postgres-server.ts';

const SCRIPT = fileURLToPath(new URL('../helpers/run-stuck-worker.ts', import.meta.url));
const stuckJob = defineJob<Record<string, never>>('stuck');

let database: TestDatabase;
let doomed: ChildProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.transaction().execute((tx) => enqueue(tx, stuckJob, {}));
  doomed = spawn(process.execPath, [SCRIPT, database.url], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (doomed.stdout) await once(doomed.stdout, 'data');
}, 60_000);
afterAll(async () => {
  doomed.kill('SIGKILL');
  await database.close();
});

/** As if its jobs had been locked an hour ago. */
const waitAnHour = () =>
  query(database.url, `update graphile_worker._private_jobs set locked_at = now() - interval '1 hour'`);
const lockedJobs = async () =>
  (await query(database.url, 'select id from graphile_worker._private_jobs where locked_by is not null'))
    .length;

describe('a job in hand', () => {
  it('stays with its worker for as long as that lives', async () => {
    // Its sign of life may come a moment after its first job.
    const signs = async () =>
      (
        await query(
          database.url,
          `select pid from pg_locks where locktype = 'advisory'
             and database = (select oid from pg_database where datname = current_database())`,
        )
      ).length;
    await expect.poll(signs, { timeout: 10_000 }).toBeGreaterThan(0);
    await waitAnHour();
    expect(await freeAbandonedJobs(database.pool)).toBe(0);
    expect(await lockedJobs()).toBe(1);
  });

  it('is done by another worker soon after its own was killed, not after four hours', async () => {
    doomed.kill('SIGKILL');
    await once(doomed, 'exit');
    const done: string[] = [];
    const { app } = await openWorld({ database });
    const worker = await startWorker({
      pool: database.pool,
      directUrl: database.url,
      log: app.log,
      schedule: '',
      handlers: { stuck: async () => void done.push('done') },
    });
    await expect.poll(() => done, { timeout: 25_000, interval: 100 }).toEqual(['done']);
    await worker.stop();
    expect(await lockedJobs()).toBe(0);
  });
});
