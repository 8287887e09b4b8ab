import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepProof } from '../../api/src/books/keep-proof.ts';
import type { GatewayPayment, PaymentGateway } from '../../api/src/payments/payment-gateway.ts';
import { proveLedger } from '../../api/src/payments/prove-ledger.ts';
import { reconcilePayments } from '../../api/src/payments/reconcile-payments.ts';
import { resolvePayment } from '../../api/src/payments/resolve-payment.ts';
import {
  type HeldReservation,
  hold,
  openPaymentWorld,
  type PaymentWorld,
  pay,
  payByApple,
  payByWallet,
  runJobs,
} from '../../api/src/testing/payment-world.ts';
import { runsOf, SEED } from '../../api/src/testing/proof.ts';
import { randomOf } from './booking-race.ts';

/** 1000 with `npm run prove`. */
const LIVES = runsOf(1000);
const AT_ONCE = 10;

let world: PaymentWorld;
let honest: PaymentGateway;
beforeAll(async () => {
  world = await openPaymentWorld();
  honest = { ...world.deps.gateway };
}, 60_000);
afterAll(() => world.close());

const random = randomOf(SEED);

/** A lie about a payment: another state, another amount, or that it was never heard of. */
function lieAbout(told: GatewayPayment | null): GatewayPayment | null {
  const kind = random();
  if (told === null || kind < 0.3) return null;
  if (kind < 0.5) return { ...told, status: 'failed', failureCode: 'declined' };
  if (kind < 0.7) return { ...told, status: 'paid' };
  if (kind < 0.85) return { ...told, amount: told.amount + 100 };
  return { ...told, status: 'initiated' };
}

/** Makes the gateway down for some calls, lie in others, and lose its answers to refunds that it took. */
function spoil(): void {
  const { gateway } = world.deps;
  gateway.fetch = async (id) => {
    if (random() < 0.25) throw new Error('down');
    const told = await honest.fetch(id);
    return random() < 0.3 ? lieAbout(told) : told;
  };
  gateway.refund = async (id, refund) => {
    if (random() < 0.3) throw new Error('down');
    await honest.refund(id, refund);
    if (random() < 0.3) throw new Error('its answer is lost');
  };
}

async function payOnce(held: HeldReservation): Promise<string> {
  const way = random();
  if (way < 0.3) return (await payByApple(world, held)).id;
  if (way < 0.6) return (await payByWallet(world, held)).id;
  return (await pay(world, held, { verdict: random() < 0.8 ? 'lost' : 'decline' })).id;
}

const quiet = () => undefined;

/** Pays a hold once or twice while several processes ask the lying gateway about it at once. */
async function live(): Promise<void> {
  const held = await hold(world);
  const ids = [await payOnce(held)];
  if (random() < 0.4) ids.push(await payOnce(held).catch(() => ids[0] ?? ''));
  const ask = () => ids.map((id) => resolvePayment(world.deps, id, world.clock.now).catch(quiet));
  await Promise.all([...ask(), ...ask(), ...ask()]);
}

it(`a gateway that is down, lies and loses answers in ${LIVES} lives: one effect each, or a case at the desk, never two`, async () => {
  for (let at = 0; at < LIVES; at += AT_ONCE) {
    spoil();
    for (let turn = 0; turn < Math.min(AT_ONCE, LIVES - at); turn += 1) await live();
    world.clock.pass(60);
    await reconcilePayments(world.deps, world.clock.now, quiet);
    await runJobs(world).catch(quiet);
    Object.assign(world.deps.gateway, honest);
    expect(await proveLedger(world.database.db, world.deps.payables), `seed ${SEED}`).toEqual([]);
  }
  // It tells the truth from now on: what can still be mended by itself is.
  for (let turn = 0; turn < 2 + LIVES / 10; turn += 1) {
    world.clock.pass(600);
    await reconcilePayments(world.deps, world.clock.now, quiet);
    await runJobs(world);
  }
  world.clock.pass(2 * 3600);
  await keepProof(world.deps, world.clock.now);
  const { db } = world.database;
  const { rows: twice } = await sql`
    select due_id from payment where state = 'settled' group by due_id having count(*) > 1`.execute(db);
  expect(twice, 'no due is paid twice').toEqual([]);
  const { rows: sentTwice } = await sql`
    select id from sandbox_gateway.payment where refunded > amount`.execute(db);
  expect(sentTwice, 'nothing went back twice').toEqual([]);
  const { rows: unseen } = await sql<{ id: string }>`
    select taken.id from sandbox_gateway.payment taken join payment on payment.id = taken.id
    cross join lateral (
      select coalesce(sum(amount) filter (where state = 'done'), 0) as done from refund where charge_id = payment.id) back
    where (case when taken.paid_at is null then 0 else taken.amount - taken.refunded end)
        <> coalesce(payment.received, 0) - back.done
      and not exists (select from money_case where charge_id = payment.id::text and decision is null and gone_at is null)
      and not exists (select from refund where charge_id = payment.id and state = 'requested' and failures > 0)`.execute(
    db,
  );
  expect(unseen, `each difference is a case or a failed refund at the desk, seed ${SEED}`).toEqual([]);
  const { rows } = await sql<{ cases: number; settled: number; back: number }>`
    select (select count(*)::int from money_case where gone_at is null) as cases,
      (select count(*)::int from payment where state = 'settled') as settled,
      (select count(*)::int from refund where state = 'done') as back`.execute(db);
  console.log(`lying gateway, seed ${SEED}: ${JSON.stringify(rows[0])}`);
  expect(rows[0]?.settled).toBeGreaterThan(0);
}, 900_000);
