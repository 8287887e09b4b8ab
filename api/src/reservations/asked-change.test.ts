import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildListing } from '../testing/factories.ts';
import { checkPayment, hold, openPaymentWorld, type PaymentWorld, pay } from '../testing/payment-world.ts';
import { ask } from '../testing/purchase-world.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
});
afterAll(() => world.close());

test('a change that waits for its advertiser stands among what they have to answer, as it is to be', async () => {
  const { unitId, host } = await buildListing(world.database.db, {
    unit: { policy: { instant: false, down_payment_percent: 100 } },
  });
  const held = await hold(world, { unitId });
  await pay(world, held);
  await checkPayment(world, held);
  await ask(world, host, `/host/reservations/${held.number}/steps`, { body: { event: 'accept' } });
  const waiting = async () => {
    const list = await ask(world, host, '/reservation_lists/host?view=to_accept', { method: 'GET' });
    const home = await ask(world, host, '/accounts/current/home', { method: 'GET' });
    return { ids: list.data.items.map(({ id }: { id: string }) => id), home: home.data.to_accept };
  };
  expect(await waiting()).toEqual({ ids: [], home: [] });

  const address = `/reservations/${held.number}`;
  const stay = { start: '2030-02-01', end: '2030-02-04', guests: 1, services: [] };
  const { data: quoted } = await ask(world, held.guest, `${address}/change_quotes`, { body: stay });
  const asked = { quote_id: quoted.quote.id, pay: quoted.pay.amount, back: 0, reason: '' };
  await ask(world, held.guest, `${address}/changes`, { body: asked });
  // Until it is paid there is nothing to answer.
  expect(await waiting()).toEqual({ ids: [], home: [] });
  await pay(world, held);
  await checkPayment(world, held);
  const { ids, home } = await waiting();
  expect(ids).toEqual([held.number]);
  expect(home).toMatchObject([{ id: held.number, is_change: true, start: '2030-02-01', end: '2030-02-04' }]);
  expect(home[0].amount.amount).toBe(quoted.quote.total.amount);

  const { now } = world.clock;
  world.clock.now = new Date(new Date(home[0].until).getTime() + 1);
  expect(await waiting()).toEqual({ ids: [], home: [] });
  world.clock.now = now;
  await ask(world, host, `/host/reservations/${held.number}/steps`, { body: { event: 'change_accept' } });
  expect(await waiting()).toEqual({ ids: [], home: [] });
});
