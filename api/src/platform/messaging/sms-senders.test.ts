import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outboxSender } from '../../../../demo/src/outbox/outbox-sender.ts';
import { type HttpStub, sendJson, startHttpStub } from '../../testing/http-stub.ts';
import { type SmsStub, startTaqnyatStub } from '../../testing/sms-stub.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type Message, MessageRefused, type MessageSender } from './message-sender.ts';
import { openSender, type SenderOptions } from './open-sender.ts';

const NOW = new Date('2030-01-07T09:00:00Z');
const TO = '+966550000001';
const CODE = '204816';
const message: Message = {
  channel: 'sms',
  to: TO,
  kind: 'sign_in_code',
  text: `رمز الدخول: ${CODE}`,
  code: { value: CODE, lang: 'ar' },
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('outbox_message').execute();
});

const open = (options: Partial<SenderOptions>): MessageSender =>
  openSender({
    db: database.db,
    outbox: undefined,
    sms: undefined,
    whatsapp: undefined,
    smtp: undefined,
    ...options,
  });

const written = () =>
  database.db.selectFrom('outbox_message').select(['channel', 'recipient', 'kind', 'body']).execute();

/** Returns the error that sending throws; it must hold neither number nor text. */
async function failureOf(sender: MessageSender, sent: Message = message): Promise<Error> {
  const error = await sender.send(sent, NOW).then(
    () => new Error('it was taken'),
    (thrown: Error) => thrown,
  );
  const told = `${error.message} ${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`;
  expect(told).not.toMatch(new RegExp(`55000000|${CODE}|رمز`));
  expect(await written()).toEqual([]);
  return error;
}

describe('an SMS by Taqnyat', () => {
  let stub: SmsStub;
  beforeEach(async () => {
    stub = await startTaqnyatStub('token');
  });
  afterEach(() => stub.close());
  const sender = (secret = 'token') =>
    open({ sms: { provider: 'taqnyat', url: stub.url, senderName: 'Diyar', secret, answerWithinMs: 300 } });

  it('goes out in its form, and only that it did is written down', async () => {
    await sender().send(message, NOW);
    expect(stub.sent).toEqual([{ to: '966550000001', text: message.text, sender: 'Diyar' }]);
    expect(await written()).toEqual([{ channel: 'sms', recipient: TO, kind: 'sign_in_code', body: null }]);
  });

  it.each([
    ['rejects the number', true],
    ['has no credit', true],
    ['knows no token', false],
    ['stumbles', false],
    ['is silent', false],
    ['raves', false],
  ] as const)(
    'is not taken when the provider %s, and the error tells nothing of it',
    async (mood, isFinal) => {
      stub.mood = mood;
      expect((await failureOf(sender())) instanceof MessageRefused).toBe(isFinal);
    },
  );

  it('is not lost when nobody listens: the error asks for another try', async () => {
    await stub.close();
    expect(await failureOf(sender())).not.toBeInstanceOf(MessageRefused);
    stub = await startTaqnyatStub('token');
  });
});

describe('an SMS by Unifonic', () => {
  let stub: HttpStub;
  let answer: { status: number; body: unknown };
  const taken = { success: true, message: '', errorCode: 'ER-00', data: { MessageID: 1, Status: 'Queued' } };
  beforeEach(async () => {
    stub = await startHttpStub((_came, response) => sendJson(response, answer.status, answer.body));
  });
  afterEach(() => stub.close());
  const sender = () =>
    open({ sms: { provider: 'unifonic', url: stub.url, senderName: 'Diyar', secret: 'app' } });

  it('goes out in its form', async () => {
    answer = { status: 200, body: taken };
    await sender().send(message, NOW);
    const form = new URLSearchParams(stub.requests[0]?.body.toString());
    expect(Object.fromEntries(form)).toMatchObject({
      AppSid: 'app',
      SenderID: 'Diyar',
      Recipient: '966550000001',
      Body: message.text,
      responseType: 'JSON',
    });
    expect(await written()).toHaveLength(1);
  });

  it.each([
    [200, { success: false, message: `${TO} is wrong`, errorCode: 'ER-482', data: null }, true],
    [200, { success: false, message: TO, errorCode: 'ER-429', data: null }, false],
    [410, { success: false, message: TO, errorCode: '410' }, true],
    [401, { success: false, message: 'auth' }, false],
    [503, 'down', false],
    [200, 'what?', false],
  ])('is not taken by HTTP %s %j', async (status, body, isFinal) => {
    answer = { status, body };
    expect((await failureOf(sender())) instanceof MessageRefused).toBe(isFinal);
  });
});

