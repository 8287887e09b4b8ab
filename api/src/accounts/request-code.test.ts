import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSender } from '../platform/messaging/open-sender.ts';
import { buildPerson } from '../testing/factories.ts';
import {
  askForCode,
  call,
  openSignInWorld,
  runSignInJobs,
  type SignInWorld,
} from '../testing/sign-in-world.ts';
import { startTaqnyatStub } from '../testing/sms-stub.ts';
import { requestCode } from './request-code.ts';

let world: SignInWorld;
let made = 0;
let phone: string;
let address: string;

beforeAll(async () => {
  world = await openSignInWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  made += 1;
  phone = `+96655000${String(made).padStart(4, '0')}`;
  address = `203.0.113.${made}`;
});

const ask = (options: { phone?: string; channel?: string; lang?: string; address?: string } = {}) =>
  call(world, 'POST', '/auth/codes', {
    body: { phone: options.phone ?? phone, channel: options.channel ?? 'sms' },
    headers: { lang: options.lang ?? 'ar' },
    address: options.address ?? address,
  });

const messagesTo = (to: string) =>
  world.database.db
    .selectFrom('outbox_message')
    .selectAll()
    .where('recipient', '=', to)
    .orderBy('id')
    .execute();

describe('asking for a code', () => {
  it('answers the challenge, its life and when to ask again, and the code goes out once', async () => {
    const answer = await ask();
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ status: true, errNum: 0, code: 'ok', msg: '' });
    const { challenge_id, ...rest } = answer.body.data;
    expect(challenge_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(rest).toEqual({ expires_in: 300, resend_in: 60, phone, channel: 'sms' });
    expect(await messagesTo(phone)).toEqual([]);
    await runSignInJobs(world);
    await runSignInJobs(world);
    const [message, ...more] = await messagesTo(phone);
    expect(more).toEqual([]);
    expect(message).toMatchObject({ channel: 'sms', kind: 'sign_in_code', created_at: world.clock.now });
    expect(message?.body).toMatch(/^ديار: رمز الدخول \d{6} صالح 5 دقائق/);
  });

  it('writes in the caller’s language and goes by WhatsApp when asked', async () => {
    await askForCode(world, phone, { channel: 'whatsapp', lang: 'en', address });
    const [message] = await messagesTo(phone);
    expect(message).toMatchObject({ channel: 'whatsapp' });
    expect(message?.body).toMatch(/^Diyar sign-in code: \d{6}, valid 5 minutes/);
  });

  it('keeps the code nowhere but hashed, and only once the job made it', async () => {
    await ask();
    const challenge = () =>
      world.database.db
        .selectFrom('sign_in_challenge')
        .selectAll()
        .where('phone', '=', phone)
        .executeTakeFirst();
    expect(await challenge()).toMatchObject({ code_hash: null, tries: 0 });
    await runSignInJobs(world);
    const [message] = await messagesTo(phone);
    const code = /\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
    const row = await challenge();
    expect(row?.code_hash).toHaveLength(32);
    expect(JSON.stringify({ ...row, id: '', phone: '' })).not.toContain(code);
  });

  it('answers a known phone and an unknown one alike', async () => {
    const known = await buildPerson(world.database.db, { phone });
    const unknown = '+966540000001';
    const answers = [await ask({ phone: known.phone }), await ask({ phone: unknown })];
    const shapes = answers.map(({ status, body }) => ({
      status,
      ...body,
      data: { ...body.data, challenge_id: '', phone: '' },
    }));
    expect(shapes[0]).toEqual(shapes[1]);
  });

  it.each([
    { lang: 'ar', msg: 'أدخل رقم جوال سعودي صحيح', phone: '0412345678', rule: 'phone_invalid' },
    { lang: 'en', msg: 'Enter a valid Saudi mobile number', phone: '+15551234567', rule: 'phone_invalid' },
    { lang: 'en', msg: 'Phone number is required', phone: ' ', rule: 'phone_required' },
  ])('refuses $phone in $lang', async ({ lang, msg, phone: typed, rule }) => {
    const answer = await ask({ phone: typed, lang });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      status: false,
      errNum: 422,
      code: 'validation_failed',
      msg,
      data: { errors: [{ field: 'phone', rule, msg }] },
    });
  });

  it('refuses a channel it does not know', async () => {
    const answer = await ask({ channel: 'pigeon' });
    expect(answer.status).toBe(422);
    expect(answer.body.data.errors).toMatchObject([{ field: 'channel', rule: 'invalid' }]);
  });
});

