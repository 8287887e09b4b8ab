import { describe, expect, test } from 'vitest';
import { buildPerson } from '../testing/factories.ts';
import {
  answerBank,
  callAs,
  checkPayment,
  type HeldReservation,
  hold,
  type PaymentWorld,
  pay,
  postCard,
  runJobs,
  startPayment,
} from '../testing/payment-world.ts';
import { provePayments } from '../testing/proved-payments.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { resolvePayment } from './resolve-payment.ts';

let world: PaymentWorld;
provePayments((opened) => {
  world = opened;
});

async function stateOf(held: HeldReservation) {
  const { db } = world.database;
  const reservation = await db
    .selectFrom('reservation')
    .select('state')
    .where('id', '=', held.id)
    .executeTakeFirstOrThrow();
  const payments = await db
    .selectFrom('payment')
    .innerJoin('due', 'due.id', 'payment.due_id')
    .select(['payment.state', 'failure_code', 'received'])
    .where('reservation_id', '=', held.id)
    .orderBy('payment.id')
    .execute();
  const ledger = await db
    .selectFrom('ledger_entry')
    .select(['kind', 'debit', 'credit', 'amount'])
    .where('reservation_id', '=', held.id)
    .orderBy('id')
    .execute();
  return { reservation: reservation.state, payments, ledger };
}

function settled(held: HeldReservation) {
  return {
    reservation: 'active',
    payments: [{ state: 'settled', failure_code: null, received: held.downPayment }],
    ledger: [
      { kind: 'payment_settled', debit: 'gateway', credit: 'reservation_funds', amount: held.downPayment },
    ],
  };
}

describe('an approved card', () => {
  test('confirms the stay when the payer comes back before the webhook, and the webhook changes nothing', async () => {
    const held = await hold(world);
    await pay(world, held);
    const shown = await checkPayment(world, held);
    expect(shown).toMatchObject({ state: 'active', paid: { amount: held.downPayment } });
    expect(shown.payments).toMatchObject([{ state: 'settled', card: 'mada •••• 1010', failure: null }]);
    await runJobs(world);
    expect(await stateOf(held)).toEqual(settled(held));
  });

  test('confirms the stay by the webhook alone, before the payer comes back', async () => {
    const held = await hold(world);
    await pay(world, held);
    await runJobs(world);
    expect(await stateOf(held)).toEqual(settled(held));
    expect((await checkPayment(world, held)).state).toBe('active');
  });

  test('approved slowly, is nothing until its 20 seconds have passed', async () => {
    const held = await hold(world);
    await pay(world, held, { verdict: 'slow' });
    await runJobs(world);
    expect(await checkPayment(world, held)).toMatchObject({
      state: 'pending',
      payments: [{ state: 'open' }],
    });
    world.clock.pass(21);
    await runJobs(world);
    expect(await stateOf(held)).toEqual(settled(held));
  });

  test('whose webhook is lost is found by the reconciler, not sooner than 20 seconds', async () => {
    const held = await hold(world);
    await pay(world, held, { verdict: 'lost' });
    await runJobs(world);
    await reconcile();
    expect((await stateOf(held)).reservation).toBe('pending');
    world.clock.pass(30);
    await reconcile();
    expect(await stateOf(held)).toEqual(settled(held));
  });

  test('is settled once however many webhooks, returns and workers come at the same moment', async () => {
    const held = await hold(world);
    const started = await pay(world, held);
    const webhook = () => sendWebhook(started.id);
    await Promise.all([
      ...Array.from({ length: 6 }, () => resolvePayment(world.deps, started.id, world.clock.now)),
      ...Array.from({ length: 4 }, webhook),
      ...Array.from({ length: 3 }, () => checkPayment(world, held)),
    ]);
    await runJobs(world);
    expect(await stateOf(held)).toEqual(settled(held));
  });

  test('still confirms a hold that is over but that nobody has taken', async () => {
    const held = await hold(world);
    const started = await startPayment(world, held);
    await postCard(world, started);
    world.clock.pass(16 * 60);
    await answerBank(world, started.id, 'approve');
    expect((await checkPayment(world, held)).state).toBe('active');
  });
});

describe('a card that fails', () => {
  test.each([
    ['4201320000013020', 'unspecified', 'mada •••• 3020'],
    ['4201320000311101', 'insufficient_funds', 'mada •••• 1101'],
    ['4201320131000508', 'lost_card', 'mada •••• 0508'],
    ['4201321234411220', 'declined', 'mada •••• 1220'],
    ['4201322267774310', 'expired_card', 'mada •••• 4310'],
    ['4201326324640570', 'over_limit', 'mada •••• 0570'],
    ['4201321144311528', 'stolen_card', 'mada •••• 1528'],
    ['4123120001090000', 'insufficient_funds', 'Visa •••• 0000'],
  ])('%s: %s', async (number, failure, card) => {
    const held = await hold(world);
    await pay(world, held, { number });
    expect(await checkPayment(world, held)).toMatchObject({
      state: 'pending',
      payments: [{ state: 'failed', failure, card }],
      abilities: { pay: true },
    });
  });

  test('declined by its holder, leaves the hold standing and can be followed by one that works', async () => {
    const held = await hold(world);
    await pay(world, held, { verdict: 'decline' });
    await runJobs(world);
    expect((await stateOf(held)).payments).toMatchObject([
      { state: 'failed', failure_code: 'three_d_secure_failed' },
    ]);
    await pay(world, held);
    await runJobs(world);
    expect(await stateOf(held)).toMatchObject({
      reservation: 'active',
      payments: [{ state: 'failed' }, { state: 'settled' }],
    });
  });
});

