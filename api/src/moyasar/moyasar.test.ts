import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { compareGateway, sentenceOf } from '../books/compare-gateway.ts';
import { proveLedger } from '../payments/prove-ledger.ts';
import { reconcilePayments } from '../payments/reconcile-payments.ts';
import { resolvePayment } from '../payments/resolve-payment.ts';
import { sendRefund } from '../payments/send-refund.ts';
import { MOYASAR_KEYS, type MoyasarStub, startMoyasarStub } from '../testing/moyasar-stub.ts';
import {
  checkPayment,
  type HeldReservation,
  hold,
  type PaymentWorld,
  runJobs,
  type StartedPayment,
  startPayment,
} from '../testing/payment-world.ts';
import { headersOf, openWorld } from '../testing/world.ts';
import { createMoyasarPaymentGateway } from './moyasar-payment-gateway.ts';

const SECRET = 'the-webhook-secret';
let stub: MoyasarStub;
let world: PaymentWorld;
beforeAll(async () => {
  stub = await startMoyasarStub();
  world = await openWorld({
    env: {
      PAYMENT_GATEWAY: 'moyasar',
      MOYASAR_URL: stub.url,
      MOYASAR_PUBLISHABLE_KEY: MOYASAR_KEYS.publishableKey,
      MOYASAR_SECRET_KEY: MOYASAR_KEYS.secretKey,
      MOYASAR_WEBHOOK_SECRET: SECRET,
    },
  });
});
afterAll(async () => {
  await world.close();
  await stub.close();
});
beforeEach(() => {
  stub.next.length = 0;
});

/** Posts the card as the site does: straight to Moyasar, with nothing of ours in between. */
async function postCard(started: StartedPayment, change: object = {}): Promise<Response> {
  return await fetch(started.gateway_url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      given_id: started.id,
      amount: started.amount,
      currency: 'SAR',
      description: 'Diyar',
      callback_url: started.callback_url,
      publishable_api_key: started.publishable_key,
      source: {
        type: 'creditcard',
        name: 'SARA',
        number: '4111111111111111',
        month: 9,
        year: 2035,
        cvc: '123',
      },
      ...change,
    }),
  });
}

async function begin(change: object = {}): Promise<{ held: HeldReservation; started: StartedPayment }> {
  const held = await hold(world);
  const started = await startPayment(world, held);
  expect((await postCard(started, change)).status).toBe(201);
  return { held, started };
}

async function tell(id: string, type = 'payment_paid', secret = SECRET) {
  const payload = stub.webhookOf(id, type, secret);
  return await world.app.inject({ method: 'POST', url: '/api/v1/webhooks/moyasar', payload });
}

const paymentsOf = (held: HeldReservation) =>
  world.database.db
    .selectFrom('payment')
    .innerJoin('due', 'due.id', 'payment.due_id')
    .selectAll('payment')
    .where('due.reservation_id', '=', held.id)
    .execute();

const refundsOf = (held: HeldReservation) =>
  world.database.db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .innerJoin('due', 'due.id', 'payment.due_id')
    .select(['refund.id', 'refund.payment_id', 'refund.amount', 'refund.reason', 'refund.state'])
    .where('due.reservation_id', '=', held.id)
    .execute();

test('a booking is paid through Moyasar: card from the browser, 3-D Secure, back to our page', async () => {
  const { held, started } = await begin();
  expect(started.gateway_url).toBe(`${stub.url}/payments`);
  const created = stub.payments.get(started.id);
  const bank = await fetch(created?.source.transaction_url ?? '', { redirect: 'manual' });
  const back = new URL(bank.headers.get('location') ?? '');
  expect(back.pathname).toBe(`/dashboard/reservations/${held.number}/payment/return`);
  const shown = await checkPayment(world, held);
  expect(shown).toMatchObject({ state: 'active', paid: { amount: held.downPayment } });
  expect(shown.payments).toMatchObject([{ state: 'settled', card: 'Visa •••• 1111' }]);
  expect(await paymentsOf(held)).toMatchObject([{ gateway: 'moyasar' }]);
});

