import type { ReservationEvent, Reservation as Shown } from '@diyar/contract/booking/reservations';
import { describe, expect, test } from 'vitest';
import { type BuiltPerson, buildListing } from '../testing/factories.ts';
import { buildOperator } from '../testing/operators.ts';
import {
  checkPayment,
  type HeldReservation,
  hold,
  type PaymentWorld,
  pay,
  runJobs,
} from '../testing/payment-world.ts';
import { provePayments } from '../testing/proved-payments.ts';
import { ask } from '../testing/purchase-world.ts';
import { headersOf } from '../testing/world.ts';
import { cancelUnpaidRests, expireUnanswered } from './expire-unanswered.ts';
import { finishEnded } from './finish-ended.ts';
import { remindOfRests } from './remind-of-rests.ts';

let world: PaymentWorld;
provePayments((opened) => {
  world = opened;
});

const HOUR = 3600;
const START = '2030-01-07T09:00:00Z';
/** Arrival of a stay from 1 February: 16:00 in Riyadh. */
const ARRIVAL = '2030-02-01T13:00:00Z';
const at = (instant: string, hours = 0) => {
  world.clock.now = new Date(new Date(instant).getTime() + hours * HOUR * 1000);
};

type Policy = { instant?: boolean; cancellation?: 'flexible' | 'moderate' | 'strict' };

interface Booked extends HeldReservation {
  host: BuiltPerson;
}

/** A paid booking of two nights from 1 February of a unit of its own. */
async function book(policy: Policy = {}): Promise<Booked> {
  at(START);
  const times = { arrival_time: '16:00', departure_time: '12:00' };
  const settled = { ...times, cancellation: 'moderate' as const, ...policy };
  const { unitId, host } = await buildListing(world.database.db, { unit: { policy: settled } });
  const held = await hold(world, { unitId });
  await pay(world, held);
  await checkPayment(world, held);
  return { ...held, host };
}

const shown = async (booked: Booked, side: 'guest' | 'host' = 'guest'): Promise<Shown> =>
  side === 'guest'
    ? (await ask(world, booked.guest, `/reservations/${booked.number}`, { method: 'GET' })).data
    : (await ask(world, booked.host, `/host/reservations/${booked.number}`, { method: 'GET' })).data;

const offered = (reservation: Shown, event: ReservationEvent) =>
  reservation.steps.find((step) => step.event === event);

/** Takes a step with the amount that is offered, unless another is given. */
async function take(
  booked: Booked,
  side: 'guest' | 'host',
  body: { event: ReservationEvent; refund?: number; kept?: number | undefined; reason?: string },
) {
  const refund = body.refund ?? offered(await shown(booked, side), body.event)?.refund.amount ?? 0;
  const path = side === 'guest' ? '/reservations' : '/host/reservations';
  const person = side === 'guest' ? booked.guest : booked.host;
  return ask(world, person, `${path}/${booked.number}/steps`, { body: { ...body, refund } });
}

const refundsOf = async (booked: Booked) =>
  (
    await world.database.db
      .selectFrom('refund')
      .innerJoin('payment', 'payment.id', 'refund.payment_id')
      .innerJoin('due', 'due.id', 'payment.due_id')
      .select(['refund.amount', 'refund.reason', 'refund.state'])
      .where('reservation_id', '=', booked.id)
      .orderBy('refund.id')
      .execute()
  ).map(({ amount, reason, state }) => `${reason} ${amount} ${state}`);

const isFree = async (booked: Booked) => {
  const rows = await world.database.db
    .selectFrom('occupancy')
    .select('id')
    .where('reservation_id', '=', booked.id)
    .execute();
  return rows.length === 0;
};

