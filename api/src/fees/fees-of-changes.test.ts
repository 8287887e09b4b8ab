import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { PAYABLES } from '../payables.ts';
import { proveLedger } from '../payments/prove-ledger.ts';
import { finishEnded } from '../reservations/finish-ended.ts';
import { type BuiltPerson, buildListing } from '../testing/factories.ts';
import { insert } from '../testing/factory-rows.ts';
import { buildOperator } from '../testing/operators.ts';
import {
  checkPayment,
  type HeldReservation,
  hold,
  openPaymentWorld,
  type PaymentWorld,
  pay,
} from '../testing/payment-world.ts';
import { ask } from '../testing/purchase-world.ts';

/** A tenth of what an advertiser keeps of a booking is the marketplace's. */
const TENTH = 1000;
let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
  const { db } = world.database;
  const operator = await buildOperator(db, world.deps.config.pepper, world.clock.now);
  await insert(db, 'fee_rate', {
    basis_points: TENTH,
    effective_from: new Date('2020-01-01'),
    operator_id: operator.operatorId,
    reason: 'نسبة المنصة',
  });
});
afterAll(() => world.close());
afterEach(async () => {
  expect(await proveLedger(world.database.db, PAYABLES)).toEqual([]);
});

const START = '2030-01-07T09:00:00Z';
/** Arrival of a stay from 1 February: 16:00 in Riyadh. */
const ARRIVAL = '2030-02-01T13:00:00Z';
const at = (instant: string, hours = 0) => {
  world.clock.now = new Date(new Date(instant).getTime() + hours * 3_600_000);
};

interface Booked extends HeldReservation {
  host: BuiltPerson;
}

/** A paid booking of two nights from 1 February, 500 S.R each. */
async function book(policy: { instant?: boolean; down_payment_percent?: number } = {}): Promise<Booked> {
  at(START);
  const times = { arrival_time: '16:00', departure_time: '12:00', down_payment_percent: 100 };
  const { unitId, host } = await buildListing(world.database.db, {
    unit: { policy: { ...times, cancellation: 'moderate', ...policy } },
  });
  const held = await hold(world, { unitId });
  await payDue(held);
  const booked = { ...held, host };
  if (policy.instant === false) await step(booked, 'accept');
  return booked;
}

async function payDue(held: HeldReservation): Promise<void> {
  await pay(world, held);
  await checkPayment(world, held);
}

async function change(booked: Booked, end: string): Promise<void> {
  const path = `/reservations/${booked.number}`;
  const wanted = { start: '2030-02-01', end, guests: 1, services: [] };
  const quoted = (await ask(world, booked.guest, `${path}/change_quotes`, { body: wanted })).data;
  const body = { quote_id: quoted.quote.id, pay: quoted.pay.amount, back: quoted.back.amount, reason: '' };
  expect((await ask(world, booked.guest, `${path}/changes`, { body })).status).toBe(201);
}

async function step(booked: Booked, event: string, refund = 0, kept?: number): Promise<void> {
  const body = { event, refund, kept, reason: 'لا يناسبني' };
  const answer = await ask(world, booked.host, `/host/reservations/${booked.number}/steps`, { body });
  expect(answer.status).toBe(201);
}

/** What of a booking's fee is taken and was not returned; halalas without VAT. */
async function feeOf({ id }: Booked): Promise<number> {
  const { rows } = await sql<{ fee: number }>`
    select sum(case direction when 'taken' then amount else -amount end)::bigint as fee
    from fee_change where reservation_id = ${id}`.execute(world.database.db);
  return rows[0]?.fee ?? 0;
}

test('of a shortened stay the fee is the share of what its advertiser keeps, not less by what went back twice', async () => {
  const booked = await book();
  expect(await feeOf(booked)).toBe(10_000);
  await change(booked, '2030-02-02');
  expect(await feeOf(booked)).toBe(5_000);
});

test('what the policy keeps of a part taken off is the advertiser’s, and has its fee', async () => {
  const booked = await book();
  at(ARRIVAL, -48);
  await change(booked, '2030-02-02');
  expect(await feeOf(booked)).toBe(7_500);
});

test('a change that its advertiser declines lowers no fee: the booking is as it was', async () => {
  const booked = await book({ instant: false });
  await change(booked, '2030-02-04');
  await payDue(booked);
  await step(booked, 'change_decline', 50_000);
  expect(await feeOf(booked)).toBe(10_000);
});

test('a longer stay has the fee of the longer stay, whose rest is still to come', async () => {
  const booked = await book({ down_payment_percent: 30 });
  await change(booked, '2030-02-04');
  await payDue(booked);
  expect(await feeOf(booked)).toBe(15_000);
});

test('what an advertiser gives back after the stay takes its share of the fee with it, after a change too', async () => {
  const booked = await book();
  await change(booked, '2030-02-02');
  at(ARRIVAL, 48);
  await finishEnded(world.database.db, world.clock.now);
  await step(booked, 'give_back', 20_000, 50_000);
  expect(await feeOf(booked)).toBe(3_000);
});
