import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireAds } from '../ads/expire-ads.ts';
import { type BuiltListing, buildListing } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { remindOfEnds } from './remind-of-ends.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const morning = (date: string) => new Date(`${date}T06:05:00Z`);

/** What an account was told, the oldest first: "key days". */
async function told({ host }: BuiltListing): Promise<string[]> {
  const rows = await database.db
    .selectFrom('event')
    .select(['key', 'params'])
    .where('account_id', '=', host.accountId)
    .orderBy('at')
    .execute();
  return rows.map(({ key, params }) => `${key} ${(params as { days?: number }).days ?? ''}`.trim());
}

test('an account is told 30 and 7 days before the licence of its live ad ends and when it has, each once, whoever asks', async () => {
  const { db } = database;
  const ending = (expires_on: string, state: 'published' | 'hidden' | 'closed' = 'published') =>
    buildListing(db, { ad: { licence: { expires_on }, state } });
  const shown = await ending('2026-12-31');
  const hidden = await ending('2026-12-31', 'hidden');
  const closed = await ending('2026-12-31', 'closed');
  const late = await ending('2026-12-05');
  const days = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-23', '2026-12-24', '2026-12-25'];
  for (const day of days) await Promise.all([1, 2, 3].map(() => remindOfEnds(db, morning(day))));
  const afterTheEnd = new Date('2026-12-31T21:00:00Z');
  await Promise.all([expireAds(db, afterTheEnd), expireAds(db, afterTheEnd)]);
  await remindOfEnds(db, morning('2027-01-01'));
  expect(await told(shown)).toEqual(['licence_ends_soon 30', 'licence_ends_soon 7', 'licence_expired']);
  expect(await told(hidden)).toEqual(['licence_ends_soon 30', 'licence_ends_soon 7', 'licence_expired']);
  expect(await told(closed)).toEqual([]);
  // Its first month has passed when it is first looked at: one word of it is enough.
  expect(await told(late)).toEqual(['licence_ends_soon 5', 'licence_expired']);
});

test('a renewed licence ends anew, and a job that was late tells once', async () => {
  const { db } = database;
  const listing = await buildListing(db, { ad: { licence: { expires_on: '2026-12-31' } } });
  await remindOfEnds(db, morning('2026-12-10'));
  await db
    .updateTable('licence')
    .set({ expires_on: '2027-12-31' })
    .where('id', '=', listing.licenceId ?? '')
    .execute();
  await remindOfEnds(db, morning('2026-12-31'));
  await remindOfEnds(db, morning('2027-12-05'));
  expect(await told(listing)).toEqual(['licence_ends_soon 21', 'licence_ends_soon 26']);
});
