import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { MOYASAR_KEYS } from '../testing/moyasar-stub.ts';
import { openWorld } from '../testing/world.ts';

const SECRET = 'the-webhook-secret';

test('whoever forges webhooks must wait after 60 in a minute, and Moyasar’s own from the same network never', async () => {
  const world = await openWorld({
    env: {
      PAYMENT_GATEWAY: 'moyasar',
      MOYASAR_PUBLISHABLE_KEY: MOYASAR_KEYS.publishableKey,
      MOYASAR_SECRET_KEY: MOYASAR_KEYS.secretKey,
      MOYASAR_WEBHOOK_SECRET: SECRET,
      LIMIT_FACTOR: '1',
    },
  });
  const send = async (secret: string) => {
    const payload = { id: 'e1', type: 'payment_paid', secret_token: secret, data: { id: randomUUID() } };
    const answer = await world.app.inject({ method: 'POST', url: '/api/v1/webhooks/moyasar', payload });
    return [answer.statusCode, answer.json().code];
  };
  for (let n = 0; n < 60; n += 1) expect(await send('a-guess')).toEqual([403, 'forbidden']);
  expect(await send('a-guess')).toEqual([429, 'too_many_requests']);
  for (let n = 0; n < 100; n += 1) expect(await send(SECRET)).toEqual([200, 'ok']);
  await world.close();
});
