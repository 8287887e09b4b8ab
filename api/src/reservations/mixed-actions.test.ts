import { randomUUID } from 'node:crypto';
import { addDays } from '@diyar/contract/values/riyadh';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proveLedger } from '../payments/prove-ledger.ts';
import { type BuiltListing, type BuiltPerson, buildListing, buildPerson } from '../testing/factories.ts';
import { type BuiltOperator, buildOperator } from '../testing/operators.ts';
import { checkPayment, hold, openPaymentWorld, type PaymentWorld, pay } from '../testing/payment-world.ts';
import { SEED } from '../testing/proof.ts';
import { headersOf } from '../testing/world.ts';

const UNITS = 5;
/** The first of them are let at once, the others on approval. */
const INSTANT = 3;
const STAYS = 6;
const ACTIONS = 200;
const FIRST = '2030-02-01';
const POLICY = { arrival_time: '16:00', departure_time: '12:00', down_payment_percent: 100 };

interface Stay {
  number: string;
  guest: BuiltPerson;
  listing: BuiltListing;
  start: string;
  end: string;
}
type Call = { method?: 'POST' | 'GET'; path: string; body?: object; headers: Record<string, string> };

let world: PaymentWorld;
let operator: BuiltOperator;
const listings: BuiltListing[] = [];
const stays: Stay[] = [];
const guests: BuiltPerson[] = [];

/** Five units, two of them let on approval, each with six paid stays of two nights, two nights apart. */
beforeAll(async () => {
  world = await openPaymentWorld();
  const { db } = world.database;
  operator = await buildOperator(db, world.deps.config.pepper, world.clock.now);
  for (let unit = 0; unit < UNITS; unit += 1)
    listings.push(await buildListing(db, { unit: { policy: { ...POLICY, instant: unit < INSTANT } } }));
  for (const listing of listings)
    for (let nth = 0; nth < STAYS; nth += 1) {
      const [start, end] = [addDays(FIRST, nth * 4), addDays(FIRST, nth * 4 + 2)];
      const held = await hold(world, { unitId: listing.unitId, start, end });
      await pay(world, held);
      await checkPayment(world, held);
      stays.push({ number: held.number, guest: held.guest, listing, start, end });
    }
  for (let one = 0; one < 20; one += 1) guests.push(await buildPerson(db));
  await db.updateTable('access_token').set({ last_used_at: world.clock.now }).execute();
}, 120_000);
afterAll(() => world.close());

async function call({ method = 'POST', path, body, headers }: Call) {
  const answer = await world.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { ...headers, 'idempotency-key': randomUUID() },
    ...(body !== undefined && { payload: body }),
  });
  return { status: answer.statusCode, data: answer.json().data, code: answer.json().code as string };
}
type Answer = Awaited<ReturnType<typeof call>>;

const as = ({ token }: BuiltPerson) => headersOf({ token });
const ofOperator = () => ({ ...headersOf({}), ...operator.headers });
const one = <T>(all: readonly T[], at: number): T => {
  const found = all[at % all.length];
  if (found === undefined) throw new Error('there is none to choose from');
  return found;
};

/** What people do at the same moment; `at` chooses whom and when, `nights` how long. */
const ACTS = {
  async book(at: number, nights: number): Promise<Answer> {
    const { unitId } = one(listings, at);
    const headers = as(one(guests, at));
    const start = addDays(FIRST, at % (STAYS * 8));
    const body = { period: 2, start, end: addDays(start, nights) };
    const quote = await call({ path: `/units/${unitId}/quotes`, body, headers });
    if (quote.status !== 201) return quote;
    return call({ path: '/reservations', body: { quote_id: quote.data.id, method: 'card' }, headers });
  },
  accept: (at: number) => answer(at, 'accept'),
  decline: (at: number) => answer(at, 'decline'),
  cancel: (at: number) => {
    const { number, guest } = one(stays, at);
    return step(`/reservations/${number}`, guest, 'guest_cancel');
  },
  extend: (at: number, nights: number) => change(at, 0, 2 + nights),
  move: (at: number, nights: number) => change(at, 1 + (at % 3), nights),
  close: (at: number, nights: number) => {
    const from = addDays(FIRST, at % (STAYS * 4));
    return close(at, { from, to: addDays(from, nights - 1), weekdays: null });
  },
  closeWeekly: (at: number) => {
    const from = addDays(FIRST, at % (STAYS * 8));
    return close(at, { from, to: addDays(from, 7), weekdays: [1 + (at % 7)] });
  },
  async cancelAsOperator(at: number): Promise<Answer> {
    const path = `/console/reservations/${one(stays, at).number}`;
    const shown = await call({ method: 'GET', path, headers: ofOperator() });
    if (shown.data?.cancelling == null) return shown;
    const refund = shown.data.cancelling.all.amount;
    const body = { gives: 'all', refund, reason: 'الوحدة لا تصلح للسكن هذا الأسبوع' };
    return call({ path: `${path}/cancellation`, body, headers: ofOperator() });
  },
} satisfies Record<string, (at: number, nights: number) => Promise<Answer>>;
type Act = keyof typeof ACTS;

