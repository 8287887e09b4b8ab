import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { signAnswer, transactionIdOf } from '../../../demo/src/national-access/embedded-sign-on.ts';
import { createNafath } from '../national-access/nafath.ts';
import { AccessBusy, AccessDown } from '../national-access/national-access.ts';
import { buildContractApp, type ContractApp } from '../testing/contract-app.ts';
import { type BuiltPerson, buildPerson } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { expireIdentityChecks } from './end-identity-check.ts';
import { askSignOn } from './hear-sign-on.ts';

const NOW = new Date('2026-11-21T12:00:00+03:00');
let database: TestDatabase;
let api: ContractApp;
beforeAll(async () => {
  database = await createTestDatabase();
  api = await buildContractApp(database, NOW);
});
afterAll(async () => {
  await api.close();
  await database.close();
});
beforeEach(() => {
  api.clock.now = NOW;
});

let serial = 0;
/** An identity number nobody has yet, with its check digit. */
function newIdentity(kind: '1' | '2' = '1'): string {
  serial += 1;
  const nine = `${kind}${String(10_000_000 + serial)}`;
  for (let last = 0; last < 10; last += 1) {
    const digits = [...`${nine}${last}`].map(Number);
    const sum = digits.reduce((all, digit, index) => {
      const value = index % 2 === 0 ? digit * 2 : digit;
      return all + (value > 9 ? value - 9 : value);
    }, 0);
    if (sum % 10 === 0) return `${nine}${last}`;
  }
  throw new Error('no check digit');
}
const ask = ({ token }: BuiltPerson, number: string) =>
  api.call('POST /api/v1/verifications/identity', { token, body: { number } });
const stands = ({ token }: BuiltPerson) => api.get('GET /api/v1/verifications/identity', { token });
const rowOf = (id: string) =>
  database.db.selectFrom('identity_check').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function begun(number = newIdentity()) {
  const person = await buildPerson(database.db);
  const { body } = await ask(person, number);
  if (!body.status || body.data.check === null) throw new Error(JSON.stringify(body));
  const { id } = body.data.check;
  const { transaction_id } = await rowOf(id);
  return { person, number, id, transactionId: transaction_id ?? '' };
}
const answer = (requestId: string, token: string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/v1/webhooks/nafath',
    payload: { token, transId: 'whatever stands here', requestId },
  });

it('a person picks the number, is verified with a badge and told, and the number itself is gone', async () => {
  const { person, number, id, transactionId } = await begun(newIdentity('2'));
  const waiting = await stands(person);
  expect(waiting).toMatchObject({ verified_at: null, check: { state: 'waiting' } });
  expect(waiting.check?.number).toBeGreaterThanOrEqual(10);
  const token = await signAnswer({ transactionId, status: 'COMPLETED', identityNumber: number }, NOW);
  expect((await answer(id, token)).statusCode).toBe(200);
  expect(await stands(person)).toMatchObject({
    verified_at: '2026-11-21T12:00:00+03:00',
    identity: { kind: 'resident', last4: number.slice(-4) },
    check: { state: 'completed', number: null },
  });
  const row = await rowOf(id);
  expect(row.sealed_number).toBeNull();
  expect(JSON.stringify(row)).not.toContain(number);
  const account = await database.db
    .selectFrom('account')
    .select('verified_at')
    .where('id', '=', person.accountId)
    .executeTakeFirstOrThrow();
  expect(account.verified_at).toEqual(NOW);
  const news = await api.get('GET /api/v1/notifications', { token: person.token });
  expect(news.items[0]).toMatchObject({ place: 'verify_account' });
  // The same answer again, and a rejection after it, change nothing.
  await answer(id, token);
  await answer(id, await signAnswer({ transactionId, status: 'REJECTED', identityNumber: number }, NOW));
  expect((await stands(person)).check?.state).toBe('completed');
  expect((await api.get('GET /api/v1/notifications', { token: person.token })).total).toBe(news.total);
});

