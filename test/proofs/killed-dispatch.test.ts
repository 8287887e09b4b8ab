import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordEvent } from '../../api/src/events/record-event.ts';
import { sendNotification } from '../../api/src/notifications/send-notification.ts';
import { transact } from '../../api/src/platform/db/database.ts';
import { buildPerson } from '../../api/src/testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../../api/src/testing/test-database.ts';

const SCRIPT = fileURLToPath(new URL('../helpers/run-stuck-dispatch.ts', import.meta.url));
const NOON = new Date('2026-11-21T12:00:00+03:00');

let database: TestDatabase;
let dispatchId: string;
let doomed: ChildProcess;
const sent: string[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  const { accountId } = await buildPerson(database.db);
  const event = { key: 'stay_begins_soon', accountId, personId: null, params: {}, at: NOON };
  await transact(database.db, (tx) => recordEvent(tx, event));
  ({ id: dispatchId } = await database.db
    .selectFrom('notification_dispatch')
    .select('id')
    .executeTakeFirstOrThrow());
  doomed = spawn(process.execPath, [SCRIPT, database.url, dispatchId], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (doomed.stdout) await once(doomed.stdout, 'data');
}, 60_000);
afterAll(async () => {
  doomed.kill('SIGKILL');
  await database.close();
});

const send = () =>
  sendNotification(
    {
      db: database.db,
      publicUrl: undefined,
      sender: { channels: ['sms'], send: async ({ to }) => void sent.push(to) },
    },
    { dispatchId, isLast: false },
    NOON,
  );

it('a notification that one process is sending is sent by no other', async () => {
  expect([await send(), sent]).toEqual(['taken', []]);
});

it('one whose process was killed is sent by another, once', async () => {
  doomed.kill('SIGKILL');
  await once(doomed, 'exit');
  await expect.poll(send, { timeout: 20_000, interval: 100 }).toBe('sent');
  expect(await send()).toBe('taken');
  expect(sent).toHaveLength(1);
  const rows = await database.db.selectFrom('notification_dispatch').select('state').execute();
  expect(rows).toEqual([{ state: 'sent' }]);
  expect(await database.db.selectFrom('notification').select('id').execute()).toHaveLength(1);
});
