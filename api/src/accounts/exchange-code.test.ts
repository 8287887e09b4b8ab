import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPerson } from '../testing/factories.ts';
import { askForCode, call, openSignInWorld, type SignInWorld } from '../testing/sign-in-world.ts';
import { hashCode } from './challenge.ts';

let world: SignInWorld;
let made = 0;
let phone: string;
const asGuest = { user_type: 'ordinary', name: 'سارة القحطاني' };

beforeAll(async () => {
  world = await openSignInWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  made += 1;
  phone = `+96655100${String(made).padStart(4, '0')}`;
});

const ask = () => askForCode(world, phone, { address: `203.0.113.${made}` });
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const take = (challengeId: string, code: string, profile: Record<string, string> = {}, lang = 'ar') =>
  call(world, 'POST', '/auth/tokens', {
    body: { challenge_id: challengeId, code, ...profile },
    headers: { lang },
  });

const personOf = () =>
  world.database.db.selectFrom('person').selectAll().where('phone', '=', phone).execute();

describe('the first sign-in', () => {
  it('asks for kind and name, then opens person, account and consents at once', async () => {
    const { challengeId, code } = await ask();
    for (const profile of [{}, { user_type: 'ordinary' }, { name: 'سارة القحطاني' }]) {
      const answer = await take(challengeId, code, profile);
      expect(answer.status).toBe(422);
      expect(answer.body.code).toBe('profile_needed');
    }
    expect(await personOf()).toEqual([]);
    const answer = await take(challengeId, code, asGuest);
    expect(answer.status).toBe(201);
    expect(answer.body.data).toEqual({
      user_token: expect.stringMatching(/^[\w-]{43}$/),
      user_type: 'ordinary',
      is_new: true,
    });
    const [person] = await personOf();
    const consents = await world.database.db
      .selectFrom('consent')
      .select(['slug', 'version', 'given_at'])
      .where('person_id', '=', person?.id ?? '')
      .orderBy('slug')
      .execute();
    expect(consents).toEqual([
      { slug: 'privacy-policy', version: expect.any(Number), given_at: world.clock.now },
      { slug: 'terms_of_use', version: expect.any(Number), given_at: world.clock.now },
    ]);
  });

  it('has a business agree to the service agreement too', async () => {
    const { challengeId, code } = await ask();
    const answer = await take(challengeId, code, { user_type: 'bussines', name: 'دار السكن' });
    expect(answer.body.data).toMatchObject({ user_type: 'bussines', is_new: true });
    const consents = await world.database.db
      .selectFrom('consent')
      .innerJoin('person', 'person.id', 'consent.person_id')
      .select('slug')
      .where('phone', '=', phone)
      .execute();
    expect(consents.map(({ slug }) => slug).sort()).toEqual([
      'privacy-policy',
      'term-of-service-agreement',
      'terms_of_use',
    ]);
  });

  it('waits 10 minutes for the profile, with all tries, and no longer', async () => {
    const { challengeId, code } = await ask();
    for (let n = 0; n < 4; n += 1) await take(challengeId, wrong(code));
    expect((await take(challengeId, code)).body.code).toBe('profile_needed');
    world.clock.pass(599);
    expect((await take(challengeId, code)).body.code).toBe('profile_needed');
    expect((await take(challengeId, wrong(code), asGuest)).body.code).toBe('code_wrong');
    world.clock.pass(1);
    expect((await take(challengeId, code, asGuest)).body.code).toBe('code_expired');
    expect(await personOf()).toEqual([]);
  });

  it.each([
    { profile: { user_type: 'business', name: 'سارة القحطاني' }, field: 'user_type', rule: 'invalid' },
    { profile: { user_type: 'ordinary', name: 'سار' }, field: 'name', rule: 'name_min' },
    { profile: { user_type: 'ordinary', name: ' ' }, field: 'name', rule: 'name_required' },
  ])('refuses a broken $field by $rule without using a try', async ({ profile, field, rule }) => {
    const { challengeId, code } = await ask();
    for (let n = 0; n < 6; n += 1) {
      const answer = await take(challengeId, code, profile as Record<string, string>);
      expect(answer.status).toBe(422);
      expect(answer.body.data.errors[0]).toMatchObject({ field, rule });
    }
    expect((await take(challengeId, code, asGuest)).status).toBe(201);
  });

  it('makes one person when two first sign-ins come at once', async () => {
    const { id } = await twinChallenge();
    const first = await ask();
    await world.database.db
      .updateTable('sign_in_challenge')
      .set({ expires_at: new Date(world.clock.now.getTime() + 300_000) })
      .where('id', '=', id)
      .execute();
    const answers = await Promise.all([
      take(first.challengeId, first.code, asGuest),
      take(id, '123456', asGuest),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers.map(({ body }) => body.data.is_new).sort()).toEqual([false, true]);
    expect(await personOf()).toHaveLength(1);
  });

  /** A second living challenge of the phone, which no request could make. */
  async function twinChallenge(): Promise<{ id: string }> {
    const now = world.clock.now;
    const { id } = await world.database.db
      .insertInto('sign_in_challenge')
      .values({
        phone,
        address_hash: Buffer.alloc(32),
        channel: 'sms',
        lang: 'ar',
        created_at: new Date(now.getTime() - 120_000),
        expires_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const code_hash = hashCode(world.deps.config.pepper, id, '123456');
    await world.database.db
      .updateTable('sign_in_challenge')
      .set({ code_hash })
      .where('id', '=', id)
      .execute();
    return { id };
  }
});

describe('a code', () => {
  it.each([
    { lang: 'ar', msg: 'رمز التحقق غير صحيح، حاول مرة أخرى' },
    { lang: 'en', msg: 'verification code is incorrect, try again' },
  ])('that is wrong says so in $lang', async ({ lang, msg }) => {
    const { challengeId, code } = await ask();
    const answer = await take(challengeId, wrong(code), asGuest, lang);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ status: false, errNum: 422, code: 'code_wrong', msg, data: null });
  });

  it('may be typed in Arabic digits', async () => {
    const { challengeId, code } = await ask();
    const arabic = code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
    expect((await take(challengeId, ` ${arabic.slice(0, 3)} ${arabic.slice(3)}`, asGuest)).status).toBe(201);
  });

  it('is wrong while the job has not made it yet', async () => {
    const answer = await call(world, 'POST', '/auth/codes', {
      body: { phone, channel: 'sms' },
      address: phone,
    });
    expect((await take(answer.body.data.challenge_id, '000000')).body.code).toBe('code_wrong');
  });

  it('dies after 5 tries, the right one included', async () => {
    const { challengeId, code } = await ask();
    for (let n = 0; n < 5; n += 1)
      expect((await take(challengeId, wrong(code))).body.code).toBe('code_wrong');
    const answer = await take(challengeId, code, asGuest, 'en');
    expect(answer.status).toBe(429);
    expect(answer.body).toMatchObject({
      code: 'code_tries_used',
      msg: 'Too many tries with this code, request a new one',
    });
    expect((await take(challengeId, code, asGuest)).body.msg).toBe(
      'محاولات كثيرة بهذا الرمز، اطلب رمزًا جديدًا',
    );
  });

  it('gives exactly 5 tries to guesses that come at once', async () => {
    const { challengeId, code } = await ask();
    const answers = await Promise.all(Array.from({ length: 12 }, () => take(challengeId, wrong(code))));
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((one) => one === 'code_wrong')).toHaveLength(5);
    expect(codes.filter((one) => one === 'code_tries_used')).toHaveLength(7);
  });

  it('lives 5 minutes', async () => {
    const { challengeId, code } = await ask();
    world.clock.pass(300);
    const answer = await take(challengeId, code, asGuest, 'en');
    expect(answer.status).toBe(410);
    expect(answer.body).toMatchObject({
      code: 'code_expired',
      msg: 'The code has expired, request a new one',
    });
    expect((await take(challengeId, code)).body.msg).toBe('انتهت صلاحية الرمز، اطلب رمزًا جديدًا');
  });

  it('works one second before its end', async () => {
    const { challengeId, code } = await ask();
    world.clock.pass(299);
    expect((await take(challengeId, code, asGuest)).status).toBe(201);
  });

  it('is used once, however many come at once', async () => {
    const { challengeId, code } = await ask();
    const answers = await Promise.all([1, 2, 3].map(() => take(challengeId, code, asGuest)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 410, 410]);
    expect((await take(challengeId, code)).body.code).toBe('code_expired');
  });

  it('dies when a newer one is asked for', async () => {
    const older = await ask();
    world.clock.pass(61);
    const newer = await ask();
    expect((await take(older.challengeId, older.code, asGuest)).body.code).toBe('code_expired');
    expect((await take(newer.challengeId, newer.code, asGuest)).status).toBe(201);
  });

  it('of a challenge nobody opened has expired; what is no challenge is invalid', async () => {
    expect((await take('01890a5d-ac96-774b-bcce-b302099a8057', '123456')).body.code).toBe('code_expired');
    expect((await take('1', '123456')).body.data.errors).toMatchObject([{ field: 'challenge_id' }]);
    expect((await take('01890a5d-ac96-774b-bcce-b302099a8057', '')).body.data.errors).toMatchObject([
      { field: 'code', rule: 'code_required' },
    ]);
  });
});

