import { describe, expect, test } from 'vitest';
import {
  answerBank,
  checkPayment,
  type HeldReservation,
  hold,
  type PaymentWorld,
  pay,
  payByWallet,
  postCard,
  postMobile,
  runJobs,
  startPayment,
} from '../testing/payment-world.ts';
import { provePayments, refundsOf } from '../testing/proved-payments.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { resolvePayment } from './resolve-payment.ts';

let world: PaymentWorld;
provePayments((opened) => {
  world = opened;
});

const failed = (error: unknown) => {
  throw error;
};

async function paymentsOf(held: HeldReservation) {
  return await world.database.db
    .selectFrom('payment')
    .innerJoin('due', 'due.id', 'payment.due_id')
    .select(['payment.state', 'method', 'failure_code', 'card_last4', 'received'])
    .where('reservation_id', '=', held.id)
    .orderBy('payment.id')
    .execute();
}

describe('paying by STC Pay', () => {
  test('confirms the stay once its code is right, and says by what it was paid', async () => {
    const held = await hold(world);
    await payByWallet(world, held);
    const shown = await checkPayment(world, held);
    expect(shown.state).toBe('active');
    expect(shown.payments).toMatchObject([
      { state: 'settled', method: 'stc_pay', card: 'STC Pay •••• 5678', failure: null },
    ]);
    await runJobs(world);
    expect(await paymentsOf(held)).toMatchObject([{ state: 'settled', received: held.downPayment }]);
  });

  test.each([
    ['111111', 'insufficient_funds'],
    ['222222', 'over_limit'],
    ['333333', 'over_limit'],
    ['444444', 'otp_expired'],
    ['654321', 'otp_wrong'],
  ])('with the code %s fails as %s, and the hold can still be paid', async (code, failure) => {
    const held = await hold(world);
    await payByWallet(world, held, { code });
    const shown = await checkPayment(world, held);
    expect(shown.payments).toMatchObject([{ state: 'failed', method: 'stc_pay', failure }]);
    expect(shown.abilities.pay).toBe(true);
  });

  test.each([
    ['0515555555', 'wallet_unknown'],
    ['0515555556', 'wallet_inactive'],
    ['0515555557', 'wallet_inactive'],
    ['0515555558', 'wallet_wait'],
    ['0515555559', 'wallet_wait'],
  ])('from %s fails as %s before any code', async (mobile, failure) => {
    const held = await hold(world);
    await payByWallet(world, held, { mobile });
    expect((await checkPayment(world, held)).payments).toMatchObject([{ state: 'failed', failure }]);
  });

  test('whose webhook and payer are lost is found by the reconciler', async () => {
    const held = await hold(world);
    const started = await payByWallet(world, held);
    world.clock.now = new Date(world.clock.now.getTime() + 21_000);
    await reconcilePayments(world.deps, world.clock.now, failed);
    expect(await paymentsOf(held)).toMatchObject([{ state: 'settled' }]);
    await Promise.all(
      Array.from({ length: 20 }, () => resolvePayment(world.deps, started.id, world.clock.now)),
    );
    expect(await paymentsOf(held)).toHaveLength(1);
    expect(await refundsOf(world, held)).toEqual([]);
  });

  test('is decided by its first code, which nobody gives who does not know its address', async () => {
    const held = await hold(world);
    const started = await startPayment(world, held);
    const url: string = (await postMobile(world, started)).json().source.transaction_url;
    const send = (to: string, code: string) =>
      world.app.inject({ method: 'POST', url: to, payload: { otp_value: code } });
    const stranger = url.replace(/otp_token=.*/, `otp_token=${started.id}`);
    expect((await send(stranger, '123456')).statusCode).toBe(404);
    expect((await send(url, '')).statusCode).toBe(400);
    expect((await answerBank(world, started.id, 'approve')).statusCode).toBe(404);
    expect((await send(url, '654321')).json().status).toBe('failed');
    expect((await send(url, '123456')).json().status).toBe('failed');
    expect((await checkPayment(world, held)).payments).toMatchObject([{ failure: 'otp_wrong' }]);
  });

  test('with a code typed after five minutes has expired', async () => {
    const held = await hold(world);
    const started = await startPayment(world, held);
    const url: string = (await postMobile(world, started)).json().source.transaction_url;
    world.clock.now = new Date(world.clock.now.getTime() + 301_000);
    await world.app.inject({ method: 'POST', url, payload: { otp_value: '123456' } });
    expect((await checkPayment(world, held)).payments).toMatchObject([{ failure: 'otp_expired' }]);
  });
});

describe('the method changed while the stay is held', () => {
  test('card, then STC Pay: the left card is no payment, and one that is paid after all goes back', async () => {
    const held = await hold(world);
    const card = await startPayment(world, held);
    await postCard(world, card);
    await payByWallet(world, held);
    expect((await checkPayment(world, held)).state).toBe('active');
    await answerBank(world, card.id, 'approve');
    await runJobs(world);
    expect(await paymentsOf(held)).toMatchObject([
      { state: 'surplus', method: 'card' },
      { state: 'settled', method: 'stc_pay' },
    ]);
    expect(await refundsOf(world, held)).toMatchObject([
      { reason: 'second', amount: held.downPayment, state: 'done' },
    ]);
  });

  test('both paid at the same moment: one is kept, the other goes back whole', async () => {
    const held = await hold(world);
    const started = [await pay(world, held), await payByWallet(world, held), await pay(world, held)];
    await Promise.all(
      started.flatMap(({ id }) => [
        resolvePayment(world.deps, id, world.clock.now),
        resolvePayment(world.deps, id, world.clock.now),
        checkPayment(world, held),
      ]),
    );
    await runJobs(world);
    const states = (await paymentsOf(held)).map(({ state }) => state).sort();
    expect(states).toEqual(['settled', 'surplus', 'surplus']);
    const back = { reason: 'second', amount: held.downPayment, state: 'done' };
    expect(await refundsOf(world, held)).toMatchObject([back, back]);
  });
});
