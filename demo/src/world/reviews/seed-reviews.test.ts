import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { conditionsOf } from '../../../../api/src/licences/load-conditions.ts';
import { licenceEvidence } from '../../../../api/src/licences/show-licence.ts';
import { createDemoDatabase } from '../../../../api/src/testing/demo-database.ts';
import type { TestDatabase } from '../../../../api/src/testing/test-database.ts';
import { openEmbeddedRegistry } from '../../registry/embedded-registry.ts';

// A seeding takes seconds of its own, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 300_000 });

let database: TestDatabase;
beforeAll(async () => {
  database = await createDemoDatabase();
});
afterAll(() => database.close());

test('ads stand in every state, those in the queue complete, one with words on a photo, one with a copied photo', async () => {
  const { rows: off } = await sql<{ states: string }>`
    select string_agg(state || n, ' ' order by state) as states
    from (select state::text, count(*) as n from ad where state <> 'published' group by state) counted`.execute(
    database.db,
  );
  expect(off[0]?.states).toBe(
    'changes_asked1 closed1 hidden1 licence_expired1 not_published1 refused1 waiting_for_approval3 waiting_for_verification1',
  );
  const { rows: waiting } = await sql<{ id: string; flags: number }>`
    select id, (select count(*)::int from photo_flag join photo on photo.id = photo_id
      where unit_id = ad.unit_id) as flags
    from ad where state = 'waiting_for_approval'`.execute(database.db);
  expect(waiting.map(({ flags }) => flags).toSorted()).toEqual([0, 1, 1]);
  const now = new Date('2026-11-21T06:00:00Z');
  for (const { id } of waiting) expect(await conditionsOf(database.db, id, now)).toEqual([]);
});

test('every licence keeps what the registry says of its ad, and fits it; checked again it says the same', async () => {
  const { rows: silent } = await sql<{ n: number }>`
    select count(*)::int as n from ad join licence on licence.id = ad.licence_id where facts is null`.execute(
    database.db,
  );
  expect(silent[0]?.n).toBe(0);
  const { rows: some } = await sql<{ id: string; number: string; facts: object; expires_on: string }>`
    select ad.id, licence.number, licence.facts, licence.expires_on
    from ad join licence on licence.id = ad.licence_id order by md5(ad.id::text) limit 25`.execute(
    database.db,
  );
  const now = new Date('2026-11-21T06:00:00Z');
  const registry = openEmbeddedRegistry({ db: database.db, now: () => now });
  for (const { id, number, facts, expires_on } of some) {
    const evidence = await licenceEvidence(database.db, id, { lang: 'en', now });
    expect(evidence).toMatchObject({ fits: true, licence: { number, expires_on } });
    expect(evidence.comparison.filter(({ agrees }) => agrees === false)).toEqual([]);
    expect(evidence.licence?.stated.length).toBeGreaterThan(5);
    const answer = await registry.inquire(number, { kind: 'establishment', number: '7001234561' });
    expect(answer).toMatchObject({ kind: 'licence', facts });
  }
});

test('one ad asks for more than it was last let for, where rents are frozen', async () => {
  const { rows } = await sql<{ id: string }>`select id from ad where state = 'not_published'`.execute(
    database.db,
  );
  const lacks = await conditionsOf(database.db, rows[0]?.id ?? '', new Date('2026-11-21T06:00:00Z'));
  expect(lacks.map(({ code }) => code)).toEqual(['rent_frozen']);
});

test('the licence of one ad on show ends within days', async () => {
  const { rows } = await sql<{ days: number }>`
    select expires_on - '2026-11-21'::date as days from licence join ad on ad.licence_id = licence.id
    where ad.state = 'published' order by expires_on limit 2`.execute(database.db);
  expect([rows[0]?.days, (rows[1]?.days ?? 0) > 30]).toEqual([5, true]);
});
