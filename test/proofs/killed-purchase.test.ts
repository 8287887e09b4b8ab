import { setTimeout as after } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { proveLedger } from '../../api/src/payments/prove-ledger.ts';
import { listPlans } from '../../api/src/plans/show-plans.ts';
import { type BuiltPerson, buildPerson } from '../../api/src/testing/factories.ts';
import { openPaymentWorld, type PaymentWorld } from '../../api/src/testing/payment-world.ts';
import { runsOf, SEED } from '../../api/src/testing/proof.ts';
import { query } from '../../bin/lib/postgres-server.ts';
import { startServerProcess } from '../helpers/server-process.ts';
import { randomOf } from './booking-race.ts';
import { lifeOf, payAt, poster, reconcileLater, untilDeadAreGone } from './killed.ts';

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

/** Opens a purchase and pays it: as far as the server lives. */
async function buy(url: string, buyer: Buyer, body: Bodies[number]): Promise<void> {
  const post = poster(url, buyer);
  const { id }: { id: string } = await post('/purchases', { ...body, replaces: buyer.replaces });
  await payAt(url, post, `/purchases/${id}`);
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
    await Promise.race([ended, after(lifeOf(kill, KILLS, random() * LONGEST_MS))]);
    await server.killHard();
    await ended;
    await untilDeadAreGone(world);
    await reconcileLater(world);
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