describe('a known phone', () => {
  it('gets the account it used last, or the kind it asks for', async () => {
    const person = await buildPerson(world.database.db, { phone });
    const inserted = await world.database.db
      .insertInto('account')
      .values({ person_id: person.personId, kind: 'business', name: 'دار السكن' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await world.database.db.deleteFrom('access_token').where('person_id', '=', person.personId).execute();
    await world.database.db
      .updateTable('account')
      .set({ last_acted_at: world.clock.now })
      .where('id', '=', inserted.id)
      .execute();
    const signIn = async (profile: Record<string, string> = {}) => {
      world.clock.pass(61);
      const { challengeId, code } = await ask();
      return (await take(challengeId, code, profile)).body.data;
    };
    expect(await signIn()).toMatchObject({ user_type: 'bussines', is_new: false });
    expect(await signIn({ user_type: 'ordinary' })).toMatchObject({ user_type: 'ordinary', is_new: false });
    expect(await signIn()).toMatchObject({ user_type: 'ordinary', is_new: false });
    expect(await signIn({ user_type: 'bussines', name: 'اسم آخر' })).toMatchObject({ is_new: false });
    expect(await signIn()).toMatchObject({ user_type: 'bussines' });
  });

  it('without an account of the kind it asks for owes the profile, as a new one does', async () => {
    const person = await buildPerson(world.database.db, { phone });
    const { challengeId, code } = await ask();
    expect((await take(challengeId, code, { user_type: 'bussines' })).body.code).toBe('profile_needed');
    const answer = await take(challengeId, code, { user_type: 'bussines', name: 'دار السكن' });
    expect(answer.body.data).toMatchObject({ user_type: 'bussines', is_new: true });
    const accounts = world.database.db
      .selectFrom('account')
      .select('kind')
      .where('person_id', '=', person.personId);
    expect(await accounts.execute()).toHaveLength(2);
  });

  it('that is only in a team acts for its business', async () => {
    const host = await buildPerson(world.database.db, { kind: 'business' });
    const { id } = await world.database.db
      .insertInto('person')
      .values({ phone })
      .returning('id')
      .executeTakeFirstOrThrow();
    await world.database.db
      .insertInto('team_member')
      .values({ account_id: host.accountId, person_id: id, role: 'editor' })
      .execute();
    const { challengeId, code } = await ask();
    expect((await take(challengeId, code)).body.data).toMatchObject({ user_type: 'bussines', is_new: false });
  });
});
