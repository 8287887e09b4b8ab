import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../api/src/platform/db/migrate.ts';
import { createDemoDatabase } from '../../api/src/testing/demo-database.ts';
import type { TestDatabase } from '../../api/src/testing/test-database.ts';
import { query } from '../../bin/lib/postgres-server.ts';
import { withTemporaryDatabase } from '../../bin/lib/temporary-database.ts';
import { filesOf, textOf } from '../architecture/repository.ts';
import { type Column, columnsOf, copyCommonData, rowCounts } from './copy-data.ts';

const MIGRATIONS = filesOf(/^api\/db\/migrations\/\d+_.*\.sql$/).sort();
const NEWEST = MIGRATIONS.at(-1) ?? '';
/** A migration that takes away what the release before last still used says so on a line of its own. */
const CONTRACTS = /^-- Contract: /m.test(textOf(NEWEST));

const nameOf = ({ table, column }: Column) => `${table}.${column}`;

describe(`the newest migration, ${NEWEST}`, { timeout: 300_000 }, () => {
  let full: TestDatabase;
  beforeAll(async () => {
    full = await createDemoDatabase();
  }, 300_000);
  afterAll(() => full.close());

  it('goes onto the schema before it with data in every table, and loses none of it', async () => {
    // Tables that migrations fill themselves are not copied: the newest migration brings its own rows.
    const bare = await withTemporaryDatabase(full.url, async (url) => {
      await migrate(url);
      return await rowCounts(url);
    });
    const filled = new Set(Object.keys(bare).filter((table) => bare[table] !== 0));
    await withTemporaryDatabase(full.url, async (url) => {
      await migrate(url, { count: MIGRATIONS.length - 1 });
      const copied = await copyCommonData(full.url, url, filled);
      expect(copied).toBeGreaterThan(10_000);
      const [columns, counts] = [await columnsOf(url), await rowCounts(url)];

      expect(await migrate(url)).toHaveLength(1);

      const after = new Map((await columnsOf(url)).map((column) => [nameOf(column), column]));
      if (!CONTRACTS) {
        const taken = columns.map(nameOf).filter((name) => !after.has(name));
        expect(taken, 'the previous release still uses these').toEqual([]);
        const closed = columns.filter(
          (before) => before.optional && after.get(nameOf(before))?.optional !== true,
        );
        expect(closed.map(nameOf), 'the previous release does not fill these').toEqual([]);
        const kept = Object.entries(counts).filter(([table]) => !filled.has(table));
        expect(await rowCounts(url)).toMatchObject(Object.fromEntries(kept));
      }
      // A new column of an old table must not ask the previous release for a value.
      const tables = new Set(columns.map(({ table }) => table));
      const before = new Set(columns.map(nameOf));
      const asked = [...after.values()].filter(
        (column) => tables.has(column.table) && !before.has(nameOf(column)) && !column.optional,
      );
      expect(asked.map(nameOf), 'the previous release does not know these').toEqual([]);
      expect(await query(url, 'select count(*)::int as invalid from pg_index where not indisvalid')).toEqual([
        { invalid: 0 },
      ]);
    });
  });
});
