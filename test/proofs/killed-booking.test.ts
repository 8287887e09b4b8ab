import { setTimeout as after } from 'node:timers/promises';
import { addDays, riyadhDate } from '@diyar/contract/values/riyadh';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { proveLedger } from '../../api/src/payments/prove-ledger.ts';
import { endOverChanges } from '../../api/src/reservations/end-over-changes.ts';
import { releaseLapsed } from '../../api/src/reservations/release-lapsed.ts';
import { type BuiltPerson, buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import {
  checkPayment,
  hold,
  openPaymentWorld,
  type PaymentWorld,
  pay,
  runJobs,
} from '../../api/src/testing/payment-world.ts';
import { runsOf, SEED } from '../../api/src/testing/proof.ts';
import { startServerProcess } from '../helpers/server-process.ts';
import { randomOf } from './booking-race.ts';
import { lifeOf, payAt, poster, reconcileLater, untilDeadAreGone } from './killed.ts';

/** 50 with `npm run prove`. */
const KILLS = Math.ceil(runsOf(1000) / 20);
/** So many book and pay, and as many change the dates of a stay that is paid, while the server is killed. */
const GUESTS = 3;
/** What they take for all of it on a busy machine: kills fall anywhere within. */
const LONGEST_MS = 2000;
const NIGHTS = 2;

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
}, 60_000);
afterAll(() => world.close());

interface Guest extends BuiltPerson {
  unitId: string;
  /** The number of the stay they have already, or null. */
  paid: string | null;
}

const start = () => addDays(riyadhDate(new Date()), 40);

async function buildGuest(isPaid: boolean): Promise<Guest> {
  const { db } = world.database;
  world.clock.now = new Date();
  const policy = { arrival_time: '16:00', departure_time: '12:00', down_payment_percent: 100 };
  const { unitId } = await buildListing(db, { unit: { policy } });
  const person = await buildPerson(db);
  if (!isPaid) return { ...person, unitId, paid: null };
  const held = await hold(world, {
    unitId,
    guest: person,
    start: start(),
    end: addDays(start(), NIGHTS),
  });
  await pay(world, held);
  await checkPayment(world, held);
  return { ...person, unitId, paid: held.number };
}

async function book(url: string, guest: Guest): Promise<void> {
  const post = poster(url, guest);
  const stay = { period: 2, start: start(), end: addDays(start(), NIGHTS) };
  const quote: { id: string } = await post(`/units/${guest.unitId}/quotes`, stay);
  const { id }: { id: string } = await post('/reservations', { quote_id: quote.id, method: 'card' });
  await payAt(url, post, `/reservations/${id}`);
}

/** Two nights later and one night longer, so that something is to be paid for it. */
async function change(url: string, guest: Guest): Promise<void> {
  const post = poster(url, guest);
  const path = `/reservations/${guest.paid}`;
  const moved = { start: addDays(start(), 2), end: addDays(start(), 2 + NIGHTS + 1) };
  const quoted: { quote: { id: string }; pay: { amount: number }; back: { amount: number } } = await post(
    `${path}/change_quotes`,
    { ...moved, guests: 1, services: [] },
  );
  const agreed = { quote_id: quoted.quote.id, pay: quoted.pay.amount, back: quoted.back.amount };
  await post(`${path}/changes`, { ...agreed, reason: '' });
  await payAt(url, post, path);
}

interface Outcome {
  state: string;
  nights: number;
  /** What the bank took for good beside what the booking costs; in halalas. */
  kept: number;
  total: number;
  taken: number;
  held: number;
}

/** How the bookings of a guest's unit stand: their state, nights and money, what is occupied, and what is still held for a change. */
async function outcomesOf({ unitId }: Guest): Promise<Outcome[]> {
  const { rows } = await sql<Outcome>`
    select r.state, r.end_date - r.start_date as nights, r.total, bank.kept,
      (select count(*)::int from occupancy o where o.reservation_id = r.id and o.change_id is null) as taken,
      (select count(*)::int from occupancy o where o.reservation_id = r.id and o.change_id is not null) as held
    from reservation r cross join lateral (
      select coalesce(sum(at_bank.amount - at_bank.refunded) filter (where at_bank.status = 'paid'), 0)::bigint as kept
      from due join payment on payment.due_id = due.id left join sandbox_gateway.payment at_bank on at_bank.id = payment.id
      where due.reservation_id = r.id) bank
    where r.unit_id = ${unitId}`.execute(world.database.db);
  return rows;
}

it(`${KILLS} servers killed while guests book and change dates leave each paid once or freed, and none in between`, async () => {
  const random = randomOf(SEED);
  const ends = { booked: 0, freed: 0, changed: 0, 'as it was': 0 };
  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = await startServerProcess(world.database.url);
    const guests: Guest[] = [];
    for (let turn = 0; turn < 2 * GUESTS; turn += 1) guests.push(await buildGuest(turn % 2 === 1));
    const doing = Promise.allSettled(
      guests.map((guest) => (guest.paid === null ? book(server.url, guest) : change(server.url, guest))),
    );
    await Promise.race([doing, after(lifeOf(kill, KILLS, random() * LONGEST_MS))]);
    await server.killHard();
    await doing;
    await untilDeadAreGone(world);
    await reconcileLater(world);
    const { db } = world.database;
    const later = new Date(world.clock.now.getTime() + 10 * 60_000);
    await releaseLapsed(db, later);
    await endOverChanges(db, later);
    await runJobs(world);
    for (const guest of guests) {
      const outcomes = await outcomesOf(guest);
      const where = `kill ${kill}, seed ${SEED}: ${JSON.stringify(outcomes)}`;
      expect(outcomes.length, where).toBeLessThanOrEqual(1);
      for (const { state, nights, kept, total, taken, held } of outcomes) {
        const isBooked = state === 'active';
        expect({ kept, taken, held }, where).toEqual({
          kept: isBooked ? total : 0,
          taken: isBooked ? 1 : 0,
          held: 0,
        });
        if (guest.paid !== null) expect(isBooked, where).toBe(true);
        else expect(['active', 'lapsed'], where).toContain(state);
        if (guest.paid === null) ends[isBooked ? 'booked' : 'freed'] += 1;
        else ends[nights > NIGHTS ? 'changed' : 'as it was'] += 1;
      }
    }
    expect(await proveLedger(db, world.deps.payables)).toEqual([]);
  }
  console.log(`killed bookings, seed ${SEED}: ${JSON.stringify(ends)}`);
  expect(ends.booked + ends.changed, 'some were paid before their server died').toBeGreaterThan(0);
}, 900_000);