describe('cancelled by its guest', () => {
  test('gives back what the policy says and the page showed, frees the nights and sends the refund', async () => {
    const booked = await book();
    const before = await shown(booked);
    expect(offered(before, 'guest_cancel')).toMatchObject({ percent: 100, kept: { amount: 0 } });
    at(ARRIVAL, -48);
    const half = Math.round(booked.downPayment / 2);
    expect(offered(await shown(booked), 'guest_cancel')).toMatchObject({
      percent: 50,
      refund: { amount: half },
      kept: { amount: booked.downPayment - half },
      until: expect.stringMatching(/^2030-01-31T16:00/),
    });
    const after = await take(booked, 'guest', { event: 'guest_cancel', reason: 'تغيّرت خطتي' });
    expect(after.data).toMatchObject({ state: 'canceled', steps: [], due: null });
    expect(after.data.history.at(-1)).toMatchObject({
      event: 'guest_cancel',
      by: 'guest',
      reason: 'تغيّرت خطتي',
      settled: { paid: { amount: booked.downPayment }, refund: { amount: half } },
    });
    expect(await isFree(booked)).toBe(true);
    await runJobs(world);
    expect(await refundsOf(booked)).toEqual([`guest_cancelled ${half} done`]);
    expect(await shown(booked)).toMatchObject({ paid: { amount: booked.downPayment - half } });
  });

  test('is refused with an amount of before, and after arrival', async () => {
    const booked = await book();
    at(ARRIVAL, -48);
    const stale = await take(booked, 'guest', { event: 'guest_cancel', refund: booked.downPayment });
    expect(stale).toMatchObject({ status: 409, code: 'state_changed' });
    await ask(world, booked.guest, `/reservations/${booked.number}/payment_checks`);
    at(ARRIVAL, 1);
    expect((await take(booked, 'guest', { event: 'guest_cancel', refund: 0 })).status).toBe(409);
    expect((await shown(booked)).state).toBe('active');
  });
});

test('cancelled by its advertiser, all goes back whatever the policy, and a reason is needed', async () => {
  const booked = await book({ cancellation: 'strict' });
  at(ARRIVAL, -20 * 24);
  const unsaid = await take(booked, 'host', { event: 'host_cancel' });
  expect(unsaid.data.errors).toMatchObject([{ field: 'reason', rule: 'reason_required' }]);
  const other = await take(booked, 'guest', { event: 'host_cancel', reason: 'x' });
  expect(other).toMatchObject({ status: 409 });
  const done = await take(booked, 'host', { event: 'host_cancel', reason: 'تسرّب مياه في الوحدة' });
  expect(done.data).toMatchObject({ state: 'canceled', side: 'host' });
  expect((await shown(booked)).history.at(-1)).toMatchObject({ by: 'host', reason: 'تسرّب مياه في الوحدة' });
  expect(await refundsOf(booked)).toEqual([`host_cancelled ${booked.downPayment} requested`]);
  expect(await isFree(booked)).toBe(true);
});

test('an operator cancels with a reason both sides read, and gives back all or what the policy says', async () => {
  const booked = await book();
  at(ARRIVAL, -48);
  const { config } = world.deps;
  const operator = await buildOperator(world.database.db, config.pepper, world.clock.now);
  const { operatorId } = operator;
  const headers = { ...headersOf({}), ...operator.headers };
  const url = `/api/v1/console/reservations/${booked.number}`;
  const seen = (await world.app.inject({ url, headers })).json().data;
  const half = Math.round(booked.downPayment / 2);
  expect(seen.cancelling).toMatchObject({ all: { amount: booked.downPayment }, policy: { amount: half } });
  const cancel = (body: object) =>
    world.app.inject({ method: 'POST', url: `${url}/cancellation`, headers, payload: body });
  const reason = 'ثبت أن الوحدة غير صالحة للسكن';
  expect((await cancel({ gives: 'policy', refund: booked.downPayment, reason })).statusCode).toBe(409);
  expect((await cancel({ gives: 'all', refund: booked.downPayment, reason: '' })).statusCode).toBe(422);
  const done = await cancel({ gives: 'all', refund: booked.downPayment, reason });
  expect(done.json().data).toMatchObject({ cancelling: null, reservation: { state: 'canceled' } });
  expect((await shown(booked, 'host')).history.at(-1)).toMatchObject({ by: 'operator', reason });
  expect(await refundsOf(booked)).toEqual([`operator ${booked.downPayment} requested`]);
  expect(await isFree(booked)).toBe(true);
  const acts = await world.database.db
    .selectFrom('audit_entry')
    .select('reason')
    .where('operator_id', '=', operatorId)
    .where('act', '=', 'reservation_cancelled')
    .execute();
  expect(acts).toEqual([{ reason }]);
});