it('a number that the profile does not name is refused in the brief’s words', async () => {
  const person = await buildPerson(database.db);
  const mine = newIdentity();
  await api.get('PUT /api/v1/accounts/current/identity', { token: person.token, body: { number: mine } });
  const { status, body } = await ask(person, newIdentity());
  expect([status, body.data]).toMatchObject([
    422,
    {
      errors: [
        {
          field: 'number',
          rule: 'identity_matches_profile',
          msg: 'رقم الهوية الوطنية يجب أن يطابق الملف الشخصي',
        },
      ],
    },
  ]);
  expect((await ask(person, mine)).status).toBe(201);
});

it.each(['', '123', '3000000008', '1000000009', 'abc'])('"%s" is no identity number', async (number) => {
  expect((await ask(await buildPerson(database.db), number)).status).toBe(422);
});

it('one request waits at a time, of two at once one is kept, and three in ten minutes are enough', async () => {
  const person = await buildPerson(database.db);
  const number = newIdentity();
  const both = await Promise.all([ask(person, number), ask(person, number)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  for (let again = 0; again < 2; again += 1) {
    api.clock.pass(185);
    await expireIdentityChecks(database.db, api.clock.now);
    expect((await ask(person, number)).status).toBe(201);
  }
  api.clock.pass(185);
  await expireIdentityChecks(database.db, api.clock.now);
  expect((await ask(person, number)).status).toBe(429);
  expect((await stands(person)).check?.state).toBe('expired');
});

it('one identity is one person’s: whoever comes second is refused, also when both asked at once', async () => {
  const number = newIdentity();
  const [first, second] = [await begun(number), await begun(number)];
  const say = ({ id, transactionId }: typeof first) =>
    signAnswer({ transactionId, status: 'COMPLETED', identityNumber: number }, NOW).then((token) =>
      answer(id, token),
    );
  await Promise.all([say(first), say(second)]);
  const states = await Promise.all([stands(first.person), stands(second.person)]);
  expect(states.map(({ check }) => check?.state).toSorted()).toEqual(['completed', 'failed']);
  // A third learns nothing of it before its person has approved.
  const late = await begun(number);
  await say(late);
  expect(await stands(late.person)).toMatchObject({ verified_at: null, check: { state: 'failed' } });
});

it('a team member cannot verify the account they act for', async () => {
  const person = await buildPerson(database.db);
  const other = await buildPerson(database.db);
  await database.db
    .insertInto('team_member')
    .values({ account_id: other.accountId, person_id: person.personId, role: 'manager' })
    .execute();
  await database.db
    .updateTable('access_token')
    .set({ account_id: other.accountId })
    .where('person_id', '=', person.personId)
    .execute();
  expect((await ask(person, newIdentity())).status).toBe(403);
  expect((await stands(person)).may).toBe('owner_alone');
});

it('hostile answers are refused, and change nothing', async () => {
  const { person, number, id, transactionId } = await begun();
  const good = { transactionId, status: 'COMPLETED', identityNumber: number } as const;
  const stranger = await generateKeyPair('RS256', { extractable: true });
  const claims = { transId: transactionId, status: 'COMPLETED', nin: number };
  const seconds = Math.floor(NOW.getTime() / 1000);
  const signed = (
    payload: object,
    header: { alg: string; kid?: string },
    key: Parameters<SignJWT['sign']>[0] = stranger.privateKey,
  ) =>
    new SignJWT({ ...payload })
      .setProtectedHeader(header)
      .setIssuer('Nafath App')
      .setAudience('diyar')
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 60)
      .sign(key);
  const real = await signAnswer(good, NOW);
  const [head, body, signature] = real.split('.');
  const swapped = Buffer.from(JSON.stringify({ ...claims, nin: newIdentity() })).toString('base64url');
  const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
  const hostile = [
    'not a token',
    '..',
    none,
    `${head}.${swapped}.${signature}`,
    `${head}.${body}.`,
    `${head}.${body}.${signature?.slice(0, -4)}AAAA`,
    await signed(claims, { alg: 'RS256', kid: 'sandbox' }),
    await signed(claims, { alg: 'RS256', kid: 'unknown' }),
    await signed(claims, { alg: 'RS256' }),
    await signed(
      claims,
      { alg: 'HS256', kid: 'sandbox' },
      new TextEncoder().encode(JSON.stringify(await exportJWK(stranger.publicKey))),
    ),
    await signAnswer(good, new Date(NOW.getTime() - 3_600_000)),
    'a'.repeat(9_999),
  ];
  for (const token of hostile) expect((await answer(id, token)).statusCode, token.slice(0, 40)).toBe(403);
  expect((await stands(person)).check?.state).toBe('waiting');
  // Signed well, but of another transaction, another request, or not decided.
  const elsewhere = await begun();
  await answer(id, await signAnswer({ ...good, transactionId: elsewhere.transactionId }, NOW));
  await answer(elsewhere.id, real);
  expect([(await stands(person)).check?.state, (await stands(elsewhere.person)).check?.state]).toEqual([
    'waiting',
    'waiting',
  ]);
  // Another person approved.
  await answer(id, await signAnswer({ ...good, identityNumber: newIdentity() }, NOW));
  expect(await stands(person)).toMatchObject({ verified_at: null, check: { state: 'failed' } });
  await answer(id, real);
  expect((await stands(person)).verified_at).toBeNull();
});

it('an approval after the time is over verifies nobody, and a rejection ends the request', async () => {
  const late = await begun();
  api.clock.pass(181);
  const { transactionId, number } = late;
  await answer(
    late.id,
    await signAnswer({ transactionId, status: 'COMPLETED', identityNumber: number }, api.clock.now),
  );
  expect(await stands(late.person)).toMatchObject({ verified_at: null, check: { state: 'expired' } });
  api.clock.now = NOW;
  const no = await begun();
  await answer(
    no.id,
    await signAnswer({ transactionId: no.transactionId, status: 'REJECTED', identityNumber: no.number }, NOW),
  );
  expect((await stands(no.person)).check?.state).toBe('rejected');
});

it('an answer that never came is fetched with our own keys', async () => {
  const { person, id } = await begun();
  const { identityKey } = api.deps.config;
  const said = (status: 'waiting' | 'completed') => ({
    begin: () => Promise.reject(new Error('not asked')),
    read: () => Promise.reject(new Error('not asked')),
    status: () => Promise.resolve(status),
  });
  expect(await askSignOn({ db: database.db, nationalAccess: said('waiting'), identityKey }, id, NOW)).toBe(
    true,
  );
  expect(await askSignOn({ db: database.db, nationalAccess: said('completed'), identityKey }, id, NOW)).toBe(
    false,
  );
  expect((await stands(person)).verified_at).not.toBeNull();
});

it('a sign-on that does not answer is said, and the next try is free', async () => {
  const person = await buildPerson(database.db);
  expect((await ask(person, '1000000016')).body).toMatchObject({ code: 'sign_on_down' });
  expect((await ask(person, newIdentity())).status).toBe(201);
});

it('the adapter reads the published contract alone', async () => {
  const answers: [number, unknown][] = [];
  const nafath = createNafath({
    url: 'https://nafath.example/',
    appId: 'app',
    appKey: 'key',
    service: 'Login',
    audience: undefined,
    serverIp: '10.0.0.1',
    now: () => NOW,
    fetch: async () => {
      const [status, body] = answers.shift() ?? [500, {}];
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
    },
  });
  const begin = () =>
    nafath.begin({ identityNumber: '1000000008', requestId: 'r', lang: 'ar', ip: '10.0.0.2' });
  answers.push([200, { transId: 't', random: '42' }]);
  expect(await begin()).toEqual({ transactionId: 't', number: 42 });
  for (const odd of [
    { transId: 't', random: '7' },
    { transId: 't' },
    'not json',
    [],
    { transId: '', random: 42 },
  ]) {
    answers.push([200, odd]);
    await expect(begin()).rejects.toBeInstanceOf(AccessDown);
  }
  answers.push([400, { code: '400-034-050', reference: '' }]);
  await expect(begin()).rejects.toBeInstanceOf(AccessBusy);
  const look = () =>
    nafath.status({
      identityNumber: '1000000008',
      transactionId: transactionIdOf('1000000008', 'x'.repeat(32)),
      number: 42,
    });
  answers.push(
    [400, { code: '400-034-051' }],
    [200, { status: 'COMPLETED' }],
    [200, { status: 'MAYBE' }],
    [403, {}],
  );
  expect([await look(), await look()]).toEqual(['expired', 'completed']);
  await expect(look()).rejects.toBeInstanceOf(AccessDown);
  await expect(look()).rejects.toBeInstanceOf(AccessDown);
});
