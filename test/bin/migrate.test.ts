import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../api/src/platform/db/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../../api/src/testing/test-database.ts';
import { query } from '../../bin/lib/postgres-server.ts';
import { withTemporaryDatabase } from '../../bin/lib/temporary-database.ts';
import { filesOf } from '../architecture/repository.ts';

const MIGRATIONS = filesOf(/^api\/db\/migrations\/\d+_.*\.sql$/).sort();
/** It changes a table that every booking writes to. */
const NEXT = '022_search_taken';
const BEFORE = MIGRATIONS.indexOf(`api/db/migrations/${NEXT}.sql`);
const QUICKLY = { waitMillis: 50, pauseMillis: 20 };

let cluster: TestDatabase;
beforeAll(async () => {
  cluster = await createTestDatabase();
});
afterAll(() => cluster.close());

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

test('a migration steps back from a table in use, and is applied once it is free', { timeout: 60_000 }, () =>
  withTemporaryDatabase(cluster.url, async (url) => {
    const applied = async () => (await query(url, 'select name from migration')).length;
    await migrate(url, { count: BEFORE });
    await withClient(url, async (writer) => {
      await writer.query('begin; lock table occupancy in row exclusive mode');
      const lines: string[] = [];
      const given = migrate(url, { ...QUICKLY, tries: 2, log: (line) => lines.push(line) });
      await expect(given).rejects.toThrow(/in use all 2 times/);
      expect(lines).toHaveLength(1);
      expect(await applied()).toBe(BEFORE);

      const ended: Promise<unknown>[] = [];
      const log = () => void ended.push(writer.query('commit'));
      const [first] = await migrate(url, { ...QUICKLY, tries: 1000, log });
      await Promise.all(ended);
      expect(first).toBe(NEXT);
      expect(await applied()).toBe(MIGRATIONS.length);
    });
  }),
);

test('a second one waits for the first, however long that takes', { timeout: 60_000 }, () =>
  withTemporaryDatabase(cluster.url, async (url) => {
    await migrate(url);
    await withClient(url, async (first) => {
      await first.query('select pg_advisory_lock(7241865325823964)');
      let isOver = false;
      const second = migrate(url, { waitMillis: 1, tries: 1 }).finally(() => {
        isOver = true;
      });
      const waiting = `select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`;
      await expect.poll(async () => (await query(url, waiting)).length).toBe(1);
      expect(isOver).toBe(false);
      await first.query('select pg_advisory_unlock(7241865325823964)');
      expect(await second).toEqual([]);
    });
  }),
);
