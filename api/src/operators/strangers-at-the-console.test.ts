import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type BuiltOperator, buildOperator } from '../testing/operators.ts';
import {
  call,
  newestCode,
  openSignInWorld,
  runSignInJobs,
  type SignInWorld,
} from '../testing/sign-in-world.ts';
import { totpAt } from './totp.ts';

const DESK = '198.51.100.1';
const XSRF = 'XSRF-TOKEN=pair';

let world: SignInWorld;
let operator: BuiltOperator;
beforeAll(async () => {
  world = await openSignInWorld({ LIMIT_FACTOR: '1' });
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.pass(2 * 86_400);
  operator = await buildOperator(world.database.db, world.deps.config.pepper, world.clock.now);
});

const headersWith = (cookie?: string) => ({
  cookie: cookie === undefined ? XSRF : `${XSRF}; ${cookie}`,
  'x-xsrf-token': 'pair',
});

function ask(address: string, { door = 'console', cookie }: { door?: string; cookie?: string } = {}) {
  const body = { phone: operator.phone, channel: 'sms' };
  const path = door === 'console' ? '/console/codes' : '/auth/codes';
  return call(world, 'POST', path, { body, address, headers: headersWith(cookie) });
}

async function sentCode(asked: Awaited<ReturnType<typeof ask>>) {
  expect(asked.status).toBe(201);
  await runSignInJobs(world);
  return { challenge_id: asked.body.data.challenge_id, code: await newestCode(world, operator.phone) };
}

const open = (proof: { challenge_id: string; code: string }, totp?: string, address = DESK) =>
  call(world, 'POST', '/console/session', {
    body: { ...proof, ...(totp !== undefined && { totp }) },
    address,
    headers: headersWith(),
  });

const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) =>
  [headers['set-cookie']].flat().map(String);

/** Opens the console as the operator does, and answers the mark it leaves in their browser. */
async function knownDevice(): Promise<string> {
  const proof = await sentCode(await ask(DESK));
  const opened = await open(proof, totpAt(operator.totpSecret, world.clock.now));
  expect(opened.status).toBe(201);
  world.clock.pass(61);
  const mark = cookiesOf(opened).find((cookie) => cookie.startsWith('diyar-console-device='));
  return mark?.split(';')[0] ?? '';
}

const newestIsKnown = async () => {
  const row = await world.database.db
    .selectFrom('sign_in_challenge')
    .select('known_device')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return row.known_device;
};

it('opening the console marks the browser for the console’s own calls, and for nothing else', async () => {
  const opened = await open(await sentCode(await ask(DESK)), totpAt(operator.totpSecret, world.clock.now));
  expect(cookiesOf(opened)).toEqual([
    expect.stringMatching(/^diyar_console=[\w-]{43}; Path=\/api\/v1\/console; HttpOnly; SameSite=Strict$/),
    expect.stringMatching(
      /^diyar-console-device=[\w-]{16}\.[\w-]{43}; Path=\/api\/v1\/console; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    ),
  ]);
});

it.each([
  ['the console', 'console'],
  ['the site', 'site'],
])(
  'strangers who use up the codes at %s keep no operator out who opened the console here before',
  async (_, door) => {
    const cookie = await knownDevice();
    for (let n = 0; n < 12; n += 1) {
      await ask(`203.0.113.${n}`, { door });
      world.clock.pass(1200);
    }
    // Strangers are one, whichever door they come to.
    for (const other of ['console', 'site'])
      expect((await ask('203.0.113.99', { door: other })).status).toBe(429);
    const proof = await sentCode(await ask('192.0.2.77', { cookie }));
    expect((await open(proof, totpAt(operator.totpSecret, world.clock.now))).status).toBe(201);
  },
);

it('five codes that strangers ask for do not close the console for an hour', async () => {
  const cookie = await knownDevice();
  for (let n = 0; n < 5; n += 1) expect((await ask(`203.0.113.${100 + n}`)).status).toBe(n < 4 ? 201 : 429);
  expect((await ask(DESK, { cookie })).status).toBe(201);
});

