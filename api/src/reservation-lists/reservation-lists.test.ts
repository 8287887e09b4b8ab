import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltPerson, buildListing, buildPerson } from '../testing/factories.ts';
import { checkPayment, hold, openPaymentWorld, type PaymentWorld, pay } from '../testing/payment-world.ts';
import { headersOf } from '../testing/world.ts';

let world: PaymentWorld;
let host: BuiltPerson;
let guest: BuiltPerson;
let [paidNumber, heldNumber] = ['', ''];
beforeAll(async () => {
  world = await openPaymentWorld();
  const { db } = world.database;
  const listing = await buildListing(db, {
    unit: { code: 'MLQ-7', name_ar: 'شقة الإطلالة', policy: { down_payment_percent: 20 } },
    ad: { title_ar: 'جناح الغروب', title_en: 'Sunset suite' },
  });
  host = listing.host;
  guest = await buildPerson(db, { name: 'أحمد العتيبي' });
  const other = await buildListing(db, { host });
  const paid = await hold(world, { unitId: listing.unitId, guest });
  await pay(world, paid);
  await checkPayment(world, paid);
  paidNumber = paid.number;
  heldNumber = (await hold(world, { unitId: other.unitId, start: '2030-03-01', end: '2030-03-03' })).number;
});
afterAll(() => world.close());

async function list(person: BuiltPerson, side: 'guest' | 'host', query: Record<string, string> = {}) {
  const url = `/api/v1/reservation_lists/${side}?${new URLSearchParams(query)}`;
  const answer = await world.app.inject({ url, headers: headersOf({ token: person.token }) });
  return answer.json().data;
}
const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id).sort();

test('an advertiser sees who arrives and leaves today, and what is still to come', async () => {
  const paidAt = world.clock.now;
  const today = await list(host, 'host');
  expect(today.counts).toMatchObject({ all: 2, upcoming: 2, arriving: 0, departing: 0, money: 1 });
  expect(today.to_come.amount).toBe(80_000);
  expect(today.items.find(({ id }: { id: string }) => id === paidNumber).to_come.amount).toBe(80_000);
  // Both edges of Riyadh's day of arrival.
  for (const [at, arriving] of [
    ['2030-01-31T20:59:59Z', 0],
    ['2030-01-31T21:00:00Z', 1],
    ['2030-02-01T20:59:59Z', 1],
    ['2030-02-01T21:00:00Z', 0],
  ] as const) {
    world.clock.now = new Date(at);
    expect((await list(host, 'host', { view: 'arriving' })).total, at).toBe(arriving);
  }
  // Every booking is either upcoming and current, or past: before the stay, during it, and after.
  for (const [at, upcoming] of [
    ['2030-02-01T06:00:00Z', [paidNumber]],
    ['2030-02-02T06:00:00Z', [paidNumber]],
    ['2030-02-10T06:00:00Z', []],
  ] as const) {
    world.clock.now = new Date(at);
    const { counts } = await list(host, 'host');
    expect(counts.upcoming + counts.past, at).toBe(counts.all);
    expect(idsOf(await list(host, 'host', { view: 'upcoming' })), at).toEqual(upcoming);
  }
  world.clock.now = new Date('2030-02-03T08:00:00Z');
  expect(idsOf(await list(host, 'host', { view: 'departing' }))).toEqual([paidNumber]);
  world.clock.now = paidAt;
});

test('a booking is found by number, by a name spelled otherwise, by the unit and by its ad’s title in either language; others’ never', async () => {
  for (const q of [paidNumber, 'احمد', 'mlq-7', 'شقه الاطلاله', 'الغروب', 'sunset'])
    expect(idsOf(await list(host, 'host', { q })), q).toEqual([paidNumber]);
  expect((await list(host, 'host', { q: '%' })).total).toBe(0);
  expect((await list(host, 'guest')).total).toBe(0);
  const stranger = (await buildListing(world.database.db)).host;
  await world.database.db.updateTable('access_token').set({ last_used_at: world.clock.now }).execute();
  expect((await list(stranger, 'host', { q: paidNumber })).total).toBe(0);
});

test('a guest sees what waits for their payment: a hold while it is held, and a balance', async () => {
  expect((await list(guest, 'guest')).counts).toEqual({
    ...{ all: 1, upcoming: 1, to_pay: 1, past: 0 },
    unread: 0,
  });
  const [balance] = (await list(guest, 'guest', { view: 'to_pay' })).items;
  expect([balance.due.amount.amount, balance.to_come.amount, balance.returned.amount]).toEqual([
    80_000, 80_000, 0,
  ]);
  expect(balance.due.due_at).toMatch(/^20[23]\d-\d\d-\d\dT/);
  const held = (await list(host, 'host', { q: heldNumber })).items[0];
  expect([held.state, held.due, held.to_come]).toEqual(['pending', null, null]);
  world.clock.pass(16 * 60);
  expect((await list(host, 'host', { view: 'past' })).items[0]).toMatchObject({
    id: heldNumber,
    state: 'lapsed',
  });
});

test('the file holds what the view shows, and a name is no formula', async () => {
  await world.database.db
    .updateTable('account')
    .set({ name: '=1+1' })
    .where('id', '=', guest.accountId)
    .execute();
  const { text, rows } = await list(host, 'host/export' as 'host', { view: 'upcoming' });
  const [head = [], row = []] = parse(text, { bom: true });
  expect([rows, head[0], row[0], row[3], row[6], row[7]]).toEqual([
    1,
    'رقم الحجز',
    paidNumber,
    "'=1+1",
    '1000',
    '200',
  ]);
});

test('a booking with a message that was not read is in a view of its own, until it is read, and never for its writer', async () => {
  const unreadOf = async (person: BuiltPerson, side: 'guest' | 'host') =>
    idsOf(await list(person, side, { view: 'unread' }));
  const url = `/api/v1/reservations/${paidNumber}/messages`;
  const payload = { text: 'متى تصلون؟' };
  const headers = { ...headersOf({ token: host.token }), 'idempotency-key': crypto.randomUUID() };
  expect((await world.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(201);
  expect(await unreadOf(guest, 'guest')).toEqual([paidNumber]);
  expect(await unreadOf(host, 'host')).toEqual([]);
  const read = { position: 1 };
  const reading = await world.app.inject({
    ...{ method: 'PUT', url: `${url}/reading`, headers: headersOf({ token: guest.token }), payload: read },
  });
  expect(reading.statusCode).toBeLessThan(300);
  expect(await unreadOf(guest, 'guest')).toEqual([]);
});
