import type { Reservation as Shown } from '@diyar/contract/booking/reservations';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { PayableKind } from '../dues/payable.ts';
import { reconcilePayments } from '../payments/reconcile-payments.ts';
import { type BuiltPerson, buildListing } from '../testing/factories.ts';
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
import { endOverChanges } from './end-over-changes.ts';

let world: PaymentWorld;
provePayments((opened) => {
  world = opened;
});

const START = '2030-01-07T09:00:00Z';
/** Arrival of a stay from 1 February: 16:00 in Riyadh. */
const ARRIVAL = '2030-02-01T13:00:00Z';
const at = (instant: string, hours = 0) => {
  world.clock.now = new Date(new Date(instant).getTime() + hours * 3_600_000);
};

interface Booked extends HeldReservation {
  host: BuiltPerson;
}

type Policy = {
  instant?: boolean;
  cancellation?: 'flexible' | 'moderate' | 'strict';
  down_payment_percent?: number;
};

/** A paid booking of two nights from 1 February, 500 S.R each, of a unit of its own. */
async function book(policy: Policy = {}): Promise<Booked> {
  at(START);
  const times = { arrival_time: '16:00', departure_time: '12:00', down_payment_percent: 100 };
  const { unitId, host } = await buildListing(world.database.db, {
    unit: { policy: { ...times, cancellation: 'moderate', ...policy } },
  });
  const held = await hold(world, { unitId });
  await pay(world, held);
  await checkPayment(world, held);
  if (policy.instant === false)
    await ask(world, host, `/host/reservations/${held.number}/steps`, { body: { event: 'accept' } });
  return { ...held, host };
}

const shown = async (booked: Booked): Promise<Shown> =>
  (await ask(world, booked.guest, `/reservations/${booked.number}`, { method: 'GET' })).data;

const quote = (booked: Booked, start: string, end: string, guests = 1) =>
  ask(world, booked.guest, `/reservations/${booked.number}/change_quotes`, {
    body: { start, end, guests, services: [] },
  });

/** Quotes a change and asks for it at that price. */
async function change(booked: Booked, start: string, end: string) {
  const quoted = (await quote(booked, start, end)).data;
  const body = {
    quote_id: quoted.quote.id,
    pay: quoted.pay.amount,
    back: quoted.back.amount,
    reason: 'نمدد الإجازة',
  };
  return { quoted, ...(await ask(world, booked.guest, `/reservations/${booked.number}/changes`, { body })) };
}

const answer = (booked: Booked, event: string, refund = 0) =>
  ask(world, booked.host, `/host/reservations/${booked.number}/steps`, {
    body: { event, refund, reason: 'لا يناسبني' },
  });

const payDue = async (booked: Booked): Promise<Shown> => {
  await pay(world, booked);
  return checkPayment(world, booked);
};

/** What is occupied for a booking, in Riyadh's dates, and whether for a change. */
const occupied = async ({ id }: Booked) => {
  const { rows } = await sql<{ text: string }>`
    select concat_ws(' ', (lower(during) at time zone 'Asia/Riyadh')::date, (upper(during) at time zone 'Asia/Riyadh')::date,
      case when change_id is not null then 'held' end) as text
    from occupancy where reservation_id = ${id} order by during`.execute(world.database.db);
  return rows.map(({ text }) => text);
};

const refunds = async ({ id }: Booked) => {
  const { rows } = await sql<{ text: string }>`
    select concat_ws(' ', refund.reason, refund.amount) as text from refund join payment on payment.id = refund.payment_id
      join due on due.id = payment.due_id where due.reservation_id = ${id} order by refund.id`.execute(
    world.database.db,
  );
  return rows.map(({ text }) => text);
};

