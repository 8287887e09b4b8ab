import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordEvent } from '../events/record-event.ts';
import { transact } from '../platform/db/database.ts';
import { MessageRefused } from '../platform/messaging/message-sender.ts';
import { buildPerson } from '../testing/factories.ts';
import { buildOperator } from '../testing/operators.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { sendNotification } from './send-notification.ts';
import { listUnsent, retryMessage } from './unsent-messages.ts';

const NOON = new Date('2026-11-21T12:00:00+03:00');
let database: TestDatabase;
let operator: Parameters<typeof retryMessage>[1];
beforeAll(async () => {
  database = await createTestDatabase();
  const { operatorId } = await buildOperator(database.db, 'p'.repeat(32), NOON);
  operator = { operatorId, sessionHash: Buffer.alloc(32), rights: new Set(['messages']), requestId: 'test' };
});
afterAll(() => database.close());

async function failed(): Promise<string> {
  const { accountId, personId } = await buildPerson(database.db);
  const event = { key: 'stay_begins_soon' as const, accountId, personId: null, params: {}, at: NOON };
  await transact(database.db, (tx) => recordEvent(tx, event));
  const { id } = await database.db
    .selectFrom('notification_dispatch')
    .innerJoin('notification', 'notification.id', 'notification_id')
    .select('notification_dispatch.id')
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  await send(id, () => Promise.reject(new MessageRefused('no such number')));
  return id;
}
const send = (id: string, sending: () => Promise<undefined>) =>
  sendNotification(
    {
      db: database.db,
      push: null,
      publicUrl: undefined,
      pepper: 'pepper',
      sender: { channels: ['sms'], abroad: [], send: sending },
    },
    id,
    NOON,
  );
const list = (state: 'failed' | 'waiting') =>
  listUnsent(database.db, { state, page: 1, per_page: 20, lang: 'en' });

it('a message that failed is shown with why, without the whole number, and one tried again goes out', async () => {
  const id = await failed();
  const { items, counts } = await list('failed');
  expect(counts).toEqual({ failed: 1, waiting: 0, replaced: 0 });
  expect(items).toMatchObject([
    { id, state: 'failed', failure: 'no such number', attempts: 1, channel: 'sms' },
  ]);
  expect(items[0]?.to).toMatch(/^…\d{4}$/);
  await retryMessage(database.db, operator, id, NOON);
  expect((await list('waiting')).items).toMatchObject([{ id, state: 'waiting', failed_at: null }]);
  expect(await send(id, async () => undefined)).toBe('sent');
  expect((await list('waiting')).counts).toEqual({ failed: 0, waiting: 0, replaced: 0 });
});

it('two operators at once try a message again once, and its act stands in the audit log', async () => {
  const id = await failed();
  const asked = await Promise.allSettled([
    retryMessage(database.db, operator, id, NOON),
    retryMessage(database.db, operator, id, NOON),
  ]);
  expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const acts = await database.db
    .selectFrom('audit_entry')
    .select(['act', 'before'])
    .where('subject_id', '=', id)
    .execute();
  expect(acts).toMatchObject([{ act: 'message_retried', before: { failure: 'no such number' } }]);
});

it('after the tries that an operator added it fails for good again', async () => {
  const id = await failed();
  await retryMessage(database.db, operator, id, NOON);
  const stumble = () => send(id, () => Promise.reject(new Error('timeout')));
  for (let tries = 1; tries < 8; tries += 1) await expect(stumble()).rejects.toThrow('timeout');
  expect(await stumble()).toBe('failed');
});