it('a stranger’s code kills none that the operator is typing, known or not', async () => {
  const cookie = await knownDevice();
  const mine = await sentCode(await ask(DESK, { cookie }));
  const elsewhere = await sentCode(await ask('192.0.2.8'));
  for (const door of ['console', 'site'])
    expect((await ask(`203.0.113.${door.length}`, { door })).status).toBe(201);
  for (const proof of [mine, elsewhere]) expect((await open(proof)).body.code).toBe('totp_needed');
});

it('whoever shares the operator’s network does not use up the codes of their known device', async () => {
  const cookie = await knownDevice();
  const askFor = (phone: string) =>
    call(world, 'POST', '/console/codes', {
      body: { phone, channel: 'sms' },
      address: DESK,
      headers: headersWith(),
    });
  for (let n = 10; n < 29; n += 1) expect((await askFor(`+9665509000${n}`)).status).toBe(201);
  expect((await askFor('+966550900099')).status).toBe(429);
  expect((await ask(DESK, { cookie })).status).toBe(201);
});

it('the mark of the site is none at the console, nor the other way round, nor that of another phone', async () => {
  const atConsole = await knownDevice();
  const proof = await sentCode(await ask(DESK, { door: 'site' }));
  const signedIn = await call(world, 'POST', '/auth/tokens', {
    body: { ...proof, user_type: 'ordinary', name: 'نايف المشغّل' },
  });
  const atSite = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
  world.clock.pass(61);
  const renamed = (mark: string, name: string) => mark.replace(/^[\w-]+=/, `${name}=`);
  for (const [door, cookie, isKnown] of [
    ['console', atConsole, true],
    ['console', renamed(atSite, 'diyar-console-device'), false],
    ['console', atSite, false],
    ['site', atSite, true],
    ['site', renamed(atConsole, 'diyar-device'), false],
    ['site', atConsole, false],
  ] as const) {
    expect((await ask('192.0.2.9', { door, cookie })).status).toBe(201);
    expect([door, cookie, await newestIsKnown()]).toEqual([door, cookie, isKnown]);
    world.clock.pass(3600);
  }
  const other = await buildOperator(world.database.db, world.deps.config.pepper, world.clock.now);
  const body = { phone: other.phone, channel: 'sms' };
  await call(world, 'POST', '/console/codes', { body, headers: headersWith(atConsole) });
  expect(await newestIsKnown()).toBe(false);
});

it('whoever reads the operator’s messages and guesses at the app locks out strangers alone', async () => {
  const cookie = await knownDevice();
  const now = () => totpAt(operator.totpSecret, world.clock.now);
  const wrongs = ['not-a-code', '000000'].map((code) => (code === now() ? '111111' : code));
  for (const wrong of wrongs) {
    const proof = await sentCode(await ask('203.0.113.50'));
    for (let tries = 0; tries < 5; tries += 1)
      expect((await open(proof, wrong, '203.0.113.50')).body.code).toMatch(/^(totp|recovery_code)_wrong$/);
    world.clock.pass(61);
  }
  const stranger = await sentCode(await ask('203.0.113.51'));
  expect((await open(stranger, now())).body.code).toBe('totp_tries_used');
  const mine = await sentCode(await ask(DESK, { cookie }));
  expect((await open(mine, now())).status).toBe(201);
});

it('wrong tries of a known device lock that device out as well', async () => {
  const cookie = await knownDevice();
  for (const _ of [1, 2]) {
    const proof = await sentCode(await ask(DESK, { cookie }));
    for (let tries = 0; tries < 5; tries += 1)
      expect((await open(proof, 'not-a-code')).body.code).toBe('recovery_code_wrong');
    world.clock.pass(61);
  }
  const proof = await sentCode(await ask(DESK, { cookie }));
  expect((await open(proof, totpAt(operator.totpSecret, world.clock.now))).body.code).toBe('totp_tries_used');
});