describe('a longer stay', () => {
  test('holds the nights beside the booked ones for a quarter of an hour, and holds once its difference is paid', async () => {
    const booked = await book();
    const { status, data, quoted } = await change(booked, '2030-02-01', '2030-02-04');
    expect([status, quoted.pay.amount, quoted.back.amount]).toEqual([201, 50_000, 0]);
    expect(quoted.needs_answer).toBe(false);
    expect(data).toMatchObject({
      total: { amount: 100_000 },
      due: { kind: 'difference', amount: { amount: 50_000 }, change: { paid: { amount: 100_000 } } },
    });
    expect(data.due.change).toMatchObject({ end: '2030-02-04', terms: { total: { amount: 150_000 } } });
    expect(await occupied(booked)).toEqual(['2030-02-01 2030-02-03', '2030-02-03 2030-02-04 held']);
    const paid = await payDue(booked);
    expect(paid).toMatchObject({
      total: { amount: 150_000 },
      paid: { amount: 150_000 },
      due: null,
      end: '2030-02-04',
    });
    expect(paid.changes).toMatchObject([
      { state: 'made', before: { end: '2030-02-03', total: { amount: 100_000 } }, reason: 'نمدد الإجازة' },
    ]);
    expect(await occupied(booked)).toEqual(['2030-02-01 2030-02-04']);
  });

  test('says with its difference what the booking will be, as the quote of the change said', async () => {
    const booked = await book({ down_payment_percent: 10 });
    const { quoted, data } = await change(booked, '2030-02-01', '2030-02-05');
    const { paid, terms } = data.due.change;
    expect([paid.amount, data.due.amount.amount, terms.rest.amount]).toEqual([10_000, 10_000, 180_000]);
    expect([paid, data.due.amount]).toEqual([quoted.before.paid, quoted.pay]);
    expect(terms.rest).toMatchObject({ amount: quoted.rest.amount, due_at: quoted.rest_due_at });
    expect((await payDue(booked)).terms).toEqual(terms);
  });

  test('lapses unpaid: the nights are free, the booking is as it was, and money that comes later goes back', async () => {
    const booked = await book();
    await change(booked, '2030-02-01', '2030-02-05');
    const unpaid = await pay(world, booked);
    at(START, 0.3);
    expect((await shown(booked)).changes).toMatchObject([{ state: 'lapsed', wait_until: null }]);
    expect(await endOverChanges(world.database.db, world.clock.now)).toBe(1);
    expect(await occupied(booked)).toEqual(['2030-02-01 2030-02-03']);
    const after = await checkPayment(world, booked);
    expect(after).toMatchObject({ total: { amount: 100_000 }, paid: { amount: 100_000 } });
    expect(after.payments.find(({ id }: { id: string }) => id === unpaid.id)).toMatchObject({
      state: 'surplus',
    });
    expect(await refunds(booked)).toEqual(['late 100000']);
    await runJobs(world);
  });

  test('is refused over nights of others, and frees a lapsed change that stands in its way', async () => {
    const booked = await book();
    await hold(world, { unitId: booked.unitId, start: '2030-02-05', end: '2030-02-06' });
    const refused = await quote(booked, '2030-02-01', '2030-02-06');
    expect([refused.status, refused.code]).toEqual([409, 'unit_taken']);
    await change(booked, '2030-02-01', '2030-02-05');
    const taken = hold(world, { unitId: booked.unitId, start: '2030-02-03', end: '2030-02-04' });
    await expect(taken).rejects.toMatchObject({ code: 'unit_taken' });
    at(START, 0.3);
    await hold(world, { unitId: booked.unitId, start: '2030-02-03', end: '2030-02-04' });
    expect((await shown(booked)).history.at(-1)).toMatchObject({ event: 'change_lapse' });
  });

  test('goes on while the guest stays, who can neither shorten it nor move its beginning', async () => {
    const booked = await book();
    at(ARRIVAL, 20);
    expect(await quote(booked, '2030-02-01', '2030-02-02')).toMatchObject({
      data: { errors: [{ field: 'end' }] },
    });
    expect((await quote(booked, '2030-02-02', '2030-02-04')).data.errors).toMatchObject([{ field: 'start' }]);
    const { data } = await change(booked, '2030-02-01', '2030-02-04');
    expect(data.due).toMatchObject({ kind: 'difference', amount: { amount: 50_000 } });
    expect(await payDue(booked)).toMatchObject({ end: '2030-02-04', paid: { amount: 150_000 } });
  });
});

