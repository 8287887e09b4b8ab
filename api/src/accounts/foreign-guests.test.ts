import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brokenConstraint } from '../platform/db/database.ts';
import { openSender } from '../platform/messaging/open-sender.ts';
import { buildListing, buildPerson, buildProperty } from '../testing/factories.ts';
import { hold } from '../testing/payment-world.ts';
import {
  call,
  newestCode,
  openSignInWorld,
  runSignInJobs,
  type SignInWorld,
} from '../testing/sign-in-world.ts';
import { requestCode } from './request-code.ts';

let world: SignInWorld;
let made = 0;
beforeAll(async () => {
  world = await openSignInWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  made += 1;
});

function newPhone(): string {
  made += 1;
  return `+97150${2_000_000 + made}`;
}

/** Sets what operators would, from this moment. */
async function set(settings: { foreign_sign_in?: boolean; foreign_countries?: string }): Promise<void> {
  world.clock.pass(1);
  const type = { foreign_sign_in: 'boolean', foreign_countries: 'text' } as const;
  for (const key of Object.keys(settings) as (keyof typeof settings)[])
    await world.database.db
      .insertInto('setting')
      .values({
        ...{ key, type: type[key], value: JSON.stringify(settings[key]), source: 'test' },
        effective_from: world.clock.now,
      })
      .execute();
}

const ask = (
  phone: string,
  more: { country?: string; channel?: string; lang?: string; address?: string } = {},
) => {
  const { lang, address = `198.51.100.${made % 250}`, ...body } = more;
  return call(world, 'POST', '/auth/codes', {
    body: { phone, channel: 'whatsapp', ...body },
    headers: lang === undefined ? {} : { lang },
    address,
  });
};

/** Signs a foreign number in, as a new guest or one who was here. */
async function signIn(
  phone: string,
  profile: Record<string, string> = { user_type: 'ordinary', name: 'Layla Rahman' },
) {
  world.clock.pass(61);
  const asked = await ask(phone, { lang: 'en' });
  await runSignInJobs(world);
  const body = {
    challenge_id: asked.body.data.challenge_id,
    code: await newestCode(world, phone),
    ...profile,
  };
  return call(world, 'POST', '/auth/tokens', { body, headers: { lang: 'en' } });
}

/** Somebody who is signed in now; with a foreign number unless told. */
async function personWith(phone: string | undefined = newPhone()) {
  const person = await buildPerson(world.database.db, { phone });
  await world.database.db.updateTable('access_token').set({ last_used_at: world.clock.now }).execute();
  return person;
}

const brokenBy = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing',
    (error: unknown) => brokenConstraint(error),
  );

