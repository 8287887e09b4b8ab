import type { CalendarDay } from '@diyar/contract/booking/stays';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildListing } from '../testing/factories.ts';
import { checkPayment, hold, openPaymentWorld, type PaymentWorld, pay } from '../testing/payment-world.ts';
import { ask } from '../testing/purchase-world.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
});
afterAll(() => world.close());

const at = (instant: string) => {
  world.clock.now = new Date(instant);
};

/** A paid booking, of two nights from 1 February unless told, made on 7 January. */
async function book(
  policy: { notice_minutes?: number } = {},
  stay: Partial<Parameters<typeof hold>[1]> = {},
) {
  at('2030-01-07T09:00:00Z');
  const { unitId } = await buildListing(world.database.db, {
    unit: { policy: { down_payment_percent: 100, ...policy } },
  });
  const held = await hold(world, { unitId, ...stay });
  await pay(world, held);
  await checkPayment(world, held);
  return held;
}

test('shows the days it can be moved to: its own are free, those of others are not, with what each night costs', async () => {
  const booked = await book();
  await hold(world, { unitId: booked.unitId, start: '2030-02-05', end: '2030-02-06' });
  const form = await ask(world, booked.guest, `/reservations/${booked.number}/change_form`, {
    method: 'GET',
  });
  const { today, days, limits, unit_id: unitId } = form.data;
  const states = (days as CalendarDay[]).filter(({ state }) => state !== 'free').map(({ date }) => date);
  expect([today, unitId, states]).toEqual(['2030-01-07', booked.unitId, ['2030-02-05']]);
  expect(days[0]).toMatchObject({ date: today, price: { amount: 50_000 } });
  expect(limits).toMatchObject({ min_nights: 1, arrival_days: [1, 2, 3, 4, 5, 6, 7] });
});

test('shows of hours what they can run on over, although it is too late for others to ask for it', async () => {
  const booked = await book(
    { notice_minutes: 240 },
    { period: 1, start: '2030-01-09T10:00', end: '2030-01-09T12:00' },
  );
  const taken = { period: 1, start: '2030-01-09T15:00', end: '2030-01-09T16:00' } as const;
  const slotsAt = async (now: string) => {
    at(now);
    const form = await ask(world, booked.guest, `/reservations/${booked.number}/change_form`, {
      method: 'GET',
    });
    const day = (form.data.days as CalendarDay[]).find(({ date }) => date === '2030-01-09');
    return { form, starts: day?.slots.map(({ start }) => start) ?? [] };
  };
  // Before it begins others need the notice; the booked start needs none.
  at('2030-01-09T05:55:00Z');
  await hold(world, { unitId: booked.unitId, ...taken });
  const early = await slotsAt('2030-01-09T06:00:00Z');
  expect([early.form.data.has_begun, early.starts[0]]).toEqual([false, '13:00']);
  const own = ({ form }: { form: { data: { own_slots: CalendarDay['slots'] } } }) =>
    form.data.own_slots.map(({ start }) => start);
  expect(own(early).slice(0, 6)).toEqual(['10:00', '11:00', '12:00', '13:00', '14:00', '16:00']);
  // Once it has begun, what others held and did not pay is free again.
  const { form } = await slotsAt('2030-01-09T08:00:00Z');
  expect([form.data.has_begun, own({ form }).includes('15:00')]).toEqual([true, true]);
});

test('a booked night stays on offer to its own guest, whatever else takes hours of its day', async () => {
  const { unitId, host } = await buildListing(world.database.db, {
    unit: { policy: { arrival_time: '16:00', departure_time: '12:00' } },
  });
  const held = await hold(world, { unitId });
  await pay(world, held);
  await checkPayment(world, held);
  const hours = { from: '2030-02-01', to: '2030-02-01', starts: '06:00', ends: '08:00' };
  const rule = { ...hours, weekdays: null, season: null, note: null };
  const closed = await ask(world, host, '/host/closures', { body: { ...rule, units: [unitId] } });
  expect(closed.status).toBe(201);

  const address = `/reservations/${held.number}`;
  const form = await ask(world, held.guest, `${address}/change_form`, { method: 'GET' });
  const states = new Map(
    form.data.days.map(({ date, state }: { date: string; state: string }) => [date, state]),
  );
  expect(states.get('2030-02-01')).toBe('free');
  const stay = { start: '2030-02-01', end: '2030-02-04', guests: 1, services: [] };
  expect((await ask(world, held.guest, `${address}/change_quotes`, { body: stay })).status).toBe(201);
});
