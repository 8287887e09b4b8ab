import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { PAYABLES } from '../payables.ts';
import { proveLedger } from '../payments/prove-ledger.ts';
import { buildListing } from '../testing/factories.ts';
import { checkPayment, hold, openPaymentWorld, type PaymentWorld, pay } from '../testing/payment-world.ts';
import { ask } from '../testing/purchase-world.ts';
import { makePayouts } from './make-payouts.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
});
afterAll(() => world.close());
afterEach(async () => {
  expect(await proveLedger(world.database.db, PAYABLES)).toEqual([]);
});

/** A paid stay of two nights, 500 S.R each, whose guest paid for a third two hours before its payout; its host has to agree to it. */
async function askedChange() {
  const { db } = world.database;
  world.clock.now = new Date('2030-01-10T09:00:00Z');
  const { unitId, host } = await buildListing(db, {
    unit: {
      policy: { down_payment_percent: 100, instant: false, arrival_time: '16:00', departure_time: '12:00' },
    },
  });
  await db
    .insertInto('payout_destination')
    .values({
      account_id: host.accountId,
      kind: 'wallet',
      wallet: 'stc',
      wallet_phone: '+966500000001',
    } as never)
    .execute();
  const held = await hold(world, { unitId });
  const step = (event: string, refund = 0) =>
    ask(world, host, `/host/reservations/${held.number}/steps`, {
      body: { event, refund, reason: 'محجوزة' },
    });
  await pay(world, held);
  await checkPayment(world, held);
  await step('accept');
  world.clock.now = new Date('2030-02-02T11:00:00Z');
  const path = `/reservations/${held.number}`;
  const wanted = { start: '2030-02-01', end: '2030-02-04', guests: 1, services: [] };
  const {
    quote,
    pay: due,
    back,
  } = (await ask(world, held.guest, `${path}/change_quotes`, { body: wanted })).data;
  const body = { quote_id: quote.id, pay: due.amount, back: back.amount, reason: '' };
  expect((await ask(world, held.guest, `${path}/changes`, { body })).status).toBe(201);
  await pay(world, held);
  await checkPayment(world, held);
  world.clock.now = new Date('2030-02-02T13:00:00Z');
  const paidOut = async () => {
    await makePayouts(db, world.clock.now);
    const rows = await db
      .selectFrom('payout')
      .select('amount')
      .where('account_id', '=', host.accountId)
      .execute();
    return rows.map(({ amount }) => amount);
  };
  const balance = async () => (await ask(world, host, '/fees', { method: 'GET' })).data.totals.balance.amount;
  return { step, paidOut, balance };
}

test('what was paid for a change is in no payout until its advertiser agrees to it, and is owed from then on', async () => {
  const { step, paidOut, balance } = await askedChange();
  expect(await paidOut()).toEqual([100_000]);
  expect((await step('change_accept')).status).toBe(201);
  expect(await balance()).toBe(50_000);
});

test('what was paid for a change that its advertiser declines was never in a payout', async () => {
  const { step, paidOut, balance } = await askedChange();
  expect(await paidOut()).toEqual([100_000]);
  expect((await step('change_decline', 50_000)).status).toBe(201);
  expect(await balance()).toBe(0);
});
