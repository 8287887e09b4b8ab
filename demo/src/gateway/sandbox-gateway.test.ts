import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../../api/src/app.ts';
import {
  answerBank,
  type HeldReservation,
  hold,
  MADA,
  openPaymentWorld,
  type PaymentWorld,
  pay,
  postCard,
  runJobs,
  type StartedPayment,
  startPayment,
} from '../../../api/src/testing/payment-world.ts';
import { fetchInProcess } from './fetch-in-process.ts';
import { basicOf, PUBLISHABLE_KEY, secretKeyOf } from './keys.ts';
import { sendWebhook } from './send-webhook.ts';

let world: PaymentWorld;
let held: HeldReservation;
let started: StartedPayment;
beforeAll(async () => {
  world = await openPaymentWorld();
  held = await hold(world);
  started = await startPayment(world, held);
});
afterAll(() => world.close());

function secretKey(): string {
  return basicOf(secretKeyOf(world.deps.config.sandboxGatewaySecret));
}

describe('a card posted to the gateway', () => {
  test('is answered in the shape of Moyasar, with the page of the bank, and its number is not kept', async () => {
    const answer = await postCard(world, started);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      id: started.id,
      status: 'initiated',
      amount: started.amount,
      currency: 'SAR',
      refunded: 0,
      source: {
        type: 'creditcard',
        company: 'mada',
        number: '4201-32XX-XXXX-1010',
        transaction_url: `/sandbox-gateway/3ds/${started.id}`,
      },
    });
    const rows = await world.database.db.selectFrom('sandbox_gateway.payment').selectAll().execute();
    expect(JSON.stringify([rows, answer.json()])).not.toContain(MADA);
  });

  test('is refused when its id was used before', async () => {
    const answer = await postCard(world, started);
    expect([answer.statusCode, answer.json().type]).toEqual([400, 'used_given_id']);
  });

  test.each([
    ['number', '420132011111101', 'source.number'],
    ['number', '4201320111111011', 'source.number'],
    ['number', '42013201111110101', 'source.number'],
    ['cvc', '12', 'source.cvc'],
    ['cvc', '12a', 'source.cvc'],
    ['month', '13', 'source.month'],
    ['month', '0', 'source.month'],
    ['year', '29', 'source.year'],
    ['year', '2029', 'source.year'],
    ['name', '  ', 'source.name'],
    ['type', 'samsungpay', 'source.type'],
    ['amount', 99, 'amount'],
    ['amount', 100.5, 'amount'],
  ])('is refused with %s %s', async (field, value, named) => {
    const answer = await postCard(world, await startPayment(world, held), { [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ type: 'invalid_request_error', message: 'Validation Failed' });
    expect(Object.keys(answer.json().errors)).toEqual([named]);
  });

  test('is good through the last day of its month', async () => {
    const answer = await postCard(world, await startPayment(world, held), { month: '1', year: '30' });
    expect(answer.statusCode).toBe(201);
  });

  test('may be typed with spaces', async () => {
    const fresh = await startPayment(world, held);
    const answer = await postCard(world, fresh, { number: '4111 1111 1111 1111' });
    expect(answer.json().source).toMatchObject({ company: 'visa', number: '4111-11XX-XXXX-1111' });
  });

  test('sends its visitor only to the public address where there is one, whatever host is asked for', async () => {
    const config = { ...world.deps.config, publicUrl: 'https://diyar.example' };
    const app = await buildApp({ ...world.deps, config });
    const post = async (callback_url: string) => {
      const fresh = await startPayment(world, held);
      const answer = await postCard({ ...world, app }, { ...fresh, callback_url }, {}, 'evil.example');
      return answer.statusCode;
    };
    expect(await post('https://diyar.example/dashboard')).toBe(201);
    expect(await post('http://evil.example/')).toBe(400);
    await app.close();
  });

  test('cannot send its visitor to another site afterwards', async () => {
    for (const url of [
      'https://evil.example/',
      'javascript:alert(1)',
      'http://localhost.evil.example/',
      '/dashboard',
    ]) {
      const answer = await postCard(world, { ...started, callback_url: url });
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json().errors)).toEqual(['callback_url']);
    }
  });

  test('needs a key', async () => {
    const answer = await postCard(world, { ...started, publishable_key: 'pk_live_other' });
    expect([answer.statusCode, answer.json().type]).toEqual([401, 'authentication_error']);
  });
});