test.each([
  ['123456', 'active', { state: 'settled', method: 'stc_pay', card: 'STC Pay •••• 5678' }],
  ['654321', 'pending', { state: 'failed', failure: 'otp_wrong' }],
])('a booking is paid by STC Pay through Moyasar with the code %s', async (code, state, payment) => {
  const { held, started } = await begin({ source: { type: 'stcpay', mobile: '0512345678' } });
  const address = stub.payments.get(started.id)?.source.transaction_url ?? '';
  const sent = await fetch(address, { method: 'POST', body: JSON.stringify({ otp_value: code }) });
  expect(sent.status).toBe(200);
  const shown = await checkPayment(world, held);
  expect(shown).toMatchObject({ state, payments: [payment] });
});

test('a booking is paid by Apple Pay through Moyasar, which has decided when it answers', async () => {
  const { held } = await begin({ source: { type: 'applepay', token: '{"paymentData":{}}' } });
  const card = 'Apple Pay •••• 1010';
  expect(await checkPayment(world, held)).toMatchObject({
    state: 'active',
    payments: [{ state: 'settled', method: 'apple_pay', card }],
  });
});

test('a card is kept, paid with by our server and forgotten, to Moyasar’s contract', async () => {
  const held = await hold(world);
  const started = await startPayment(world, held, 'ar', { keep_card: true });
  const source = { type: 'creditcard', name: 'SARA', number: '4111111111111111', save_card: true };
  await postCard(started, { source: { ...source, month: 9, year: 2035, cvc: '123' } });
  stub.decide(started.id, 'paid');
  await checkPayment(world, held);
  await runJobs(world);
  const { db } = world.database;
  const card = await db.selectFrom('kept_card').selectAll().executeTakeFirstOrThrow();
  expect(card).toMatchObject({
    gateway: 'moyasar',
    company: 'visa',
    last4: '1111',
    expires_on: '2035-09-30',
  });
  const next = await hold(world, { guest: held.guest, start: '2030-04-01', end: '2030-04-03' });
  const { id } = await startPayment(world, next);
  const call = (method: 'POST' | 'DELETE', path: string, body?: object) =>
    world.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: headersOf(held.guest),
      ...(body && { payload: body }),
    });
  const pay = () => call('POST', `/payments/${id}/kept-card`, { card: card.id });
  stub.next.push(500);
  expect((await pay()).json().code).toBe('gateway_unreached');
  stub.next.push('lost answer');
  expect((await pay()).json().code).toBe('gateway_unreached');
  expect((await pay()).json().data.address).toBe(`${stub.url}/3ds/${id}`);
  const charges = stub.requests.filter(({ path, body }) => path === '/payments' && body.includes(card.token));
  expect(charges.length).toBe(3);
  expect(JSON.parse(String(charges[0]?.body))).toMatchObject({
    given_id: id,
    amount: next.downPayment,
    source: { type: 'token', token: card.token, '3ds': true },
  });
  await call('DELETE', `/kept-cards/${card.id}`);
  await runJobs(world);
  expect(stub.tokens.has(card.token)).toBe(false);
});

test('nothing of a card ever comes to us', async () => {
  const { started } = await begin();
  const sent = stub.requests.filter(({ body }) => body.includes('4111111111111111'));
  expect(sent.every(({ path }) => path === '/payments')).toBe(true);
  expect(JSON.stringify(stub.payments.get(started.id))).not.toContain('4111111111111111');
});

