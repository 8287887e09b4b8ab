import { afterAll, beforeAll, expect, it } from 'vitest';
import { askForCode, call, openSignInWorld, type SignInWorld } from '../testing/sign-in-world.ts';

const PHONE = '+966551007001';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

let world: SignInWorld;
beforeAll(async () => {
  world = await openSignInWorld();
});
afterAll(() => world.close());

/** Signs a phone in from a browser that names itself so, and answers its token. */
async function enter(userAgent: string, phone = PHONE): Promise<string> {
  world.clock.pass(61);
  const { challengeId, code } = await askForCode(world, phone);
  const { body } = await call(world, 'POST', '/auth/tokens', {
    body: { challenge_id: challengeId, code, user_type: 'ordinary', name: 'سارة القحطاني' },
    headers: { 'user-agent': userAgent },
  });
  return body.data.user_token;
}

const list = async (token: string) => {
  const { body } = await call(world, 'GET', '/auth/sessions', { token });
  return body.data.sessions as { id: string; browser: string; system: string; current: boolean }[];
};

it('shows each device by its browser, ends the one chosen, and nobody else’s', async () => {
  const phone = await enter(IPHONE);
  const desk = await enter(FIREFOX);
  const sessions = await list(desk);
  expect(sessions).toMatchObject([
    { browser: 'firefox', system: 'linux', current: true, account: 'سارة القحطاني' },
    { browser: 'safari', system: 'ios', current: false },
  ]);
  expect(JSON.stringify(sessions)).not.toContain('Mozilla');
  const other = await enter(FIREFOX, '+966551007002');
  const id = sessions[1]?.id;
  expect((await call(world, 'DELETE', `/auth/sessions/${id}`, { token: other })).status).toBe(404);
  expect((await list(phone)).length).toBe(2);
  expect((await call(world, 'DELETE', `/auth/sessions/${id}`, { token: desk })).status).toBe(200);
  expect((await call(world, 'GET', '/user/current', { token: phone })).status).toBe(401);
  expect((await call(world, 'DELETE', `/auth/sessions/${id}`, { token: desk })).status).toBe(404);
  expect(await list(desk)).toHaveLength(1);
});

it('leaves out what nobody used for so long that it opens nothing', async () => {
  const kept = await enter(FIREFOX, '+966551007003');
  world.clock.pass(89 * 86_400);
  expect((await call(world, 'GET', '/user/current', { token: kept })).status).toBe(200);
  world.clock.pass(2 * 86_400);
  const again = await enter(IPHONE, '+966551007003');
  expect((await list(again)).map(({ current }) => current)).toEqual([true, false]);
  world.clock.pass(89 * 86_400);
  expect((await list(again)).map(({ current }) => current)).toEqual([true]);
});
