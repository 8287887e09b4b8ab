import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { transact } from '../db/database.ts';
import { defineJob, enqueue } from './jobs.ts';
import { startWorker } from './run-worker.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const heavy = defineJob<{ n: number }>('heavy');
const light = defineJob<{ n: number }>('light');

test('a process does one heavy job at a time, and others meanwhile', async () => {
  const ended: string[] = [];
  let [underWay, most] = [0, 0];
  const [lights, all] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await transact(database.db, async (tx) => {
    for (const n of [1, 2, 3]) await enqueue(tx, heavy, { n }, { alone: 'heavy' });
    for (const n of [1, 2, 3, 4, 5]) await enqueue(tx, light, { n }, { priority: 20 });
  });
  const worker = await startWorker({
    pool: database.pool,
    directUrl: database.url,
    schedule: '',
    log: { info: () => {}, warn: () => {}, error: () => {} } as never,
    concurrency: 4,
    handlers: {
      heavy: async () => {
        underWay += 1;
        most = Math.max(most, underWay);
        // It takes as long as everything else together.
        await lights.promise;
        underWay -= 1;
        if (ended.push('heavy') === 8) all.resolve();
      },
      light: async () => {
        if (ended.push('light') === 5) lights.resolve();
      },
    },
  });
  await all.promise;
  await worker.stop();
  expect(most).toBe(1);
  expect(ended.slice(0, 5)).toEqual(Array(5).fill('light'));
});
