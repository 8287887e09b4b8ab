import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { proveLedger } from '../payments/prove-ledger.ts';
import { type BuiltPerson, buildListing } from '../testing/factories.ts';
import {
  checkPayment,
  type HeldReservation,
  hold,
  openPaymentWorld,
  type PaymentWorld,
  pay,
} from '../testing/payment-world.ts';
import { ask } from '../testing/purchase-world.ts';
import { cancelUnpaidRests } from './expire-unanswered.ts';
import { remindOfRests } from './remind-of-rests.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
  await standStill();
});
afterAll(() => world.close());
afterEach(async () => {
  expect(await proveLedger(world.database.db, world.deps.payables)).toEqual([]);
});

const START = new Date('2030-01-07T09:00:00Z');
/** A day before the arrival of a stay from 1 February. */
const LAST = new Date('2030-01-31T13:00:00Z');
const [GATE, FIRST] = [4711, 4712];

/** Lets a test hold the search for unpaid rests between what it saw and what it locks: the first to look at transfers waits at a gate. */
async function standStill(): Promise<void> {
  const { db } = world.database;
  await sql`alter table transfer rename to transfer_kept`.execute(db);
  await sql`
    create function pass_gate() returns setof transfer_kept volatile language plpgsql as $$
    begin
      if pg_try_advisory_xact_lock(${sql.lit(FIRST)}) then perform pg_advisory_xact_lock_shared(${sql.lit(GATE)}); end if;
    end $$`.execute(db);
  await sql`create view transfer as select * from transfer_kept union all select * from pass_gate()`.execute(
    db,
  );
}

interface Booked extends HeldReservation {
  host: BuiltPerson;
}

async function book(): Promise<Booked> {
  world.clock.now = START;
  const times = { arrival_time: '16:00', departure_time: '12:00', cancellation: 'moderate' as const };
  const { unitId, host } = await buildListing(world.database.db, { unit: { policy: times } });
  const held = await hold(world, { unitId });
  await pay(world, held);
  await checkPayment(world, held);
  return { ...held, host };
}

/** Cancels unpaid rests, or reminds of them; what was found is overtaken before any of it is locked. */
async function doOvertaken(job: typeof cancelUnpaidRests, overtake: () => Promise<unknown>): Promise<number> {
  const gatekeeper = await world.database.pool.connect();
  await gatekeeper.query('select pg_advisory_lock($1)', [GATE]);
  const doing = job(world.database.db, world.clock.now);
  const waiting =
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'";
  await expect.poll(async () => (await gatekeeper.query(waiting)).rowCount).toBe(1);
  await overtake();
  await gatekeeper.query('select pg_advisory_unlock($1)', [GATE]);
  gatekeeper.release();
  return doing;
}

const stateOf = async ({ id }: Booked) =>
  (
    await world.database.db
      .selectFrom('reservation')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).state;

test('a rest that is paid while unpaid ones are looked for cancels nothing', async () => {
  const booked = await book();
  await pay(world, booked);
  world.clock.now = LAST;
  await doOvertaken(cancelUnpaidRests, () => checkPayment(world, booked));
  expect(await stateOf(booked)).toBe('active');
});

test('time that is given while unpaid rests are looked for is given', async () => {
  const booked = await book();
  world.clock.now = LAST;
  const body = { event: 'give_time', refund: 0, reason: '' };
  await doOvertaken(cancelUnpaidRests, () =>
    ask(world, booked.host, `/host/reservations/${booked.number}/steps`, { body }),
  );
  expect(await stateOf(booked)).toBe('active');
});

test('nobody is warned of a rest that is paid while unpaid ones are looked for', async () => {
  const booked = await book();
  await pay(world, booked);
  world.clock.now = new Date(LAST.getTime() - 24 * 3_600_000 + 1000);
  await doOvertaken(remindOfRests, () => checkPayment(world, booked));
  const { rows } = await sql`
    select key from event where account_id = ${booked.guest.accountId} and key in ('reservation_rest_due_soon', 'reservation_rest_last_warning')`.execute(
    world.database.db,
  );
  expect(rows).toEqual([]);
});
