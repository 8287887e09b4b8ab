import { Logger, runOnce } from 'graphile-worker';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashIdentity } from '../accounts/identity.ts';
import { hashPassport } from '../accounts/passport.ts';
import type { Message, MessageSender } from '../platform/messaging/message-sender.ts';
import { type BuiltPerson, buildPerson } from '../testing/factories.ts';
import { type BuiltOperator, buildOperator } from '../testing/operators.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { phoneRecoveryHandlers } from './phone-recovery.handler.ts';

const IDENTITY = '1000000008';
const OTHERS = '1000000016';
let world: TestApp;
let owner: BuiltOperator;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
  owner = await buildOperator(world.db, world.deps.config.pepper, world.clock.now);
});
afterAll(() => world.close());

let made = 0;
function newPhone(): string {
  made += 1;
  return `+96655300${String(made).padStart(4, '0')}`;
}

/** Somebody whose identity number is kept. */
async function known(): Promise<BuiltPerson> {
  const person = await buildPerson(world.db);
  await sql`
    update person set identity_kind = 'citizen', identity_last4 = '0008',
      identity_hmac = ${hashIdentity(world.deps.config.pepper, IDENTITY)} where id = ${person.personId}`.execute(
    world.db,
  );
  return person;
}
interface Begun {
  recovery_id: string;
  errors?: { field: string }[];
}
const fieldsOf = ({ data }: { data: Begun }) => data.errors?.map(({ field }) => field);
const PASSPORT = { country: 'IN', number: 'Z1234567' };
/** A guest with a number of the Emirates, from which guests sign in, whose passport is kept. */
async function fromAbroad(): Promise<BuiltPerson> {
  made += 1;
  const person = await buildPerson(world.db, { phone: `+97150${3_000_000 + made}` });
  await sql`
    update person set identity_kind = 'passport', identity_last4 = '4567', identity_country = 'IN',
      identity_hmac = ${hashPassport(world.deps.config.pepper, PASSPORT)} where id = ${person.personId}`.execute(
    world.db,
  );
  return person;
}
async function openCountries(countries: string): Promise<void> {
  world.clock.pass(1);
  const setting = { source: 'test', effective_from: world.clock.now };
  await world.db
    .insertInto('setting')
    .values([
      { key: 'foreign_sign_in', type: 'boolean', value: 'true', ...setting },
      { key: 'foreign_countries', type: 'text', value: JSON.stringify(countries), ...setting },
    ])
    .execute();
}
const startAbroad = (
  { accountNumber }: BuiltPerson,
  phone: string,
  passport: { country?: string; number: string } = PASSPORT,
) =>
  world.call<Begun>(`/console/accounts/${accountNumber}/phone-recoveries`, {
    method: 'POST',
    headers: owner.headers,
    body: {
      ...{ phone, identity: passport.number, reason: 'ضاع هاتفه في سفره' },
      ...(passport.country !== undefined && { passport_country: passport.country }),
    },
  });
const start = (
  { accountNumber }: BuiltPerson,
  phone: string,
  { identity = IDENTITY, by = owner }: { identity?: string; by?: BuiltOperator } = {},
) =>
  world.call<Begun>(`/console/accounts/${accountNumber}/phone-recoveries`, {
    method: 'POST',
    headers: by.headers,
    body: { phone, identity, reason: 'فقد شريحته، وذكر رقم هويته' },
  });
const finish = ({ accountNumber }: BuiltPerson, recovery: string, code: string) =>
  world.call<{ phone: string }>(`/console/accounts/${accountNumber}/phone-recoveries/${recovery}`, {
    method: 'PUT',
    headers: owner.headers,
    body: { code },
  });
async function codeTo(phone: string): Promise<string> {
  await runOnce({
    pgPool: world.database.pool,
    noHandleSignals: true,
    logger: new Logger(() => () => undefined),
    taskList: phoneRecoveryHandlers(world.deps),
  });
  const { rows } = await sql<{ body: string }>`
    select body from outbox_message where recipient = ${phone} order by id desc limit 1`.execute(world.db);
  return rows[0]?.body ?? '';
}
const codeIn = (text: string) => /\d{6}/.exec(text)?.[0] ?? '';
const phoneOf = async ({ personId }: BuiltPerson) =>
  (await world.db.selectFrom('person').select('phone').where('id', '=', personId).executeTakeFirstOrThrow())
    .phone;
