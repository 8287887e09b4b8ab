import type { EvaluationsPage } from '@diyar/contract/booking/evaluations';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltListing, type BuiltPerson, buildListing, buildPerson } from '../testing/factories.ts';
import { multipartOf } from '../testing/multipart.ts';
import { type HeldReservation, hold, openPaymentWorld, type PaymentWorld } from '../testing/payment-world.ts';
import { receiptPicture } from '../testing/transfer-world.ts';
import { headersOf } from '../testing/world.ts';
import { forgetEvaluationPhotos } from './evaluation-photos.ts';
import { publishEvaluations } from './publish-evaluations.ts';

let world: PaymentWorld;
let listing: BuiltListing;
let key = 0;
const PARTS = { cleanliness: 5, accuracy: 4, location: 5, communication: 5, value: 3 };
const DEPARTED = new Date('2030-02-03T09:00:00Z');
beforeAll(async () => {
  world = await openPaymentWorld();
  listing = await buildListing(world.database.db);
});
afterAll(() => world.close());

/** A stay in the host's unit that ended on 3 February 2030; the clock stands an hour after it. */
async function finishedStay(): Promise<HeldReservation> {
  const { db } = world.database;
  world.clock.now = new Date('2030-01-07T09:00:00Z');
  const guest = await buildPerson(db, { name: 'أحمد العتيبي' });
  const { unitId } = await buildListing(db, { host: listing.host });
  const held = await hold(world, { unitId, guest });
  await db
    .updateTable('reservation')
    .set({ state: 'finished', ends_at: DEPARTED })
    .where('id', '=', held.id)
    .execute();
  world.clock.now = new Date(DEPARTED.getTime() + 3_600_000);
  await db.updateTable('access_token').set({ last_used_at: world.clock.now }).execute();
  return held;
}

function call(person: BuiltPerson, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) {
  key += 1;
  const headers = headersOf({ token: person.token, key: `evaluation-${key}` });
  return world.app.inject({ method, url: `/api/v1${path}`, headers, ...(payload && { payload }) });
}
const asGuest = ({ guest, number }: HeldReservation, rate = 5) =>
  call(guest, 'POST', `/reservations/${number}/evaluations`, { rate, parts: PARTS, comment: 'مكان هادئ' });
const asHost = ({ number }: HeldReservation, rate = 4) =>
  call(listing.host, 'POST', `/reservations/${number}/evaluations`, { rate, comment: 'ضيف مرتب' });
const mine = async (person: BuiltPerson): Promise<EvaluationsPage> =>
  (await call(person, 'GET', '/evaluations')).json().data;
const publicRows = async ({ id }: HeldReservation) =>
  world.database.db
    .selectFrom('evaluation')
    .select('side')
    .where('reservation_id', '=', id)
    .where('published_at', 'is not', null)
    .execute();

test('neither side reads the other before both wrote, then both do and search hears of it', async () => {
  const stay = await finishedStay();
  expect((await mine(stay.guest)).waiting).toMatchObject([
    { id: stay.number, until: '2030-02-17T12:00:00+03:00' },
  ]);
  expect((await asGuest(stay)).statusCode).toBe(201);
  expect((await mine(listing.host)).received).toEqual([]);
  expect((await asHost(stay)).statusCode).toBe(201);
  expect((await mine(listing.host)).received).toMatchObject([
    { rate: 5, comment: 'مكان هادئ', parts: PARTS },
  ]);
  expect((await mine(stay.guest)).as_guest).toEqual({ average: 4, count: 1 });
  const told = await world.database.db.selectFrom('search_change').select('ad_number').execute();
  const ad = await world.database.db
    .selectFrom('ad')
    .select('number')
    .where('unit_id', '=', stay.unitId)
    .executeTakeFirstOrThrow();
  expect(told.map(({ ad_number }) => ad_number)).toContain(ad.number);
  const shown = await world.app.inject({ url: `/api/v1/ads/${ad.number}`, headers: headersOf({}) });
  expect(shown.json().data.rating).toEqual({ average: 5, count: 1 });
});

test('two sides who write at once make both public, every time', async () => {
  for (let round = 0; round < 5; round += 1) {
    const stay = await finishedStay();
    await Promise.all([asGuest(stay), asHost(stay)]);
    expect(await publicRows(stay)).toHaveLength(2);
  }
});

test('a side writes once: ten at once leave one, and its booking asks no more', async () => {
  const stay = await finishedStay();
  const isAsked = async ({ token }: { token: string }, side: string) => {
    const url = `/api/v1/${side}reservations/${stay.number}`;
    const shown = await world.app.inject({ url, headers: headersOf({ token }) });
    return shown.json().data.abilities.evaluate;
  };
  expect(await isAsked(stay.guest, '')).toBe(true);
  const answers = await Promise.all(Array.from({ length: 10 }, () => asGuest(stay)));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(answers.filter((answer) => answer.json().code === 'state_changed')).toHaveLength(9);
  expect(await isAsked(stay.guest, '')).toBe(false);
  expect(await isAsked(listing.host, 'host/')).toBe(true);
});

