import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson } from '../testing/factories.ts';
import { call, openSignInWorld, type SignInWorld, signInAs } from '../testing/sign-in-world.ts';
import { hashToken } from './access-token.ts';
import { authenticate } from './authenticate.ts';

const DAY = 86_400;
let world: SignInWorld;
let made = 0;
const newPhone = () => {
  made += 1;
  return `+96655200${String(made).padStart(4, '0')}`;
};

beforeAll(async () => {
  world = await openSignInWorld();
});
afterAll(() => world.close());

const whoIs = (token: string) => authenticate(world.database.db, token, world.clock.now);
const current = (token: string, headers = {}) => call(world, 'GET', '/user/current', { token, headers });
const tokenRow = (token: string) =>
  world.database.db
    .selectFrom('access_token')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirstOrThrow();

describe('a token', () => {
  it('is kept as a hash only', async () => {
    const { user_token } = await signInAs(world, newPhone());
    expect(Buffer.from(user_token, 'base64url')).toHaveLength(32);
    expect((await tokenRow(user_token)).token_hash).toHaveLength(32);
    const texts = await world.database.db.selectFrom('access_token').selectAll().execute();
    expect(JSON.stringify(texts)).not.toContain(user_token);
  });

  it('lives 90 days after its last use, and each use starts them anew', async () => {
    const { user_token } = await signInAs(world, newPhone());
    world.clock.pass(90 * DAY - 1);
    expect(await whoIs(user_token)).toMatchObject({ kind: 'ordinary' });
    world.clock.pass(90 * DAY - 1);
    expect(await whoIs(user_token)).not.toBeNull();
    world.clock.pass(90 * DAY);
    expect(await whoIs(user_token)).toBeNull();
  });

  it('writes its use down at most every 5 minutes, for itself and its account', async () => {
    const { user_token } = await signInAs(world, newPhone());
    const signedInAt = world.clock.now;
    const uses = async () => {
      const { last_used_at, account_id } = await tokenRow(user_token);
      const account = world.database.db
        .selectFrom('account')
        .select('last_acted_at')
        .where('id', '=', account_id);
      return { last_used_at, ...(await account.executeTakeFirstOrThrow()) };
    };
    world.clock.pass(300);
    await whoIs(user_token);
    expect(await uses()).toEqual({ last_used_at: signedInAt, last_acted_at: signedInAt });
    world.clock.pass(1);
    await Promise.all([whoIs(user_token), whoIs(user_token)]);
    expect(await uses()).toEqual({ last_used_at: world.clock.now, last_acted_at: world.clock.now });
  });

  it('that is missing, unknown or misshapen is refused, each by its own code', async () => {
    const missing = await call(world, 'GET', '/user/current', { headers: { lang: 'en' } });
    expect(missing.status).toBe(401);
    expect(missing.body).toMatchObject({
      errNum: 401,
      code: 'login_required',
      msg: 'please login to continue',
    });
    const unknown = await current('x'.repeat(43), { lang: 'en' });
    expect(unknown.status).toBe(401);
    expect(unknown.body).toMatchObject({ errNum: 401, code: 'invalid_token', msg: 'INVALID TOKEN !' });
    const misshapen = await call(world, 'GET', '/user/current', { headers: { authorization: 'Basic abc' } });
    expect(misshapen.body).toMatchObject({
      errNum: 401,
      code: 'invalid_token',
      msg: expect.stringMatching(/[ء-ي]/),
    });
  });
});