const actsAbout = async ({ accountNumber }: BuiltPerson) =>
  (
    await sql<{ act: string }>`
      select act from audit_entry where subject_kind = 'account' and subject_id = ${accountNumber} order by id`.execute(
      world.db,
    )
  ).rows.map(({ act }) => act);

test('who names their identity number is moved by the code of the new number: every session ends, the old number is told', async () => {
  const person = await known();
  const to = newPhone();
  const { status, data } = await start(person, to);
  expect(status).toBe(201);
  const text = await codeTo(to);
  expect(text).toMatch(/^ديار: رمز نقل حسابك إلى هذا الجوال \d{6}\. /);
  const wrong = codeIn(text) === '111111' ? '222222' : '111111';
  expect((await finish(person, data.recovery_id, wrong)).code).toBe('code_wrong');
  expect((await finish(person, data.recovery_id, codeIn(text))).status).toBe(200);
  expect(await phoneOf(person)).toBe(to);
  expect((await world.call('/user/current', { token: person.token })).status).toBe(401);
  expect(await codeTo(person.phone)).toContain(`ينتهي بـ ${to.slice(-4)}`);
  const { rows } = await sql`
    select from notification n join event on event.id = n.event_id
    where n.person_id = ${person.personId} and event.key = 'phone_changed'`.execute(world.db);
  expect(rows).toHaveLength(1);
  expect(await actsAbout(person)).toEqual(['phone_recovery_begun', 'phone_recovered']);
  expect((await finish(person, data.recovery_id, codeIn(text))).code).toBe('code_expired');
});

test('a wrong identity number moves nobody and stands in the audit log', async () => {
  const person = await known();
  const to = newPhone();
  const { status, code } = await start(person, to, { identity: OTHERS });
  expect([status, code]).toEqual([422, 'validation_failed']);
  expect(await actsAbout(person)).toEqual(['phone_identity_wrong']);
  expect(await codeTo(to)).toBe('');
  expect((await start(person, 'ليس رقمًا')).status).toBe(422);
  expect((await start(person, to, { identity: '123' })).status).toBe(422);
});

test('who has no identity number kept, or wants somebody’s number, is refused', async () => {
  const [unknown, person, other] = [await buildPerson(world.db), await known(), await buildPerson(world.db)];
  expect((await start(unknown, newPhone())).code).toBe('identity_not_kept');
  expect((await start(person, other.phone)).code).toBe('phone_taken');
  const support = await buildOperator(world.db, world.deps.config.pepper, world.clock.now, {
    roles: ['support'],
  });
  expect((await start(person, newPhone(), { by: support })).status).toBe(403);
});

test('a code is tried five times, ends with the next one, and is of its own person', async () => {
  const [person, other] = [await known(), await known()];
  const [first, second] = [newPhone(), newPhone()];
  const earlier = await start(person, first);
  const code = codeIn(await codeTo(first));
  expect((await finish(other, earlier.data.recovery_id, code)).code).toBe('not_found');
  const later = await start(person, second);
  expect((await finish(person, earlier.data.recovery_id, code)).code).toBe('code_expired');
  const right = codeIn(await codeTo(second));
  for (let tries = 0; tries < 5; tries += 1)
    await finish(person, later.data.recovery_id, right === '111111' ? '222222' : '111111');
  expect((await finish(person, later.data.recovery_id, right)).code).toBe('code_tries_used');
  expect(await phoneOf(person)).toBe(person.phone);
  for (let more = 0; more < 3; more += 1) await start(person, newPhone());
  expect((await start(person, newPhone())).code).toBe('too_many_requests');
});

