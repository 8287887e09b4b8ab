import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { isDatabaseLost } from '../http/faults.ts';
import { openDatabase, type Reader, sqlState, transact } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describe('the pool', () => {
  it('gives up a statement that takes too long, and the caller may try again', async () => {
    const { db, close } = openDatabase(database.url, { statementTimeoutMillis: 50 });
    const error = await sql`select pg_sleep(5)`.execute(db).catch((thrown: unknown) => thrown);
    await close();
    expect([sqlState(error), isDatabaseLost(error)]).toEqual(['57014', true]);
  });

  it('reads whole numbers as numbers, dates and times as local text', async () => {
    const { rows } = await sql`
      select 12345678901::bigint as amount, 1.5::numeric as area, '2026-12-10'::date as day, '24:00'::time as midnight`.execute(
      database.db,
    );
    expect(rows).toEqual([{ amount: 12_345_678_901, area: 1.5, day: '2026-12-10', midnight: '24:00' }]);
  });
});

describe('a table that gets a column while its rows are read', () => {
  it('is read on, by the same connection, outside a transaction and inside', async () => {
    const { db, close } = openDatabase(database.url, { max: 1 });
    const read = (reader: Reader) =>
      sql<object>`select * from grows where id > ${0}`
        .execute(reader)
        .then(({ rows }) => Object.keys(rows[0] ?? {}));
    const grow = (column: string) =>
      sql`alter table grows add column ${sql.ref(column)} int`.execute(database.db);
    await sql`create table grows (id int); insert into grows values (1)`.execute(database.db);
    try {
      expect(await read(db)).toEqual(['id']);
      await grow('one');
      expect(await read(db)).toEqual(['id', 'one']);
      await grow('two');
      expect(await transact(db, read)).toEqual(['id', 'one', 'two']);
    } finally {
      await close();
    }
  });
});

describe('a transaction', () => {
  it('is tried again after a deadlock, and both sides come through', async () => {
    const [first, second] = await database.db
      .selectFrom('region')
      .select('id')
      .orderBy('id')
      .limit(2)
      .execute();
    const ids = [first?.id ?? 0, second?.id ?? 0];
    const [bothHold, release] = meetOf(2);
    const swap = (order: number[]) => {
      let tries = 0;
      return transact(database.db, async (tx) => {
        tries += 1;
        await sql`select from region where id = ${order[0]} for update`.execute(tx);
        if (tries === 1) {
          release();
          await bothHold;
        }
        await sql`select from region where id = ${order[1]} for update`.execute(tx);
        return tries;
      });
    };
    const tries = await Promise.all([swap(ids), swap(ids.toReversed())]);
    // A transaction that begins again can meet the other once more, before that one wakes to take the freed lock.
    expect(Math.max(...tries)).toBeGreaterThan(1);
  });
});

/** A promise that comes true when its release was called so many times. */
function meetOf(count: number): [Promise<void>, () => void] {
  const { promise, resolve } = Promise.withResolvers<void>();
  let missing = count;
  const release = () => {
    missing -= 1;
    if (missing === 0) resolve();
  };
  return [promise, release];
}
