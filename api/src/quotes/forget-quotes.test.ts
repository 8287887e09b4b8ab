import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildListing, buildPerson } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { forgetQuotes } from './forget-quotes.ts';

const NOW = new Date('2030-01-07T09:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function makeQuote(unitId: string, createdAt: Date): Promise<string> {
  const { id } = await database.db
    .insertInto('quote')
    .values({
      unit_id: unitId,
      period: 2,
      start_date: '2030-02-01',
      end_date: '2030-02-02',
      terms: '{}',
      created_at: createdAt,
      expires_at: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

it('a quote is forgotten after a week, unless it was booked', async () => {
  const guest = await buildPerson(database.db);
  const { unitId, host } = await buildListing(database.db);
  const young = await makeQuote(unitId, hoursAgo(7 * 24 - 1));
  await makeQuote(unitId, hoursAgo(7 * 24 + 1));
  const used = await makeQuote(unitId, hoursAgo(30 * 24));
  await database.db
    .insertInto('reservation')
    .values({
      quote_id: used,
      unit_id: unitId,
      guest_account_id: guest.accountId,
      host_account_id: host.accountId,
      period: 2,
      start_date: '2030-02-01',
      end_date: '2030-02-02',
      starts_at: new Date('2030-02-01T13:00:00Z'),
      ends_at: new Date('2030-02-02T09:00:00Z'),
      state: 'canceled',
      method: 'card',
      total: 50_000,
      tax: 6522,
      down_payment: 15_000,
      security_deposit: 0,
      terms: '{}',
      created_at: hoursAgo(30 * 24),
      updated_at: hoursAgo(30 * 24),
    })
    .execute();
  await forgetQuotes(database.db, NOW);
  const quotes = await database.db.selectFrom('quote').select('id').execute();
  expect(quotes.map(({ id }) => id).sort()).toEqual([young, used].sort());
});