describe('a webhook', () => {
  test('without our secret is refused and asks nobody', async () => {
    const { started } = await begin();
    stub.decide(started.id, 'paid');
    const before = stub.requests.length;
    expect((await tell(started.id, 'payment_paid', 'a-guess')).statusCode).toBe(403);
    await runJobs(world);
    expect(stub.requests.length).toBe(before);
  });

  test('that says more than Moyasar knows changes nothing', async () => {
    const { held, started } = await begin();
    const payload = { ...stub.webhookOf(started.id, 'payment_paid', SECRET) };
    Object.assign(payload, { data: { id: started.id, status: 'paid', amount: started.amount } });
    const sent = await world.app.inject({ method: 'POST', url: '/api/v1/webhooks/moyasar', payload });
    expect(sent.statusCode).toBe(200);
    await runJobs(world);
    expect(await paymentsOf(held)).toMatchObject([{ state: 'open' }]);
  });

  test('that comes twice, late and in the wrong order settles once', async () => {
    const { held, started } = await begin();
    stub.decide(started.id, 'paid');
    for (const type of ['payment_failed', 'payment_paid', 'payment_faild', 'payment_paid'])
      expect((await tell(started.id, type)).statusCode).toBe(200);
    await runJobs(world);
    await tell(started.id);
    await runJobs(world);
    expect(await paymentsOf(held)).toMatchObject([{ state: 'settled', received: held.downPayment }]);
    expect(await refundsOf(held)).toEqual([]);
    expect((await checkPayment(world, held)).state).toBe('active');
  });

  test('about anything that is not a payment of ours is taken and forgotten', async () => {
    for (const [id, type] of [
      [randomUUID(), 'payment_paid'],
      ['not-a-uuid', 'payment_paid'],
      [randomUUID(), 'payout_paid'],
    ] as const)
      expect((await tell(id, type)).statusCode).toBe(200);
    const verification = { id: 'e1', type: 'webhook_verification', secret_token: SECRET };
    const payload = { ...verification, data: { verification_code: '123456' } };
    const sent = await world.app.inject({ method: 'POST', url: '/api/v1/webhooks/moyasar', payload });
    expect(sent.statusCode).toBe(200);
    await runJobs(world);
  });

  test('is not found where payments go elsewhere', async () => {
    const elsewhere = await openWorld({ database: world.database });
    const payload = stub.webhookOf(randomUUID(), 'payment_paid', SECRET);
    const answer = await elsewhere.app.inject({ method: 'POST', url: '/api/v1/webhooks/moyasar', payload });
    expect(answer.statusCode).toBe(404);
    const sandbox = await world.app.inject({ method: 'POST', url: '/sandbox-gateway/v1/payments' });
    expect(sandbox.statusCode).toBe(404);
    await elsewhere.close();
  });
});

describe('money that is not what was asked for', () => {
  test('goes back whole, and the stay stays unpaid', async () => {
    const { held, started } = await begin({ amount: 100 });
    stub.decide(started.id, 'paid');
    await tell(started.id);
    await runJobs(world);
    expect(await refundsOf(held)).toMatchObject([{ amount: 100, reason: 'wrong_amount', state: 'done' }]);
    expect(stub.payments.get(started.id)).toMatchObject({ status: 'refunded', refunded: 100 });
    expect((await checkPayment(world, held)).state).toBe('pending');
  });

  test('in another currency is no payment either', async () => {
    const { held, started } = await begin({ currency: 'USD' });
    stub.decide(started.id, 'paid');
    await tell(started.id);
    await runJobs(world);
    expect(await refundsOf(held)).toMatchObject([{ reason: 'wrong_amount', state: 'done' }]);
  });

  test('that is only reserved is not paid', async () => {
    const { held, started } = await begin();
    stub.decide(started.id, 'authorized');
    expect((await checkPayment(world, held)).state).toBe('pending');
    expect(await paymentsOf(held)).toMatchObject([{ state: 'open' }]);
  });
});

test.each([
  ['51', null, 'insufficient_funds'],
  ['54', null, 'expired_card'],
  ['99', null, 'unspecified'],
  [null, '3-D Secure transaction attempt failed (Not Authenticated)', 'three_d_secure_failed'],
  [null, null, 'unspecified'],
])('a refusal with code %s and message %s is told as %s', async (response_code, message, failure) => {
  const { held, started } = await begin();
  stub.decide(started.id, 'failed', { source: { response_code, message } });
  await checkPayment(world, held);
  expect(await paymentsOf(held)).toMatchObject([{ state: 'failed', failure_code: failure }]);
});

