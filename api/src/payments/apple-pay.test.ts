import { expect, test } from 'vitest';
import { checkPayment, hold, type PaymentWorld, pay, payByApple, runJobs } from '../testing/payment-world.ts';
import { provePayments, refundsOf } from '../testing/proved-payments.ts';

let world: PaymentWorld;
provePayments((opened) => {
  world = opened;
});

test('paying by Apple Pay confirms the stay at once, and says by what it was paid', async () => {
  const held = await hold(world);
  await payByApple(world, held);
  const shown = await checkPayment(world, held);
  expect(shown.state).toBe('active');
  expect(shown.payments).toMatchObject([
    { state: 'settled', method: 'apple_pay', card: 'Apple Pay •••• 1010', failure: null },
  ]);
});

test('a payer who never comes back is found by the gateway’s webhook', async () => {
  const held = await hold(world);
  await payByApple(world, held);
  await runJobs(world);
  const { state } = await world.database.db
    .selectFrom('reservation')
    .select('state')
    .where('id', '=', held.id)
    .executeTakeFirstOrThrow();
  expect(state).toBe('active');
});

test('whoever pays by Apple Pay what a card has paid already gets it back', async () => {
  const held = await hold(world);
  await payByApple(world, held);
  await pay(world, held);
  await checkPayment(world, held);
  await runJobs(world);
  expect(await refundsOf(world, held)).toMatchObject([{ amount: held.downPayment, state: 'done' }]);
});