describe('signing out', () => {
  it('here ends this token and no other', async () => {
    const phone = newPhone();
    const [here, there] = [await signInAs(world, phone), await signInAs(world, phone)];
    const answer = await call(world, 'DELETE', '/auth/tokens/current', { token: here.user_token });
    expect(answer).toMatchObject({ status: 200, body: { status: true, data: {} } });
    expect((await current(here.user_token)).body.code).toBe('invalid_token');
    expect((await current(there.user_token)).status).toBe(200);
  });

  it('everywhere ends all tokens of the person and nobody else’s', async () => {
    const phone = newPhone();
    const other = await signInAs(world, newPhone());
    const mine = [await signInAs(world, phone), await signInAs(world, phone), await signInAs(world, phone)];
    const token = mine[1]?.user_token;
    const answer = await call(world, 'DELETE', '/auth/tokens', { token });
    expect(answer.body.data).toEqual({ signed_out: 3 });
    for (const { user_token } of mine) expect(await whoIs(user_token)).toBeNull();
    expect(await whoIs(other.user_token)).not.toBeNull();
  });
});

describe('acting for accounts', () => {
  it('a business adds an ordinary account to its phone, acts for it, and switches back', async () => {
    const phone = newPhone();
    const { user_token: token } = await signInAs(world, phone, { user_type: 'bussines', name: 'دار السكن' });
    const business = (await current(token)).body.data;
    const added = await call(world, 'POST', '/accounts', {
      token,
      body: { user_type: 'ordinary', name: 'سارة القحطاني' },
    });
    expect(added.status).toBe(201);
    expect(added.body.data).toEqual({
      account_id: expect.stringMatching(/^\d{8}$/),
      user_type: 'ordinary',
      name: 'سارة القحطاني',
    });
    const profile = (await current(token)).body.data;
    expect(profile).toMatchObject({ id: added.body.data.account_id, user_type: 'ordinary', phone });
    expect(profile.accounts.map((account: { id: string }) => account.id).sort()).toEqual(
      [business.id, profile.id].sort(),
    );
    const back = await call(world, 'PUT', '/auth/tokens/current/account', {
      token,
      body: { account_id: business.id },
    });
    expect(back.body.data).toEqual({ account_id: business.id, user_type: 'bussines', name: 'دار السكن' });
    expect((await current(token)).body.data.id).toBe(business.id);
  });

  it('adds one account of each kind and no more', async () => {
    const { user_token: token } = await signInAs(world, newPhone());
    const add = (lang: string) =>
      call(world, 'POST', '/accounts', {
        token,
        body: { user_type: 'ordinary', name: 'اسم آخر' },
        headers: { lang },
      });
    const answer = await add('en');
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: 'account_exists',
      msg: 'You already have an account of this kind',
    });
    expect((await add('ar')).body.msg).toMatch(/[ء-ي]/);
    const both = await Promise.all(
      [1, 2].map(() =>
        call(world, 'POST', '/accounts', { token, body: { user_type: 'bussines', name: 'دار السكن' } }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('switches to a team’s account, and is out as soon as the membership ends', async () => {
    const host = await buildPerson(world.database.db, { kind: 'business' });
    const phone = newPhone();
    const { user_token: token } = await signInAs(world, phone);
    const actor = await whoIs(token);
    const put = () =>
      call(world, 'PUT', '/auth/tokens/current/account', { token, body: { account_id: host.accountNumber } });
    expect((await put()).body.code).toBe('not_found');
    await world.database.db
      .insertInto('team_member')
      .values({ account_id: host.accountId, person_id: actor?.personId ?? '', role: 'viewer' })
      .execute();
    expect((await put()).body.data).toMatchObject({ account_id: host.accountNumber, user_type: 'bussines' });
    expect(await whoIs(token)).toMatchObject({ accountId: host.accountId, personId: actor?.personId });
    expect((await current(token)).body.data).toMatchObject({ id: host.accountNumber, phone });
    await world.database.db.deleteFrom('team_member').where('account_id', '=', host.accountId).execute();
    expect((await current(token)).body.code).toBe('invalid_token');
  });

  it('never switches to somebody else’s account', async () => {
    const stranger = await buildPerson(world.database.db);
    const { user_token: token } = await signInAs(world, newPhone());
    for (const account_id of [stranger.accountNumber, stranger.accountId, '0', '1; drop']) {
      const answer = await call(world, 'PUT', '/auth/tokens/current/account', {
        token,
        body: { account_id },
      });
      expect(answer.status).toBe(404);
    }
  });
});
