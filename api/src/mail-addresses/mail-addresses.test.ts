import type { Api } from '@diyar/contract/endpoints/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { recordEvent } from '../events/record-event.ts';
import { sendNotification } from '../notifications/send-notification.ts';
import { transact } from '../platform/db/database.ts';
import type { Message } from '../platform/messaging/message-sender.ts';
import { type Asked, buildContractApp, type ContractApp } from '../testing/contract-app.ts';
import { type BuiltPerson, buildPerson } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { mailAddressHandlers } from './mail-address.handler.ts';

const NOON = new Date('2026-11-21T12:00:00+03:00');
let database: TestDatabase;
let api: ContractApp;
const sent: Message[] = [];
const sender = {
  channels: ['sms', 'email'],
  abroad: [],
  send: async (message: Message) => void sent.push(message),
} as const;
beforeAll(async () => {
  database = await createTestDatabase();
  api = await buildContractApp(database, NOON);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

/** Status and data of a call; a refusal has none. */
const call: <C extends keyof Api>(
  name: C,
  asked?: Asked,
) => Promise<{ status: number; data: z.output<Api[C]['data']> | undefined }> = async (name, asked) => {
  const { status, body } = await api.call(name, asked);
  return { status, data: body.status ? body.data : undefined };
};
const ask = ({ token }: BuiltPerson, address: string, lang: 'ar' | 'en' = 'ar') =>
  call('POST /api/v1/notifications/email/codes', { token, lang, body: { address } });
const prove = ({ token }: BuiltPerson, challenge_id: string, code: string) =>
  call('PUT /api/v1/notifications/email', { token, body: { challenge_id, code } });

/** The code that the worker sends for a challenge. */
async function codeOf(challengeId: string): Promise<string> {
  const deps = { db: database.db, now: () => NOON, sender, config: api.deps.config };
  const { mail_address__send_code: run } = mailAddressHandlers(deps);
  sent.length = 0;
  await run?.({ challengeId }, { logger: { warn: () => {} } } as never);
  return /\d{6}/.exec(sent[0]?.text ?? '')?.[0] ?? '';
}

async function provenPerson(address: string): Promise<BuiltPerson> {
  const person = await buildPerson(database.db);
  const { data } = await ask(person, address);
  const challengeId = data?.challenge_id ?? '';
  await prove(person, challengeId, await codeOf(challengeId));
  return person;
}

it('an address is a person’s once the code that went there comes back, in their language', async () => {
  const person = await buildPerson(database.db);
  const { status, data } = await ask(person, 'Noura@Example.sa', 'en');
  expect([status, data?.expires_in]).toEqual([201, 1800]);
  const challengeId = data?.challenge_id ?? '';
  const code = await codeOf(challengeId);
  expect(sent[0]).toMatchObject({
    channel: 'email',
    to: 'noura@example.sa',
    mail: { subject: `${code} confirms your e-mail at Diyar` },
  });
  expect((await prove(person, challengeId, '000000')).status).toBe(422);
  const proven = await prove(person, challengeId, code);
  expect(proven.data).toMatchObject({
    address: 'noura@example.sa',
    verified_at: '2026-11-21T12:00:00+03:00',
  });
  expect((await prove(person, challengeId, code)).status).toBe(410);
  const { data: channels } = await call('GET /api/v1/notifications/channels', { token: person.token });
  expect(channels?.channels).toEqual(['sms', 'whatsapp', 'email']);
});

it('a challenge is its person’s alone, and takes five tries, also at once', async () => {
  const [person, other] = [await buildPerson(database.db), await buildPerson(database.db)];
  const { data } = await ask(person, 'five@example.sa');
  const challengeId = data?.challenge_id ?? '';
  const code = await codeOf(challengeId);
  expect((await prove(other, challengeId, code)).status).toBe(410);
  const wrong = code === '111111' ? '222222' : '111111';
  const tries = await Promise.all(Array.from({ length: 12 }, () => prove(person, challengeId, wrong)));
  expect(tries.map(({ status }) => status).toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => 422),
    ...Array.from({ length: 7 }, () => 429),
  ]);
  expect((await prove(person, challengeId, code)).status).toBe(429);
});

