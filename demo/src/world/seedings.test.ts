import { riyadhDate } from '@diyar/contract/values/riyadh';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { claimDatabase } from '../../../api/src/platform/db/claim-database.ts';
import { createTestDatabase, type TestDatabase } from '../../../api/src/testing/test-database.ts';
import { seedWorld } from './seed-world.ts';

const TODAY = '2026-11-21';

// A seeding takes seconds of its own, and the machine may be busy.
vi.setConfig({ testTimeout: 180_000 });

async function rowsOf<T>(query: ReturnType<typeof sql<T>>, from: TestDatabase): Promise<T[]> {
  return (await query.execute(from.db)).rows;
}

describe('seeding', () => {
  it('makes the same world on another day, with other dates', async () => {
    const [one, other] = [await createTestDatabase(), await createTestDatabase()];
    try {
      await seedWorld(one.url, { today: TODAY, edition: 'small', log: () => {} });
      await seedWorld(other.url, { today: '2027-03-05', edition: 'small', log: () => {} });
      const world = sql<{ title_ar: string; title_en: string; scenes: string }>`
        select title_ar, title_en, ad.number, unit.code, description_ar, description_en,
          array(select kind || amount::text from unit_price where unit_id = unit.id order by 1) as prices,
          array(select file_key from photo where unit_id = unit.id order by position) as photos
        from ad join unit on unit.id = ad.unit_id order by ad.number`;
      expect(await rowsOf(world, other)).toEqual(await rowsOf(world, one));
      const newest = await rowsOf(sql<{ at: Date }>`select max(published_at) as at from ad`, other);
      expect(riyadhDate(newest[0]?.at ?? 0) > '2027-02-20').toBe(true);
    } finally {
      await one.close();
      await other.close();
    }
  });

  it('that is cut off leaves nothing behind', async () => {
    const other = await createTestDatabase();
    try {
      await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'power cut'; end $$`.execute(
        other.db,
      );
      await sql`create trigger power_cut before insert on evaluation execute function refuse()`.execute(
        other.db,
      );
      await expect(seedWorld(other.url, { today: TODAY, edition: 'small', log: () => {} })).rejects.toThrow(
        'power cut',
      );
      expect(await rowsOf(sql`select id from person`, other)).toEqual([]);
      await sql`analyze`.execute(other.db); // as PostgreSQL does by itself after a minute
      await sql`drop trigger power_cut on evaluation`.execute(other.db);
      expect(await seedWorld(other.url, { today: TODAY, edition: 'small', log: () => {} })).toEqual({
        seeded: true,
      });
    } finally {
      await other.close();
    }
  });
});

describe('a production', () => {
  it('is never filled with the demo world', async () => {
    const production = await createTestDatabase();
    await claimDatabase(production.db, 'production');
    await expect(
      seedWorld(production.url, { today: TODAY, edition: 'small', log: () => {} }),
    ).rejects.toThrow('nothing is demonstrated on it');
    await production.close();
  });
});
