import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { conditionsOf } from '../../../../api/src/licences/load-conditions.ts';
import { createTestDatabase, type TestDatabase } from '../../../../api/src/testing/test-database.ts';
import { seedWorld } from '../seed-world.ts';

// A seeding takes seconds of its own, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedWorld(database.url, { today: '2026-11-21', log: () => {} });
});
afterAll(() => database.close());

test('ads stand in every state, those in the queue complete, one with words on a photo, one with a copied photo', async () => {
  const { rows: off } = await sql<{ states: string }>`
    select string_agg(state || n, ' ' order by state) as states
    from (select state::text, count(*) as n from ad where state <> 'published' group by state) counted`.execute(
    database.db,
  );
  expect(off[0]?.states).toBe(
    'changes_asked1 closed1 hidden1 licence_expired1 refused1 waiting_for_approval3 waiting_for_verification1',
  );
  const { rows: waiting } = await sql<{ id: string; flags: number }>`
    select id, (select count(*)::int from photo_flag join photo on photo.id = photo_id
      where unit_id = ad.unit_id) as flags
    from ad where state = 'waiting_for_approval'`.execute(database.db);
  expect(waiting.map(({ flags }) => flags).toSorted()).toEqual([0, 1, 1]);
  const now = new Date('2026-11-21T06:00:00Z');
  for (const { id } of waiting) expect(await conditionsOf(database.db, id, now)).toEqual([]);
});
