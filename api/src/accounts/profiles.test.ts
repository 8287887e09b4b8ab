import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltPerson, buildPerson } from '../testing/factories.ts';
import { call, openSignInWorld, type SignInWorld } from '../testing/sign-in-world.ts';

let world: SignInWorld;
let ordinary: BuiltPerson;
let business: BuiltPerson;

beforeAll(async () => {
  world = await openSignInWorld();
  ordinary = await buildPerson(world.database.db);
  business = await buildPerson(world.database.db, { kind: 'business', verified: true });
  await world.database.db.updateTable('access_token').set({ last_used_at: world.clock.now }).execute();
  await world.database.db
    .updateTable('account')
    .set({ created_at: new Date('2026-01-01T21:30:00Z') })
    .execute();
});
afterAll(() => world.close());

const get = (path: string, person: BuiltPerson | null, headers: Record<string, string> = {}) =>
  call(world, 'GET', path, { token: person?.token, headers });

describe('the brief’s profile calls', () => {
  it('answer the business profile to a business account, 403 to an ordinary one', async () => {
    const answer = await get('/user/profile', business);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      status: true,
      errNum: 0,
      code: 'ok',
      msg: '',
      data: {
        id: business.accountNumber,
        user_type: 'bussines',
        name: 'مؤسسة دار السكن',
        phone: business.phone,
        verified: true,
        verified_at: '2026-01-02T12:00:00+03:00',
        created_at: '2026-01-02T00:30:00+03:00',
        role: 'owner',
        needs_passport: false,
        accounts: [
          { id: business.accountNumber, user_type: 'bussines', name: 'مؤسسة دار السكن', role: 'owner' },
        ],
      },
    });
    expect(await get('/user/profile', ordinary)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it('answer the ordinary profile to an ordinary account, and tell a business it has no access', async () => {
    const answer = await get('/ordinaries/profile', ordinary);
    expect(answer.body.data).toMatchObject({
      id: ordinary.accountNumber,
      user_type: 'ordinary',
      phone: ordinary.phone,
      verified: false,
      verified_at: null,
    });
    const refused = await get('/ordinaries/profile', business, { lang: 'en' });
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      code: 'business_no_access',
      msg: "Business account doesn't have access to that",
    });
  });

  it('answer the current user whichever account acts, and 401 when nobody does', async () => {
    expect((await get('/user/current', business)).body).toMatchObject({
      ...{ status: true, errNum: 0, data: { user_type: 'bussines' } },
    });
    expect((await get('/user/current', ordinary)).body.data.user_type).toBe('ordinary');
    const answers = await Promise.all(
      ['/user/current', '/user/profile', '/ordinaries/profile'].map((path) => get(path, null)),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ status: false, errNum: 401, code: 'login_required', data: null });
    }
  });
});

describe('the headers of the brief', () => {
  it.each([undefined, 'another-key', 'diyar-development '])('refuse the apiKey %s', async (key) => {
    const answer = await world.app.inject({
      url: '/api/v1/user/settings/site',
      headers: { lang: 'en', ...(key !== undefined && { apikey: key }) },
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      errNum: 403,
      code: 'api_key_unknown',
      msg: 'Unknown application key',
    });
  });

  it('speak Arabic in any language that is not English', async () => {
    for (const lang of ['ar', 'fr', '', 'en-US']) {
      const answer = await get('/user/current', null, { lang });
      expect(answer.body.msg, lang).toBe('سجّل الدخول للمتابعة');
    }
    expect((await get('/user/current', null)).body.msg).toBe('سجّل الدخول للمتابعة');
  });

  it('refuse a write whose XSRF pair differs, and only then', async () => {
    const write = (headers: Record<string, string>) =>
      call(world, 'POST', '/auth/codes', {
        body: { phone: 'x', channel: 'sms' },
        headers: { lang: 'en', ...headers },
      });
    const differs = await write({ cookie: 'a=b; XSRF-TOKEN=one', 'x-xsrf-token': 'two' });
    expect(differs.status).toBe(403);
    expect(differs.body.code).toBe('xsrf_mismatch');
    const others: Record<string, string>[] = [
      { cookie: 'XSRF-TOKEN=one', 'x-xsrf-token': 'one' },
      { cookie: 'XSRF-TOKEN=one' },
      { 'x-xsrf-token': 'one' },
      {},
    ];
    for (const headers of others) expect((await write(headers)).status).toBe(422);
  });
});