function answer(at: number, event: string): Promise<Answer> {
  const onApproval = stays.filter(({ listing }) => listings.indexOf(listing) >= INSTANT);
  const { number, listing } = one(onApproval, at);
  return step(`/host/reservations/${number}`, listing.host, event);
}

/** Takes a step as whoever sees it offered, with the refund that is shown; answers with the booking where it is not. */
async function step(path: string, who: BuiltPerson, event: string): Promise<Answer> {
  const shown = await call({ method: 'GET', path, headers: as(who) });
  const steps: { event: string; refund: { amount: number } }[] = shown.data.steps;
  const offered = steps.find((each) => each.event === event);
  if (offered === undefined) return shown;
  const body = { event, refund: offered.refund.amount, reason: 'تغيّر الموعد' };
  return call({ path: `${path}/steps`, body, headers: as(who) });
}

async function change(at: number, shift: number, nights: number): Promise<Answer> {
  const stay = one(stays, at);
  const headers = as(stay.guest);
  const start = addDays(stay.start, shift);
  const wanted = { start, end: addDays(start, nights), guests: 1, services: [] };
  const quoted = await call({ path: `/reservations/${stay.number}/change_quotes`, body: wanted, headers });
  if (quoted.status !== 201) return quoted;
  const { quote, pay: due, back } = quoted.data;
  const body = { quote_id: quote.id, pay: due.amount, back: back.amount, reason: 'نغيّر الموعد' };
  return call({ path: `/reservations/${stay.number}/changes`, body, headers });
}

function close(at: number, rule: object): Promise<Answer> {
  const { unitId, host } = one(listings, at);
  const body = { units: [unitId], season: null, starts: null, ends: null, note: null, ...rule };
  return call({ path: '/host/closures', body, headers: as(host) });
}

const DRAWN = fc.record({
  act: fc.constantFrom(...(Object.keys(ACTS) as Act[])),
  at: fc.nat(10_000),
  nights: fc.integer({ min: 1, max: 4 }),
});

test(`${ACTIONS} actions of nine kinds over five units at once leave no overlap, no fault and exact books`, async () => {
  process.stdout.write(`mixed actions: seed ${SEED}\n`);
  const [drawn = []] = fc.sample(fc.array(DRAWN, { minLength: ACTIONS, maxLength: ACTIONS, size: 'max' }), {
    seed: SEED,
    numRuns: 1,
  });
  const answers = await Promise.all(
    drawn.map(async ({ act, at, nights }) => ({ act, ...(await ACTS[act](at, nights)) })),
  );
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const done = new Set(answers.filter(({ status }) => status === 201).map(({ act }) => act));
  expect([...done].toSorted()).toEqual(Object.keys(ACTS).toSorted());

  const { db } = world.database;
  const overlaps = await sql`
    select one.id from occupancy one join occupancy other on other.space_id = one.space_id and other.id > one.id
      and other.during && one.during`.execute(db);
  expect(overlaps.rows).toEqual([]);
  // A stay that holds takes all of its time, and one that ended takes none.
  const wrong = await sql`
    select r.number, r.state from reservation r
    where exists (select from occupancy o where o.reservation_id = r.id and o.change_id is null)
      <> (r.state in ('pending', 'processing', 'waiting_for_approval', 'active'))`.execute(db);
  expect(wrong.rows).toEqual([]);
  expect(await proveLedger(db, world.deps.payables)).toEqual([]);
}, 180_000);