test('killed while its payment is taken, ends as it was or as it is to be: paid once, and then it holds', async () => {
  const booked = await book();
  await change(booked, '2030-02-01', '2030-02-04');
  await pay(world, booked);
  // The connection dies with everything done and nothing committed, as with its process.
  const reservation: PayableKind = {
    ...world.deps.payables.reservation,
    lock: async (tx, id) => {
      const payable = await world.deps.payables.reservation.lock(tx, id);
      const settle: typeof payable.settle = async (...paid) => {
        await payable.settle(...paid);
        await sql`select pg_terminate_backend(pg_backend_pid())`.execute(paid[0]);
        return undefined;
      };
      return { ...payable, settle };
    },
  };
  const dying = { ...world.deps, payables: { ...world.deps.payables, reservation } };
  const killed: string[] = [];
  at(START, 0.1);
  await reconcilePayments(dying, world.clock.now, (_error, id) => killed.push(id));
  expect(killed).toHaveLength(1);
  expect(await shown(booked)).toMatchObject({ end: '2030-02-03', changes: [{ state: 'unpaid' }] });
  expect(await occupied(booked)).toEqual(['2030-02-01 2030-02-03', '2030-02-03 2030-02-04 held']);
  at(START, 0.2);
  const { db, gateway, payables } = world.deps;
  const report = (error: unknown) => {
    throw error;
  };
  await reconcilePayments({ db, gateway, payables }, world.clock.now, report);
  const after = await shown(booked);
  expect(after).toMatchObject({ end: '2030-02-04', paid: { amount: 150_000 }, changes: [{ state: 'made' }] });
  expect(await occupied(booked)).toEqual(['2030-02-01 2030-02-04']);
});

describe('a shorter stay', () => {
  test('gives back at once what cancelling the part now would, with a reason of its own', async () => {
    const booked = await book();
    const free = await change(booked, '2030-02-01', '2030-02-02');
    expect(free.quoted).toMatchObject({ back: { amount: 50_000 }, fee: { amount: 0 }, needs_answer: false });
    expect(free.data).toMatchObject({ total: { amount: 50_000 }, paid: { amount: 50_000 } });
    expect(await refunds(booked)).toEqual(['changed 50000']);
  });

  test('keeps by the policy what cancelling would, and cancelling later gives none of that back', async () => {
    const booked = await book();
    at(ARRIVAL, -48);
    const half = await change(booked, '2030-02-01', '2030-02-02');
    expect(half.quoted).toMatchObject({ percent: 50, back: { amount: 25_000 }, fee: { amount: 25_000 } });
    expect(half.data).toMatchObject({ total: { amount: 50_000 }, paid: { amount: 75_000 } });
    const cancel = half.data.steps.find(({ event }: { event: string }) => event === 'guest_cancel');
    expect(cancel.refund.amount).toBe(25_000);
  });

  test('lowers the rest before it gives money back', async () => {
    const booked = await book({ down_payment_percent: 30 });
    const { quoted, data } = await change(booked, '2030-02-01', '2030-02-02');
    expect(quoted).toMatchObject({ pay: { amount: 0 }, back: { amount: 0 }, rest: { amount: 20_000 } });
    expect(data.due).toMatchObject({ kind: 'rest', amount: { amount: 20_000 } });
  });
});

