import type { MessageThread } from '@diyar/contract/booking/messages';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltPerson, buildListing } from '../testing/factories.ts';
import { multipartOf } from '../testing/multipart.ts';
import {
  checkPayment,
  type HeldReservation,
  hold,
  openPaymentWorld,
  type PaymentWorld,
  pay,
} from '../testing/payment-world.ts';
import { buildMember } from '../testing/team.ts';
import { headersOf } from '../testing/world.ts';
import { forgetPictures } from './forget-pictures.ts';

let world: PaymentWorld;
let host: BuiltPerson;
let held: HeldReservation;
let key = 0;
beforeAll(async () => {
  world = await openPaymentWorld();
  const listing = await buildListing(world.database.db);
  host = listing.host;
  held = await hold(world, { unitId: listing.unitId });
});
afterAll(() => world.close());

function call(person: BuiltPerson, method: 'GET' | 'POST' | 'PUT', path = '', payload?: object) {
  key += 1;
  const url = `/api/v1/reservations/${held.number}/messages${path}`;
  const headers = headersOf({ token: person.token, key: `message-${key}` });
  return world.app.inject({ method, url, headers, ...(payload && { payload }) });
}
const write = (person: BuiltPerson, text: string, more: object = {}) =>
  call(person, 'POST', '', { text, ...more });
/** Tokens of people who were built in the days of the test's clock. */
const seenNow = () =>
  world.database.db.updateTable('access_token').set({ last_used_at: world.clock.now }).execute();
const read = async (person: BuiltPerson): Promise<MessageThread> => (await call(person, 'GET')).json().data;

async function sendPicture(person: BuiltPerson) {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0e7a53' } })
    .png()
    .toBuffer();
  const { body, headers } = multipartOf('photo', bytes);
  const url = `/api/v1/reservations/${held.number}/message_pictures`;
  const all = { ...headersOf({ token: person.token }), ...headers };
  return world.app.inject({ method: 'POST', url, headers: all, payload: body });
}

test('before payment the other side reads the words without the number, and no picture is taken', async () => {
  const sent = await write(held.guest, 'متى نستلم المفتاح؟ كلمني على ٠٥٥ ١٢٣ ٤٥٦٧');
  expect(sent.statusCode).toBe(201);
  expect(sent.json().data.items[0]).toMatchObject({
    mine: true,
    text: expect.stringContaining('٤٥٦٧'),
    has_hidden: true,
  });
  const hosts = await read(host);
  expect(hosts).toMatchObject({ unread: 1, hides_contact: true, writing: 'open', can_send_pictures: false });
  expect(hosts.items[0]).toMatchObject({ mine: false, text: 'متى نستلم المفتاح؟ كلمني على [رقم مخفي]' });
  expect((await sendPicture(held.guest)).json().code).toBe('not_available');
});

test('a message is read once: unread falls for the side that read, and never because of its own words', async () => {
  await write(host, 'من الساعة 16:00');
  expect((await read(host)).unread).toBe(1);
  const reading = await call(host, 'PUT', '/reading', { position: 99 });
  expect(reading.json().data).toEqual({ unread: 0 });
  expect((await call(host, 'PUT', '/reading', { position: 1 })).json().data).toEqual({ unread: 0 });
  expect((await read(held.guest)).unread).toBe(1);
});

test('twenty messages at once each have their own place, and the same key writes once', async () => {
  const before = (await read(host)).items.length;
  const sent = await Promise.all(
    Array.from({ length: 20 }, (_, n) => write(n % 2 === 0 ? host : held.guest, `رسالة ${n}`)),
  );
  expect(sent.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201));
  const { items } = await read(host);
  expect(items.map(({ position }) => position)).toEqual(Array.from({ length: before + 20 }, (_, n) => n + 1));
  const once = { ...headersOf({ token: host.token, key: 'the-same' }) };
  const url = `/api/v1/reservations/${held.number}/messages`;
  const send = () => world.app.inject({ method: 'POST', url, headers: once, payload: { text: 'مرة واحدة' } });
  await send();
  await send();
  expect((await read(host)).items.filter(({ text }) => text === 'مرة واحدة')).toHaveLength(1);
});

test('the team reads by its roles, and the writer’s name is told to their own side alone', async () => {
  const manager = await buildMember(world.database.db, host, 'manager', 'نورة من الفريق');
  const viewer = await buildMember(world.database.db, host, 'viewer');
  await seenNow();
  await write(manager, 'أنا نورة');
  expect((await read(host)).items.at(-1)).toMatchObject({ mine: true, by_name: 'نورة من الفريق' });
  expect((await read(held.guest)).items.at(-1)).toMatchObject({ mine: false, by_name: null });
  expect((await read(viewer)).writing).toBe('role');
  expect((await write(viewer, 'لا أكتب')).statusCode).toBe(403);
});

test('once paid the hidden number is read, and a picture made anew is seen by both sides alone', async () => {
  await pay(world, held);
  await checkPayment(world, held);
  expect((await read(host)).items[0]?.text).toContain('٤٥٦٧');
  const { id } = (await sendPicture(held.guest)).json().data;
  const sent: MessageThread = (await write(held.guest, '', { picture_id: id })).json().data;
  const { position } = sent.items.at(-1) ?? { position: 0 };
  for (const person of [host, held.guest]) {
    const picture = (await call(person, 'GET', `/${position}/picture`)).json().data;
    const seen = await sharp(Buffer.from(picture.base64, 'base64')).metadata();
    expect([seen.format, seen.width]).toEqual(['webp', 40]);
  }
  const stranger = (await buildListing(world.database.db)).host;
  await seenNow();
  expect((await call(stranger, 'GET', `/${position}/picture`)).statusCode).toBe(404);
  const again = await write(host, '', { picture_id: id });
  expect(again.json().data.errors).toMatchObject([{ field: 'picture_id', rule: 'attachment_gone' }]);
});

test('a picture that no message took is forgotten after a day, one that was sent stays', async () => {
  const { id } = (await sendPicture(held.guest)).json().data;
  await forgetPictures(world.deps, new Date(world.clock.now.getTime() + 86_400_001));
  const gone = await write(held.guest, 'صورة', { picture_id: id });
  expect(gone.json().data.errors).toMatchObject([{ rule: 'attachment_gone' }]);
  const { items } = await read(host);
  const kept = items.find(({ has_picture }) => has_picture);
  expect((await call(host, 'GET', `/${kept?.position}/picture`)).statusCode).toBe(200);
});

test('what was written is never changed, not even by the house', async () => {
  const { db } = world.database;
  await expect(db.updateTable('message').set({ text: 'غير ذلك' }).execute()).rejects.toThrow('append only');
  await expect(db.deleteFrom('message').execute()).rejects.toThrow('append only');
});

test('a sender past the hourly limit waits, and two weeks after the stay nobody writes', async () => {
  const { db } = world.database;
  await db
    .insertInto('setting')
    .values({
      key: 'messages_per_account_hour',
      type: 'count',
      value: 3,
      source: 'test',
      effective_from: world.clock.now,
    })
    .execute();
  const refused = await write(host, 'رسالة أخرى');
  expect(refused.json().code).toBe('too_many_requests');
  world.clock.now = new Date('2030-02-18T09:00:00Z');
  await db.updateTable('reservation').set({ state: 'finished' }).where('id', '=', held.id).execute();
  expect((await read(held.guest)).writing).toBe('over');
  expect((await write(held.guest, 'نسيت حقيبة')).json().code).toBe('not_available');
});
