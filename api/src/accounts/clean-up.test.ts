import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPerson } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { cleanUp } from './clean-up.handler.ts';

const NOW = new Date('2030-01-07T09:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function makeChallenge(createdAt: Date): Promise<void> {
  await database.db
    .insertInto('sign_in_challenge')
    .values({
      phone: '+966550000001',
      address_hash: Buffer.alloc(32),
      channel: 'sms',
      lang: 'ar',
      created_at: createdAt,
      expires_at: createdAt,
    })
    .execute();
}

async function makeKey(accountId: string, createdAt: Date): Promise<void> {
  await database.db
    .insertInto('idempotency_key')
    .values({
      account_id: accountId,
      key: createdAt.toISOString(),
      fingerprint: Buffer.alloc(32),
      status: 200,
      answer: '{}',
      created_at: createdAt,
    })
    .execute();
}

it('cleaning up forgets old challenges, keys and messages, and nothing else', async () => {
  const guest = await buildPerson(database.db);
  await makeChallenge(hoursAgo(47));
  await makeChallenge(hoursAgo(49));
  await makeKey(guest.accountId, hoursAgo(23));
  await makeKey(guest.accountId, hoursAgo(25));
  for (const days of [89, 91]) {
    const message = { channel: 'sms', recipient: `+9665000000${days}`, kind: 'code' } as const;
    const created_at = hoursAgo(days * 24);
    await database.db
      .insertInto('outbox_message')
      .values({ ...message, created_at })
      .execute();
  }
  await cleanUp(database.db, NOW);
  const times = async (table: 'sign_in_challenge' | 'idempotency_key') =>
    (await database.db.selectFrom(table).select('created_at').execute()).map((row) => row.created_at);
  expect(await times('sign_in_challenge')).toEqual([hoursAgo(47)]);
  expect(await times('idempotency_key')).toEqual([hoursAgo(23)]);
  const messages = await database.db.selectFrom('outbox_message').select('recipient').execute();
  expect(messages).toEqual([{ recipient: '+966500000089' }]);
});