describe('the bank page', () => {
  async function open(id: string) {
    return await world.app.inject({ url: `/sandbox-gateway/3ds/${id}` });
  }

  test('speaks the language of the shop, says it is a sandbox and offers four answers', async () => {
    for (const lang of ['ar', 'en'] as const) {
      const fresh = await startPayment(world, held, lang);
      await postCard(world, fresh);
      const page = await open(fresh.id);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain(
        lang === 'ar' ? '<html lang="ar" dir="rtl">' : '<html lang="en" dir="ltr">',
      );
      expect(page.body).toContain(lang === 'ar' ? 'بوابة دفع تجريبية' : 'Sandbox payment gateway');
      expect(page.body).toContain('4201-32XX-XXXX-1010');
      const verdicts = [...page.body.matchAll(/name="verdict" value="(\w+)"/g)].map(([, verdict]) => verdict);
      expect(verdicts).toEqual(['approve', 'decline', 'slow', 'lost']);
      expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    }
  });

  test('shows what a browser sent as text, never as markup', async () => {
    const fresh = await startPayment(world, held);
    await postCard(world, fresh);
    await world.database.db
      .updateTable('sandbox_gateway.payment')
      .set({ description: '<img src=x onerror=alert(1)>' })
      .where('id', '=', fresh.id)
      .execute();
    expect((await open(fresh.id)).body).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  test('takes the first answer only, and leads back however often it is sent', async () => {
    const fresh = await startPayment(world, held, 'en');
    await postCard(world, fresh);
    const answers = await Promise.all(
      ['approve', 'approve', 'decline'].map((verdict) => answerBank(world, fresh.id, verdict)),
    );
    const places = new Set(answers.map((answer) => answer.headers.location));
    expect(answers.map((answer) => answer.statusCode)).toEqual([303, 303, 303]);
    expect(places.size).toBe(1);
    const [place] = places;
    expect(place).toContain(
      `/en/dashboard/reservations/${held.number}/payment/return?payment=${fresh.id}&id=${fresh.id}&status=`,
    );
    const reloaded = await open(fresh.id);
    expect(reloaded.body).toContain('You have already answered this payment.');
    expect(reloaded.body).not.toContain('verdict');
  });

  test('of an unknown payment says so', async () => {
    const page = await open('0199b5f2-0000-7000-8000-000000000000');
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('لا توجد عملية دفع');
    expect((await open('nonsense')).statusCode).toBe(404);
    expect((await answerBank(world, '0199b5f2-0000-7000-8000-000000000000', 'approve')).statusCode).toBe(404);
    expect((await answerBank(world, started.id, 'perhaps')).statusCode).toBe(400);
  });
});

describe('the secret key', () => {
  async function send(path: string, authorization: string | undefined, payload?: object) {
    return await world.app.inject({
      method: payload === undefined ? 'GET' : 'POST',
      url: `/sandbox-gateway/v1/payments/${path}`,
      headers: authorization === undefined ? {} : { authorization },
      ...(payload && { payload }),
    });
  }

  test('is needed to look at a payment and to send money back', async () => {
    for (const key of [undefined, basicOf(PUBLISHABLE_KEY), 'Bearer x', 'Basic !!!']) {
      expect((await send(started.id, key)).statusCode).toBe(401);
      const refund = { amount: 1, refund_id: started.id };
      expect((await send(`${started.id}/refund`, key, refund)).statusCode).toBe(401);
    }
    expect((await send(started.id, secretKey())).json().status).toBe('initiated');
    expect((await send('nonsense', secretKey())).json().type).toBe('record_not_found');
  });

  test('sends back a part, then the rest, never more, and each refund once', async () => {
    const other = await hold(world);
    const paid = await pay(world, other, { verdict: 'lost' });
    const refund = (amount: number, refund_id: string) =>
      send(`${paid.id}/refund`, secretKey(), { amount, refund_id });
    const [first, rest] = [crypto.randomUUID(), crypto.randomUUID()];
    const twice = await Promise.all([refund(100, first), refund(100, first)]);
    expect(twice.map((answer) => answer.json().refunded)).toEqual([100, 100]);
    expect((await refund(200, first)).statusCode).toBe(400);
    expect((await refund(paid.amount, rest)).statusCode).toBe(400);
    expect((await refund(paid.amount - 100, rest)).json()).toMatchObject({
      status: 'refunded',
      refunded: paid.amount,
    });
    expect((await send(`${started.id}/refund`, secretKey(), { amount: 1, refund_id: rest })).statusCode).toBe(
      400,
    );
    expect((await refund(0, crypto.randomUUID())).statusCode).toBe(400);
  });
});

test('a webhook the shop could not take is sent again', async () => {
  const other = await hold(world);
  const paid = await pay(world, other);
  const [job] = (await jobsOf(paid.id)).map(({ payload }) => payload);
  const refusing = {
    db: world.deps.db,
    secret: 'another secret than the shop knows',
    fetch: fetchInProcess(() => world.app),
  };
  await expect(
    sendWebhook(refusing, job ?? { payment_id: '', event_id: '' }, world.clock.now),
  ).rejects.toThrow('403');
  await runJobs(world);
  const { state } = await world.database.db
    .selectFrom('payment')
    .select('state')
    .where('id', '=', paid.id)
    .executeTakeFirstOrThrow();
  expect(state).toBe('settled');
});

async function jobsOf(paymentId: string) {
  const { rows } = await sql<{ payload: { payment_id: string; event_id: string } }>`
    select payload from graphile_worker._private_jobs where payload->>'payment_id' = ${paymentId}`.execute(
    world.database.db,
  );
  return rows;
}

test('by Apple Pay an amount decides: between 1,101 and 1,200 S.R the bank answers that there is not enough', async () => {
  for (const [amount, status, response_code] of [
    [110_000, 'paid', '00'],
    [110_100, 'failed', '51'],
    [120_000, 'failed', '51'],
    [120_001, 'paid', '00'],
  ] as const) {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/sandbox-gateway/v1/payments',
      payload: {
        publishable_api_key: started.publishable_key,
        ...{ amount, currency: 'SAR', callback_url: started.callback_url },
        source: { type: 'applepay', token: '{}' },
      },
    });
    expect(answer.json()).toMatchObject({ status, source: { type: 'applepay', response_code } });
  }
});