describe('on approval', () => {
  const onApproval = { instant: false };

  test('is paid, keeps its dates while it waits, and is confirmed when the advertiser accepts', async () => {
    const booked = await book(onApproval);
    const waiting = await shown(booked);
    expect(waiting).toMatchObject({ state: 'waiting_for_approval', due: null });
    expect(waiting.answer_until).toBe('2030-01-08T12:00:00+03:00');
    expect(await isFree(booked)).toBe(false);
    expect((await shown(booked, 'host')).steps.map(({ event }) => event)).toEqual(['accept', 'decline']);
    expect((await take(booked, 'host', { event: 'accept' })).data.state).toBe('active');
    expect(await shown(booked)).toMatchObject({ answer_until: null, due: { kind: 'rest' } });
    expect((await take(booked, 'host', { event: 'decline', reason: 'x' })).status).toBe(409);
  });

  test('declined, withdrawn or not answered, all goes back', async () => {
    const [declined, withdrawn, silent] = [
      await book(onApproval),
      await book(onApproval),
      await book(onApproval),
    ];
    await take(declined, 'host', { event: 'decline', reason: 'الوحدة تحت الصيانة' });
    await take(withdrawn, 'guest', { event: 'withdraw' });
    at(START, 24);
    expect((await shown(silent, 'host')).steps).toEqual([]);
    expect(await expireUnanswered(world.database.db, world.clock.now)).toBe(1);
    const all = (reason: string) => [`${reason} ${declined.downPayment} requested`];
    expect(await refundsOf(declined)).toEqual(all('declined'));
    expect(await refundsOf(withdrawn)).toEqual(all('guest_cancelled'));
    expect(await refundsOf(silent)).toEqual(all('expired'));
    for (const one of [declined, withdrawn, silent]) expect(await isFree(one)).toBe(true);
  });

  test('answered and expired at the same moment, one of the two happens', async () => {
    const booked = await book(onApproval);
    at(START, 24);
    const late = new Date(world.clock.now);
    at(START, 23.999);
    const [answer] = await Promise.all([
      take(booked, 'host', { event: 'accept' }),
      expireUnanswered(world.database.db, late),
    ]);
    const { state, history } = await shown(booked);
    expect(state).toBe(answer.status === 201 ? 'active' : 'canceled');
    expect(history).toHaveLength(3);
  });

  test('is not booked so late that nobody could answer', async () => {
    at('2030-02-01T11:30:00Z');
    const { unitId } = await buildListing(world.database.db, {
      unit: { policy: { arrival_time: '16:00', departure_time: '12:00', ...onApproval } },
    });
    await expect(hold(world, { unitId })).rejects.toMatchObject({ code: 'validation_failed' });
  });
});

describe('the rest', () => {
  test('is paid by card before its date, and told of twice at most', async () => {
    const booked = await book();
    const { due, terms } = await shown(booked);
    expect(due).toMatchObject({
      kind: 'rest',
      amount: { amount: terms.total.amount - booked.downPayment },
      due_at: '2030-01-30T16:00:00+03:00',
      cancels_at: '2030-01-31T16:00:00+03:00',
    });
    const told = async (hours: number) => {
      at(ARRIVAL, hours);
      const before = await remindOfRests(world.database.db, world.clock.now);
      return [before, await remindOfRests(world.database.db, world.clock.now)];
    };
    await told(-73);
    const events = async () =>
      (
        await world.database.db
          .selectFrom('event')
          .select('key')
          .where('account_id', '=', booked.guest.accountId)
          .where('key', 'like', 'reservation_rest%')
          .orderBy('at')
          .execute()
      ).map(({ key }) => key);
    expect(await events()).toEqual([]);
    await told(-71);
    await told(-47);
    expect(await events()).toEqual(['reservation_rest_due_soon', 'reservation_rest_last_warning']);
    // A page of before, that shows the down payment, opens no payment of the rest.
    const stale = { body: { amount: booked.downPayment } };
    expect(await ask(world, booked.guest, `/reservations/${booked.number}/payments`, stale)).toMatchObject({
      status: 409,
      code: 'state_changed',
    });
    const started = await pay(world, booked);
    expect(started.amount).toBe(due?.amount.amount);
    const paid = await checkPayment(world, booked);
    expect(paid).toMatchObject({ state: 'active', due: null, paid: terms.total });
    expect(paid.history.at(-1)).toMatchObject({ event: 'pay_rest', by: 'gateway' });
    // The timeline tells of all that is paid, also for the days before the rest fell due.
    for (const { percent, amount } of paid.terms.refunds)
      expect(amount.amount).toBe(Math.round((terms.total.amount * percent) / 100));
    at(ARRIVAL, -23);
    await cancelUnpaidRests(world.database.db, world.clock.now);
    expect((await shown(booked)).state).toBe('active');
    // Both payments take part in what goes back.
    const [after] = [await take(booked, 'host', { event: 'host_cancel', reason: 'عطل' })];
    expect(after?.data.state).toBe('canceled');
    expect(await refundsOf(booked)).toHaveLength(2);
  });

  test('unpaid a day before arrival, the stay is cancelled by its policy, unless the advertiser gave time', async () => {
    const [left, given] = [
      await book({ cancellation: 'flexible' }),
      await book({ cancellation: 'flexible' }),
    ];
    at(ARRIVAL, -30);
    expect((await take(given, 'host', { event: 'give_time' })).data.due.cancels_at).toBe(
      '2030-02-01T16:00:00+03:00',
    );
    expect(offered(await shown(given, 'host'), 'give_time')).toBeUndefined();
    at(ARRIVAL, -24);
    expect(await cancelUnpaidRests(world.database.db, world.clock.now)).toBe(1);
    expect((await shown(left)).history.at(-1)).toMatchObject({ event: 'rest_unpaid', by: 'clock' });
    const half = Math.round(left.downPayment / 2);
    expect(await refundsOf(left)).toEqual([`guest_cancelled ${half} requested`]);
    expect((await shown(given)).state).toBe('active');
    at(ARRIVAL);
    await cancelUnpaidRests(world.database.db, world.clock.now);
    expect((await shown(given)).state).toBe('canceled');
  });
});