test('two operators who finish at once move the person once', async () => {
  const person = await known();
  const to = newPhone();
  const { data } = await start(person, to);
  const code = codeIn(await codeTo(to));
  const ends = await Promise.all([1, 2, 3].map(() => finish(person, data.recovery_id, code)));
  expect(ends.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('the database moves nobody by a recovery that was used before', async () => {
  const person = await known();
  const to = newPhone();
  const { data } = await start(person, to);
  await finish(person, data.recovery_id, codeIn(await codeTo(to)));
  await sql`
    insert into phone_recovery (person_id, operator_id, old_phone, new_phone, reason, created_at, expires_at, used_at)
    values (${person.personId}, ${owner.operatorId}, ${to}, ${person.phone}, 'عودة', ${world.clock.now}, ${new Date(world.clock.now.getTime() + 1000)}, ${world.clock.now})`.execute(
    world.db,
  );
  const back = sql`update person set phone = ${person.phone} where id = ${person.personId}`.execute(world.db);
  await expect(back).rejects.toMatchObject({ constraint: 'person_phone_proven' });
});

test('a guest from abroad is moved by their passport to a number of an open country, or to a Saudi one', async () => {
  await openCountries('AE=50, KW=50');
  const person = await fromAbroad();
  const shown = await world.call<{ proven_by: string | null }>(`/console/accounts/${person.accountNumber}`, {
    headers: owner.headers,
  });
  expect(shown.data.proven_by).toBe('passport');
  const [kuwaiti, saudi] = [`+9655${String(1_000_000 + made)}`, newPhone()];
  const first = await startAbroad(person, kuwaiti, { country: 'IN', number: ' z123 4567 ' });
  expect(first.status).toBe(201);
  const text = await codeTo(kuwaiti);
  expect((await finish(person, first.data.recovery_id, codeIn(text))).status).toBe(200);
  expect(await phoneOf(person)).toBe(kuwaiti);
  expect((await world.call('/user/current', { token: person.token })).status).toBe(401);
  const second = await startAbroad(person, saudi);
  expect((await finish(person, second.data.recovery_id, codeIn(await codeTo(saudi)))).status).toBe(200);
  expect(await phoneOf(person)).toBe(saudi);
});

test('a passport of another country or number moves nobody, nor does a number of a country that is not open', async () => {
  await openCountries('AE=50');
  const person = await fromAbroad();
  const to = '+971509990001';
  expect((await startAbroad(person, to, { country: 'PK', number: PASSPORT.number })).status).toBe(422);
  expect((await startAbroad(person, to, { country: 'IN', number: 'Z7654321' })).status).toBe(422);
  expect(await actsAbout(person)).toEqual(['phone_identity_wrong', 'phone_identity_wrong']);
  const refusedAt = async (phone: string, passport?: Parameters<typeof startAbroad>[2]) =>
    fieldsOf(await startAbroad(person, phone, passport));
  expect(await refusedAt(to, { number: PASSPORT.number })).toEqual(['passport_country']);
  expect(await refusedAt(to, { country: 'IN', number: '12' })).toEqual(['identity']);
  expect(await refusedAt('+447911123456')).toEqual(['phone']);
  const saudi = await known();
  expect(fieldsOf(await start(saudi, to))).toEqual(['phone']);
  expect(await codeTo(to)).toBe('');
});

test('an identity that was put there lately proves nobody, until thirty days are over or it is verified', async () => {
  const [guest, person] = [await fromAbroad(), await known()];
  await openCountries('AE=50');
  const keptAt = (at: Date, who: BuiltPerson) =>
    world.db.updateTable('person').set({ identity_kept_at: at }).where('id', '=', who.personId).execute();
  const day = 86_400_000;
  for (const who of [guest, person]) await keptAt(new Date(world.clock.now.getTime() - 29 * day), who);
  expect((await startAbroad(guest, '+971509990003')).code).toBe('identity_not_kept');
  expect((await start(person, newPhone())).code).toBe('identity_not_kept');
  await keptAt(new Date(world.clock.now.getTime() - 30 * day), guest);
  expect((await startAbroad(guest, '+971509990003')).status).toBe(201);
  await world.db
    .updateTable('person')
    .set({ identity_verified_at: world.clock.now })
    .where('id', '=', person.personId)
    .execute();
  expect((await start(person, newPhone())).status).toBe(201);
});

test('a lost number abroad is told by WhatsApp, in a template that may be sent there', async () => {
  await openCountries('AE=50');
  const person = await fromAbroad();
  const to = '+971509990004';
  const { data } = await startAbroad(person, to);
  await finish(person, data.recovery_id, codeIn(await codeTo(to)));
  await sql`select graphile_worker.add_job('phone_recovery__tell_lost', ${JSON.stringify({ recoveryId: data.recovery_id })}::json)`.execute(
    world.db,
  );
  const sent: Message[] = [];
  const sender: MessageSender = {
    channels: ['sms', 'whatsapp'],
    abroad: ['whatsapp'],
    send: async (message) => {
      sent.push(message);
      return undefined;
    },
  };
  await runOnce({
    pgPool: world.database.pool,
    noHandleSignals: true,
    logger: new Logger(() => () => undefined),
    taskList: phoneRecoveryHandlers({ ...world.deps, sender }),
  });
  expect(sent.at(-1)).toMatchObject({
    channel: 'whatsapp',
    to: person.phone,
    template: { parameters: [expect.stringContaining(to.slice(-4))] },
  });
});
