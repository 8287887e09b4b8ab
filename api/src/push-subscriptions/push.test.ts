import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { EventKey } from '../events/event.ts';
import { recordEvent } from '../events/record-event.ts';
import { CLAIM_MS, sendNotification } from '../notifications/send-notification.ts';
import { transact } from '../platform/db/database.ts';
import { buildContractApp, type ContractApp } from '../testing/contract-app.ts';
import { type BuiltPerson, buildPerson } from '../testing/factories.ts';
import { openPushDouble, type PushDouble } from '../testing/push-double.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const NOON = new Date('2026-11-21T12:00:00+03:00');
const NIGHT = new Date('2026-11-21T23:30:00+03:00');
let database: TestDatabase;
let api: ContractApp;
let double: PushDouble;
beforeAll(async () => {
  database = await createTestDatabase();
  api = await buildContractApp(database, NOON);
  double = await openPushDouble();
});
afterEach(() => {
  double.read.length = 0;
});
afterAll(async () => {
  await double.close();
  await api.close();
  await database.close();
});

let names = 0;
function browser(): string {
  names += 1;
  return `browser-${names}`;
}
const turnOn = ({ token }: Pick<BuiltPerson, 'token'>, name: string) =>
  api.call('PUT /api/v1/notifications/push', { token, body: double.subscribe(name) });
const happen = (to: BuiltPerson, key: EventKey = 'stay_begins_soon', at = NOON) =>
  transact(database.db, (tx) =>
    recordEvent(tx, { key, accountId: to.accountId, personId: null, params: { reservation: 7 }, at }),
  );
const pushesTo = async ({ personId }: BuiltPerson) => {
  const { rows } = await sql<{ id: string; state: string; failure: string | null; send_at: Date }>`
    select d.id, d.state, d.failure, d.send_at from notification_dispatch d join notification n on n.id = d.notification_id
    where n.person_id = ${personId} and d.channel = 'push' order by d.id`.execute(database.db);
  return rows;
};
const send = (id: string, now = NOON) =>
  sendNotification({ ...api.deps, pepper: 'pepper', publicUrl: 'https://diyar.example' }, id, now);
