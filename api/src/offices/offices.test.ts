import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { ConsoleOffice, OfficeVerification } from '@diyar/contract/people/offices';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hashIdentity } from '../accounts/identity.ts';
import { type BuiltPerson, buildPerson } from '../testing/factories.ts';
import { multipartOf } from '../testing/multipart.ts';
import { verifyOffice } from '../testing/offices.ts';
import { type BuiltOperator, buildOperator } from '../testing/operators.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { headersOf } from '../testing/world.ts';
import { endBadges, forgetOffices, remindOfBadges } from './end-badges.ts';

const NOW = '2026-11-21T09:00:00Z';
let folder: string;
let world: TestApp;
let operator: BuiltOperator;
beforeAll(async () => {
  folder = await mkdtemp(`${tmpdir()}/diyar-offices-`);
  world = await openTestApp(NOW, { FILES_FOLDER: folder, LOG_LEVEL: 'silent' });
  operator = await buildOperator(world.db, world.deps.config.pepper, world.clock.now);
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  world.clock.now = new Date(NOW);
  await world.db.deleteFrom('office_verification').where('state', '<>', 'approved').execute();
  await world.db.updateTable('account').set({ verified_at: null }).where('kind', '=', 'business').execute();
  await world.db.deleteFrom('office_verification').execute();
  await world.db
    .updateTable('account_profile')
    .set({ commercial_registration: null, fal_number: null })
    .execute();
  await world.db.updateTable('person').set({ identity_verified_at: null }).execute();
  await sql`update person set identity_hmac = null, identity_kind = null, identity_last4 = null`.execute(
    world.db,
  );
});

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** A business whose owner's identity is proven, by a number the register names as an owner unless told. */
async function office(identity = '1000000008'): Promise<BuiltPerson> {
  const host = await buildPerson(world.db, { kind: 'business', name: 'مؤسسة أركان الشمال للعقارات' });
  await world.db
    .updateTable('person')
    .set({
      identity_kind: 'citizen',
      identity_hmac: hashIdentity(world.deps.config.pepper, identity),
      identity_last4: identity.slice(-4),
      identity_verified_at: world.clock.now,
    })
    .where('id', '=', host.personId)
    .execute();
  return host;
}
const call = <T = OfficeVerification>({ token }: BuiltPerson, path: string, body?: unknown) =>
  world.call<T>(`/verifications/office${path}`, {
    token,
    ...(body !== undefined && { method: 'POST' as const, body }),
  });
const check = (host: BuiltPerson, number = '1010000001') => call(host, '/registration', { number });
async function attach({ token }: BuiltPerson, purpose: string, bytes: Buffer = PDF) {
  const { body, headers } = multipartOf('file', bytes, { name: 'a.pdf', type: 'application/pdf' });
  const answer = await world.app.inject({
    method: 'POST',
    url: `/api/v1/verifications/office/documents?purpose=${purpose}`,
    headers: { ...headersOf({ token }), ...headers },
    payload: body,
  });
  return { ...answer.json(), status: answer.statusCode };
}
const BROKER = { broker_number: '١٢٠٠٠٠٠٠٠١', broker_expires_on: '2027-05-01' };
const send = (host: BuiltPerson, body: object = { broker_number: null, broker_expires_on: null }) =>
  call(host, '', body);
const onConsole = <T>(path: string, body?: object) =>
  world.call<T>(`/console/verifications${path}`, {
    headers: operator.headers,
    ...(body !== undefined && { method: 'POST' as const, body }),
  });
const decide = (id: string, body: object) => onConsole<ConsoleOffice>(`/${id}/decision`, body);
const stands = async (host: BuiltPerson) => (await call(host, '')).data;

/** A request that waits for an operator; its id. */
async function waiting(host: BuiltPerson, broker?: object): Promise<string> {
  await check(host);
  await attach(host, 'registration');
  if (broker !== undefined) await attach(host, 'broker_licence');
  const { data } = await send(host, broker);
  return data.request?.id ?? '';
}
const eventsOf = async ({ accountId }: BuiltPerson) => {
  const rows = await world.db
    .selectFrom('event')
    .select(['key', 'params'])
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ key, params }) => [key, params]);
};

