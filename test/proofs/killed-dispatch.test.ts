import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordEvent } from '../../api/src/events/record-event.ts';
import { CLAIM_MS, sendNotification } from '../../api/src/notifications/send-notification.ts';
import { transact } from '../../api/src/platform/db/database.ts';
import { buildPerson } from '../../api/src/testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../../api/src/testing/test-database.ts';
import { query } from '../../bin/lib/postgres-server.ts';

const SCRIPT = fileURLToPath(new URL('../helpers/run-stuck-dispatch.ts', import.meta.url));
const NOON = new Date('2026-11-21T12:00:00+03:00');

let database: TestDatabase;
let dispatchId: string;
let doomed: ChildProcess;
const sent: string[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  const { accountId } = await buildPerson(database.db);
  const event = { key: 'stay_begins_soon' as const, accountId, personId: null, params: {}, at: NOON };
  await transact(database.db, (tx) => recordEvent(tx, event));
  ({ id: dispatchId } = await database.db
    .selectFrom('notification_dispatch')
    .select('id')
    .executeTakeFirstOrThrow());
  doomed = spawn(process.execPath, [SCRIPT, database.url, dispatchId, NOON.toISOString()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (doomed.stdout) await once(doomed.stdout, 'data');
}, 60_000);
afterAll(async () => {
  doomed.kill('SIGKILL');
  await database.close();
});

const send = (now: Date) =>
  sendNotification(
    {
      db: database.db,
      push: null,
      publicUrl: undefined,
      pepper: 'pepper',
      sender: { channels: ['sms'], abroad: [], send: async ({ to }) => void sent.push(to) },
    },
    dispatchId,
    now,
  );
const soon = (millis: number) => new Date(NOON.getTime() + millis);

it('a notification that one process is sending is sent by no other, and holds up no transaction', async () => {
  expect([await send(soon(0)), await send(soon(CLAIM_MS - 1)), sent]).toEqual(['taken', 'taken', []]);
  const open = await query(
    database.url,
    `select pid from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  );
  expect(open).toEqual([]);
});

it('one whose process was killed between the provider and the record is sent again once its claim ran out, and is counted', async () => {
  doomed.kill('SIGKILL');
  await once(doomed, 'exit');
  expect(await send(soon(1000))).toBe('taken');
  expect(await send(soon(CLAIM_MS))).toBe('sent');
  expect(await send(soon(2 * CLAIM_MS))).toBe('over');
  expect(sent).toHaveLength(1);
  const rows = await database.db.selectFrom('notification_dispatch').select(['state', 'attempts']).execute();
  expect(rows).toEqual([{ state: 'sent', attempts: 2 }]);
  expect(await database.db.selectFrom('notification').select('id').execute()).toHaveLength(1);
});

it('twenty at once hand a notification over once', async () => {
  const { accountId } = await buildPerson(database.db);
  const event = { key: 'stay_ends_soon' as const, accountId, personId: null, params: {}, at: NOON };
  await transact(database.db, (tx) => recordEvent(tx, event));
  ({ id: dispatchId } = await database.db
    .selectFrom('notification_dispatch')
    .select('id')
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow());
  sent.length = 0;
  const ended = await Promise.all(Array.from({ length: 20 }, () => send(soon(0))));
  expect(ended.filter((end) => end === 'sent')).toHaveLength(1);
  expect(sent).toHaveLength(1);
});