describe('a gateway in trouble', () => {
  test.each([500, 503, 429, 401, 403])(
    'that answers %s changes nothing; it is asked again',
    async (status) => {
      const { held, started } = await begin();
      stub.decide(started.id, 'paid');
      stub.next.push(status);
      await expect(resolvePayment(world.deps, started.id, world.clock.now)).rejects.toThrow(
        `moyasar answered ${status} for payment ${started.id}`,
      );
      expect(await paymentsOf(held)).toMatchObject([{ state: 'open' }]);
      world.clock.pass(30);
      await reconcilePayments(world.deps, world.clock.now, () => undefined);
      expect((await checkPayment(world, held)).state).toBe('active');
    },
  );

  test('that is silent is not waited for, and its error tells nothing of a payer', async () => {
    const { started } = await begin();
    const gateway = createMoyasarPaymentGateway({
      ...MOYASAR_KEYS,
      url: stub.url,
      webhookSecret: SECRET,
      answerWithinMs: 100,
    });
    stub.next.push('silence');
    await expect(gateway.fetch(started.id)).rejects.toThrow(/^moyasar did not answer: TimeoutError$/);
    expect(await gateway.fetch(randomUUID())).toBeNull();
  });
});

test('its books are read page by page and compared with ours', async () => {
  const { started } = await begin();
  const one = stub.payments.get(started.id);
  if (one === undefined) throw new Error('no payment');
  const strangers = Array.from({ length: 81 }, () => randomUUID());
  for (const id of strangers) stub.payments.set(id, { ...one, id, status: 'initiated' });
  const compare = async () => {
    const { differences } = await compareGateway(world.database.db, world.deps.gateway, world.clock.now);
    return differences.map((one) => sentenceOf('moyasar', one));
  };
  expect(await compare()).toEqual([]);
  stub.decide(strangers.at(-1) ?? '', 'paid');
  expect(await compare()).toEqual([
    `payment ${strangers.at(-1)} at moyasar: ${one.amount} came, of a payment we never began`,
  ]);
  for (const id of strangers) stub.payments.delete(id);
});

test('the books agree with all of it', async () => {
  expect(await proveLedger(world.database.db, world.deps.payables)).toEqual([]);
});

describe('a refund, which Moyasar knows by no id', () => {
  /** A settled payment of which two parts shall go back. */
  async function askBack(): Promise<{ id: string; refunds: [string, string] }> {
    const { held, started } = await begin();
    stub.decide(started.id, 'paid');
    await resolvePayment(world.deps, started.id, world.clock.now);
    const insert = (amount: number, reason: 'late' | 'changed') =>
      world.database.db
        .insertInto('refund')
        .values({ payment_id: started.id, amount, reason, created_at: world.clock.now })
        .execute();
    await insert(150, 'late');
    await insert(50, 'changed');
    const [one, other] = (await refundsOf(held)).sort((a, b) => b.amount - a.amount);
    return { id: started.id, refunds: [one?.id ?? '', other?.id ?? ''] };
  }
  const send = (id: string) => sendRefund(world.deps, id, world.clock.now);
  const sentBack = (id: string) => stub.payments.get(id)?.refunded;

  test('goes out once though its answer was lost and its job runs again', async () => {
    const { id, refunds } = await askBack();
    stub.next.push('pass', 'lost answer');
    await expect(send(refunds[0])).rejects.toThrow('moyasar did not answer');
    expect(sentBack(id)).toBe(150);
    await send(refunds[0]);
    expect(sentBack(id)).toBe(150);
    await send(refunds[1]);
    expect(sentBack(id)).toBe(200);
  });

  test('goes out once though many send it and its sibling at the same time', async () => {
    const { id, refunds } = await askBack();
    const ended = await Promise.allSettled([...refunds, ...refunds, ...refunds].map(send));
    // A refund that comes too early is refused and tried again, as the queue does; none was sent twice meanwhile.
    for (const one of ended)
      if (one.status === 'rejected') expect(String(one.reason)).toContain('another refund of this payment');
    expect(sentBack(id)).toBeLessThanOrEqual(200);
    for (const refund of refunds) await send(refund);
    expect(sentBack(id)).toBe(200);
    await Promise.all(refunds.map(send));
    expect(sentBack(id)).toBe(200);
  });

  test('that Moyasar refuses stays requested', async () => {
    const { id, refunds } = await askBack();
    stub.decide(id, 'voided');
    await expect(send(refunds[0])).rejects.toThrow(`moyasar answered 400 to refund ${refunds[0]}`);
    expect(sentBack(id)).toBe(0);
  });
});
