import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashCode } from '../accounts/challenge.ts';
import { batchPayouts, exportBatch } from '../payouts/batch-payouts.ts';
import { decidePayout } from '../payouts/decide-payout.ts';
import { makePayouts } from '../payouts/make-payouts.ts';
import { transact } from '../platform/db/database.ts';
import { finishEnded } from '../reservations/finish-ended.ts';
import { type BuiltPerson, buildListing } from '../testing/factories.ts';
import { buildOperator } from '../testing/operators.ts';
import { checkPayment, hold, openPaymentWorld, type PaymentWorld, pay } from '../testing/payment-world.ts';
import { ask } from '../testing/purchase-world.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
});
afterAll(() => world.close());

/** Asks to close an account with a code that its owner's phone has just got. */
async function close(person: BuiltPerson) {
  const id = randomUUID();
  const { now } = world.clock;
  await world.database.db
    .insertInto('sign_in_challenge')
    .values({
      id,
      phone: person.phone,
      address_hash: Buffer.alloc(32),
      channel: 'sms',
      lang: 'ar',
      code_hash: hashCode(world.deps.config.pepper, id, '123456'),
      created_at: now,
      expires_at: new Date(now.getTime() + 300_000),
    })
    .execute();
  return ask(world, person, '/accounts/current/closure', { body: { challenge_id: id, code: '123456' } });
}

/** A paid stay that is over; nothing of it was paid out. */
async function earned(): Promise<{ host: BuiltPerson; guest: BuiltPerson }> {
  const { db } = world.database;
  world.clock.now = new Date('2030-01-10T09:00:00Z');
  const { unitId, host } = await buildListing(db, { unit: { policy: { down_payment_percent: 100 } } });
  const held = await hold(world, { unitId });
  await pay(world, held);
  await checkPayment(world, held);
  world.clock.now = new Date('2030-02-06T13:00:00Z');
  await finishEnded(db, world.clock.now);
  return { host, guest: held.guest };
}

test('an advertiser to whom money is owed closes no account: nobody would know where it goes', async () => {
  const { host, guest } = await earned();
  expect(await close(host)).toMatchObject({ status: 409, code: 'money_owed' });
  expect((await close(guest)).status).toBe(201);
});

test('a payout that is on its way is waited for, until it is paid', async () => {
  const { db } = world.database;
  const { host } = await earned();
  const place = { account_id: host.accountId, kind: 'wallet', wallet: 'stc' } as const;
  await db
    .insertInto('payout_destination')
    .values({ ...place, wallet_phone: '+966501234567' })
    .execute();
  expect(await makePayouts(db, world.clock.now)).toBe(1);
  expect(await close(host)).toMatchObject({ status: 409, code: 'money_owed' });
  const operator = await buildOperator(db, world.deps.config.pepper, world.clock.now);
  const by = { operatorId: operator.operatorId, requestId: randomUUID() };
  await transact(db, async (tx) => {
    const { id } = await batchPayouts(tx, by, world.clock.now);
    await exportBatch(tx, by, Number(id), world.clock.now);
    const payout = await tx.selectFrom('payout').select('number').executeTakeFirstOrThrow();
    const paid = { number: payout.number, said: { outcome: 'paid', reference: 'FT1' } } as const;
    await decidePayout(tx, by, paid, world.clock.now);
  });
  expect((await close(host)).status).toBe(201);
});
