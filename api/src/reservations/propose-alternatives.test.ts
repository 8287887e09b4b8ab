import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildListing } from '../testing/factories.ts';
import { checkPayment, hold, openPaymentWorld, type PaymentWorld, pay } from '../testing/payment-world.ts';
import { ask } from '../testing/purchase-world.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
  world.clock.now = new Date('2030-01-07T09:00:00Z');
});
afterAll(() => world.close());

/** A booking that is paid and then cancelled by its advertiser; answers its alternatives, and the event its guest hears of. */
async function cancelledByHost() {
  const { db } = world.database;
  const { unitId, host } = await buildListing(db);
  const held = await hold(world, { unitId });
  await pay(world, held);
  await checkPayment(world, held);
  const path = `/reservations/${held.number}/alternatives`;
  expect((await ask(world, held.guest, path, { method: 'GET' })).data.alternatives).toEqual([]);
  const body = { event: 'host_cancel', refund: held.downPayment, reason: 'عطل في التكييف' };
  const { status } = await ask(world, host, `/host/reservations/${held.number}/steps`, { body });
  expect(status).toBe(201);
  const { data } = await ask(world, held.guest, path, { method: 'GET' });
  const { params } = await db
    .selectFrom('event')
    .select('params')
    .where('key', '=', 'reservation_canceled_by_host')
    .where('account_id', '=', held.guest.accountId)
    .executeTakeFirstOrThrow();
  const now = async () => (await ask(world, held.guest, path, { method: 'GET' })).data;
  const showOwn = (state: 'closed' | 'published') =>
    db.updateTable('ad').set({ state }).where('unit_id', '=', unitId).execute();
  return { alternatives: data.alternatives, params, db, now, showOwn };
}

test('a guest whose advertiser cancels is proposed what is free for the same stay, with the difference; none where nothing is', async () => {
  const alone = await cancelledByHost();
  expect(alone.alternatives).toEqual([]);
  expect(alone.params).toMatchObject({ alternatives: '' });
  await alone.db.updateTable('ad').set({ state: 'closed' }).execute();

  const { adNumber } = await buildListing(world.database.db, { unit: { prices: { daily: 40_000 } } });
  const { alternatives, params, db, now, showOwn } = await cancelledByHost();
  expect(alternatives).toMatchObject([
    {
      ad_id: String(adNumber),
      ...{ start: '2030-02-01', end: '2030-02-03', total: { amount: 80_000 } },
      ...{ difference: { amount: 20_000 }, compares: 'less' },
    },
  ]);
  expect(params).toMatchObject({ alternatives: `${adNumber}:80000` });
  // The advertiser takes the unit off show: nothing is like it then, but what was proposed can still be had.
  await showOwn('closed');
  expect(await now()).toEqual({ alternatives: [], gone: 0 });
  await showOwn('published');
  // Says what is gone by the time the notice is read, and proposes what is free by now.
  await db.updateTable('ad').set({ state: 'closed' }).where('number', '=', Number(adNumber)).execute();
  expect(await now()).toEqual({ alternatives: [], gone: 1 });
  const later = await buildListing(db);
  expect(await now()).toMatchObject({ alternatives: [{ ad_id: String(later.adNumber) }], gone: 1 });
});
