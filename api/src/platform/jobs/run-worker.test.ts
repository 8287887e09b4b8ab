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

type Answer = { rows?: { payload?: unknown }[] };
const connectionLost = () => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });

/** The pool, whose queries go through `ask`. */
function askingThrough(
  pool: Pool,
  ask: (text: string, query: () => Promise<Answer>) => Promise<Answer>,
): Pool {
  const through = (client: PoolClient) =>
    new Proxy(client, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        if (name !== 'query') return value.bind(target);
        return (...asked: [string | { text: string }]) =>
          ask(typeof asked[0] === 'string' ? asked[0] : asked[0].text, () =>
            Reflect.apply(value, target, asked),
          );
      },
    });
  return new Proxy(pool, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name === 'connect')
        return async (...taken: never[]) =>
          taken.length > 0 ? Reflect.apply(target.connect, target, taken) : through(await target.connect());
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** The pool, from which the first answer that gives a job away is lost, as with a primary that dies once its standby has heard. */
function losingOneJob(pool: Pool, onLost: () => unknown): Pool {
  let isLost = false;
  return askingThrough(pool, async (_text, query) => {
    const answer = await query();
    if (isLost || answer.rows?.[0]?.payload === undefined) return answer;
    isLost = true;
    await onLost();
    throw connectionLost();
  });
}

test('a job whose end could not be noted is done again, whatever others were noted after it', async () => {
  const [lost, noted, again] = [1, 2, 3].map(() => Promise.withResolvers<void>());
  const ends = [Promise.resolve(), lost?.promise, noted?.promise];
  const runs: number[] = [];
  let notes = 0;
  const pool = askingThrough(database.pool, async (text, query) => {
    if (!text.startsWith('delete from')) return await query();
    notes += 1;
    if (notes === 1) setImmediate(() => lost?.resolve());
    if (notes === 1) throw connectionLost();
    const answer = await query();
    setImmediate(() => noted?.resolve());
    return answer;
  });
  await transact(database.db, async (tx) => {
    for (const n of [0, 1, 2]) await enqueue(tx, light, { n });
  });
  const worker = await startWorker({
    pool,
    directUrl: database.url,
    schedule: '',
    log: SILENT,
    concurrency: 3,
    handlers: {
      light: async (payload) => {
        const { n } = payload as { n: number };
        await ends[n];
        if (n === 0 && runs.includes(0)) again?.resolve();
        runs.push(n);
        if (n === 2 && runs.length === 3) throw new Error('it fails once');
      },
    },
  });
  await again?.promise;
  await worker.stop();
  expect(runs.slice(0, 3)).toEqual([0, 1, 2]);
});

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