describe('signing in with a number of another country', () => {
  it('is off until operators say otherwise, and no country is offered', async () => {
    const refused = await ask('+971501234567', { lang: 'en' });
    expect(refused.body).toMatchObject({
      code: 'validation_failed',
      data: {
        errors: [
          {
            field: 'phone',
            rule: 'phone_foreign_off',
            msg: 'Only Saudi mobile numbers can log in at present',
          },
        ],
      },
    });
    expect((await call(world, 'GET', '/auth/countries')).body.data).toEqual({ channels: [], countries: [] });
  });

  it('is for the countries that operators name, each told with its code', async () => {
    await set({ foreign_sign_in: true, foreign_countries: 'AE=50, GB=20' });
    expect((await call(world, 'GET', '/auth/countries')).body.data).toEqual({
      channels: ['whatsapp', 'sms'],
      countries: [
        { code: 'AE', dial: '971' },
        { code: 'GB', dial: '44' },
      ],
    });
    const sent = await ask('050 200 0001', { country: 'AE' });
    expect(sent.body.data).toMatchObject({ phone: '+971502000001', channel: 'whatsapp' });
    const ruleOf = async (phone: string, country?: string) =>
      (await ask(phone, { ...(country !== undefined && { country }) })).body.data.errors[0].rule;
    expect(await ruleOf('+201001234567')).toBe('phone_country_closed');
    expect(await ruleOf('123', 'AE')).toBe('phone_foreign_invalid');
    expect(await ruleOf('0412345678')).toBe('phone_invalid');
  });

  it('writes English where no language is asked for, and the one that is', async () => {
    const phone = newPhone();
    await ask(phone);
    await runSignInJobs(world);
    const textTo = async () =>
      (
        await world.database.db
          .selectFrom('outbox_message')
          .select('body')
          .where('recipient', '=', phone)
          .orderBy('id', 'desc')
          .executeTakeFirstOrThrow()
      ).body;
    expect(await textTo()).toMatch(/^Diyar sign-in code/);
    world.clock.pass(61);
    await ask(phone, { lang: 'ar' });
    await runSignInJobs(world);
    expect(await textTo()).toMatch(/^ديار: رمز الدخول/);
  });

  it('sends a country no more codes a day than it is allowed, however many ask at once', async () => {
    await set({ foreign_countries: 'AE=50, GB=3' });
    const numbers = [0, 1, 2, 3, 4, 5].map((n) => `+4474001234${n}0`);
    const answers = await Promise.all(
      numbers.map((phone, n) => ask(phone, { lang: 'en', address: `192.0.2.${n + 1}` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.msg).toMatch(/^Numbers of this country were sent all the codes/);
    expect(refused?.headers['retry-after']).toBe('86400');
    expect((await ask(newPhone())).status).toBe(201);
    world.clock.pass(86_400);
    expect((await ask('+447400123460', { address: '192.0.2.99' })).status).toBe(201);
  });

  it('lets one network ask for few foreign numbers a day', async () => {
    const { db } = world.database;
    const sending = {
      db,
      pepper: world.deps.config.pepper,
      channels: ['whatsapp'],
      abroad: ['whatsapp'],
    } as const;
    const asked = {
      channel: 'whatsapp',
      door: 'site',
      address: '192.0.2.200',
      now: world.clock.now,
    } as const;
    const askOnce = () => requestCode({ ...sending, limitFactor: 1 }, { ...asked, phone: newPhone() });
    for (let n = 0; n < 10; n += 1) await askOnce();
    await expect(askOnce()).rejects.toMatchObject({
      code: 'too_many_requests',
      details: { retryAfterSeconds: 86_400 },
    });
  });

  it('goes by WhatsApp where the provider of SMS is Saudi, and not at all without it', async () => {
    const { db } = world.database;
    const sms = { provider: 'taqnyat', url: 'http://127.0.0.1:9', senderName: 'Diyar', secret: 's' } as const;
    const { pepper } = world.deps.config;
    const sender = openSender({ db, outbox: undefined, sms, whatsapp: undefined, smtp: undefined });
    expect(sender.abroad).toEqual([]);
    const asked = { phone: newPhone(), channel: 'sms', door: 'site', address: '192.0.2.201' } as const;
    const by = (abroad: readonly ('sms' | 'whatsapp')[]) =>
      requestCode(
        { db, pepper, channels: ['sms', 'whatsapp'], abroad, limitFactor: 1 },
        { ...asked, now: world.clock.now },
      );
    await expect(by([])).rejects.toMatchObject({ details: { fields: [{ rule: 'phone_foreign_off' }] } });
    expect((await by(['whatsapp'])).channel).toBe('whatsapp');
    const message = { channel: 'sms', to: asked.phone, kind: 'sign_in_code', text: 'x' } as const;
    await expect(sender.send(message, world.clock.now)).rejects.toThrow('sms reaches no number abroad');
  });

  it('does not open the console', async () => {
    const { db } = world.database;
    const { pepper } = world.deps.config;
    const asked = { phone: newPhone(), channel: 'sms', door: 'console', address: '192.0.2.202' } as const;
    const asking = requestCode(
      { db, pepper, channels: ['sms'], abroad: ['sms'], limitFactor: 1 },
      { ...asked, now: world.clock.now },
    );
    await expect(asking).rejects.toMatchObject({ details: { fields: [{ rule: 'phone_invalid' }] } });
  });
});

describe('a guest with a foreign number', () => {
  it('opens an ordinary account in English, and no business', async () => {
    const phone = newPhone();
    const business = await signIn(phone, { user_type: 'bussines', name: 'Rahman Homes' });
    expect(business.body).toMatchObject({ errNum: 403, code: 'foreign_guest' });
    const { user_token: token } = (await signIn(phone)).body.data;
    const me = (await call(world, 'GET', '/user/current', { token })).body.data;
    expect(me).toMatchObject({ phone, role: 'guest', needs_passport: true, verified: false });
    const person = await world.database.db
      .selectFrom('person')
      .select('lang')
      .where('phone', '=', phone)
      .executeTakeFirst();
    expect(person?.lang).toBe('en');
    const added = await call(world, 'POST', '/accounts', {
      token,
      body: { user_type: 'bussines', name: 'Rahman Homes' },
    });
    expect(added.body.code).toBe('foreign_guest');
  });

  it('is told why they may not advertise, in both languages', async () => {
    const { token } = await personWith();
    const says = async (lang: string) =>
      (await call(world, 'PUT', '/host/wizard', { token, body: {}, headers: { lang } })).body;
    expect(await says('ar')).toMatchObject({
      code: 'foreign_guest',
      msg: expect.stringMatching(/^من يدخل برقم جوال غير سعودي/),
    });
    expect(await says('en')).toMatchObject({
      code: 'foreign_guest',
      msg: expect.stringMatching(/^A number from outside/),
    });
  });

  it('publishes nothing, whatever writes it', async () => {
    const { db } = world.database;
    const guest = await buildPerson(db, { phone: newPhone() });
    const host = await buildPerson(db, { kind: 'business' });
    const rule = 'foreign_guest_publishes_nothing';
    expect(await brokenBy(buildProperty(db, { accountId: guest.accountId }))).toBe(rule);
    expect(await brokenBy(buildPerson(db, { phone: newPhone(), kind: 'business' }))).toBe(rule);
    const member = { account_id: host.accountId, person_id: guest.personId, role: 'editor' as const };
    expect(await brokenBy(db.insertInto('team_member').values(member).execute())).toBe(rule);
    const wizard = sql`insert into wizard (person_id, account_id, content, started_at, saved_at)
      values (${guest.personId}, ${guest.accountId}, '{}', now(), now())`;
    expect(await brokenBy(wizard.execute(db))).toBe(rule);
  });

  it('never takes the place of a Saudi number', async () => {
    const { db } = world.database;
    const { personId } = await buildPerson(db);
    const challenge = (phone: string, country: string | null) =>
      db
        .insertInto('sign_in_challenge')
        .values({
          ...{ phone, country, channel: 'sms', lang: 'en', address_hash: Buffer.alloc(32) },
          ...{ created_at: world.clock.now, expires_at: world.clock.now, used_at: world.clock.now },
        })
        .execute();
    const { phone: before } = await db
      .selectFrom('person')
      .select('phone')
      .where('id', '=', personId)
      .executeTakeFirstOrThrow();
    const after = newPhone();
    await challenge(before, null);
    await challenge(after, 'AE');
    const move = db.updateTable('person').set({ phone: after }).where('id', '=', personId).execute();
    expect(await brokenBy(move)).toBe('person_phone_stays_saudi');
  });
});

describe('a booking with a foreign number', () => {
  it('needs a passport, kept as an identity is, and shown by its end', async () => {
    const { db } = world.database;
    const { unitId } = await buildListing(db);
    const guest = await personWith();
    await expect(hold(world, { unitId, guest })).rejects.toMatchObject({ code: 'passport_needed' });
    const give = (body: Record<string, string>) =>
      call(world, 'PUT', '/accounts/current/passport', { token: guest.token, body, headers: { lang: 'en' } });
    expect((await give({ country: 'ZZ', number: 'N1234567' })).body.data.errors[0].rule).toBe(
      'passport_country',
    );
    expect((await give({ country: 'GB', number: '12' })).body.data.errors[0].rule).toBe('passport_invalid');
    const given = await give({ country: 'GB', number: 'n 123-4567' });
    expect(given.body.data.identity).toEqual({
      kind: 'passport',
      last4: '4567',
      country: 'GB',
      verified: false,
    });
    const kept = await db
      .selectFrom('person')
      .selectAll()
      .where('id', '=', guest.personId)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(kept)).not.toContain('N1234567');
    expect((await call(world, 'GET', '/user/current', { token: guest.token })).body.data.needs_passport).toBe(
      false,
    );
    expect((await hold(world, { unitId, guest })).number).toMatch(/^\d+$/);
  });

  it('asks for no national identity, and the passport stands in the place of the sign-on', async () => {
    const { token, personId } = await personWith();
    const shown = await call(world, 'GET', '/verifications/identity', { token });
    expect(shown.body.data).toMatchObject({ may: 'passport', identity: null });
    for (const [method, path] of [
      ['POST', '/verifications/identity'],
      ['PUT', '/accounts/current/identity'],
    ] as const)
      expect((await call(world, method, path, { token, body: { number: '1012345672' } })).body.code).toBe(
        'not_available',
      );
    const saudi = await personWith('+966551112233');
    const given = await call(world, 'PUT', '/accounts/current/passport', {
      token: saudi.token,
      body: { country: 'GB', number: 'N1234567' },
    });
    expect(given.body.code).toBe('not_available');
    const copy = {
      identity_kind: 'citizen',
      identity_hmac: Buffer.alloc(32),
      identity_last4: '5672',
    } as const;
    const put = world.database.db.updateTable('person').set(copy).where('id', '=', personId).execute();
    expect(await brokenBy(put)).toBe('person_foreign_identity_is_passport');
  });

  it('leaves in the copy what is kept of the passport, and nothing once the account is closed', async () => {
    const phone = newPhone();
    const { user_token: token } = (await signIn(phone)).body.data;
    await call(world, 'PUT', '/accounts/current/passport', {
      token,
      body: { country: 'GB', number: 'N1234567' },
    });
    const copy = (await call(world, 'GET', '/accounts/current/personal-data', { token })).body;
    expect(JSON.stringify(copy)).toContain('"identity_country":"GB"');
    world.clock.pass(61);
    const asked = await ask(phone, { channel: 'sms' });
    await runSignInJobs(world);
    const body = { challenge_id: asked.body.data.challenge_id, code: await newestCode(world, phone) };
    expect((await call(world, 'POST', '/accounts/current/closure', { token, body })).status).toBeLessThan(
      300,
    );
    const { rows } =
      await sql`select from person where identity_country = 'GB' and closed_at is not null`.execute(
        world.database.db,
      );
    expect(rows).toEqual([]);
  });
});