describe('a payment nobody makes', () => {
  test('is asked about ever more rarely and is given up 24 hours after the hold', async () => {
    const held = await hold(world);
    await startPayment(world, held);
    world.clock.pass(24 * 3600);
    await runJobs(world);
    await reconcile();
    expect((await stateOf(held)).payments).toMatchObject([{ state: 'open' }]);
    world.clock.pass(3 * 3600);
    await reconcile();
    expect((await stateOf(held)).payments).toMatchObject([{ state: 'failed', failure_code: 'abandoned' }]);
  });

  test('and is made after all days later, gets the slot when it is free', async () => {
    const held = await hold(world);
    const started = await startPayment(world, held);
    await postCard(world, started);
    world.clock.pass(30 * 3600);
    await runJobs(world);
    await reconcile();
    expect((await stateOf(held)).payments).toMatchObject([{ state: 'failed', failure_code: 'abandoned' }]);
    await answerBank(world, started.id, 'approve');
    await runJobs(world);
    expect(await stateOf(held)).toEqual(settled(held));
  });
});

describe('starting a payment', () => {
  test('asks for what is due by the database and tells where to come back to', async () => {
    const held = await hold(world);
    const arabic = await startPayment(world, held);
    expect(arabic).toMatchObject({
      amount: held.downPayment,
      currency: 'SAR',
      gateway_url: '/sandbox-gateway/v1/payments',
      publishable_key: 'pk_test_diyar',
    });
    const path = `/dashboard/reservations/${held.number}/payment/return?payment=`;
    expect(arabic.callback_url).toBe(`http://localhost${path}${arabic.id}`);
    const english = await startPayment(world, held, 'en');
    expect(english.callback_url).toBe(`http://localhost/en${path}${english.id}`);
    expect(english.id).not.toBe(arabic.id);
  });

  test('answers the first answer again for the same key', async () => {
    const held = await hold(world);
    const twice = () =>
      callAs(world, held.guest, `/reservations/${held.number}/payments`, {
        'idempotency-key': 'one-nervous-tap',
      });
    const [first, second] = [await twice(), await twice()];
    expect(second.json().data).toEqual(first.json().data);
  });

  test('needs a key, the reservation to be mine, and the hold to last', async () => {
    const held = await hold(world);
    const path = `/reservations/${held.number}/payments`;
    expect((await callAs(world, held.guest, path)).json().code).toBe('idempotency_key_required');
    const stranger = await buildPerson(world.database.db);
    await world.database.db.updateTable('access_token').set({ last_used_at: world.clock.now }).execute();
    const key = { 'idempotency-key': 'a-key-of-a-stranger' };
    expect((await callAs(world, stranger, path, key)).json().code).toBe('not_found');
    expect((await callAs(world, stranger, `/reservations/${held.number}/payment_checks`)).statusCode).toBe(
      404,
    );
    world.clock.pass(15 * 60);
    const late = await callAs(world, held.guest, path, key);
    expect([late.statusCode, late.json().code]).toEqual([409, 'state_changed']);
  });

  test('ends after 30 attempts', async () => {
    const held = await hold(world);
    for (let attempt = 0; attempt < 30; attempt += 1) await startPayment(world, held);
    await expect(startPayment(world, held)).rejects.toThrow('too_many_requests');
  });
});

describe('a webhook', () => {
  test('with a wrong secret is refused and does nothing', async () => {
    const held = await hold(world);
    const started = await pay(world, held, { verdict: 'lost' });
    const answer = await sendWebhook(started.id, 'not-the-secret');
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
    await runJobs(world);
    expect((await stateOf(held)).reservation).toBe('pending');
  });

  test('that lies is only a hint: the gateway is asked', async () => {
    const held = await hold(world);
    const started = await startPayment(world, held);
    await postCard(world, started);
    expect((await sendWebhook(started.id)).statusCode).toBe(200);
    await runJobs(world);
    expect(await stateOf(held)).toMatchObject({
      reservation: 'pending',
      payments: [{ state: 'open' }],
      ledger: [],
    });
  });

  test('for a payment nobody knows is answered and forgotten', async () => {
    expect((await sendWebhook('0199b5f2-0000-7000-8000-000000000000')).statusCode).toBe(200);
    await runJobs(world);
  });
});

async function reconcile(): Promise<void> {
  await reconcilePayments(world.deps, world.clock.now, (error) => {
    throw error;
  });
}

function sendWebhook(paymentId: string, secret = world.deps.config.sandboxGatewaySecret) {
  return world.app.inject({
    method: 'POST',
    url: '/api/v1/webhooks/sandbox-gateway',
    payload: {
      id: 'event-1',
      type: 'payment_paid',
      secret_token: secret,
      data: { id: paymentId, status: 'paid' },
    },
  });
}