describe('on approval', () => {
  test('is paid first, then accepted; its old nights are free only then', async () => {
    const booked = await book({ instant: false });
    const { quoted } = await change(booked, '2030-02-02', '2030-02-05');
    expect(quoted).toMatchObject({ needs_answer: true, pay: { amount: 50_000 } });
    expect((await payDue(booked)).changes).toMatchObject([{ state: 'asked' }]);
    expect(await occupied(booked)).toEqual(['2030-02-01 2030-02-03', '2030-02-03 2030-02-05 held']);
    const { data } = await answer(booked, 'change_accept');
    expect(data).toMatchObject({ start: '2030-02-02', end: '2030-02-05', total: { amount: 150_000 } });
    expect(await occupied(booked)).toEqual(['2030-02-02 2030-02-05']);
  });

  test.each([
    ['declined', 'declined 50000', (booked: Booked) => answer(booked, 'change_decline', 50_000)],
    [
      'unanswered',
      'expired 50000',
      async () => {
        at(START, 25);
        await endOverChanges(world.database.db, world.clock.now);
      },
    ],
  ] as const)(
    '%s, all that was paid for it goes back and the booking is as it was',
    async (state, refund, end) => {
      const booked = await book({ instant: false });
      await change(booked, '2030-02-01', '2030-02-04');
      await payDue(booked);
      await end(booked);
      const after = await shown(booked);
      expect(after).toMatchObject({
        total: { amount: 100_000 },
        paid: { amount: 100_000 },
        changes: [{ state }],
      });
      expect(await refunds(booked)).toEqual([refund]);
      expect(await occupied(booked)).toEqual(['2030-02-01 2030-02-03']);
    },
  );

  test('ends with the booking: cancelling gives back all that was paid for it, beside what the policy says', async () => {
    const booked = await book({ instant: false });
    await change(booked, '2030-02-01', '2030-02-04');
    await payDue(booked);
    at(START, 20);
    const { steps } = await shown(booked);
    const refund = steps.find(({ event }) => event === 'guest_cancel')?.refund.amount;
    expect(refund).toBe(150_000);
    const body = { event: 'guest_cancel', refund };
    const { data } = await ask(world, booked.guest, `/reservations/${booked.number}/steps`, { body });
    expect(data).toMatchObject({ state: 'canceled', paid: { amount: 0 }, changes: [{ state: 'dropped' }] });
    expect(await occupied(booked)).toEqual([]);
  });
});

test('another arrival is the advertiser’s to agree once cancelling would keep something', async () => {
  const booked = await book();
  at(ARRIVAL, -48);
  expect((await quote(booked, '2030-03-01', '2030-03-03')).data.needs_answer).toBe(true);
  expect((await quote(booked, '2030-02-01', '2030-02-04')).data.needs_answer).toBe(false);
});

describe('refused', () => {
  test('a second change while one is open, another amount than was told, and a quote of another booking', async () => {
    const [booked, other] = [await book(), await book()];
    const { data } = await quote(booked, '2030-02-01', '2030-02-04');
    const asked = { quote_id: data.quote.id, pay: 1, back: 0, reason: '' };
    const path = (of: Booked) => `/reservations/${of.number}/changes`;
    expect(await ask(world, booked.guest, path(booked), { body: asked })).toMatchObject({
      code: 'state_changed',
    });
    const theirs = { ...asked, pay: 50_000 };
    expect(await ask(world, other.guest, path(other), { body: theirs })).toMatchObject({ code: 'not_found' });
    const booking = { quote_id: data.quote.id, method: 'card' };
    expect(await ask(world, other.guest, '/reservations', { body: booking })).toMatchObject({
      code: 'not_found',
    });
    expect((await ask(world, booked.guest, path(booked), { body: theirs })).status).toBe(201);
    expect(await quote(booked, '2030-02-01', '2030-02-05')).toMatchObject({
      status: 409,
      code: 'change_open',
    });
  });

  test('of two changes at once one is taken, as of a change and a cancellation, or a change and a booking', async () => {
    const booked = await book();
    const { data } = await quote(booked, '2030-02-01', '2030-02-04');
    const body = { quote_id: data.quote.id, pay: 50_000, back: 0, reason: '' };
    const path = `/reservations/${booked.number}`;
    const two = await Promise.all([1, 2].map(() => ask(world, booked.guest, `${path}/changes`, { body })));
    expect(two.map(({ status }) => status).sort()).toEqual([201, 409]);

    const third = await book();
    const next = (await quote(third, '2030-02-01', '2030-02-04')).data;
    const asked = { quote_id: next.quote.id, pay: 50_000, back: 0, reason: '' };
    const [changed, booking] = await Promise.all([
      ask(world, third.guest, `/reservations/${third.number}/changes`, { body: asked }),
      hold(world, { unitId: third.unitId, start: '2030-02-03', end: '2030-02-04' }).then(
        () => 201,
        ({ code }) => code,
      ),
    ]);
    expect([changed.status, booking].filter((one) => one === 201)).toHaveLength(1);

    const cancelled = await ask(world, booked.guest, `${path}/cancellation`, { body: { refund: 100_000 } });
    expect(cancelled.data).toMatchObject({ state: 'canceled', changes: [{ state: 'dropped' }] });
  });
});