test('what one side wrote alone is public 14 days after departure, and nobody writes from then on', async () => {
  const stay = await finishedStay();
  await asGuest(stay);
  const { db } = world.database;
  const end = DEPARTED.getTime() + 14 * 86_400_000;
  await publishEvaluations(db, new Date(end - 1));
  expect(await publicRows(stay)).toEqual([]);
  await publishEvaluations(db, new Date(end));
  expect(await publicRows(stay)).toEqual([{ side: 'guest' }]);
  world.clock.now = new Date(end);
  expect((await asHost(stay)).json().code).toBe('not_available');
});

test('its writer changes it for 48 hours while it is not public, and it is answered once', async () => {
  const stay = await finishedStay();
  await asGuest(stay);
  const path = `/reservations/${stay.number}/evaluations`;
  const edit = () => call(stay.guest, 'PUT', path, { rate: 3, parts: PARTS, comment: 'كان الجو حارًا' });
  expect((await edit()).json().data.given[0]).toMatchObject({ rate: 3 });
  const reply = () => call(listing.host, 'POST', `${path}/reply`, { text: 'شكرًا لملاحظتك' });
  expect((await reply()).json().code).toBe('not_available');
  world.clock.pass(48 * 3600);
  expect((await edit()).json().code).toBe('not_available');
  await asHost(stay);
  expect((await reply()).statusCode).toBe(201);
  expect((await reply()).json().code).toBe('state_changed');
});

test('only a finished stay is evaluated, and a guest rates the parts', async () => {
  const stay = await finishedStay();
  const path = `/reservations/${stay.number}/evaluations`;
  const whole = await call(stay.guest, 'POST', path, { rate: 5 });
  expect(whole.json().data.errors).toMatchObject([{ field: 'parts', rule: 'required' }]);
  const { db } = world.database;
  await db.updateTable('reservation').set({ state: 'canceled' }).where('id', '=', stay.id).execute();
  expect((await asGuest(stay)).json().code).toBe('not_available');
  const row = { reservation_id: stay.id, side: 'guest' as const, unit_id: stay.unitId, rate: 5 };
  await expect(
    db
      .insertInto('evaluation')
      .values({ ...row, author_account_id: stay.guest.accountId })
      .execute(),
  ).rejects.toThrow('not finished');
});

test('a host reads what others said of who books', async () => {
  const stay = await finishedStay();
  await asGuest(stay);
  await asHost(stay, 4);
  const known = await call(listing.host, 'GET', `/host/reservations/${stay.number}/guest`);
  expect(known.json().data).toMatchObject({
    name: 'أحمد العتيبي',
    stays: 1,
    rating: { average: 4, count: 1 },
  });
});

async function sendPhoto(person: BuiltPerson, number: string, nth = 1) {
  const { body, headers } = multipartOf('photo', await receiptPicture(nth));
  return world.app.inject({
    method: 'POST',
    url: `/api/v1/reservations/${number}/evaluation_photos`,
    headers: { ...headersOf({ token: person.token }), ...headers },
    payload: body,
  });
}

test('a guest’s photos are theirs alone until the evaluation is public, then everyone’s', async () => {
  const stay = await finishedStay();
  expect((await sendPhoto(listing.host, stay.number)).json().code).toBe('not_available');
  const sent = await sendPhoto(stay.guest, stay.number);
  expect(sent.statusCode, sent.body).toBe(201);
  const photos = [sent.json().data.id, (await sendPhoto(stay.guest, stay.number, 2)).json().data.id];
  const body = { rate: 5, parts: PARTS, comment: '' };
  const path = `/reservations/${stay.number}/evaluations`;
  const strangers = await finishedStay();
  const taken = await call(strangers.guest, 'POST', `/reservations/${strangers.number}/evaluations`, {
    ...body,
    photos,
  });
  expect(taken.json().code).toBe('validation_failed');
  expect((await call(listing.host, 'POST', path, { rate: 4, photos })).statusCode).toBe(422);
  expect((await call(stay.guest, 'POST', path, { ...body, photos })).statusCode).toBe(201);
  const [given] = (await mine(stay.guest)).given;
  expect(given).toMatchObject({ photos: 2 });
  const read = (person: BuiltPerson | null, position = 1) =>
    world.app.inject({
      url: `/api/v1/evaluations/${given?.evaluation_id}/photos/${position}`,
      headers: headersOf(person ?? {}),
    });
  expect((await read(stay.guest)).json().data).toMatchObject({ type: 'image/webp' });
  expect((await read(listing.host)).statusCode).toBe(404);
  expect((await read(null)).statusCode).toBe(404);
  await asHost(stay);
  expect((await read(null, 2)).statusCode).toBe(200);
  expect((await read(null, 3)).statusCode).toBe(404);
  expect((await sendPhoto(stay.guest, stay.number, 3)).json().code).toBe('not_available');
});

