import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type HeldReservation,
  hold,
  openPaymentWorld,
  type PaymentWorld,
  pay,
  runJobs,
} from '../testing/payment-world.ts';
import { compareGateway, sentenceOf } from './compare-gateway.ts';
import { keepProof } from './keep-proof.ts';

let world: PaymentWorld;
let paid: HeldReservation;
let chargeId: string;
beforeAll(async () => {
  world = await openPaymentWorld();
  paid = await hold(world);
  chargeId = (await pay(world, paid)).id;
  const surplus = await hold(world);
  await pay(world, surplus, { amount: 300 });
  await pay(world, await hold(world), { verdict: 'decline' });
  await runJobs(world);
  world.clock.pass(2 * 3600);
});
afterAll(() => world.close());

const compare = async (now = world.clock.now) => {
  const { differences } = await compareGateway(world.database.db, world.deps.gateway, now);
  return differences.map((one) => sentenceOf('sandbox', one));
};
const books = (id: string) => world.database.db.updateTable('sandbox_gateway.payment').where('id', '=', id);

test('the same money in both books agrees: kept, sent back, and never paid', async () => {
  expect(await compare()).toEqual([]);
});

test('what the gateway has and we never began, and less or more than we have, is told; on the desk too', async () => {
  const { db } = world.database;
  const stranger = randomUUID();
  const row = await db
    .selectFrom('sandbox_gateway.payment')
    .selectAll()
    .where('id', '=', chargeId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('sandbox_gateway.payment')
    .values({ ...row, id: stranger })
    .execute();
  await books(chargeId).set({ refunded: 100 }).execute();
  const found = await keepProof(world.deps, world.clock.now);
  expect(found.sort()).toEqual(
    [
      `payment ${stranger} at sandbox: ${paid.downPayment} came, of a payment we never began`,
      `payment ${chargeId} at sandbox: ${paid.downPayment - 100} is left of it there, ${paid.downPayment} in our books`,
    ].sort(),
  );
  const kept = await db
    .selectFrom('ledger_proof')
    .select('disagreements')
    .orderBy('at', 'desc')
    .executeTakeFirst();
  expect(kept?.disagreements).toHaveLength(2);
  await db.deleteFrom('sandbox_gateway.payment').where('id', '=', stranger).execute();
  await books(chargeId).set({ refunded: 0 }).execute();
  expect(await keepProof(world.deps, world.clock.now)).toEqual([]);
});

test('what we received and the gateway does not know is told', async () => {
  const { db } = world.database;
  await books(chargeId).set({ id: randomUUID() }).execute();
  const found = await compare();
  expect(found).toHaveLength(2);
  expect(found).toContain(
    `payment ${chargeId} at sandbox: we received ${paid.downPayment}, it does not know the payment`,
  );
  await db
    .updateTable('sandbox_gateway.payment')
    .set({ id: chargeId })
    .where('amount', '=', paid.downPayment)
    .where('id', 'not in', db.selectFrom('payment').select('id'))
    .execute();
  expect(await compare()).toEqual([]);
});

test('a gateway that does not answer is told of, as nothing was compared', async () => {
  const gateway = {
    ...world.deps.gateway,
    list: async () => {
      throw new Error('no answer');
    },
  };
  expect(await compareGateway(world.database.db, gateway, world.clock.now)).toEqual({
    differences: [],
    silence: 'sandbox was not compared, as it did not answer: Error: no answer',
  });
});