it('nobody’s mailbox is filled: a minute between two codes, five an hour to an address', async () => {
  const person = await buildPerson(database.db);
  expect((await ask(person, 'full@example.sa')).status).toBe(201);
  expect((await ask(person, 'full@example.sa')).status).toBe(429);
  expect((await ask(await buildPerson(database.db), 'full@example.sa')).status).toBe(429);
  expect((await ask(person, 'not an address')).status).toBe(422);
});

it('the database keeps no address that was not proven', async () => {
  const { personId } = await buildPerson(database.db);
  const row = { person_id: personId, address: 'never@example.sa', verified_at: NOON };
  await expect(database.db.insertInto('person_email').values(row).execute()).rejects.toThrow(
    'was not proven',
  );
});

it('a notification goes to a proven address once, says where to stop its kind, and that link stops it without a sign-in', async () => {
  const person = await provenPerson('told@example.sa');
  const happen = () =>
    transact(database.db, (tx) =>
      recordEvent(tx, {
        key: 'payout_paid',
        accountId: person.accountId,
        personId: null,
        params: { payout: 7, amount: 50_000 },
        at: NOON,
      }),
    );
  const dispatches = () =>
    database.db
      .selectFrom('notification_dispatch')
      .innerJoin('notification', 'notification.id', 'notification_id')
      .select(['notification_dispatch.id', 'channel'])
      .where('person_id', '=', person.personId)
      .execute();
  await happen();
  const [dispatch, ...others] = await dispatches();
  expect([dispatch?.channel, others]).toEqual(['email', []]);
  sent.length = 0;
  const deps = {
    db: database.db,
    sender,
    push: null,
    publicUrl: 'https://diyar.example',
    pepper: api.deps.config.pepper,
  };
  expect(await sendNotification(deps, dispatch?.id ?? '', NOON)).toBe('sent');
  const [message] = sent;
  expect(message).toMatchObject({
    id: dispatch?.id,
    to: 'told@example.sa',
    mail: { subject: 'حوّلنا إليك \u2066500 S.R\u2069، رقم التحويل 7' },
  });
  expect(message?.mail?.html).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/);
  const link = new URL(message?.mail?.unsubscribeUrl ?? '');
  const key = link.pathname.replace('/unsubscribe/', '');
  const params = { key };
  expect((await call('GET /api/v1/notifications/unsubscriptions/{key}', { params })).data).toEqual({
    kind: 'money',
    is_wanted: true,
  });
  const tap = await api.app.inject({
    method: 'POST',
    url: link.pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(tap.statusCode).toBe(200);
  await happen();
  expect(await dispatches()).toHaveLength(1);
  const forged = { key: key.replace('.money.', '.ads.') };
  expect((await call('GET /api/v1/notifications/unsubscriptions/{key}', { params: forged })).status).toBe(
    404,
  );
  const body = { is_wanted: true };
  await call('PUT /api/v1/notifications/unsubscriptions/{key}', { params, body });
  await happen();
  expect(await dispatches()).toHaveLength(2);
});

it('an address that was taken back gets nothing any more, not even what waits', async () => {
  const person = await provenPerson('gone@example.sa');
  await transact(database.db, (tx) =>
    recordEvent(tx, {
      key: 'payout_paid',
      accountId: person.accountId,
      personId: null,
      params: { payout: 8, amount: 1 },
      at: NOON,
    }),
  );
  const { data } = await call('DELETE /api/v1/notifications/email', { token: person.token });
  expect(data?.address).toBeNull();
  const { id } = await database.db
    .selectFrom('notification_dispatch')
    .innerJoin('notification', 'notification.id', 'notification_id')
    .select('notification_dispatch.id')
    .where('person_id', '=', person.personId)
    .executeTakeFirstOrThrow();
  const deps = { db: database.db, sender, push: null, publicUrl: undefined, pepper: api.deps.config.pepper };
  expect(await sendNotification(deps, id, NOON)).toBe('unneeded');
});
