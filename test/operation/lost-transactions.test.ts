import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../api/src/platform/db/database.ts';
import { matchAds } from '../../api/src/search/index/match-ads.ts';
import { SearchEngine } from '../../api/src/search/index/search-engine.ts';
import { buildListing } from '../../api/src/testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../../api/src/testing/test-database.ts';
import { query } from '../../bin/lib/postgres-server.ts';
import { type OwnCluster, startOwnCluster } from '../helpers/own-cluster.ts';

const NOW = new Date('2026-11-21T09:00:00Z');

let cluster: OwnCluster;
let database: TestDatabase;
beforeAll(async () => {
  cluster = await startOwnCluster();
  database = await createTestDatabase({ cluster: cluster.url });
}, 120_000);
afterAll(async () => {
  await database.close();
  await cluster.remove();
});

/** Those that write down, without being asked, what nobody waits for. */
async function writers(): Promise<number[]> {
  const rows = await query(
    cluster.url,
    `select pid from pg_stat_activity where backend_type in ('walwriter', 'background writer', 'checkpointer')`,
  );
  return rows.map(({ pid }) => Number(pid));
}

async function giveUpTransactions(count: number): Promise<void> {
  const other = openDatabase(database.url, { max: 1 });
  for (let at = 0; at < count; at += 1)
    await other.pool.query('begin; insert into search_change (ad_number) values (1); rollback');
  await other.close();
}

const numberNow = async () => {
  const [row] = await query(
    database.url,
    'select pg_snapshot_xmin(pg_current_snapshot())::text::int as xmin',
  );
  return Number(row?.xmin);
};

describe('a search beside a database that crashed', { timeout: 60_000 }, () => {
  it('hears of a change by a transaction whose number had been given before the crash', async () => {
    const listing = await buildListing(database.db);
    // Not listening: it asks the database at each search, and at no other time.
    const engine = new SearchEngine(database.db);
    const filters = { advertiser: listing.host.accountNumber };
    const found = () =>
      engine.ask({ now: NOW, mayHaveWritten: true }, (snapshot) =>
        matchAds(snapshot, { filters, words: [], now: NOW, today: '' }).count(),
      );
    const held = await writers();
    expect(held).toHaveLength(3);
    try {
      for (const pid of held) process.kill(pid, 'SIGSTOP');
      await giveUpTransactions(20);
      expect(await found()).toBe(1);
      const before = await numberNow();
      cluster.kill();
      for (const pid of held) process.kill(pid, 'SIGKILL');
      held.length = 0;
      await cluster.start();
      await database.pool.query(`update ad set state = 'hidden' where id = $1`, [listing.adId]);
      expect(await numberNow()).toBeLessThan(before);
    } finally {
      for (const pid of held) process.kill(pid, 'SIGCONT');
    }
    expect(await found()).toBe(0);
  });
});