test('who does not come is settled as cancelling at arrival, from the midnight after it', async () => {
  const booked = await book({ cancellation: 'flexible' });
  await pay(world, booked);
  const { paid } = await checkPayment(world, booked);
  at('2030-02-01T20:59:00Z');
  expect((await shown(booked, 'host')).steps).toEqual([]);
  at('2030-02-01T21:00:00Z');
  const half = Math.round(paid.amount / 2);
  expect(offered(await shown(booked, 'host'), 'no_show')).toMatchObject({
    refund: { amount: half },
    percent: 50,
  });
  await take(booked, 'host', { event: 'no_show', reason: 'لم يرد على الاتصال' });
  expect((await shown(booked)).state).toBe('canceled');
  expect(await isFree(booked)).toBe(true);
});

test('leaving early frees the nights that are left and gives nothing back but what the advertiser gives', async () => {
  const booked = await book();
  await pay(world, booked);
  await checkPayment(world, booked);
  at('2030-02-02T06:00:00Z');
  await take(booked, 'guest', { event: 'leave' });
  expect(await shown(booked)).toMatchObject({ state: 'finished', departs_at: '2030-02-02T09:00:00+03:00' });
  expect(await refundsOf(booked)).toEqual([]);
  // Somebody else has the second night.
  await hold(world, { unitId: booked.unitId, start: '2030-02-02', end: '2030-02-03' });
  const { kept } = offered(await shown(booked, 'host'), 'give_back') ?? {};
  const said = { event: 'give_back', kept: kept?.amount, reason: 'تعويض عن ليلة' } as const;
  const tooMuch = await take(booked, 'host', { ...said, refund: 9_999_999 });
  expect(tooMuch.data.errors).toMatchObject([{ field: 'refund', rule: 'refund_within_kept' }]);
  // Sent again by somebody whose answer was lost, or twice at once, it gives back once.
  const twice = await Promise.all([1, 2].map(() => take(booked, 'host', { ...said, refund: 5000 })));
  expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
  const again = await take(booked, 'host', { ...said, refund: 5000 });
  expect([again.status, again.code]).toEqual([409, 'state_changed']);
  expect((await shown(booked)).state).toBe('finished');
  expect(await refundsOf(booked)).toEqual(['changed 5000 requested']);
});

test('a stay finishes at its departure', async () => {
  const booked = await book();
  await pay(world, booked);
  await checkPayment(world, booked);
  at('2030-02-03T09:00:00Z');
  await finishEnded(world.database.db, world.clock.now);
  expect(await shown(booked)).toMatchObject({ state: 'finished', steps: [] });
});