test('photos are added, taken away and put in another order while the evaluation may be changed, and stay once it is public', async () => {
  const stay = await finishedStay();
  const send = async (nth: number): Promise<string> =>
    (await sendPhoto(stay.guest, stay.number, nth)).json().data.id;
  const [first, second] = [await send(1), await send(2)];
  const path = `/reservations/${stay.number}/evaluations`;
  const body = { rate: 5, parts: PARTS, comment: '' };
  await call(stay.guest, 'POST', path, { ...body, photos: [first, second] });
  const ids = async () => (await mine(stay.guest)).given[0]?.photo_ids;
  expect(await ids()).toEqual([first, second]);
  const third = await send(3);
  const edit = (photos?: string[]) => call(stay.guest, 'PUT', path, { ...body, photos });
  expect((await edit([third, first])).statusCode).toBe(200);
  expect(await ids()).toEqual([third, first]);
  // Words alone leave the photos, and a photo of another stay or one named twice changes nothing.
  expect((await edit()).statusCode).toBe(200);
  const strangers = await finishedStay();
  const other = (await sendPhoto(strangers.guest, strangers.number)).json().data.id;
  for (const wrong of [[other], [first, first]])
    expect((await edit(wrong)).json().code).toBe('validation_failed');
  expect(await ids()).toEqual([third, first]);
  await forgetEvaluationPhotos(world.deps, new Date(world.clock.now.getTime() + 86_400_001));
  expect((await edit([second])).json().code).toBe('validation_failed');
  await asHost(stay);
  expect((await mine(listing.host)).received.find(({ id }) => id === stay.number)).toMatchObject({
    photos: 2,
    photo_ids: [],
  });
  expect((await edit([])).json().code).toBe('not_available');
  const { db } = world.database;
  const take = db.updateTable('evaluation_photo').set({ evaluation_id: null, position: null });
  await expect(take.where('id', '=', first).execute()).rejects.toThrow('is public');
  const parts = db.updateTable('evaluation').set({ cleanliness: 1 });
  await expect(
    parts.where('reservation_id', '=', stay.id).where('side', '=', 'guest').execute(),
  ).rejects.toThrow('is public');
});

test('nobody sends photos for an evaluation that may not be changed any more', async () => {
  const stay = await finishedStay();
  await asGuest(stay);
  expect((await sendPhoto(stay.guest, stay.number)).statusCode).toBe(201);
  world.clock.pass(48 * 3600);
  expect((await sendPhoto(stay.guest, stay.number)).json().code).toBe('not_available');
});

test('a photo that no evaluation took is forgotten after a day, one that was taken stays', async () => {
  const stay = await finishedStay();
  const unused = (await sendPhoto(stay.guest, stay.number)).json().data.id;
  await forgetEvaluationPhotos(world.deps, new Date(world.clock.now.getTime() + 86_400_001));
  const kept = await world.database.db
    .selectFrom('evaluation_photo')
    .select(['id', 'evaluation_id'])
    .execute();
  expect(kept.map(({ id }) => id)).not.toContain(unused);
  expect(kept.every(({ evaluation_id }) => evaluation_id !== null)).toBe(true);
  expect(kept).not.toEqual([]);
});

test('an account with more than a hundred evaluations reads on to its oldest, each once', async () => {
  const { db } = world.database;
  const stay = await finishedStay();
  expect((await asGuest(stay)).statusCode).toBe(201);
  await asHost(stay);
  const { host, unitId } = await buildListing(db);
  const copies = sql`
    with copy as (
      insert into reservation (unit_id, guest_account_id, host_account_id, period, start_date, end_date, starts_at, ends_at, state, method,
          total, tax, down_payment, security_deposit, terms, created_at, updated_at)
      select ${unitId}, guest_account_id, ${host.accountId}, period, start_date, end_date, starts_at, ends_at, state, method,
        total, tax, down_payment, security_deposit, terms, created_at, updated_at
      from reservation, generate_series(1, 205) where id = ${stay.id} returning id)
    insert into evaluation (reservation_id, side, author_account_id, unit_id, rate, created_at, published_at)
    select id, 'guest', ${stay.guest.accountId}, ${unitId}, 4, ${world.clock.now}, ${world.clock.now} from copy`;
  await copies.execute(db);
  await db.updateTable('access_token').set({ last_used_at: world.clock.now }).execute();
  const first = await mine(host);
  expect(first.received).toHaveLength(100);
  expect(first.has_more).toEqual({ given: false, received: true });
  const older = async (before: string | undefined) =>
    (await call(host, 'GET', `/evaluations/received?before=${before}`)).json().data;
  const second = await older(first.received.at(-1)?.evaluation_id);
  expect([second.items.length, second.has_more]).toEqual([100, true]);
  const third = await older(second.items.at(-1).evaluation_id);
  expect([third.items.length, third.has_more]).toEqual([5, false]);
  const all = [...first.received, ...second.items, ...third.items];
  expect(new Set(all.map(({ evaluation_id }) => evaluation_id)).size).toBe(205);
});