const sendTo = async (person: BuiltPerson, now = NOON) => {
  const [push] = await pushesTo(person);
  return await send(push?.id ?? '', now);
};
/** A second session of a person, on another device. */
async function otherSession({ personId, accountId }: BuiltPerson): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into access_token (token_hash, person_id, account_id, created_at, last_used_at)
    values (sha256(gen_random_uuid()::text::bytea), ${personId}, ${accountId}, ${NOON}, ${NOON}) returning id`.execute(
    database.db,
  );
  return rows[0]?.id ?? '';
}
async function subscribeSession(sessionId: string, name: string): Promise<void> {
  const { endpoint, keys } = double.subscribe(name);
  await sql`
    insert into push_subscription (token_id, endpoint, p256dh, auth, created_at)
    values (${sessionId}, ${endpoint}, ${Buffer.from(keys.p256dh, 'base64url')}, ${Buffer.from(keys.auth, 'base64url')}, ${NOON})`.execute(
    database.db,
  );
}
const browsersOf = async ({ personId }: BuiltPerson) =>
  (
    await sql`select from push_subscription s join access_token t on t.id = s.token_id where t.person_id = ${personId}`.execute(
      database.db,
    )
  ).rows.length;

it('nobody is pushed anything before they ask for it, and then in their language with the way to the thing', async () => {
  const person = await buildPerson(database.db);
  await happen(person);
  expect(await pushesTo(person)).toEqual([]);
  const before = await api.get('GET /api/v1/notifications/push', { token: person.token });
  expect(before).toEqual({ key: expect.stringMatching(/^B[\w-]{86}$/), is_on: false });
  const ways = async () =>
    (await api.get('GET /api/v1/notifications/channels', { token: person.token })).channels;
  expect(await ways()).not.toContain('push');
  const name = browser();
  expect((await turnOn(person, name)).body).toMatchObject({ data: { is_on: true } });
  expect(await ways()).toContain('push');
  await happen(person, 'reservation_rest_last_warning');
  expect(await sendTo(person)).toBe('sent');
  const [got] = double.read;
  expect(double.read).toHaveLength(1);
  const { data } = (await api.call('GET /api/v1/notifications', { token: person.token })).body as {
    data: { items: { id: string; text: string }[] };
  };
  const [push] = await pushesTo(person);
  expect(JSON.parse(got?.text ?? '')).toEqual({
    id: push?.id,
    notification: data.items[0]?.id,
    lang: 'ar',
    title: 'ديار',
    text: data.items[0]?.text,
    place: 'reservation_payment',
    placeId: '7',
  });
  expect(got?.topic).toBe(push?.id.replaceAll('-', ''));
});

it('each browser of a person gets it once, also when another stumbles meanwhile', async () => {
  const person = await buildPerson(database.db);
  const [first, second] = [browser(), browser()];
  await turnOn(person, first);
  await subscribeSession(await otherSession(person), second);
  await happen(person);
  double.answers[second] = [503];
  await expect(sendTo(person)).rejects.toThrow('HTTP 503');
  expect((await pushesTo(person))[0]).toMatchObject({
    state: 'waiting',
    failure: expect.stringContaining('503'),
  });
  expect(await sendTo(person)).toBe('sent');
  expect(await sendTo(person)).toBe('over');
  expect(double.read.map((push) => push.browser)).toEqual([first, second]);
});

it('goes out once after its worker was killed, whether before it asked or after a browser had it', async () => {
  const person = await buildPerson(database.db);
  const [first, second] = [browser(), browser()];
  await turnOn(person, first);
  await subscribeSession(await otherSession(person), second);
  await happen(person);
  const [push] = await pushesTo(person);
  // What a worker leaves behind that was killed: its claim, and what it had written down.
  await sql`update notification_dispatch set attempts = 1, leased_until = ${new Date(NOON.getTime() + CLAIM_MS)} where id = ${push?.id}`.execute(
    database.db,
  );
  await sql`
    insert into push_delivery select ${push?.id}, s.id, ${NOON} from push_subscription s where s.endpoint = ${double.subscribe(first).endpoint}`.execute(
    database.db,
  );
  expect(await sendTo(person)).toBe('taken');
  expect(await sendTo(person, new Date(NOON.getTime() + CLAIM_MS))).toBe('sent');
  expect(double.read.map((read) => read.browser)).toEqual([second]);
});

it.each([404, 410])('a browser that its service answers %i of is forgotten', async (status) => {
  const person = await buildPerson(database.db);
  const name = browser();
  await turnOn(person, name);
  await happen(person);
  double.answers[name] = [status];
  expect(await sendTo(person)).toBe('unneeded');
  expect(await browsersOf(person)).toBe(0);
  await happen(person, 'stay_ends_soon');
  expect(await pushesTo(person)).toHaveLength(1);
});

it('leaves with its session: at the sign-out, and when the session is ended from elsewhere', async () => {
  const person = await buildPerson(database.db);
  const other = await otherSession(person);
  await subscribeSession(other, browser());
  await turnOn(person, browser());
  expect(await browsersOf(person)).toBe(2);
  await api.get('DELETE /api/v1/auth/sessions/{id}', { token: person.token, params: { id: other } });
  expect(await browsersOf(person)).toBe(1);
  await happen(person);
  await api.get('DELETE /api/v1/auth/tokens/current', { token: person.token });
  expect(await browsersOf(person)).toBe(0);
  expect(await sendTo(person)).toBe('unneeded');
  expect(double.read).toEqual([]);
  await expect(subscribeSession(other, browser())).rejects.toMatchObject({
    constraint: 'push_subscription_of_living_session',
  });
});

it('a session ended while its browser subscribes keeps none, whichever was first', async () => {
  for (let round = 0; round < 10; round += 1) {
    const person = await buildPerson(database.db);
    const [on] = await Promise.all([
      turnOn(person, browser()),
      api.call('DELETE /api/v1/auth/tokens/current', { token: person.token }),
    ]);
    expect([200, 401]).toContain(on.status);
    expect(await browsersOf(person)).toBe(0);
  }
});

it('a browser is told for one session at a time, and a session has one browser', async () => {
  const [one, other] = [await buildPerson(database.db), await buildPerson(database.db)];
  const name = browser();
  await turnOn(one, name);
  await turnOn(other, name);
  expect([await browsersOf(one), await browsersOf(other)]).toEqual([0, 1]);
  await turnOn(other, browser());
  expect(await browsersOf(other)).toBe(1);
  expect(await api.get('DELETE /api/v1/notifications/push', { token: other.token })).toMatchObject({
    is_on: false,
  });
  expect(await browsersOf(other)).toBe(0);
});

it('nothing of a stranger’s choice is subscribed, and no key that is none', async () => {
  const { token } = await buildPerson(database.db);
  const good = double.subscribe(browser());
  const statusOf = async (body: unknown) =>
    (await api.call('PUT /api/v1/notifications/push', { token, body })).status;
  for (const endpoint of ['https://10.0.0.1/x', 'https://example.com/x', 'http://169.254.169.254/x', 'no'])
    expect([endpoint, await statusOf({ ...good, endpoint })]).toEqual([endpoint, 422]);
  for (const keys of [
    { ...good.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') },
    { ...good.keys, auth: 'AAAA' },
    { ...good.keys, auth: '!' },
  ])
    expect(await statusOf({ ...good, keys })).toBe(422);
});

it('waits for the end of the night, and stays away where its person does not want the kind', async () => {
  const person = await buildPerson(database.db);
  await turnOn(person, browser());
  await happen(person, 'stay_begins_soon', NIGHT);
  expect((await pushesTo(person))[0]?.send_at).toEqual(new Date('2026-11-22T08:00:00+03:00'));
  const body = { kind: 'bookings', channel: 'push', is_wanted: false };
  await api.get('PUT /api/v1/notifications/channels', { token: person.token, body });
  await happen(person, 'reservation_no_show');
  expect(await pushesTo(person)).toHaveLength(1);
});

it('one that no service will ever take fails, for operators to see', async () => {
  const person = await buildPerson(database.db);
  const name = browser();
  await turnOn(person, name);
  await happen(person);
  double.answers[name] = [413];
  expect(await sendTo(person)).toBe('failed');
  expect(await pushesTo(person)).toMatchObject([
    { state: 'failed', failure: 'Web push did not take a message: HTTP 413' },
  ]);
});
