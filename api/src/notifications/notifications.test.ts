import { NOTIFICATIONS, type NotificationKey } from '@diyar/contract/words/notification-words';
import { LANGS } from '@diyar/messages/messages';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EventKey } from '../events/event.ts';
import { recordEvent } from '../events/record-event.ts';
import { transact } from '../platform/db/database.ts';
import { MessageRefused } from '../platform/messaging/message-sender.ts';
import { buildContractApp, type ContractApp } from '../testing/contract-app.ts';
import { type BuiltListing, type BuiltPerson, buildListing, buildPerson } from '../testing/factories.ts';
import { buildMember } from '../testing/team.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { sendNotification } from './send-notification.ts';
import { isolated, sentenceOf } from './sentence.ts';

const NOON = new Date('2026-11-21T12:00:00+03:00');
const NIGHT = new Date('2026-11-21T23:30:00+03:00');
let database: TestDatabase;
let api: ContractApp;
let listing: BuiltListing;
beforeAll(async () => {
  database = await createTestDatabase();
  api = await buildContractApp(database, NOON);
  listing = await buildListing(database.db);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

const happen = (
  key: EventKey,
  to: { accountId: string },
  more: { by?: string; params?: object; at?: Date } = {},
) =>
  transact(database.db, (tx) =>
    recordEvent(tx, {
      key,
      accountId: to.accountId,
      personId: more.by ?? null,
      params: { ...more.params },
      at: more.at ?? NOON,
    }),
  );
const listOf = ({ token }: Pick<BuiltPerson, 'token'>, lang: 'ar' | 'en' = 'ar', query = {}) =>
  api.get('GET /api/v1/notifications', { token, lang, query });
const dispatchesTo = async ({ personId }: Pick<BuiltPerson, 'personId'>) =>
  database.db
    .selectFrom('notification_dispatch')
    .innerJoin('notification', 'notification.id', 'notification_id')
    .selectAll('notification_dispatch')
    .where('person_id', '=', personId)
    .execute();

it.each(Object.keys(NOTIFICATIONS) as NotificationKey[])(
  '%s is said in both languages, to both sides',
  (key) => {
    const params = {
      reservation: 7,
      ad: 8,
      request: 9,
      ticket: 5,
      case: 31_415_926,
      payout: 6,
      amount: 12_300,
      refund: 4_500,
      days: 3,
      count: 4,
      price: 30_000,
      price_before: 40_000,
      browser: 'chrome',
      system: 'windows',
      last: '4567',
      ads: 2,
    };
    const event = {
      key,
      params: {
        ...params,
        ends_on: '2026-12-01',
        name_ar: 'فضية',
        name_en: 'Silver',
        reason: 'صورة غير واضحة',
        name: 'شاليه في الملقا',
      },
    };
    for (const lang of LANGS)
      for (const side of ['guest', 'host'] as const)
        for (const happened of [1, 2, 3, 11, 100]) {
          const notice = { text_ar: 'صيانة الموقع الليلة', text_en: 'Maintenance tonight' };
          const names = { unit_ar: 'شاليه النخيل', unit_en: 'Palm chalet', other_name: 'نورة', ...notice };
          const text = sentenceOf({ ...event, account_id: '', side, ...names }, happened, lang);
          expect(text.length).toBeGreaterThan(8);
          expect(text).not.toMatch(/[{}]|undefined|null|«»|“”|notificationTexts/);
        }
  },
);

it('dates and amounts of a sentence keep their order, beside an Arabic name in English too', () => {
  expect(isolated('يصلك 1,450.50 S.R قبل 15:00 2026-12-01')).toBe(
    'يصلك \u20661,450.50 S.R\u2069 قبل \u206615:00 2026-12-01\u2069',
  );
  const event = { key: 'reservation_rest_due_soon' as const, params: { amount: 45_000 } };
  const names = { unit_ar: 'شاليه', unit_en: null, other_name: null, text_ar: null, text_en: null };
  const about = { ...event, account_id: '', side: 'guest' as const, ...names };
  for (const lang of LANGS) expect(sentenceOf(about, 1, lang)).toContain('\u2066450 S.R\u2069');
});

it('an event tells the owner and those of the team with the right, never who did it, and nobody else', async () => {
  const { host } = listing;
  const manager = await buildMember(database.db, host, 'manager');
  const viewer = await buildMember(database.db, host, 'viewer');
  const stranger = await buildPerson(database.db);
  await happen('payout_paid', host, { by: manager.personId, params: { payout: 71, amount: 50_000 } });
  const mine = await listOf(host);
  expect(mine).toMatchObject({ unread: 1, total: 1, kinds: ['money'] });
  expect(mine.items[0]).toMatchObject({
    text: 'حوّلنا إليك \u2066500 S.R\u2069، رقم التحويل 71',
    place: 'fees',
    is_read: false,
  });
  expect((await listOf(host, 'en')).items[0]?.text).toBe(
    'We transferred \u2066500 S.R\u2069 to you, transfer number 71',
  );
  for (const other of [manager, viewer, stranger]) expect((await listOf(other)).total).toBe(0);
  await happen('payout_failed', host, { params: { payout: 72, amount: 50_000 } });
  expect((await listOf(manager)).total).toBe(1);
});

it('a key without a rule and an event of the house are told to nobody', async () => {
  const person = await buildPerson(database.db);
  await happen('team_role_changed', person);
  expect((await listOf(person)).total).toBe(0);
});

it('news of one thread are one line until it is read', async () => {
  const person = await buildPerson(database.db);
  for (let count = 0; count < 3; count += 1) await happen('request_fits', person);
  const { items } = await listOf(person, 'en');
  expect(items.map(({ text, happened }) => [text, happened])).toEqual([['3 new requests fit your units', 3]]);
  const [first] = items;
  const left = await api.get('PUT /api/v1/notifications/{id}/read', {
    token: person.token,
    params: { id: first?.id ?? '' },
  });
  expect(left).toEqual({ unread: 0 });
  await happen('request_fits', person);
  expect(await listOf(person)).toMatchObject({ total: 2, unread: 1 });
  expect((await listOf(person, 'ar', { unread: '1' })).items).toHaveLength(1);
});

it('twenty at once in one thread lose none', async () => {
  const person = await buildPerson(database.db);
  await Promise.all(Array.from({ length: 20 }, () => happen('request_fits', person)));
  expect((await listOf(person)).items.map(({ happened }) => happened)).toEqual([20]);
});

it('what came after the last that was seen stays unread', async () => {
  const person = await buildPerson(database.db);
  await happen('membership_begun', person, { params: { name_ar: 'أ', name_en: 'A' } });
  const [seen] = (await listOf(person)).items;
  await happen('membership_ended', person, {
    params: { name_ar: 'أ', name_en: 'A' },
    at: new Date(NOON.getTime() + 1000),
  });
  const until = seen?.id ?? '';
  expect(await api.get('PUT /api/v1/notifications/read', { token: person.token, body: { until } })).toEqual({
    unread: 1,
  });
});

it('others’ notifications cannot be read or marked', async () => {
  const [mine, other] = [await buildPerson(database.db), await buildPerson(database.db)];
  await happen('request_fits', mine);
  const [first] = (await listOf(mine)).items;
  const { status } = await api.call('PUT /api/v1/notifications/{id}/read', {
    token: other.token,
    params: { id: first?.id ?? '' },
  });
  expect([status, (await listOf(mine)).unread]).toEqual([404, 1]);
});

it('a booking’s news go to the phone at once by day and after the night’s quiet, in the person’s language, once', async () => {
  const person = await buildPerson(database.db);
  await database.db.updateTable('person').set({ lang: 'en' }).where('id', '=', person.personId).execute();
  await happen('stay_begins_soon', person, { params: {}, at: NIGHT });
  const [waiting] = await dispatchesTo(person);
  expect(waiting).toMatchObject({ state: 'waiting', send_at: new Date('2026-11-22T08:00:00+03:00') });
  const sent: string[] = [];
  const sender = {
    channels: ['sms'],
    abroad: [],
    send: async ({ text }: { text: string }) => void sent.push(text),
  } as const;
  const send = () =>
    sendNotification(
      { db: database.db, sender, push: null, publicUrl: 'https://diyar.example', pepper: 'pepper' },
      waiting?.id ?? '',
      NIGHT,
    );
  expect([await send(), await send()]).toEqual(['sent', 'over']);
  expect(sent).toEqual([
    expect.stringMatching(/^Diyar: You arrive .*\nhttps:\/\/diyar\.example\/en\/dashboard\/notifications$/),
  ]);
});

it('one that was read on the site is not sent; one that a provider refuses has failed, with its words', async () => {
  const person = await buildPerson(database.db);
  await happen('stay_ends_soon', person);
  await happen('stay_begins_soon', person);
  const dispatches = await dispatchesTo(person);
  const first = await sql<{ id: string }>`
    select d.id from notification_dispatch d join notification n on n.id = d.notification_id join event on event.id = n.event_id
    where n.person_id = ${person.personId} and event.key = 'stay_ends_soon'`.execute(database.db);
  const readId = first.rows[0]?.id ?? '';
  const refusedId = dispatches.find(({ id }) => id !== readId)?.id ?? '';
  const ends = (await listOf(person, 'en')).items.find(({ text }) => text.startsWith('You leave'));
  await api.get('PUT /api/v1/notifications/{id}/read', {
    token: person.token,
    params: { id: ends?.id ?? '' },
  });
  const refusing = {
    channels: ['sms'],
    abroad: [],
    send: () => Promise.reject(new MessageRefused('no such number')),
  } as const;
  const deps = { db: database.db, sender: refusing, push: null, publicUrl: undefined, pepper: 'pepper' };
  expect(await sendNotification(deps, readId, NOON)).toBe('unneeded');
  expect(await sendNotification(deps, refusedId, NOON)).toBe('failed');
  expect(await dispatchesTo(person)).toContainEqual(
    expect.objectContaining({ id: refusedId, state: 'failed', failure: 'no such number' }),
  );
});

it('a stumbling provider is asked again, and has failed for good with the last try', async () => {
  const person = await buildPerson(database.db);
  await happen('stay_ends_soon', person);
  const [dispatch] = await dispatchesTo(person);
  const dispatchId = dispatch?.id ?? '';
  const sender = { channels: ['sms'], abroad: [], send: () => Promise.reject(new Error('timeout')) } as const;
  const deps = { db: database.db, sender, push: null, publicUrl: undefined, pepper: 'pepper' };
  for (let tries = 1; tries < 8; tries += 1)
    await expect(sendNotification(deps, dispatchId, NOON)).rejects.toThrow('timeout');
  expect(await dispatchesTo(person)).toMatchObject([{ state: 'waiting', attempts: 7, failure: 'timeout' }]);
  expect(await sendNotification(deps, dispatchId, NOON)).toBe('failed');
});

it('who does not want a kind by phone gets none, and who wants another gets it', async () => {
  const person = await buildPerson(database.db);
  const choose = (kind: string, is_wanted: boolean) =>
    api.get('PUT /api/v1/notifications/channels', {
      token: person.token,
      body: { kind, channel: 'sms', is_wanted },
    });
  await choose('bookings', false);
  const { kinds } = await choose('requests', true);
  expect(
    kinds.filter(({ channels }) => channels.some(({ is_wanted }) => is_wanted)).map(({ kind }) => kind),
  ).toEqual(['requests']);
  await happen('stay_ends_soon', person);
  await happen('request_fits', person);
  expect(await dispatchesTo(person)).toHaveLength(1);
});

it('news of one thread are one message, which says how many they are by then', async () => {
  const person = await buildPerson(database.db);
  const body = { kind: 'requests', channel: 'sms', is_wanted: true };
  await api.get('PUT /api/v1/notifications/channels', { token: person.token, body });
  for (let count = 0; count < 3; count += 1) await happen('request_fits', person, { at: NIGHT });
  const [dispatch, ...others] = await dispatchesTo(person);
  expect(others).toEqual([]);
  const sent: string[] = [];
  const sender = {
    channels: ['sms'],
    abroad: [],
    send: async ({ text }: { text: string }) => void sent.push(text),
  } as const;
  const deps = { db: database.db, sender, push: null, publicUrl: undefined, pepper: 'pepper' };
  await sendNotification(deps, dispatch?.id ?? '', NIGHT);
  expect(sent).toEqual([expect.stringContaining('3 طلبات جديدة')]);
});

it('what says nothing any more in the morning is kept back by no night: it stays on the site alone', async () => {
  const person = await buildPerson(database.db);
  await happen('reservation_question_waits', person, { at: NIGHT });
  expect(await dispatchesTo(person)).toEqual([]);
  await happen('reservation_question_waits', person, { at: NOON });
  expect(await dispatchesTo(person)).toHaveLength(1);
  expect((await listOf(person)).total).toBe(2);
});

it('who has lost a right in a team neither reads nor is sent what it let them be told', async () => {
  const { host } = await buildListing(database.db);
  const member = await buildMember(database.db, host, 'manager');
  await happen('stay_begins_soon', host);
  expect((await listOf(member)).total).toBe(1);
  await database.db
    .updateTable('team_member')
    .set({ role: 'viewer' })
    .where('person_id', '=', member.personId)
    .execute();
  expect(await listOf(member)).toMatchObject({ total: 0, unread: 0, kinds: [] });
  const [dispatch] = await dispatchesTo(member);
  const sender = { channels: ['sms'], abroad: [], send: () => Promise.reject(new Error('never')) } as const;
  const deps = { db: database.db, sender, push: null, publicUrl: undefined, pepper: 'pepper' };
  expect(await sendNotification(deps, dispatch?.id ?? '', NOON)).toBe('unneeded');
});

it('a guest with a foreign number is told of bookings by WhatsApp, where others are by SMS', async () => {
  const guest = await buildPerson(database.db, { phone: '+971501230001' });
  await happen('reservation_confirmed', guest, { params: { reservation: 12 } });
  expect((await listOf(guest)).kinds).toEqual(['bookings']);
  expect((await dispatchesTo(guest)).map(({ channel }) => channel)).toEqual(['whatsapp']);
  const ways = await api.get('GET /api/v1/notifications/channels', { token: guest.token });
  const ofBookings = ways.kinds.find(({ kind }) => kind === 'bookings')?.channels;
  expect(ofBookings).toEqual([
    { channel: 'sms', is_wanted: false },
    { channel: 'whatsapp', is_wanted: true },
  ]);
});
