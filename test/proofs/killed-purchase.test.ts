import { setTimeout as after } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { proveLedger } from '../../api/src/payments/prove-ledger.ts';
import { reconcilePayments } from '../../api/src/payments/reconcile-payments.ts';
import { listPlans } from '../../api/src/plans/show-plans.ts';
import { type BuiltPerson, buildPerson } from '../../api/src/testing/factories.ts';
import { MADA, openPaymentWorld, type PaymentWorld, runJobs } from '../../api/src/testing/payment-world.ts';
import { runsOf, SEED } from '../../api/src/testing/proof.ts';
import { headersOf } from '../../api/src/testing/world.ts';
import { query } from '../../bin/lib/postgres-server.ts';
import { startServerProcess } from '../helpers/server-process.ts';
import { newKey, randomOf } from './booking-race.ts';

/** 50 with `npm run prove`. */
const KILLS = Math.ceil(runsOf(1000) / 20);
const BUYERS = 4;
/** What four buyers take for all of it on a busy machine: kills fall anywhere within. */
const LONGEST_MS = 1500;

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
}, 60_000);
afterAll(() => world.close());

interface Buyer extends BuiltPerson {
  /** The free plan, whose end they confirmed. */
  replaces: string;
}

async function buildBuyer(): Promise<Buyer> {
  const { db } = world.database;
  const person = await buildPerson(db, { kind: 'business' });
  const { id } = await db
    .selectFrom('membership')
    .select('id')
    .where('account_id', '=', person.accountId)
    .executeTakeFirstOrThrow();
  return { ...person, replaces: id };
}

type Bodies = Awaited<ReturnType<typeof bodiesOf>>;

/** What is sent for the two plans that every buyer wants at once. */
async function bodiesOf() {
  const { items, terms } = await listPlans(world.database.db, 'en', new Date());
  return items
    .filter(({ name }) => name === 'Basic' || name === 'Pro')
    .map(({ id: plan_id, version: plan_version }) => ({
      ...{ plan_id, plan_version, period: 'month', method: 'card', terms_version: terms.version },
    }));
}

/** Opens a purchase, pays it at the gateway, which tells the server, and looks how it stands: as far as the server lives. */
async function buy(url: string, buyer: Buyer, body: Bodies[number]): Promise<void> {
  const post = async (path: string, payload: object, key = newKey()) => {
    const headers = { ...headersOf({ token: buyer.token, key }), 'content-type': 'application/json' };
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(payload) });
    return ((await answer.json()) as { data: never }).data;
  };
  const { id } = await post('/api/v1/purchases', { ...body, replaces: buyer.replaces });
  const started = await post(`/api/v1/purchases/${id}/payments`, {});
  const { id: given_id, amount, callback_url, gateway_url, publishable_key } = started;
  const source = {
    type: 'creditcard',
    name: 'Sara Alqahtani',
    number: MADA,
    month: '12',
    year: '35',
    cvc: '123',
  };
  const card = {
    publishable_api_key: publishable_key,
    given_id,
    amount,
    currency: 'SAR',
    callback_url,
    source,
  };
  await fetch(new URL(gateway_url, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(card),
  });
  await fetch(`${url}/sandbox-gateway/3ds/${given_id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'verdict=approve',
    redirect: 'manual',
  });
  await post(`/api/v1/purchases/${id}/payment_checks`, {});
}

/** Transactions that the database has not ended yet, though their process is dead. */
async function openTransactions(): Promise<number> {
  const rows = await query(
    world.database.url,
    `select count(*)::int from pg_stat_activity
     where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`,
  );
  return Number(rows[0]?.count);
}

/** The plans an account bought, what they cost, and what the bank took of its money for good. */
async function outcomeOf({ accountId }: Buyer) {
  const [found] = await query(
    world.database.url,
    `
    select (select count(*)::int from membership where account_id = '${accountId}' and purchase_id is not null) as plans,
      (select coalesce(sum(price), 0)::bigint from membership where account_id = '${accountId}') as price,
      coalesce(sum(taken.amount - taken.refunded) filter (where taken.status = 'paid'), 0)::bigint as kept,
      (count(*) filter (where payment.state = 'open' and taken.status = 'paid'))::int as open
    from purchase join due on due.purchase_id = purchase.id join payment on payment.due_id = due.id
    left join sandbox_gateway.payment taken on taken.id = payment.id
    where purchase.account_id = '${accountId}'`,
  );
  const { plans, price, kept, open } = found ?? {};
  return { plans: Number(plans), price: Number(price), kept: Number(kept), open: Number(open) };
}

it('two plans that are paid for while the server is killed become one plan, and the other’s money goes back', async () => {
  const random = randomOf(SEED);
  const bodies = await bodiesOf();
  let bought = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = await startServerProcess(world.database.url);
    const buyers = await Promise.all(Array.from({ length: BUYERS }, buildBuyer));
    const purchases = buyers.flatMap((buyer) => bodies.map((body) => buy(server.url, buyer, body)));
    const ended = Promise.allSettled(purchases);
    await Promise.race([ended, after(random() * LONGEST_MS)]);
    await server.killHard();
    await ended;
    await expect.poll(openTransactions, { timeout: 20_000 }).toBe(0);
    // The restart: what the clock does a while later, when the claims of the dead have ended.
    world.clock.now = new Date(Date.now() + 10 * 60_000);
    const report = (error: unknown) => {
      throw error;
    };
    await reconcilePayments(world.deps, world.clock.now, report);
    await runJobs(world);
    for (const buyer of buyers) {
      const { plans, price, kept, open } = await outcomeOf(buyer);
      expect(plans, `kill ${kill}, seed ${SEED}`).toBeLessThanOrEqual(1);
      expect({ kept, open }, `kill ${kill}, seed ${SEED}`).toEqual({ kept: price, open: 0 });
      bought += plans;
    }
    expect(await proveLedger(world.database.db, world.deps.payables)).toEqual([]);
  }
  expect(bought, 'some were paid before their server died').toBeGreaterThan(0);
}, 600_000);