test('Apple is asked for the gateway’s own site alone, and at Apple’s address alone', async () => {
  const asked = {
    publishable_api_key: started.publishable_key,
    validation_url: 'https://apple-pay-gateway.apple.com/paymentservices/startSession',
    display_name: 'ديار',
    domain_name: 'localhost',
  };
  const ask = async (changed: object) => {
    const url = '/sandbox-gateway/v1/applepay/initiate';
    return (await world.app.inject({ method: 'POST', url, payload: { ...asked, ...changed } })).statusCode;
  };
  expect(await ask({})).toBe(200);
  expect(await ask({ domain_name: 'diyar.example' })).toBe(400);
  expect(await ask({ validation_url: 'https://apple.com.example/startSession' })).toBe(400);
  expect(await ask({ publishable_api_key: 'a guess' })).toBe(401);
});

test('there is no sandbox gateway in production', async () => {
  const config = { ...world.deps.config, production: true };
  const app = await buildApp({ ...world.deps, config });
  expect((await app.inject({ url: `/sandbox-gateway/3ds/${started.id}` })).statusCode).toBe(404);
  const webhook = await app.inject({ method: 'POST', url: '/api/v1/webhooks/sandbox-gateway', payload: {} });
  expect(webhook.statusCode).toBe(404);
  await app.close();
});