describe('a code by WhatsApp', () => {
  let stub: HttpStub;
  let sms: SmsStub;
  let answer: { status: number; body: unknown };
  const failed = (code: number) => ({
    error: { message: TO, type: 'OAuthException', code, fbtrace_id: 'x' },
  });
  const whatsappMessage: Message = { ...message, channel: 'whatsapp' };
  beforeEach(async () => {
    stub = await startHttpStub((_came, response) => sendJson(response, answer.status, answer.body));
    sms = await startTaqnyatStub('token');
  });
  afterEach(() => Promise.all([stub.close(), sms.close()]));
  const whatsapp = () => ({
    ...{ url: stub.url, token: 'meta', phoneNumberId: '1055', codeTemplate: 'otp_login' },
    ...{ appSecret: 'secret', verifyToken: 'verify' },
  });

  it('stands in its template, twice, in the language of who asked', async () => {
    answer = { status: 200, body: { messaging_product: 'whatsapp', messages: [{ id: 'wamid.1' }] } };
    await open({ whatsapp: whatsapp() }).send(whatsappMessage, NOW);
    const [came] = stub.requests;
    expect([came?.path, came?.headers.authorization]).toEqual(['/1055/messages', 'Bearer meta']);
    const parameters = [{ type: 'text', text: CODE }];
    expect(JSON.parse(String(came?.body))).toEqual({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: '966550000001',
      type: 'template',
      template: {
        name: 'otp_login',
        language: { code: 'ar' },
        components: [
          { type: 'body', parameters },
          { type: 'button', sub_type: 'url', index: '0', parameters },
        ],
      },
    });
    expect(await written()).toMatchObject([{ channel: 'whatsapp', body: null }]);
  });

  it('goes by SMS to who is not on WhatsApp', async () => {
    answer = { status: 400, body: failed(131_026) };
    const provider = { provider: 'taqnyat', url: sms.url, senderName: 'Diyar', secret: 'token' } as const;
    await open({ whatsapp: whatsapp(), sms: provider }).send(whatsappMessage, NOW);
    expect(sms.sent).toMatchObject([{ text: message.text }]);
    expect(await written()).toMatchObject([{ channel: 'sms' }]);
  });

  it.each([
    [400, 131_026, true],
    [404, 132_001, true],
    [400, 130_429, false],
    [401, 190, false],
    [500, 131_000, false],
  ])('is not taken by HTTP %s with code %s', async (status, code, isFinal) => {
    answer = { status, body: failed(code) };
    const error = await failureOf(open({ whatsapp: whatsapp() }), whatsappMessage);
    expect(error instanceof MessageRefused).toBe(isFinal);
  });

  it('is not all that WhatsApp carries: what has a template fills it, is marked, and its provider’s id is known', async () => {
    answer = { status: 200, body: { messaging_product: 'whatsapp', messages: [{ id: 'wamid.1' }] } };
    const template = { name: 'notice_bookings_1', lang: 'en', parameters: ['It is confirmed'] } as const;
    const { code: _, ...notice } = { ...whatsappMessage, template, mark: 'a.1' };
    expect(await open({ whatsapp: whatsapp() }).send(notice, NOW)).toEqual({ providerId: 'wamid.1' });
    expect(JSON.parse(String(stub.requests[0]?.body))).toMatchObject({
      biz_opaque_callback_data: 'a.1',
      template: {
        name: 'notice_bookings_1',
        language: { code: 'en' },
        components: [{ type: 'body', parameters: [{ type: 'text', text: 'It is confirmed' }] }],
      },
    });
    answer = { status: 400, body: failed(131_026) };
    await database.db.deleteFrom('outbox_message').execute();
    const provider = { provider: 'taqnyat', url: sms.url, senderName: 'Diyar', secret: 'token' } as const;
    await failureOf(open({ whatsapp: whatsapp(), sms: provider }), notice);
    expect(sms.sent).toEqual([]);
  });

  it('does not go without a template', async () => {
    const { code: _, ...notice } = whatsappMessage;
    expect(await failureOf(open({ whatsapp: whatsapp() }), notice)).toBeInstanceOf(MessageRefused);
    expect(stub.requests).toEqual([]);
  });
});

describe('a channel without a provider', () => {
  it('does not exist in production', async () => {
    const sender = open({ sms: { provider: 'taqnyat', url: undefined, senderName: 'D', secret: 's' } });
    expect(sender.channels).toEqual(['sms']);
    expect(await failureOf(sender, { ...message, channel: 'email' })).toBeInstanceOf(MessageRefused);
  });

  it('ends in the outbox outside production, with its text', async () => {
    const sender = open({ outbox: outboxSender(database.db) });
    expect(sender.channels).toEqual(['sms', 'whatsapp', 'email']);
    await sender.send({ ...message, channel: 'whatsapp' }, NOW);
    expect(await written()).toMatchObject([{ channel: 'whatsapp', body: message.text }]);
  });
});
