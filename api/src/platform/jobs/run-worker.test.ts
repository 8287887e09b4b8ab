import type { Pool, PoolClient } from 'pg';
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

const SILENT = { info: () => {}, warn: () => {}, error: () => {} } as never;
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
    log: SILENT,
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

/** The pool, from which the first answer that gives a job away is lost, as with a primary that dies once its standby has heard. */
function losingOneJob(pool: Pool, onLost: () => unknown): Pool {
  let isLost = false;
  const losing = (client: PoolClient) =>
    new Proxy(client, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        if (name !== 'query') return value.bind(target);
        return async (...asked: unknown[]) => {
          const answer = await Reflect.apply(value, target, asked);
          if (isLost || answer?.rows?.[0]?.payload === undefined) return answer;
          isLost = true;
          await onLost();
          throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
        };
      },
    });
  return new Proxy(pool, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name === 'connect')
        return async (...taken: never[]) =>
          taken.length > 0 ? Reflect.apply(target.connect, target, taken) : losing(await target.connect());
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

test('a job that was given away by an answer that never came is done all the same', async () => {
  const [lost, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await transact(database.db, (tx) => enqueue(tx, light, { n: 9 }));
  const worker = await startWorker({
    pool: losingOneJob(database.pool, lost.resolve),
    directUrl: database.url,
    schedule: '',
    log: SILENT,
    handlers: { light: async () => done.resolve() },
  });
  await lost.promise;
  await done.promise;
  await worker.stop();
});

/** The pool, whose listening connections break before LISTEN is answered, as the worker ends. */
function breakingAtTheEnd(pool: Pool, onBroken: () => void): Pool {
  const breaking = (client: PoolClient) => {
    const listens = Promise.withResolvers<never>();
    const query = async (text: unknown) => {
      if (!String(text).startsWith('UNLISTEN')) return await listens.promise;
      listens.reject(new Error('Connection terminated unexpectedly'));
      onBroken();
      return await listens.promise;
    };
    return new Proxy(client, {
      get(target, name) {
        const value: unknown = name === 'query' ? query : Reflect.get(target, name);
        return typeof value === 'function' && name !== 'query' ? value.bind(target) : value;
      },
    });
  };
  return new Proxy(pool, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name === 'connect')
        return (taken?: (error: Error | undefined, client: PoolClient, release: () => void) => void) =>
          taken === undefined
            ? target.connect()
            : target.connect((error, client, release) => {
                if (client !== undefined) taken(error, breaking(client), release);
              });
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

test('a connection that listens and breaks as the worker ends does not end the process', async () => {
  const faults: unknown[] = [];
  const note = (fault: unknown) => faults.push(fault);
  process.on('unhandledRejection', note);
  const broken = Promise.withResolvers<void>();
  const worker = await startWorker({
    pool: breakingAtTheEnd(database.pool, broken.resolve),
    directUrl: database.url,
    schedule: '',
    log: SILENT,
    handlers: { light: async () => undefined },
  });
  await worker.stop();
  await broken.promise;
  await new Promise((resolve) => setTimeout(resolve, 100));
  process.off('unhandledRejection', note);
  expect(faults).toEqual([]);
});
