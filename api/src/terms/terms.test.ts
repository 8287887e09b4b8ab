import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltPerson, buildPerson } from '../testing/factories.ts';
import { buildOperator } from '../testing/operators.ts';
import { call, openSignInWorld, type SignInWorld } from '../testing/sign-in-world.ts';

let world: SignInWorld;
beforeAll(async () => {
  world = await openSignInWorld();
});
afterAll(() => world.close());

const [ar, en] = ['أضفنا قواعد الحيوانات الأليفة.', 'Adds rules for pets.'];

/** A version of a page that people have to accept, from a Riyadh day on. */
async function publish(
  slug: string,
  effective_from: string,
  { needs_acceptance = true, text = effective_from } = {},
): Promise<void> {
  const texts = { title_ar: 'شروط', title_en: 'Terms', description_ar: 'وصف', description_en: 'About' };
  const body = { body_ar: `نص ${text}`, body_en: `Text ${text}` };
  const { headers } = await buildOperator(world.database.db, world.deps.config.pepper, world.clock.now);
  await call(world, 'PUT', `/console/pages/${slug}/draft`, {
    headers,
    body: { ...texts, ...body, topic: null, revision: 0 },
  });
  const { status } = await call(world, 'POST', `/console/pages/${slug}/versions`, {
    headers,
    body: {
      ...{ revision: 1, effective_from, needs_acceptance, reason: 'نسخة جديدة من الشروط' },
      ...{ changes_ar: ar, changes_en: en },
    },
  });
  expect(status).toBe(201);
}

const favourite = (token: string) => call(world, 'PUT', '/favourites/99999999', { token });
const due = async (token: string, lang = 'en') =>
  (await call(world, 'GET', '/accounts/current/terms', { token, headers: { lang } })).body.data.items;
const accept = (token: string, accepted: { slug: string; version: number }[]) =>
  call(world, 'POST', '/accounts/current/terms', { token, body: { accepted } });
/** A person whose token has been used, under the clock of the test. */
async function signedIn(kind: 'ordinary' | 'business' = 'ordinary'): Promise<BuiltPerson> {
  const person = await buildPerson(world.database.db, { kind });
  await world.database.db.updateTable('access_token').set({ last_used_at: world.clock.now }).execute();
  return person;
}

test('a version that asks for nothing holds nobody up', async () => {
  const { token } = await signedIn();
  await publish('terms_of_use', '2030-01-07', { needs_acceptance: false });
  expect(await due(token)).toEqual([]);
  expect((await favourite(token)).body.code).toBe('not_found');
});

test('the next act waits until a new version is accepted; reading and leaving do not', async () => {
  const { token } = await signedIn();
  await publish('terms_of_use', '2030-01-08');
  expect((await favourite(token)).body.code).toBe('not_found');
  world.clock.now = new Date('2030-01-07T21:00:00Z');
  const held = await favourite(token);
  expect([held.status, held.body.code]).toEqual([409, 'terms_changed']);
  const [terms] = await due(token);
  expect(terms).toMatchObject({ slug: 'terms_of_use', changes: en, body: 'Text 2030-01-08' });
  expect((await due(token, 'ar'))[0]).toMatchObject({ changes: ar, body: 'نص 2030-01-08' });
  expect(held.body.data.terms).toMatchObject([{ slug: 'terms_of_use', version: terms.version }]);
  expect((await call(world, 'GET', '/accounts/current/home', { token })).status).toBe(200);
  const old = await accept(token, [{ slug: 'terms_of_use', version: terms.version - 1 }]);
  expect(old.body.code).toBe('terms_changed');
  expect((await accept(token, [{ slug: 'terms_of_use', version: terms.version }])).status).toBe(201);
  expect((await favourite(token)).body.code).toBe('not_found');
  expect(await due(token)).toEqual([]);
});

test('who never agreed to the version that asked agrees to the one in force, and leaving stays open', async () => {
  const { token } = await signedIn();
  world.clock.now = new Date('2030-01-08T09:00:00Z');
  await publish('terms_of_use', '2030-01-08', { needs_acceptance: false, text: 'clearer' });
  const [terms] = await due(token);
  expect(terms.changes).toBe(en);
  await accept(token, [{ slug: 'terms_of_use', version: terms.version }]);
  expect(await due(token)).toEqual([]);
  const other = await signedIn();
  expect((await call(world, 'DELETE', '/auth/tokens/current', { token: other.token })).status).toBe(200);
});

test('the agreement of advertisers is asked of who acts for a business alone', async () => {
  const [guest, office] = [await signedIn(), await signedIn('business')];
  world.clock.now = new Date('2030-01-10T09:00:00Z');
  await publish('term-of-service-agreement', '2030-01-10');
  const slugs = async (token: string) => (await due(token)).map(({ slug }: { slug: string }) => slug);
  expect(await slugs(guest.token)).toEqual(['terms_of_use']);
  expect((await slugs(office.token)).toSorted()).toEqual(['term-of-service-agreement', 'terms_of_use']);
});
