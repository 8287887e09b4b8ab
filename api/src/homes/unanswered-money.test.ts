import type { StatementTotals } from '@diyar/contract/money/payouts';
import type { Home } from '@diyar/contract/supply/home';
import type { AdStatistics } from '@diyar/contract/supply/host-ads';
import type { HostStatistics } from '@diyar/contract/supply/host-statistics';
import { expect, test } from 'vitest';
import { buildListing } from '../testing/factories.ts';
import {
  checkPayment,
  type HeldReservation,
  hold,
  type PaymentWorld,
  pay,
} from '../testing/payment-world.ts';
import { provePayments } from '../testing/proved-payments.ts';
import { ask } from '../testing/purchase-world.ts';

let world: PaymentWorld;
provePayments((opened) => {
  world = opened;
});

test('what guests paid is an advertiser’s once they accept, and a declined or cancelled booking counts nowhere', async () => {
  world.clock.now = new Date('2030-01-31T09:00:00Z');
  const policy = { instant: false, cancellation: 'flexible' as const, down_payment_percent: 100 };
  const { host, unitId, adNumber } = await buildListing(world.database.db, { unit: { policy } });
  const paid = async (start: string, end: string) => {
    const held = await hold(world, { unitId, start, end });
    await pay(world, held);
    await checkPayment(world, held);
    return held;
  };
  const get = async <T>(path: string): Promise<T> => (await ask(world, host, path, { method: 'GET' })).data;
  const figures = async () => {
    const { business, to_come, payout_missing } = await get<Home>('/accounts/current/home');
    const { total } = await get<HostStatistics>('/host/statistics');
    const months = await get<HostStatistics>('/host/statistics?by=month');
    const { days } = await get<AdStatistics>(`/host/ads/${adNumber}/statistics?days=30`);
    const { totals } = await get<{ totals: StatementTotals }>('/fees');
    const { received, waiting, refunded, fees, vat, balance } = totals;
    expect(received.amount - refunded.amount - fees.amount - vat.amount).toBe(balance.amount);
    expect(total.income.amount).toBe(business?.income.now);
    expect(total.reservations).toBe(business?.bookings.now);
    expect(days.reduce((sum, { reservations }) => sum + reservations, 0)).toBe(total.reservations);
    expect(to_come?.balance.amount).toBe(balance.amount);
    expect(payout_missing).toBe(balance.amount > 0);
    const inMonth = (first: string) => months.buckets.find(({ from }) => from === first)?.income.amount ?? 0;
    const [january, february] = [inMonth('2030-01-01'), inMonth('2030-02-01')];
    expect(january + february).toBe(total.income.amount);
    return [total.reservations, january, february, received.amount, waiting.amount, balance.amount];
  };
  const answer = async (held: HeldReservation, body: { event: string; refund: number; reason?: string }) => {
    const { status } = await ask(world, host, `/host/reservations/${held.number}/steps`, { body });
    expect(status).toBe(201);
  };
  const payForNight = async (held: HeldReservation): Promise<number> => {
    const path = `/reservations/${held.number}`;
    const stay = { start: '2030-02-10', end: '2030-02-13', guests: 1, services: [] };
    const { data } = await ask(world, held.guest, `${path}/change_quotes`, { body: stay });
    const body = { quote_id: data.quote.id, pay: data.pay.amount, back: data.back.amount, reason: '' };
    expect((await ask(world, held.guest, `${path}/changes`, { body })).status).toBe(201);
    await pay(world, held);
    await checkPayment(world, held);
    return data.pay.amount;
  };

  const wanted = await paid('2030-02-10', '2030-02-12');
  const unwanted = await paid('2030-03-01', '2030-03-03');
  const [one, other] = [wanted.downPayment, unwanted.downPayment];
  expect(await figures()).toEqual([0, 0, 0, 0, one + other, 0]);

  await answer(wanted, { event: 'accept', refund: 0 });
  expect(await figures()).toEqual([1, one, 0, one, other, one]);

  world.clock.now = new Date('2030-02-01T08:00:00Z');

  await answer(unwanted, { event: 'decline', refund: other, reason: 'الوحدة تحت الصيانة' });
  expect(await figures()).toEqual([1, one, 0, one, 0, one]);

  const more = await payForNight(wanted);
  expect(await figures()).toEqual([1, one, 0, one, more, one]);

  await answer(wanted, { event: 'change_accept', refund: 0 });
  expect(await figures()).toEqual([1, one, more, one + more, 0, one + more]);

  await answer(wanted, { event: 'host_cancel', refund: one + more, reason: 'تسرّب مياه في الوحدة' });
  expect(await figures()).toEqual([0, one, -one, one + more, 0, 0]);
});
