import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { claimDatabase, type Purpose } from './claim-database.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

describe('a database', () => {
  it('is for what the first process says, and takes it again', async () => {
    await claimDatabase(database.db, 'production');
    await claimDatabase(database.db, 'production');
    await expect(claimDatabase(database.db, 'demonstration')).rejects.toThrow(/^DATABASE_URL: .*production/);
  });

  it('that held a demonstration is refused by production', async () => {
    await claimDatabase(database.db, 'demonstration');
    await expect(claimDatabase(database.db, 'production')).rejects.toThrow(/^DATABASE_URL: .*demonstration/);
  });

  it('is for one thing only, though many claim it at once', async () => {
    const purposes: Purpose[] = ['production', 'demonstration'];
    const claims = Array.from({ length: 20 }, (_, index) =>
      claimDatabase(database.db, purposes[index % 2] ?? 'production').then(
        () => purposes[index % 2],
        () => undefined,
      ),
    );
    const won = (await Promise.all(claims)).filter((purpose) => purpose !== undefined);
    expect(won).toHaveLength(10);
    expect(new Set(won).size).toBe(1);
  });

  it('never changes its purpose, nor forgets it', async () => {
    await claimDatabase(database.db, 'demonstration');
    const { db } = database;
    await expect(db.updateTable('database_purpose').set({ purpose: 'production' }).execute()).rejects.toThrow(
      'never changes',
    );
    await expect(db.deleteFrom('database_purpose').execute()).rejects.toThrow('never changes');
    await expect(
      db.insertInto('database_purpose').values({ purpose: 'production', is_the_only_row: false }).execute(),
    ).rejects.toThrow('database_purpose_is_one');
  });
});
