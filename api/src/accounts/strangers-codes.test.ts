import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  call,
  newestCode,
  openSignInWorld,
  runSignInJobs,
  type SignInWorld,
} from '../testing/sign-in-world.ts';

const PHONE = '+966550900001';
const HOME = '198.51.100.1';
let world: SignInWorld;

beforeAll(async () => {
  world = await openSignInWorld();
});
afterAll(() => world.close());

async function ask(address: string, cookie?: string) {
  return await call(world, 'POST', '/auth/codes', {
    body: { phone: PHONE, channel: 'sms' },
    address,
    ...(cookie !== undefined && { headers: { cookie } }),
  });
}

async function tryCode(challengeId: string, code: string) {
  return await call(world, 'POST', '/auth/tokens', {
    body: { challenge_id: challengeId, code, user_type: 'ordinary', name: 'سارة القحطاني' },
    address: HOME,
  });
}

it('a stranger who asks for codes neither kills the one its owner is typing nor makes them wait', async () => {
  const mine = await ask(HOME);
  await runSignInJobs(world);
  const code = await newestCode(world, PHONE);
  expect((await ask('203.0.113.7')).status).toBe(201);
  await runSignInJobs(world);
  expect((await tryCode(mine.body.data.challenge_id, code)).status).toBe(201);
  world.clock.pass(61);
  expect((await ask(HOME)).status).toBe(201);
});

it('one address cannot use up a phone’s codes of the day', async () => {
  world.clock.pass(2 * 86_400);
  const answers = [];
  for (let asked = 0; asked < 8; asked += 1) {
    answers.push((await ask('203.0.113.8')).status);
    world.clock.pass(3600);
  }
  expect(answers.filter((status) => status === 201)).toHaveLength(5);
  expect((await ask(HOME)).status).toBe(201);
});

it('however many strangers ask, a browser that signed the phone in before still gets its code', async () => {
  world.clock.pass(2 * 86_400);
  const first = await ask(HOME);
  await runSignInJobs(world);
  const signedIn = await tryCode(first.body.data.challenge_id, await newestCode(world, PHONE));
  const set = String(signedIn.headers['set-cookie']);
  expect(set).toMatch(
    /^diyar-device=\S+; Path=\/api\/v1\/auth; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
  );
  const cookie = set.split(';')[0] ?? '';
  for (let n = 0; n < 12; n += 1) {
    await ask(`203.0.113.${100 + n}`);
    world.clock.pass(1200);
  }
  expect((await ask('203.0.113.200')).status).toBe(429);
  // From a network it was never seen on, while strangers have used up theirs.
  const known = await ask('192.0.2.77', cookie);
  expect(known.status).toBe(201);
  await runSignInJobs(world);
  expect((await tryCode(known.body.data.challenge_id, await newestCode(world, PHONE))).status).toBe(201);
});

it('the mark of one phone is none of another’s, and a made-up one is none', async () => {
  world.clock.pass(2 * 86_400);
  const forged = `diyar-device=${'a'.repeat(16)}.${'b'.repeat(43)}`;
  expect((await ask('203.0.113.9', forged)).status).toBe(201);
  const rows = await world.database.db
    .selectFrom('sign_in_challenge')
    .select('known_device')
    .orderBy('created_at', 'desc')
    .limit(1)
    .execute();
  expect(rows).toEqual([{ known_device: false }]);
});

it('a known device too has its limits', async () => {
  world.clock.pass(2 * 86_400);
  const first = await ask(HOME);
  await runSignInJobs(world);
  const signedIn = await tryCode(first.body.data.challenge_id, await newestCode(world, PHONE));
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
  const answers = [];
  for (let n = 0; n < 6; n += 1) {
    answers.push((await ask(`192.0.2.${n}`, cookie)).status);
    world.clock.pass(61);
  }
  expect(answers).toEqual([201, 201, 201, 201, 201, 429]);
});