test('an office is verified: register, documents, an operator’s decision, the badge and the numbers licences are checked by', async () => {
  const host = await office();
  expect((await check(host)).data).toMatchObject({
    request: { state: 'draft', register: { name: 'مؤسسة أركان الشمال للعقارات', owner_listed: true } },
    missing: ['registration'],
  });
  await attach(host, 'registration');
  await attach(
    host,
    'broker_licence',
    await sharp({ create: { width: 80, height: 60, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  );
  const { status, data } = await send(host, BROKER);
  expect([status, data.request?.state]).toEqual([201, 'sent']);
  const id = data.request?.id ?? '';
  const queue = await onConsole<{ items: { id: string }[] }>('');
  expect(queue.data.items.map((one) => one.id)).toEqual([id]);
  expect((await onConsole<ConsoleOffice>(`/${id}`)).data).toMatchObject({
    name_agrees: true,
    is_renewal: false,
    owner: { last4: '0008' },
    broker: { number: '1200000001', expires_on: '2027-05-01' },
    documents: [
      { purpose: 'registration', kind: 'pdf' },
      { purpose: 'broker_licence', kind: 'picture' },
    ],
  });
  const decided = await decide(id, { decision: 'approved' });
  // The broker licence ends before a year is over.
  expect([decided.status, decided.data.expires_on]).toEqual([201, '2027-05-01']);
  expect(await stands(host)).toMatchObject({
    verified_at: '2026-11-21T12:00:00+03:00',
    approved: { state: 'approved' },
    request: null,
  });
  expect(await eventsOf(host)).toEqual([['office_verified', { ends_on: '2027-05-01' }]]);
  const profile = await world.call<{ version: number }>('/accounts/current', { token: host.token });
  expect(profile.data).toMatchObject({
    business: { commercial_registration: '1010000001', fal_number: '1200000001' },
  });
});

test('the numbers that were verified change with another verification alone', async () => {
  const host = await office();
  await decide(await waiting(host, BROKER), { decision: 'approved' });
  const direct = world.db
    .updateTable('account_profile')
    .set({ commercial_registration: '1010999999' })
    .where('account_id', '=', host.accountId);
  await expect(direct.execute()).rejects.toThrow('a verified registration does not change');
  const { data } = await world.call<Record<string, unknown> & { business: object }>('/accounts/current', {
    token: host.token,
  });
  const { name, email, city, location, about_ar, about_en, languages, version, business } = data;
  const kept = { name, email, city, location, about_ar, about_en, languages, version };
  const refused = await world.call<{ errors: unknown }>('/accounts/current', {
    method: 'PUT',
    token: host.token,
    body: { ...kept, business: { ...business, fal_number: '1299999999' } },
  });
  expect([refused.status, refused.data.errors]).toMatchObject([
    422,
    [{ field: 'business.fal_number', rule: 'numbers_verified' }],
  ]);
});

test('the register refuses in words: unknown, not active, being wound up, no answer, and another account’s', async () => {
  const host = await office();
  const rule = async (number: string) => {
    const { code, data } = await check(host, number);
    return (data as unknown as { errors?: { rule: string }[] } | null)?.errors?.[0]?.rule ?? code;
  };
  expect(await rule('1010777777')).toBe('registration_unknown');
  expect(await rule('1010000002')).toBe('registration_inactive');
  expect(await rule('1010000003')).toBe('registration_inactive');
  expect(await rule('1010000004')).toBe('registration_inactive');
  expect(await rule('1010000009')).toBe('register_down');
  expect(await rule('101000')).toBe('cr_10');
  expect((await stands(host)).request).toBeNull();
  const other = await buildPerson(world.db, { kind: 'business' });
  await verifyOffice(world.db, other.accountId, { registration: '1010000001' });
  expect(await rule('1010000001')).toBe('registration_taken');
  for (let one = 0; one < 5; one += 1) await check(host, '1010777777');
  expect((await check(host)).status).toBe(429);
});

test('only an owner whose identity is proven asks, and only a business', async () => {
  const person = await buildPerson(world.db);
  expect((await call(person, '')).code).toBe('business_only');
  const unproven = await buildPerson(world.db, { kind: 'business' });
  expect((await check(unproven)).code).toBe('identity_not_verified');
});

test('an owner whom the register does not name brings an authorisation; what is missing is said field by field', async () => {
  const host = await office('1000000016');
  expect((await check(host)).data).toMatchObject({
    request: { register: { owner_listed: false } },
    missing: ['registration', 'authorisation'],
  });
  const refused = await send(host, BROKER);
  const { errors } = refused.data as unknown as { errors: { field: string; rule: string }[] };
  expect(errors.map(({ field, rule }) => `${field} ${rule}`)).toEqual([
    'documents.registration document_required',
    'documents.broker_licence document_required',
    'documents.authorisation document_required',
  ]);
  const ended = await send(host, { ...BROKER, broker_expires_on: '2026-11-21' });
  expect((ended.data as unknown as { errors: unknown }).errors).toMatchObject([
    { field: 'broker_expires_on', rule: 'broker_licence_over' },
  ]);
});

test('what was sent stays as it was sent: no document comes or goes, nothing is sent twice', async () => {
  const host = await office();
  const id = await waiting(host);
  expect((await attach(host, 'other')).code).toBe('state_changed');
  expect((await check(host)).code).toBe('state_changed');
  expect((await send(host)).code).toBe('state_changed');
  const { request } = await stands(host);
  const path = `/verifications/office/documents/${request?.documents[0]?.id}`;
  expect((await world.call(path, { method: 'DELETE', token: host.token })).code).toBe('state_changed');
  const change = world.db
    .updateTable('office_verification')
    .set({ register_name: 'غيره' })
    .where('id', '=', id);
  await expect(change.execute()).rejects.toThrow('what was sent does not change');
  const back = world.db
    .updateTable('office_verification')
    .set({ state: 'draft', sent_at: null })
    .where('id', '=', id);
  await expect(back.execute()).rejects.toThrow('no such step');
});

test('documents that are neither a sound picture nor a PDF are refused, ten are the most, and one that is taken off goes for good', async () => {
  const host = await office();
  await check(host);
  const kept = async () => (await readdir(`${folder}/offices`).catch(() => [])).length;
  const before = await kept();
  const { status, data } = await attach(host, 'registration', Buffer.from('<script>alert(1)</script>'));
  expect([status, data.errors]).toMatchObject([422, [{ field: 'file', rule: 'attachment_kind' }]]);
  expect(await kept()).toBe(before);
  const many = await Promise.all(Array.from({ length: 14 }, () => attach(host, 'other')));
  expect(many.filter((one) => one.status === 201)).toHaveLength(10);
  expect(new Set(many.filter((one) => one.status !== 201).map(({ code }) => code))).toEqual(
    new Set(['too_many_documents']),
  );
  expect(await kept()).toBe(before + 10);
  const { request } = await stands(host);
  const path = `/verifications/office/documents/${request?.documents[0]?.id}`;
  const gone = await world.call<OfficeVerification>(path, { method: 'DELETE', token: host.token });
  expect(gone.data.request?.documents).toHaveLength(9);
  expect((await world.call(path, { method: 'DELETE', token: host.token })).status).toBe(404);
});

test('a document is opened by a ticket once, within a minute; a PDF is only ever saved', async () => {
  const host = await office();
  const id = await waiting(host);
  const { data } = await onConsole<ConsoleOffice>(`/${id}`);
  const ticket = async () =>
    (await onConsole<{ url: string }>(`/${id}/documents/${data.documents[0]?.id}/tickets`, {})).data.url;
  const url = await ticket();
  const both = await Promise.all([world.app.inject(url), world.app.inject(url)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
  const [file] = both.filter(({ statusCode }) => statusCode === 200);
  expect(file?.rawPayload.equals(PDF)).toBe(true);
  expect(file?.headers).toMatchObject({
    'content-disposition': 'attachment; filename="diyar-document.pdf"',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  const late = await ticket();
  world.clock.now = new Date(world.clock.now.getTime() + 61_000);
  expect((await world.app.inject(late)).statusCode).toBe(404);
  const [name] = await readdir(`${folder}/offices`);
  expect((await world.app.inject(`/media/offices/${name}`)).statusCode).toBe(404);
});

test('a refusal says why, is told, and the office sends anew', async () => {
  const host = await office();
  const id = await waiting(host);
  expect((await decide(id, { decision: 'refused' })).status).toBe(422);
  await decide(id, { decision: 'refused', reason: 'الصورة غير مقروءة' });
  expect(await stands(host)).toMatchObject({
    verified_at: null,
    request: { state: 'refused', reason: 'الصورة غير مقروءة' },
  });
  expect(await eventsOf(host)).toEqual([['office_refused', { reason: 'الصورة غير مقروءة' }]]);
  const again = await waiting(host);
  expect(again).not.toBe(id);
  expect((await decide(again, { decision: 'approved' })).data.before).toMatchObject([{ state: 'refused' }]);
});

test('of operators who decide at once one does', async () => {
  const host = await office();
  const id = await waiting(host);
  const all = await Promise.all([
    decide(id, { decision: 'approved' }),
    decide(id, { decision: 'refused', reason: 'لا' }),
    decide(id, { decision: 'approved' }),
    decide(id, { decision: 'refused', reason: 'لا' }),
  ]);
  expect(all.map(({ status, code }) => `${status} ${code}`).toSorted()).toEqual([
    '201 ok',
    '409 state_changed',
    '409 state_changed',
    '409 state_changed',
  ]);
  expect(await eventsOf(host)).toHaveLength(1);
});

test('of two accounts with one registration, or one broker licence, one is verified', async () => {
  const [one, two] = [await office(), await office('1000000016')];
  const first = await waiting(one, BROKER);
  await check(two);
  await attach(two, 'registration');
  await attach(two, 'authorisation');
  const second = (await send(two)).data.request?.id ?? '';
  expect((await onConsole<ConsoleOffice>(`/${second}`)).data.same_numbers).toHaveLength(1);
  const answers = await Promise.all([
    decide(first, { decision: 'approved' }),
    decide(second, { decision: 'approved' }),
  ]);
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['ok', 'registration_taken']);
});

test('a badge without an approved verification is refused by the database', async () => {
  const host = await office();
  const give = world.db
    .updateTable('account')
    .set({ verified_at: world.clock.now })
    .where('id', '=', host.accountId);
  await expect(give.execute()).rejects.toThrow('has no badge');
});

test('an office is told of the end that comes near, once at each distance; at the end its badge goes, and a renewal keeps its date', async () => {
  const host = await office();
  await decide(await waiting(host), { decision: 'approved' });
  const at = (day: string) => new Date(`${day}T06:00:00Z`);
  const told = async (day: string) => remindOfBadges(world.db, at(day));
  expect(await told('2027-10-01')).toBe(0);
  expect([await told('2027-10-25'), await told('2027-10-26')]).toEqual([1, 0]);
  expect([await told('2027-11-15'), await told('2027-11-16')]).toEqual([1, 0]);
  const near = (await eventsOf(host)).filter(([key]) => key === 'office_ends_soon');
  expect(near.map(([, params]) => (params as { days: number }).days)).toEqual([27, 6]);

  world.clock.now = at('2027-11-17');
  await world.db.updateTable('access_token').set({ last_used_at: world.clock.now }).execute();
  await world.db.updateTable('operator_session').set({ last_used_at: world.clock.now }).execute();
  await decide(await waiting(host), { decision: 'approved' });
  expect(await stands(host)).toMatchObject({
    verified_at: '2026-11-21T12:00:00+03:00',
    approved: { expires_on: '2028-11-16' },
    request: null,
  });
  expect(await endBadges(world.db, at('2028-11-16'))).toBe(0);
  const ended = await Promise.all([
    endBadges(world.db, at('2028-11-17')),
    endBadges(world.db, at('2028-11-17')),
  ]);
  expect(ended.reduce((all, one) => all + one, 0)).toBe(1);
  expect(await stands(host)).toMatchObject({
    verified_at: null,
    approved: null,
    request: { state: 'expired' },
  });
  expect((await eventsOf(host)).filter(([key]) => key === 'office_expired')).toHaveLength(1);
});

test('documents are forgotten 90 days after the request ended, and a draft that nobody sends after 30', async () => {
  const host = await office();
  await decide(await waiting(host), { decision: 'refused', reason: 'لا' });
  const count = async () => (await world.db.selectFrom('office_document').select('id').execute()).length;
  expect(await count()).toBe(1);
  const after = (days: number) => new Date(new Date(NOW).getTime() + days * 86_400_000);
  await forgetOffices(world.deps, after(89));
  expect(await count()).toBe(1);
  await forgetOffices(world.deps, after(91));
  expect(await count()).toBe(0);
  await check(host);
  await attach(host, 'registration');
  await forgetOffices(world.deps, after(31));
  expect([await count(), (await stands(host)).request?.state]).toEqual([0, 'refused']);
});
