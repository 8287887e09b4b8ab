import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../api/src/testing/test-database.ts';
import { query } from '../../bin/lib/postgres-server.ts';
import { withTemporaryDatabase } from '../../bin/lib/temporary-database.ts';
import { startServerProcess } from '../helpers/server-process.ts';

const FIRST_START = fileURLToPath(new URL('../helpers/run-first-start.ts', import.meta.url));
const WORKER = fileURLToPath(new URL('../../bin/worker.ts', import.meta.url));

describe('two processes that start at once on an empty database', { timeout: 180_000 }, () => {
  it('both serve, and what they stand on was made once', async () => {
    await withTemporaryDatabase(process.env.TEST_DATABASE_URL ?? '', async (url) => {
      const start = () => startServerProcess(url, {}, { script: FIRST_START });
      const servers = await Promise.all([start(), start()]);
      for (const server of servers) {
        expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
        const answer = await fetch(`${server.url}/api/v1/ads`, { headers: { apikey: 'diyar-development' } });
        expect(((await answer.json()) as { data: { total: number } }).data.total).toBeGreaterThan(50);
      }
      await Promise.all(servers.map((server) => server.stop()));
      const made = await query(
        url,
        `select (select count(*) - count(distinct name) from migration) as twice,
          (select count(*) from setting where key = 'world_seeded_on') as worlds`,
      );
      expect(made).toEqual([{ twice: '0', worlds: '1' }]);
    });
  });
});

describe('a worker in a process of its own', { timeout: 120_000 }, () => {
  it('does the jobs of a server that leaves them to others, and finishes the one in hand when asked to end', async () => {
    const database = await createTestDatabase();
    const server = await startServerProcess(database.url, { WORKER: 'none' });
    const ask = (text: string) => query(database.url, text);
    const waiting = () =>
      ask(
        `select locked_at is not null as locked from graphile_worker.jobs where task_identifier = 'ad__expire'`,
      );
    await ask(`select graphile_worker.add_job('ad__expire')`);
    const worker = await startServerProcess(database.url, {}, { script: WORKER, ready: /^The worker runs/m });
    await expect.poll(waiting, { timeout: 10_000 }).toEqual([]);
    const blocker = new pg.Client({ connectionString: database.url });
    await blocker.connect();
    await blocker.query('begin; lock table ad in access exclusive mode');
    await ask(`select graphile_worker.add_job('ad__expire')`);
    await expect.poll(waiting, { timeout: 10_000 }).toEqual([{ locked: true }]);
    worker.signal('SIGTERM');
    await blocker.end();
    expect(await worker.ended).toBe(0);
    expect(await waiting()).toEqual([]);
    await server.stop();
    await database.close();
  });
});
