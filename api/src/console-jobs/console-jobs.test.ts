import type { ConsoleJob } from '@diyar/contract/console/console-jobs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '../platform/db/database.ts';
import { defineJob, enqueue } from '../platform/jobs/jobs.ts';
import { startWorker } from '../platform/jobs/run-worker.ts';
import { type BuiltOperator, buildOperator } from '../testing/operators.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const flaky = defineJob<{ n: number }>('house__flaky');
const QUIET = { info: () => {}, warn: () => {}, error: () => {} } as never;
let world: TestApp;
let operator: BuiltOperator;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
  operator = await buildOperator(world.db, world.deps.config.pepper, world.clock.now);
});
afterAll(() => world.close());

interface Jobs {
  items: ConsoleJob[];
  counts: Record<string, number>;
}
const list = async (state: string) =>
  (await world.call<Jobs>(`/console/jobs?state=${state}`, { headers: operator.headers })).data;
const retry = (ids: string[]) =>
  world.call<{ retried: number }>('/console/jobs/retries', {
    ...{ method: 'POST', headers: operator.headers, body: { ids } },
  });
const mine = ({ items }: Jobs) => items.filter(({ name }) => name === flaky.name);

/** Runs the queue until `isOver` says so. */
async function work(handler: () => Promise<void>, isOver: () => Promise<boolean>): Promise<void> {
  const { pool, url } = world.database;
  const handlers = { [flaky.name]: handler };
  const worker = await startWorker({ pool, directUrl: url, schedule: '', log: QUIET, handlers });
  await expect.poll(isOver, { timeout: 10_000, interval: 25 }).toBe(true);
  await worker.stop();
}

test('a job that failed for good is told with its last error, and a retry does it', async () => {
  await transact(world.db, (tx) => enqueue(tx, flaky, { n: 1 }, { maxAttempts: 1 }));
  expect(mine(await list('waiting'))).toHaveLength(1);
  const fails = () => Promise.reject(new Error('the provider did not answer\nat somewhere'));
  await work(fails, async () => mine(await list('failed')).length === 1);
  const [failed] = mine(await list('failed'));
  expect(failed).toMatchObject({ attempts: 1, max_attempts: 1, last_error: 'the provider did not answer' });
  expect((await list('failed')).counts.failed).toBeGreaterThan(0);

  expect(await retry([String(failed?.id)])).toMatchObject({ status: 201, data: { retried: 1 } });
  expect(mine(await list('waiting'))[0]).toMatchObject({ attempts: 0 });
  let done = 0;
  const does = () => {
    done += 1;
    return Promise.resolve();
  };
  await work(does, async () => mine(await list('waiting')).length === 0 && done === 1);
  expect(mine(await list('failed'))).toEqual([]);
  const acts = world.db.selectFrom('audit_entry').select(['act', 'after']).where('act', '=', 'jobs_retried');
  expect(await acts.execute()).toEqual([{ act: 'jobs_retried', after: { names: [flaky.name] } }]);
});

test('a job that a worker has, or that is done, is left alone', async () => {
  await transact(world.db, (tx) => enqueue(tx, flaky, { n: 2 }));
  const [job] = mine(await list('waiting'));
  await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a worker' where id = ${job?.id}`.execute(
    world.db,
  );
  expect(mine(await list('running'))).toHaveLength(1);
  expect(await retry([String(job?.id)])).toMatchObject({ status: 409, code: 'state_changed' });
  expect((await retry(['999999999'])).code).toBe('state_changed');
  const { rows } =
    await sql`select locked_by from graphile_worker._private_jobs where id = ${job?.id}`.execute(world.db);
  expect(rows).toEqual([{ locked_by: 'a worker' }]);
});
