import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePayouts } from '../payouts/make-payouts.ts';
import { remindOfStays } from '../reminders/remind-of-stays.ts';
import { type BuiltPerson, buildListing, buildPerson } from '../testing/factories.ts';
import {
  checkPayment,
  type HeldReservation,
  hold,
  openPaymentWorld,
  type PaymentWorld,
  pay,
} from '../testing/payment-world.ts';
import { cancelUnpaidRests, expireUnanswered } from './expire-unanswered.ts';
import { finishEnded } from './finish-ended.ts';
import { releaseLapsed } from './release-lapsed.ts';
import { remindOfRests } from './remind-of-rests.ts';

const START = new Date('2030-01-07T09:00:00Z');
/** Arrival of a stay from 1 February: 16:00 in Riyadh. */
const ARRIVAL = new Date('2030-02-01T13:00:00Z');
const at = (from: Date, hours: number) => new Date(from.getTime() + hours * 3_600_000);

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
  await breakOnDemand();
});
afterAll(() => world.close());

/** Lets a test break whatever is written about one booking or one advertiser. */
async function breakOnDemand(): Promise<void> {
  const { db } = world.database;
  await sql`create table broken (id uuid primary key)`.execute(db);
  await sql`
    create function refuse_broken() returns trigger language plpgsql as $$
    begin
      if exists (select from broken where to_jsonb(new) ->> tg_argv[0] = broken.id::text) then
        raise exception 'this one is broken';
      end if;
      return new;
    end $$`.execute(db);
  const tables = { reservation_transition: 'reservation_id', event: 'account_id', payout: 'account_id' };
  for (const [table, column] of Object.entries(tables))
    await sql`create trigger broken before insert on ${sql.table(table)} for each row
      execute function refuse_broken(${sql.lit(column)})`.execute(db);
}

interface Booked extends HeldReservation {
  host: BuiltPerson;
}

async function book(policy: Record<string, number | boolean | string>, paid = true): Promise<Booked> {
  world.clock.now = START;
  const times = { arrival_time: '16:00', departure_time: '12:00', cancellation: 'moderate' as const };
  const host = await buildPerson(world.database.db);
  const { unitId } = await buildListing(world.database.db, {
    host,
    unit: { policy: { ...times, ...policy } },
  });
  const held = await hold(world, { unitId });
  if (paid) {
    await pay(world, held);
    await checkPayment(world, held);
  }
  return { ...held, host };
}

/** Two alike, of which the first breaks while a job works on both; answers the second, which it must have done. */
async function withOneBroken<T>(of: {
  built: () => Promise<T>;
  breaks: (one: T) => string;
  job: () => Promise<unknown>;
}): Promise<T> {
  const { db } = world.database;
  const [broken, sound] = [await of.built(), await of.built()];
  await sql`insert into broken values (${of.breaks(broken)})`.execute(db);
  await expect(of.job()).rejects.toThrow('this one is broken');
  await sql`delete from broken`.execute(db);
  return sound;
}

const stateOf = async ({ id }: Booked) => {
  const of = world.database.db.selectFrom('reservation').select('state').where('id', '=', id);
  return (await of.executeTakeFirstOrThrow()).state;
};
const keysOf = async (accountId: string) => {
  const of = world.database.db.selectFrom('event').select('key').where('account_id', '=', accountId);
  return (await of.execute()).map(({ key }) => key);
};
const db = () => world.database.db;

test.each([
  {
    of: 'lapsed holds',
    policy: {},
    paid: false,
    job: () => releaseLapsed(db(), at(START, 1)),
    state: 'lapsed',
  },
  {
    of: 'bookings that nobody answered',
    policy: { instant: false },
    paid: true,
    job: () => expireUnanswered(db(), at(START, 25)),
    state: 'canceled',
  },
  {
    of: 'stays whose rest was not paid',
    policy: { down_payment_percent: 30 },
    paid: true,
    job: () => cancelUnpaidRests(db(), at(ARRIVAL, -24)),
    state: 'canceled',
  },
  {
    of: 'stays that ended',
    policy: { down_payment_percent: 100 },
    paid: true,
    job: () => finishEnded(db(), at(ARRIVAL, 72)),
    state: 'finished',
  },
])('of $of, one that fails holds up no other', async ({ policy, paid, job, state }) => {
  const sound = await withOneBroken({ built: () => book(policy, paid), breaks: ({ id }) => id, job });
  expect(await stateOf(sound)).toBe(state);
  await job();
});

test('of reminders of a rest, and of an arrival, one that fails holds up no other', async () => {
  const rest = await withOneBroken({
    built: () => book({ down_payment_percent: 30 }),
    breaks: ({ guest }) => guest.accountId,
    job: () => remindOfRests(db(), at(ARRIVAL, -60)),
  });
  expect(await keysOf(rest.guest.accountId)).toContain('reservation_rest_due_soon');
  const arrival = await withOneBroken({
    built: () => book({ down_payment_percent: 100 }),
    breaks: ({ guest }) => guest.accountId,
    job: () => remindOfStays(db(), at(ARRIVAL, -20)),
  });
  expect(await keysOf(arrival.guest.accountId)).toContain('stay_begins_soon');
});

test('of payouts, one that fails holds up no other', async () => {
  const bank = { kind: 'bank' as const, iban: 'SA0380000000608010167519', bank_name: 'الراجحي' };
  const { host } = await withOneBroken({
    built: async () => {
      const booked = await book({ down_payment_percent: 100 });
      const to = { account_id: booked.host.accountId, ...bank, holder: 'دار الواحة' };
      await db().insertInto('payout_destination').values(to).execute();
      return booked;
    },
    breaks: (booked) => booked.host.accountId,
    job: () => makePayouts(db(), at(ARRIVAL, 48)),
  });
  const made = await db().selectFrom('payout').selectAll().where('account_id', '=', host.accountId).execute();
  expect(made).toHaveLength(1);
});
