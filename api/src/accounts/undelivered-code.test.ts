import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signatureOf, WHATSAPP_WEBHOOK } from '../notifications/whatsapp-reports.ts';
import { MessageRefused } from '../platform/messaging/message-sender.ts';
import {
  askForCode,
  call,
  newestCode,
  openSignInWorld,
  runSignInJobs,
  type SignInWorld,
} from '../testing/sign-in-world.ts';
import { countLostCodes } from './undelivered-code.ts';

let world: SignInWorld;
beforeAll(async () => {
  world = await openSignInWorld();
});
afterAll(() => world.close());

/** Meta says, as often as it likes, that a message did not arrive. */
async function reportFailed(mark: string): Promise<number> {
  const status = {
    ...{ id: 'wamid.code', status: 'failed', recipient_id: '966500000000', errors: [{ code: 131_026 }] },
    timestamp: String(Math.floor(world.clock.now.getTime() / 1000)),
    biz_opaque_callback_data: mark,
  };
  const metadata = { phone_number_id: world.deps.whatsapp?.phoneNumberId };
  const changes = [{ field: 'messages', value: { metadata, statuses: [status] } }];
  const text = JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1', changes }] });
  const signature = signatureOf(world.deps.whatsapp?.appSecret ?? '', Buffer.from(text));
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature };
  const answer = await world.app.inject({ method: 'POST', url: WHATSAPP_WEBHOOK, headers, payload: text });
  return answer.statusCode;
}

const channelsTo = async (phone: string) => {
  const rows = await world.database.db
    .selectFrom('outbox_message')
    .select('channel')
    .where('recipient', '=', phone)
    .orderBy('id')
    .execute();
  return rows.map(({ channel }) => channel);
};
const lost = () => countLostCodes(world.database.db, world.clock.now);

test('a code that WhatsApp did not deliver comes by SMS, once, and signs its person in', async () => {
  const phone = '+966550007001';
  const { challengeId, code } = await askForCode(world, phone, { channel: 'whatsapp' });
  expect(await reportFailed(`code.${challengeId}`)).toBe(200);
  expect(await reportFailed(`code.${challengeId}`)).toBe(200);
  await runSignInJobs(world);
  expect(await channelsTo(phone)).toEqual(['whatsapp', 'sms']);
  const body = { challenge_id: challengeId, user_type: 'ordinary', name: 'سارة القحطاني' };
  const newest = await newestCode(world, phone);
  expect(newest).not.toBe(code);
  const answer = await call(world, 'POST', '/auth/tokens', { body: { ...body, code: newest } });
  expect(answer.status).toBe(201);
  expect(await lost()).toBe(0);
});

test('is counted as lost where no other way is left: its time is over, or no provider takes it', async () => {
  const late = await askForCode(world, '+966550007002', { channel: 'whatsapp' });
  world.clock.pass(301);
  await reportFailed(`code.${late.challengeId}`);
  await reportFailed(`code.${late.challengeId}`);
  expect(await lost()).toBe(1);

  const { sender } = world.deps;
  world.deps.sender = { ...sender, send: () => Promise.reject(new MessageRefused('no such number')) };
  await expect(askForCode(world, '+966550007003')).rejects.toThrow();
  world.deps.sender = sender;
  expect(await lost()).toBe(2);
  world.clock.pass(24 * 3600 + 1);
  expect(await lost()).toBe(0);
});

test('a report of a code that was used, or of one that never was, changes nothing', async () => {
  const { challengeId, code } = await askForCode(world, '+966550007004', { channel: 'whatsapp' });
  const body = { challenge_id: challengeId, code, user_type: 'ordinary', name: 'سارة القحطاني' };
  expect((await call(world, 'POST', '/auth/tokens', { body })).status).toBe(201);
  for (const mark of [`code.${challengeId}`, `code.${crypto.randomUUID()}`, 'code.1'])
    expect(await reportFailed(mark)).toBe(200);
  await runSignInJobs(world);
  expect(await channelsTo('+966550007004')).toEqual(['whatsapp']);
  expect(await lost()).toBe(0);
});

test('a report of a code that another has followed changes nothing', async () => {
  const phone = '+966550007005';
  const first = await askForCode(world, phone, { channel: 'whatsapp' });
  world.clock.pass(61);
  await askForCode(world, phone);
  expect(await reportFailed(`code.${first.challengeId}`)).toBe(200);
  await runSignInJobs(world);
  expect(await channelsTo(phone)).toEqual(['whatsapp', 'sms']);
  expect(await lost()).toBe(0);
});

test('a provider that answers nothing loses a code with its last try', async () => {
  const { sender } = world.deps;
  world.deps.sender = { ...sender, send: () => Promise.reject(new Error('no answer')) };
  await expect(askForCode(world, '+966550007006')).rejects.toThrow();
  expect(await lost()).toBe(0);
  await sql`update graphile_worker._private_jobs set run_at = now(), attempts = max_attempts - 1`.execute(
    world.database.db,
  );
  await runSignInJobs(world);
  world.deps.sender = sender;
  expect(await lost()).toBe(1);
});
