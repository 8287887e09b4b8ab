import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { buildListing } from '../testing/factories.ts';
import { createTestDatabase } from '../testing/test-database.ts';

// PostgreSQL plans a statement anew each time for as long as it thinks that worth it: of a join this wide ten times the work
// of the reading itself, on every page of an ad.
test('the rows of one card, or of few, are read by a plan that is kept', async () => {
  // Loaded anew: a process names only so many statements, and other tests may have used them up.
  vi.resetModules();
  const { openDatabase } = await import('../platform/db/database.ts');
  const { findCardRows } = await import('./ad.queries.ts');
  const made = await createTestDatabase();
  const { db, close } = openDatabase(made.url, { max: 1 });
  try {
    const { adNumber } = await buildListing(db);
    for (let time = 0; time < 10; time += 1) await findCardRows(db, [adNumber], '2026-11-21');
    const { rows } = await sql<{ kept: number }>`
      select generic_plans::int as kept from pg_prepared_statements where statement like '%as asked (number, position)%'`.execute(
      db,
    );
    expect(rows).toEqual([{ kept: 5 }]);
  } finally {
    await close();
    await made.close();
  }
});