describe('limits of codes', () => {
  /** Asks and answers the seconds to wait, 0 when a code was sent. */
  async function wait(options: { phone?: string; address?: string } = {}): Promise<number> {
    const answer = await ask(options);
    if (answer.status === 201) return 0;
    expect(answer.status).toBe(429);
    expect(answer.body).toMatchObject({ code: 'too_many_requests' });
    return Number(answer.headers['retry-after']);
  }

  it('sends again after 60 seconds, in either channel', async () => {
    expect(await wait()).toBe(0);
    world.clock.pass(20);
    expect(await wait()).toBe(40);
    const answer = await ask({ channel: 'whatsapp', lang: 'en' });
    expect(answer.body.msg).toBe('Too many attempts, try again in 40 seconds');
    world.clock.pass(40);
    expect(await wait()).toBe(0);
  });

  it('sends 5 an hour and 10 a day to one phone, from wherever they are asked', async () => {
    const from = (n: number) => ({ address: `198.51.100.${n}` });
    for (let n = 1; n <= 5; n += 1) {
      expect(await wait(from(n))).toBe(0);
      world.clock.pass(600);
    }
    expect(await wait(from(6))).toBe(600);
    expect((await ask(from(6))).body.msg).toBe('محاولات كثيرة، حاول بعد 10 دقائق');
    world.clock.pass(3600);
    for (let n = 6; n <= 10; n += 1) {
      expect(await wait(from(n))).toBe(0);
      world.clock.pass(3600);
    }
    // The first of the ten was 5 × 600 + 3600 + 5 × 3600 seconds ago.
    expect(await wait(from(11))).toBe(86_400 - 24_600);
    expect((await ask({ ...from(11), lang: 'en' })).body.msg).toBe(
      'Too many attempts, try again in 18 hours',
    );
    expect((await ask(from(11))).body.msg).toBe('محاولات كثيرة، حاول بعد 18 ساعة');
    world.clock.pass(86_400 - 24_600);
    expect(await wait(from(12))).toBe(0);
  });

  it('sends 20 an hour to whatever phones one address asks for, times the factor of the configuration', async () => {
    const { db } = world.database;
    const { pepper } = world.deps.config;
    const sendingBy = (limitFactor: number) => ({
      db,
      pepper,
      channels: ['sms'] as const,
      abroad: [],
      limitFactor,
    });
    const request = { channel: 'sms', lang: 'ar', door: 'site', address, now: world.clock.now } as const;
    const askBy = (limitFactor: number, n: number) =>
      requestCode(sendingBy(limitFactor), { ...request, phone: `+9665410000${String(n).padStart(2, '0')}` });
    for (let n = 0; n < 20; n += 1) await askBy(1, n);
    const refused = { code: 'too_many_requests', details: { retryAfterSeconds: 3600 } };
    await expect(askBy(1, 20)).rejects.toMatchObject(refused);
    for (let n = 20; n < 30; n += 1) await askBy(1.5, n);
    await expect(askBy(1.5, 30)).rejects.toMatchObject(refused);
    for (let n = 30; n < 60; n += 1) await askBy(0, n);
    // The limits of one phone (its minute, its codes of the hour) are never multiplied.
    await expect(askBy(0, 59)).rejects.toMatchObject({
      code: 'too_many_requests',
      details: { retryAfterSeconds: 60 },
    });
    expect(await wait({ address: '198.51.100.200' })).toBe(0);
  });

  it('lets only one of several requests at once through', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => wait()));
    expect(answers.filter((seconds) => seconds === 0)).toHaveLength(1);
  });
});

describe('a channel nobody sends by', () => {
  it('is not offered, and refused', async () => {
    const sms = { provider: 'taqnyat', url: undefined, senderName: 'Diyar', secret: 's' } as const;
    const { db } = world.database;
    const { channels } = openSender({ db, outbox: undefined, sms, whatsapp: undefined, smtp: undefined });
    const request = {
      phone,
      channel: 'whatsapp',
      lang: 'ar',
      door: 'site',
      address,
      now: world.clock.now,
    } as const;
    const { pepper, limitFactor } = world.deps.config;
    const asked = requestCode({ db, pepper, channels, abroad: [], limitFactor }, request);
    await expect(asked).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: [{ field: 'channel', rule: 'channel_unavailable' }] },
    });
  });
});

describe('a message', () => {
  it('says in production that it went out, never what it said', async () => {
    const production = await openSignInWorld();
    const provider = await startTaqnyatStub('token');
    const sender = openSender({
      db: production.database.db,
      outbox: undefined,
      sms: { provider: 'taqnyat', url: provider.url, senderName: 'Diyar', secret: 'token' },
      whatsapp: undefined,
      smtp: undefined,
    });
    await call(production, 'POST', '/auth/codes', { body: { phone, channel: 'sms' } });
    await runSignInJobs({ ...production, deps: { ...production.deps, sender } });
    const rows = await production.database.db.selectFrom('outbox_message').selectAll().execute();
    expect(rows).toMatchObject([{ recipient: phone, body: null }]);
    expect(provider.sent).toHaveLength(1);
    await provider.close();
    await production.close();
  });

  it('ends with the line by which a phone fills the code in, when the site’s host is known', async () => {
    await ask();
    const config = { ...world.deps.config, publicUrl: 'https://diyar.example/' };
    await runSignInJobs({ ...world, deps: { ...world.deps, config } });
    const [message] = await messagesTo(phone);
    const code = /\d{6}/.exec(message?.body ?? '')?.[0];
    expect(message?.body?.endsWith(`\n\n@diyar.example #${code}`)).toBe(true);
  });
});
