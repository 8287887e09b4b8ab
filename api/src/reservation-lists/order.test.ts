import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltPerson, buildListing, buildPerson } from '../testing/factories.ts';
import { hold, openPaymentWorld, type PaymentWorld } from '../testing/payment-world.ts';
import { headersOf } from '../testing/world.ts';

const NOW = new Date('2030-06-10T12:00:00Z');

let world: PaymentWorld;
let host: BuiltPerson;
let guest: BuiltPerson;
let bookedAt: Date;
beforeAll(async () => {
  world = await openPaymentWorld();
  bookedAt = world.clock.now;
});
afterAll(() => world.close());

/** A stay of the pair: when, in which state, and what is kept of it beside. */
interface Kept {
  from: string;
  to: string;
  state: 'active' | 'finished' | 'canceled' | 'lapsed' | 'waiting_for_approval' | 'pending';
  holdUntil?: string;
  answerUntil?: string;
  canceledAt?: string;
  /** A rest that falls due then. */
  restAt?: string;
}

/** Keeps stays of a new guest at a new advertiser's as they would stand by `NOW`; answers their numbers by name. */
async function keep<N extends string>(stays: Record<N, Kept>): Promise<Record<N, string>> {
  const { db } = world.database;
  world.clock.now = bookedAt;
  host = (await buildListing(db)).host;
  guest = await buildPerson(db);
  const numbers = {} as Record<N, string>;
  for (const name of Object.keys(stays) as N[]) numbers[name] = await keepOne(stays[name]);
  world.clock.now = NOW;
  await db.updateTable('access_token').set({ last_used_at: NOW }).execute();
  return numbers;
}

async function keepOne(stay: Kept): Promise<string> {
  const { db } = world.database;
  const { unitId } = await buildListing(db, { host });
  const made = await hold(world, { unitId, guest });
  const noon = (date: string) => new Date(`${date}T12:00:00Z`);
  const at = (text: string | undefined) => (text === undefined ? null : new Date(text));
  const row = await db
    .updateTable('reservation')
    .set({
      start_date: stay.from,
      end_date: stay.to,
      starts_at: noon(stay.from),
      ends_at: noon(stay.to),
      state: stay.state,
      hold_until: at(stay.holdUntil),
      answer_until: at(stay.answerUntil),
    })
    .where('id', '=', made.id)
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  await db.updateTable('due').set({ settled_at: NOW }).where('reservation_id', '=', row.id).execute();
  if (stay.holdUntil !== undefined)
    await db.updateTable('due').set({ settled_at: null }).where('reservation_id', '=', row.id).execute();
  const canceledAt = at(stay.canceledAt);
  if (canceledAt !== null)
    await db
      .insertInto('reservation_transition')
      .values({
        reservation_id: row.id,
        event: 'guest_cancel',
        from_state: 'active',
        to_state: 'canceled',
        at: canceledAt,
      })
      .execute();
  const restAt = at(stay.restAt);
  if (restAt !== null)
    await db
      .insertInto('due')
      .values({ reservation_id: row.id, kind: 'rest', amount: 10_000, due_at: restAt })
      .execute();
  return String(row.number);
}

/** Numbers of one side's list, gathered page by page. */
async function listed(person: BuiltPerson, side: 'guest' | 'host', view = 'all'): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page++) {
    const url = `/api/v1/reservation_lists/${side}?view=${view}&per_page=2&page=${page}`;
    const { data } = (await world.app.inject({ url, headers: headersOf({ token: person.token }) })).json();
    ids.push(...data.items.map(({ id }: { id: string }) => id));
    if (page >= data.pages) return ids;
  }
}

test('a guest’s list begins with what is to be paid now, then the stay of today, what comes, and what is over, the latest first', async () => {
  const stays = await keep({
    finished: { from: '2030-05-01', to: '2030-05-03', state: 'finished' },
    comesLater: { from: '2030-08-01', to: '2030-08-03', state: 'active', restAt: '2030-07-30T12:00:00Z' },
    lapsed: {
      ...{ from: '2030-09-01', to: '2030-09-03', state: 'lapsed' },
      holdUntil: '2030-04-01T12:00:00Z',
    },
    comesNext: { from: '2030-06-20', to: '2030-06-22', state: 'active' },
    restSoon: { from: '2030-06-14', to: '2030-06-16', state: 'active', restAt: '2030-06-12T12:00:00Z' },
    canceled: {
      ...{ from: '2030-12-01', to: '2030-12-03', state: 'canceled' },
      canceledAt: '2030-05-20T12:00:00Z',
    },
    staying: { from: '2030-06-08', to: '2030-06-12', state: 'active' },
    held: { from: '2030-10-01', to: '2030-10-03', state: 'pending', holdUntil: '2030-06-10T12:10:00Z' },
    finishedLately: { from: '2030-06-01', to: '2030-06-05', state: 'finished' },
  });
  const order = [
    ...[stays.held, stays.restSoon, stays.staying, stays.comesNext, stays.comesLater],
    ...[stays.finishedLately, stays.canceled, stays.finished, stays.lapsed],
  ];
  expect(await listed(guest, 'guest')).toEqual(order);
  expect(await listed(guest, 'guest', 'past')).toEqual(order.slice(5));
  expect(await listed(guest, 'guest', 'to_pay')).toEqual([stays.held, stays.restSoon, stays.comesLater]);
});

test('an advertiser’s list begins with what is to be answered, then who comes or leaves today, then what is next', async () => {
  const stays = await keep({
    comes: { from: '2030-06-15', to: '2030-06-17', state: 'active' },
    tenant: { from: '2030-01-01', to: '2030-12-31', state: 'active' },
    over: { from: '2030-06-01', to: '2030-06-05', state: 'finished' },
    arrives: { from: '2030-06-10', to: '2030-06-12', state: 'active' },
    leavesSoon: { from: '2030-06-01', to: '2030-06-13', state: 'active' },
    asked: {
      ...{ from: '2030-11-01', to: '2030-11-03', state: 'waiting_for_approval' },
      answerUntil: '2030-06-11T12:00:00Z',
    },
    askedFirst: {
      ...{ from: '2030-11-05', to: '2030-11-07', state: 'waiting_for_approval' },
      answerUntil: '2030-06-10T20:00:00Z',
    },
  });
  expect(await listed(host, 'host')).toEqual([
    ...[stays.askedFirst, stays.asked, stays.arrives, stays.leavesSoon, stays.comes, stays.tenant],
    stays.over,
  ]);
});

test('stays that fall on the same time keep their places over the pages', async () => {
  const same: Kept = { from: '2030-07-01', to: '2030-07-03', state: 'active' };
  await keep({ a: same, b: same, c: same, d: same, e: same });
  const once = await listed(guest, 'guest');
  expect(new Set(once).size).toBe(5);
  expect(await listed(guest, 'guest')).toEqual(once);
});
