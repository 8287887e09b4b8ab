import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  askForCode,
  call,
  newestCode,
  openSignInWorld,
  runSignInJobs,
  type SignInWorld,
  signInAs,
} from '../testing/sign-in-world.ts';

let world: SignInWorld;
let made = 0;
beforeAll(async () => {
  world = await openSignInWorld();
});
afterAll(() => world.close());

const newPhone = () => {
  made += 1;
  return `+96655200${String(made).padStart(4, '0')}`;
};
interface Proof {
  challenge_id: string;
  code: string;
}
async function proofOf(phone: string): Promise<Proof> {
  world.clock.pass(61);
  const { challengeId, code } = await askForCode(world, phone, { address: `198.51.100.${made}` });
  return { challenge_id: challengeId, code };
}
const wrong = ({ challenge_id, code }: Proof) => ({
  challenge_id,
  code: code === '111111' ? '222222' : '111111',
});
const change = (token: string, current: Proof, next: Proof) =>
  call(world, 'PUT', '/auth/phone', { token, body: { current, next } });
const personOf = (phone: string) =>
  world.database.db.selectFrom('person').select('id').where('phone', '=', phone).executeTakeFirst();
const eventsOf = async (token: string) =>
  (await call(world, 'GET', '/notifications', { token, headers: { lang: 'en' } })).body.data.items.map(
    ({ text }: { text: string }) => text,
  );

it('a number changes with a code of both: the person stays, signs in with the new one, and both numbers learn of it', async () => {
  const [before, after] = [newPhone(), newPhone()];
  const { user_token: token } = await signInAs(world, before);
  const person = await personOf(before);
  const answer = await change(token, await proofOf(before), await proofOf(after));
  expect([answer.status, answer.body.data]).toEqual([200, { phone: after }]);
  expect(answer.headers['set-cookie']).toMatch(/^diyar-device=/);
  expect(await personOf(after)).toEqual(person);
  expect(await personOf(before)).toBeUndefined();
  expect(await eventsOf(token)).toEqual([
    `Your mobile number is now the one that ends in ${after.slice(-4)}`,
  ]);
  await runSignInJobs(world);
  const told = await world.database.db
    .selectFrom('outbox_message')
    .select('body')
    .where('recipient', '=', before)
    .where('kind', '=', 'phone_changed')
    .execute();
  expect(told).toEqual([{ body: expect.stringContaining(after.slice(-4)) }]);
  expect((await signInAs(world, after, {})).is_new).toBe(false);
});

it('a changed number ends every other session of the person, not the one that asked', async () => {
  const [before, after] = [newPhone(), newPhone()];
  const { user_token: here } = await signInAs(world, before);
  const { user_token: elsewhere } = await signInAs(world, before);
  expect((await change(here, await proofOf(before), await proofOf(after))).status).toBe(200);
  const statusOf = async (token: string) => (await call(world, 'GET', '/user/current', { token })).status;
  expect([await statusOf(here), await statusOf(elsewhere)]).toEqual([200, 401]);
});

it('one code alone changes nothing, and the refusal says which was wrong', async () => {
  const [before, after] = [newPhone(), newPhone()];
  const { user_token: token } = await signInAs(world, before);
  const [current, next] = [await proofOf(before), await proofOf(after)];
  const ofNext = await change(token, current, wrong(next));
  expect([ofNext.status, ofNext.body.code, ofNext.body.data]).toEqual([422, 'code_wrong', { of: 'next' }]);
  const ofCurrent = await change(token, wrong(current), next);
  expect([ofCurrent.status, ofCurrent.body.data]).toEqual([422, { of: 'current' }]);
  const twice = await change(token, next, next);
  expect([twice.status, twice.body.data]).toEqual([410, { of: 'current' }]);
  expect(await personOf(after)).toBeUndefined();
  expect((await change(token, current, next)).status).toBe(200);
});

it('a number that is somebody’s is refused, and each keeps theirs', async () => {
  const [before, others] = [newPhone(), newPhone()];
  const { user_token: token } = await signInAs(world, before);
  await signInAs(world, others);
  const answer = await change(token, await proofOf(before), await proofOf(others));
  expect([answer.status, answer.body.code]).toEqual([409, 'phone_taken']);
  expect(await personOf(before)).toBeDefined();
});

it('two people who prove one new number at once: one has it', async () => {
  const [one, other, wanted] = [newPhone(), newPhone(), newPhone()];
  const tokens = [await signInAs(world, one), await signInAs(world, other)];
  const [ofOne, ofOther] = [await proofOf(one), await proofOf(other)];
  const next = await proofOf(wanted);
  const answers = await Promise.all([
    change(tokens[0]?.user_token ?? '', ofOne, next),
    change(tokens[1]?.user_token ?? '', ofOther, next),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('the database changes no number that was not proven', async () => {
  const phone = newPhone();
  await signInAs(world, phone);
  const setting = world.database.db
    .updateTable('person')
    .set({ phone: newPhone() })
    .where('phone', '=', phone)
    .execute();
  await expect(setting).rejects.toThrow('both numbers were not proven');
});

it('a sign-in from a browser that never signed the phone in is told; the first one, and one from a known browser, are not', async () => {
  const phone = newPhone();
  const take = async (headers: Record<string, string> = {}, profile: Record<string, string> = {}) => {
    const proof = await proofOf(phone);
    return call(world, 'POST', '/auth/tokens', { body: { ...proof, ...profile }, headers });
  };
  const first = await take({}, { user_type: 'ordinary', name: 'سارة القحطاني' });
  const token = first.body.data.user_token;
  const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
  await take({ cookie });
  expect(await eventsOf(token)).toEqual([]);
  const agent =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  await take({ 'user-agent': agent });
  expect(await eventsOf(token)).toEqual([
    'A new device logged in to your account: Chrome on Windows. If it was not you, log it out of your devices',
  ]);
  expect(await newestCode(world, phone)).toMatch(/^\d{6}$/);
});
